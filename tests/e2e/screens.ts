import type { Page } from '@playwright/test'
import { adminScreens } from './admin-screens.ts'
import { builderScreens, cannotLoad, gone, invalidWorkout } from './builder-screens.ts'
import { calendarScreens } from './calendar-screens.ts'
import { withReAims } from './re-aim-screens.ts'
import { routeGeneratorScreens } from './route-generator-screens.ts'
import { routeLibraryScreens } from './route-library-screens.ts'
import { routePageScreens } from './route-page-screens.ts'
import {
  at,
  broken,
  empty,
  invalid,
  longNames,
  missing,
  ofSport,
  type Screen,
  saying,
  waiting,
  withProfile,
} from './screen-kinds.ts'
import { visit } from './settled.ts'

/** Every screen and state of the product: drawn by `npm run shots`, and visited by the tests. */
export const screens: readonly Screen[] = [
  at('landing', 'stranger', '/'),
  at('login', 'stranger', '/login'),
  at('login-signup', 'stranger', '/login?register=true'),
  at('login-message', 'stranger', '/login?message=Password+updated+successfully'),
  saying(
    ['Invalid login credentials'],
    at('login-refused', 'stranger', '/login', async (page) => {
      await page.getByLabel('Email').fill('nobody@example.org')
      await page.getByLabel('Password').fill('not it at all')
      await page.getByRole('button', { name: 'Login' }).click()
      await page.getByText('Invalid login credentials').first().waitFor()
    }),
  ),
  at('login-empty-fields', 'stranger', '/login?register=true', (page) =>
    page.getByRole('button', { name: 'Signup' }).click(),
  ),
  at('forgot-password', 'stranger', '/forgot-password'),
  saying(
    ['Reset password email sent', 'If an account exists with this email, a reset password email has been sent.'],
    at('forgot-password-sent', 'stranger', '/forgot-password', async (page) => {
      await page.getByLabel('Email').fill('nobody@example.org')
      await page.getByRole('button', { name: 'Send Reset Email' }).click()
      await page.getByText('Reset password email sent').first().waitFor()
    }),
  ),
  at('reset-password', 'stranger', '/reset-password'),
  at('reset-password-message', 'stranger', '/reset-password?message=This+link+is+too+old'),
  at('email-verification', 'stranger', '/email-verification/set-password'),
  at('confirm-refused', 'stranger', '/auth/confirm?token_hash=none&type=signup'),
  at('privacy-policy', 'stranger', '/privacy-policy'),
  saying(
    ['Payments are not refundable unless specified here', 'fewer than 3 workouts', 'contact page'],
    at('terms-of-service', 'stranger', '/terms-of-service'),
  ),
  saying(['No support address is set on', 'within 24 hours'], at('contact', 'stranger', '/contact')),
  saying(['Dashboard'], at('contact-signed-in', 'athlete', '/contact')),
  at('landing-menu', 'stranger', '/', async (page) => {
    const menu = page.getByRole('button', { name: 'Open menu' })
    if (await menu.isVisible()) await menu.click()
  }),
  at('landing-faq', 'stranger', '/#faq', async (page) => {
    await page.getByText('Which workouts are supported?').click()
  }),
  saying(
    ['Written for Threshold 5:00 /km', 'Sign up to make your own'],
    at('landing-result', 'stranger', '/', async (page) => {
      await page.getByRole('button', { name: 'Generate workout' }).click()
      await page.getByText('Sign up to make your own').waitFor()
    }),
  ),
  at('landing-refused', 'stranger', '/', async (page) => {
    const refusal = {
      error: 'You have tried ten workouts in an hour. Sign up to generate your own.',
      code: 'too-often',
    }
    await page.route('**/api/samples', (route) => route.fulfill({ status: 429, json: refusal }))
    await page.getByRole('button', { name: 'Generate workout' }).click()
    await page.getByText(refusal.error).waitFor()
  }),
  at('supported-workouts', 'stranger', '/supported-workouts'),
  at('roadmap', 'stranger', '/roadmap'),
  saying(['$0', '$5', 'nobody is charged'], at('pricing', 'stranger', '/pricing')),
  saying(['This is your plan.', 'Part of your STANDARD plan.'], at('pricing-signed-in', 'athlete', '/pricing')),
  at('calculator-running', 'stranger', '/running-pace-zone-calculator'),
  saying(
    ['Moderately Hard', '5:48', '< means anything slower'],
    at('calculator-running-zones', 'stranger', '/running-pace-zone-calculator?pace=4:30&unit=kilometers'),
  ),
  at('calculator-running-race', 'stranger', '/running-pace-zone-calculator', async (page) => {
    await page.getByText('I do not know my threshold pace').click()
    await page.getByLabel('Time', { exact: true }).fill('25:30')
  }),
  at('calculator-cycling', 'stranger', '/cycling-power-zone-calculator?ftp=264'),
  at('calculator-cycling-refused', 'stranger', '/cycling-power-zone-calculator', async (page) => {
    await page.getByRole('spinbutton', { name: 'FTP' }).fill('9000')
    await page.getByRole('button', { name: 'Calculate Zones' }).click()
  }),
  saying(
    ['Save to my metrics'],
    at('calculator-swimming', 'athlete', '/swimming-pace-zone-calculator?css=1:45&unit=meters'),
  ),
  at('calculator-swimming-empty', 'stranger', '/swimming-pace-zone-calculator'),
  at('coaching', 'stranger', '/coaching'),
  at('text-syntax', 'stranger', '/text-syntax'),
  at('sentences', 'stranger', '/sentences'),
  saying(['Page Not Found', 'Go Home'], missing('page-not-found', 'stranger', '/nowhere')),
  ofSport('workout-running', 'stranger', 'running'),
  ofSport('workout-cycling', 'stranger', 'cycling'),
  ofSport('workout-swimming', 'stranger', 'swimming'),
  ofSport('workout-step', 'stranger', 'running', async (page) => {
    const chart = page
      .locator('[tabindex="0"]')
      .filter({ has: page.locator('svg') })
      .first()
    await chart.focus()
    for (let step = 0; step < 3; step += 1) await page.keyboard.press('ArrowRight')
  }),
  ofSport('workout-copied', 'stranger', 'running', (page) => page.getByRole('button', { name: /Copy URL/ }).click()),
  ofSport('workout-formats', 'stranger', 'swimming', async (page) => {
    await openFormats(page)
    await page.getByRole('radio').last().check()
  }),
  ofSport('workout-formats-failed', 'stranger', 'cycling', async (page) => {
    const refusal = { error: 'Something broke on our side. Try again in a minute.', code: 'refused' }
    await page.route('**/api/workouts/*/formats*', (route) => route.fulfill({ status: 403, json: refusal }))
    await visit(page, page.url())
    await openFormats(page)
    await page.getByRole('button', { name: 'Try again' }).waitFor()
  }),
  ofSport('workout-formats-loading', 'stranger', 'running', async (page) => {
    await page.route('**/api/workouts/*/formats*', () => {})
    await visit(page, page.url())
    await openFormats(page)
  }),
  saying(
    ['QR code', 'Embed code', 'Copy URL', 'Download SVG'],
    ofSport('workout-share', 'stranger', 'cycling', openShare),
  ),
  saying(
    ['Workout Not Found', 'This workout may have been removed, archived, or the link might be incorrect.', 'Home'],
    missing('workout-not-found', 'stranger', `/workout/${gone}`),
  ),
  saying(invalidWorkout, invalid('workout-invalid', 'stranger', '/workout')),

  at('dashboard', 'athlete', '/dashboard'),
  at('dashboard-recent', 'athlete', '/dashboard?tab=recent-workouts'),
  empty('dashboard-recent-empty', '/dashboard?tab=recent-workouts'),
  saying(
    ['Failed to fetch workouts'],
    broken('dashboard-recent-failed', 'athlete', '/dashboard?tab=recent-workouts', '**/api/workouts?*'),
  ),
  waiting('dashboard-recent-loading', '/dashboard?tab=recent-workouts', '**/api/workouts?*'),
  at('dashboard-menu', 'athlete', '/dashboard', async (page) => {
    const menu = page.getByRole('button', { name: 'Open menu' })
    if (await menu.isVisible()) await menu.click()
  }),
  saying(
    ['Page Not Found', 'Go Home', 'Sign Out'],
    missing('dashboard-not-found', 'athlete', '/dashboard/nowhere/at/all'),
  ),
  saying(
    ['Workout Library'],
    withProfile('dashboard-admin', '/dashboard', (profile) => ({ ...profile, role: 'admin' })),
  ),
  ...calendarScreens,
  at('library', 'athlete', '/dashboard/workout-library/page/1'),
  saying(
    ['No workouts found. Create a workout to get started.'],
    empty('library-empty', '/dashboard/workout-library/page/1'),
  ),
  longNames('library-long-names', '/dashboard/workout-library/page/1'),
  longNames('dashboard-recent-long-names', '/dashboard?tab=recent-workouts'),
  broken('library-failed', 'athlete', '/dashboard/workout-library/page/1', '**/api/workouts?*'),
  waiting('library-loading', '/dashboard/workout-library/page/1', '**/api/workouts?*'),
  at('library-actions', 'athlete', '/dashboard/workout-library/page/1', (page) =>
    page
      .getByRole('button', { name: /^Actions for/ })
      .first()
      .click(),
  ),
  at('library-import', 'athlete', '/dashboard/workout-library/page/1', openImport),
  at('library-imported', 'athlete', '/dashboard/workout-library/page/1', async (page) => {
    await openImport(page)
    const file = (name: string, text: string) => ({ name, mimeType: 'text/plain', buffer: Buffer.from(text) })
    await page
      .getByLabel('Files to import')
      .setInputFiles([
        file('tempo.txt', '- 10m 55%\n\n2x\n- 15m 80%\n- 5m 55%\n\n- 10m 50%\n'),
        file('letter.json', '{"dear": "coach"}'),
      ])
    await page.getByRole('button', { name: 'Done' }).waitFor()
  }),
  ...routeGeneratorScreens,
  ...routeLibraryScreens,
  ...routePageScreens,
  saying(['Who sees this workout'], ofSport('own-workout', 'athlete', 'cycling')),
  saying(
    ['This workout is private', 'Its link works for you alone.'],
    ofSport('own-workout-private', 'athlete', 'running', async (page) => {
      await page.route('**/api/workouts/*', async (route) => {
        const answer = await route.fetch()
        await route.fulfill({ response: answer, json: { ...(await answer.json()), is_private: true } })
      })
      await visit(page, page.url())
      await openShare(page)
    }),
  ),
  saying(
    ['Workout Not Found', 'Browse Workouts', 'Create Workout', 'Home'],
    missing('own-workout-not-found', 'athlete', `/dashboard/workout/${gone}`),
  ),
  saying(invalidWorkout, invalid('own-workout-invalid', 'athlete', '/dashboard/workout')),
  saying(cannotLoad, broken('own-workout-failed', 'athlete', `/dashboard/workout/${gone}`, '**/api/workouts/*')),

  at('generator', 'athlete', '/dashboard/workout-generator'),
  saying(
    ['Upgrade Your Account', 'Generative workouts are for paid users. Free users can create manual workouts.'],
    at('generator-free', 'free', '/dashboard/workout-generator'),
  ),
  at('generator-cycling', 'athlete', '/dashboard/workout-generator?sport=cycling&type=sweet+spot', (page) =>
    page.getByRole('radio', { name: 'Power' }).click(),
  ),
  at('generator-swimming', 'athlete', '/dashboard/workout-generator?sport=swimming&type=ladder+sets'),
  at('generator-described', 'athlete', '/dashboard/workout-generator', (page) =>
    page.getByLabel('Describe it').fill('1h15 sweet spot, 3x12 with 4 min rest, ftp 264, at 150 bpm, with my dog'),
  ),
  saying(
    ['2 parts left out: “reggae”, “llama”', 'No length was said, so 1 hour.'],
    at('generator-left-out', 'athlete', '/dashboard/workout-generator', async (page) => {
      await page.getByLabel('Describe it').fill('easy ride to reggae with my llama')
      await page.getByText(/parts left out/).click()
      await page.getByText('How the rest was filled in').click()
    }),
  ),
  saying(
    ['A part of “60 min bike z2 then 20 min run at 10k pace then 10 min bike”'],
    at('generator-planned-part', 'athlete', '/dashboard/workout-generator', async (page) => {
      await page.getByLabel('Describe it').fill('60 min bike z2 then 20 min run at 10k pace then 10 min bike')
      await page.getByRole('button', { name: 'Plan “20 min run at 10k pace”' }).click()
      await page.getByRole('button', { name: 'Back to all of it' }).waitFor()
    }),
  ),
  saying(
    ['Check before you go on', '“20 min”: The set alone is 1 hour 20 minutes long'],
    at('generator-to-check', 'athlete', '/dashboard/workout-generator', (page) =>
      page.getByLabel('Describe it').fill('20 min bike ride consisting of 4x20 min threshold'),
    ),
  ),
  at('generator-assumed', 'athlete', '/dashboard/workout-generator', (page) =>
    page.getByLabel('Describe it').fill('tempo'),
  ),
  at('generator-main-set', 'athlete', '/dashboard/workout-generator', (page) =>
    page.getByLabel('Describe it').fill('1h run, 15 min warm-up, 2x(5x400) with 200 m jog, 3 min easy between sets'),
  ),
  saying(
    ['Exactly as written', 'Build this workout'],
    at('generator-written', 'athlete', '/dashboard/workout-generator', async (page) => {
      await page.getByLabel('Describe it').fill(written)
      await page.getByRole('link', { name: 'How sessions are judged' }).waitFor()
    }),
  ),
  at('generator-written-swim', 'athlete', '/dashboard/workout-generator', (page) =>
    page.getByLabel('Describe it').fill('400, 8x100 on 1:50, 4x50 kick, 200'),
  ),
  at('generator-written-aside', 'athlete', '/dashboard/workout-generator', async (page) => {
    await page.getByLabel('Describe it').fill(written)
    await page.getByLabel('Duration', { exact: true }).fill('95')
    await page.getByRole('button', { name: 'Build it as written' }).waitFor()
  }),
  at('generator-written-built', 'athlete', '/dashboard/workout-generator', (page) => generateFrom(page, written)),
  at('generator-refused', 'athlete', '/dashboard/workout-generator', async (page) => {
    const refusal = { error: 'Ask for fewer.', code: 'invalid', fields: { 'set.times': 'Ask for 20 bouts at most.' } }
    await page.route('**/api/workouts/generate', (route) => route.fulfill({ status: 400, json: refusal }))
    await page.getByLabel('Describe it').fill('1h15 sweet spot, 3x12')
    await generate(page)
    await page.getByText('Ask for 20 bouts at most.').waitFor()
  }),
  saying(['Missing required field.'], at('generator-missing', 'athlete', '/dashboard/workout-generator', generate)),
  saying(
    ['Failed to generate workout'],
    broken(
      'generator-failed',
      'athlete',
      '/dashboard/workout-generator?type=tempo',
      '**/api/workouts/generate',
      generate,
    ),
  ),
  waiting('generator-generating', '/dashboard/workout-generator?type=tempo', '**/api/workouts/generate', generate),
  at('generator-result', 'athlete', '/dashboard/workout-generator?sport=running&type=interval', async (page) => {
    await generate(page)
    await page.getByRole('button', { name: 'Keep this step' }).first().click()
  }),
  at('generator-result-swim', 'athlete', '/dashboard/workout-generator?sport=swimming&type=interval', async (page) => {
    await generate(page)
    await page.getByRole('button', { name: 'Save workout' }).waitFor()
  }),
  at('generator-dead-end', 'athlete', '/dashboard/workout-generator', async (page) => {
    await generateFrom(page, '50 min bike, 3x8 threshold, ftp 265')
    await page.getByRole('button', { name: 'Harder' }).click()
    await page.getByText('Your main set is fixed, so there is no harder version').waitFor()
  }),
  at('generator-other-sport', 'athlete', '/dashboard/workout-generator', async (page) => {
    await generateFrom(page, '50 min bike sweet spot by power, ftp 265')
    await page.getByRole('main').getByRole('radio', { name: 'Running' }).click()
    await page.getByText('Now a run').waitFor()
  }),
  at('generator-model-version', 'athlete', '/dashboard/workout-generator?type=tempo', async (page) => {
    await page.route('**/api/workouts/generate', async (route) => {
      const line = (await (await route.fetch()).text()).trim()
      const lines = [
        { ...JSON.parse(line), modelFollows: true },
        { ...JSON.parse(line), madeBy: 'model' },
      ]
      await route.fulfill({
        contentType: 'application/x-ndjson',
        body: lines.map((one) => JSON.stringify(one)).join('\n'),
      })
    })
    await generate(page)
    await page.getByRole('button', { name: 'Show it' }).waitFor()
  }),
  withProfile('generator-spent', '/dashboard/workout-generator?type=tempo', (profile) => ({
    ...profile,
    access: { ...profile.access, generations: { used: 20, limit: 20, renews_at: '2026-12-01T00:00:00.000Z' } },
  })),

  ...builderScreens,
  at('account', 'athlete', '/dashboard/account'),
  at('account-zones', 'athlete', '/dashboard/account', async (page) => {
    await page.getByRole('textbox', { name: 'Cycling FTP' }).fill('250')
    await page.getByRole('button', { name: 'Change zone bounds: Cycling zones' }).click()
    await page.getByRole('group', { name: '3 Tempo' }).getByRole('textbox', { name: 'From' }).fill('170')
    await page.getByRole('button', { name: 'Save bounds' }).click()
    await page.getByText('Zone 3 must not begin before zone 2 ends.').waitFor()
  }),
  withProfile('account-trial', '/dashboard/account', (profile) => ({
    ...profile,
    access: { ...profile.access, trial_ends_at: '2026-11-30T09:00:00.000Z' },
  })),
  saying(
    ['Failed to save your choice'],
    at('account-choice-failed', 'athlete', '/dashboard/account', async (page) => {
      const refusal = { error: 'Something broke on our side. Try again in a minute.', code: 'refused' }
      await page.route('**/api/user', (route) =>
        route.request().method() === 'PUT' ? route.fulfill({ status: 403, json: refusal }) : route.fallback(),
      )
      await page.getByRole('radio', { name: 'Miles', exact: true }).click()
      await page.getByText('Failed to save your choice').waitFor()
    }),
  ),
  withProfile('account-leaving', '/dashboard/account', (profile) => ({
    ...profile,
    leaves_at: '2026-12-08T09:00:00.000Z',
  })),
  saying(
    ['2 workouts aim at your old FTP of 250 W', '1 workout was re-aimed to your FTP of 265 W'],
    withReAims('account-re-aim'),
  ),
  saying(
    ['Re-aim from 250 W to 265 W', '4 × 8 min: 238–262 W → 252–278 W'],
    withReAims('account-re-aim-dialog', (page) => page.getByRole('button', { name: 'Re-aim them' }).click()),
  ),
  broken('account-not-loaded', 'athlete', '/dashboard/account', '**/api/user'),
  ...adminScreens,
  saying(['This page is for admins'], at('not-admin', 'free', '/dashboard/admin-dashboard')),
  saying(['You need to upgrade to access this feature.'], at('upgrade', 'free', '/dashboard/upgrade')),
  saying(
    ['You need to upgrade to access this feature.', 'Part of your STANDARD plan.', 'This is your plan.'],
    at('upgrade-standard', 'athlete', '/dashboard/upgrade'),
  ),
  withProfile('upgrade-premium-spent', '/dashboard/upgrade', (profile) => ({
    ...profile,
    subscription: { active: true, type: 'premium', start_date: profile.subscription?.start_date ?? '' },
    access: { ...profile.access, generations: { used: 100, limit: 100, renews_at: '2026-12-01T00:00:00.000Z' } },
  })),
  withProfile('upgrade-open', '/dashboard/upgrade', (profile) => ({
    ...profile,
    role: 'admin',
    access: { ...profile.access, generations: null },
  })),
]

/** A sentence that spells out a whole workout. */
const written = '15 min ramp, 5x3 min 110-120 % with 3 min easy, 10 min down'

async function generate(page: Page) {
  await page.getByRole('button', { name: /^Generate workout/ }).click()
}

async function generateFrom(page: Page, sentence: string) {
  await page.getByLabel('Describe it').fill(sentence)
  await page.getByLabel('Describe it').press('Enter')
  await page.getByRole('region', { name: 'Next version' }).waitFor()
}

async function openFormats(page: Page) {
  await page.getByRole('button', { name: 'Other formats' }).click()
  await page.getByRole('dialog', { name: 'Download' }).waitFor()
}

async function openImport(page: Page) {
  await page.getByRole('button', { name: 'Import' }).click()
  await page.getByRole('dialog', { name: 'Import workouts' }).waitFor()
}

async function openShare(page: Page) {
  await page.getByRole('button', { name: 'Share', exact: true }).click()
  await page.getByRole('button', { name: 'Download SVG' }).waitFor()
}
