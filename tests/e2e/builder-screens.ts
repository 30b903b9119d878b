import type { Page } from '@playwright/test'
import { at, broken, editing, invalid, missing, type Screen, saying } from './screen-kinds.ts'

/** The sentences of a workout that cannot be shown, and of one that could not be loaded. */
export const invalidWorkout = [
  'Invalid Workout',
  'Please tell Robin Example, who made it, so that it can be put right.',
]
export const cannotLoad = ['There was an error loading this workout. Please try again.', 'Failed to fetch workout']

/** The id of no workout. */
export const gone = '018f8f2e-0000-7000-8000-000000000000'

/** The workout builder in its states. */
export const builderScreens: readonly Screen[] = [
  at('builder', 'free', '/dashboard/workout-builder'),
  at('builder-repeat', 'free', '/dashboard/workout-builder', (page) =>
    page.getByRole('button', { name: 'Add repeat group' }).click(),
  ),
  at('builder-empty', 'free', '/dashboard/workout-builder', async (page) => {
    await page
      .getByRole('button', { name: /^Actions for/ })
      .first()
      .click()
    await page.getByRole('menuitem', { name: 'Delete' }).click()
  }),
  at('builder-bad-duration', 'free', '/dashboard/workout-builder', async (page) => {
    const duration = page.getByLabel('Duration', { exact: true })
    if (!(await duration.isVisible()))
      await page.getByRole('region', { name: 'Steps' }).getByRole('button').first().click()
    await duration.fill('1:99')
  }),
  editing('builder-details', 'swimming', async (page) => {
    const more = page.getByRole('button', { name: 'More', exact: true })
    if (!(await more.isVisible())) await page.getByRole('region', { name: 'Steps' }).getByRole('button').first().click()
    await more.click()
    await page.getByRole('radio', { name: 'Send-off' }).check()
    await page.getByLabel('Cadence').fill('9o')
    await page.getByLabel('Pool length').fill('2x')
    // A name without a space, as long as a name can be.
    await page.getByLabel('Name', { exact: true }).fill('n'.repeat(200))
  }),
  editing('builder-existing', 'cycling'),
  editing('builder-target-zone', 'cycling', (page) => openTarget(page, true)),
  editing('builder-target-range', 'running', (page) => openTarget(page, false)),
  editing('builder-target-percent', 'cycling', async (page) => {
    await openTarget(page, false)
    await page.getByRole('dialog').getByText('% of FTP', { exact: true }).click()
    await page.getByRole('dialog').getByText('Ramp', { exact: true }).click()
    await page.getByRole('dialog').getByLabel('From').fill('x')
    await page.getByRole('button', { name: 'Set target' }).click()
    await page.getByRole('dialog').getByLabel('Effort').selectOption('7 of 10')
  }),
  editing('builder-target-race', 'running', async (page) => {
    await openTarget(page, false)
    const dialog = page.getByRole('dialog')
    // Zones and percents ask for the athlete's own pace; paces are figures already.
    await dialog.getByRole('switch', { name: 'Use Zone' }).click()
    await dialog.getByText('Pace', { exact: true }).click()
    await dialog.getByLabel('Your threshold pace').fill('4:00')
    await dialog.getByRole('button', { name: 'Marathon pace', exact: true }).click()
    await dialog.getByLabel('Your threshold pace').fill('fast')
    await dialog.getByRole('button', { name: 'Set target' }).click()
    await dialog.getByText('Enter your threshold pace').waitFor()
  }),
  editing('builder-target-open', 'cycling', async (page) => {
    await openTarget(page, true)
    await page.getByRole('dialog').getByText('Open', { exact: true }).click()
    await page.getByRole('dialog').getByText('this step is done by feel').waitFor()
  }),
  editing('builder-entry-menu-open', 'running', async (page) => {
    await page.getByRole('button', { name: 'Actions for Interval' }).click()
    await page.getByRole('menu').waitFor()
  }),
  editing('builder-repeat-menu-open', 'swimming', async (page) => {
    await page
      .getByRole('button', { name: /^Actions for repeat/ })
      .first()
      .click()
    await page.getByRole('menu').waitFor()
  }),
  editing('builder-other-sport', 'swimming', async (page) => {
    await page.getByRole('radio', { name: 'Cycling' }).press('Space')
    await page.getByText('Now a ride').waitFor()
  }),
  editing('builder-changed-elsewhere', 'cycling', async (page) => {
    const refusal = { error: 'This workout was changed.', code: 'changed-since' }
    await page.route('**/api/workouts/*', (route) =>
      route.request().method() === 'PUT' ? route.fulfill({ status: 409, json: refusal }) : route.continue(),
    )
    await page.getByRole('button', { name: 'Update workout' }).click()
    await page.getByRole('dialog', { name: 'Update Workout' }).getByRole('button', { name: 'Update' }).click()
    await page.getByRole('dialog', { name: 'This workout was changed elsewhere' }).waitFor()
  }),
  at('builder-own-block', 'free', '/dashboard/workout-builder', async (page) => {
    const block = {
      id: gone,
      name: `Opener ${'with strides and drills '.repeat(3)}`,
      sport: 'running',
      steps: [{ name: 'Warm up', intensity: 'warmup', duration: { type: 'time', unit: 'minutes', value: 600 } }],
      updated_at: '2026-01-01T00:00:00.000Z',
    }
    await page.route('**/api/blocks', (route) => route.fulfill({ json: [block] }))
    await page.getByRole('button', { name: 'Insert block' }).click()
    await page.getByRole('button', { name: /^Rename Opener/ }).click()
  }),
  editing('builder-unread-text', 'running', async (page) => {
    await page.getByRole('tab', { name: /text$/i }).click()
    await page.getByRole('textbox', { name: 'Workout as text' }).press('ControlOrMeta+End')
    await page.keyboard.type('\n5 bananas')
    await page.getByRole('list', { name: 'Remarks about the text' }).getByText('bananas').waitFor()
  }),
  editing('builder-renaming', 'running', async (page) => {
    await page.getByRole('button', { name: 'Rename the workout' }).click()
  }),
  editing('builder-keys', 'running', async (page) => {
    await page.getByRole('button', { name: 'Keyboard shortcuts' }).click()
    await page.getByRole('dialog').waitFor()
  }),
  at('builder-insert-block', 'free', '/dashboard/workout-builder', async (page) => {
    await page.getByRole('button', { name: 'Insert block' }).click()
    await page.getByRole('dialog', { name: 'Insert block' }).waitFor()
  }),
  at('builder-returned', 'free', '/dashboard/workout-builder', async (page) => {
    await page.getByRole('button', { name: 'Add step' }).click()
    page.once('dialog', (question) => void question.accept())
    await page.reload()
    await page.getByText('Your unsaved changes are back').waitFor()
  }),
  at('builder-signing-out', 'free', '/dashboard/workout-builder', async (page) => {
    await page.getByRole('button', { name: 'Add step' }).click()
    const menu = page.getByRole('button', { name: 'Open menu' })
    if (await menu.isVisible()) await menu.click()
    await page.getByRole('button', { name: 'Sign Out' }).click()
    await page.getByRole('dialog', { name: 'Sign out with unsaved changes?' }).waitFor()
  }),
  editing('builder-update', 'swimming', async (page) => {
    await page.getByRole('button', { name: 'Update workout' }).click()
    await page.getByRole('dialog', { name: 'Update Workout' }).waitFor()
  }),
  at('builder-chosen', 'free', '/dashboard/workout-builder', async (page) => {
    await page.getByRole('button', { name: 'Add repeat group' }).click()
    await page.getByRole('button', { name: 'Actions for Warm up' }).click()
    await page.getByRole('menuitem', { name: 'Select' }).click()
    // At the end of the page the bar covers no row.
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight))
  }),
  at('builder-save-block', 'free', '/dashboard/workout-builder', async (page) => {
    await page.getByRole('button', { name: 'Actions for Warm up' }).click()
    await page.getByRole('menuitem', { name: 'Save as block…' }).click()
    await page.getByRole('dialog', { name: 'Save as block' }).waitFor()
  }),
  at('builder-save', 'free', '/dashboard/workout-builder', async (page) => {
    await page.getByRole('button', { name: 'Save workout' }).click()
    await page.getByRole('dialog', { name: 'Save Workout' }).waitFor()
  }),
  at('builder-leaving', 'free', '/dashboard/workout-builder', async (page) => {
    await page.getByRole('button', { name: 'Add step' }).click()
    await page
      .getByRole('link', { name: /Pacewright/ })
      .first()
      .click()
    await page.getByRole('dialog').or(page.getByRole('alertdialog')).waitFor()
  }),
  saying(cannotLoad, broken('builder-failed', 'athlete', `/dashboard/workout-builder/${gone}`, '**/api/workouts/*')),
  saying(cannotLoad, missing('builder-missing', 'athlete', `/dashboard/workout-builder/${gone}`)),
  saying(invalidWorkout, invalid('builder-invalid', 'athlete', '/dashboard/workout-builder')),
]

/** Opens the target dialog of a step in one of its two modes. */
async function openTarget(page: Page, byZone: boolean) {
  await openStep(page, 1)
  await page.getByRole('button', { name: /^Target/ }).click()
  const useZone = page.getByRole('switch', { name: 'Use Zone' })
  if ((await useZone.isChecked()) !== byZone) await useZone.click()
}

/** Opens the fields of a step, unless they are open. */
async function openStep(page: Page, index: number) {
  const row = page.getByRole('region', { name: 'Steps' }).locator('button:has([data-step-name])').nth(index)
  if ((await row.getAttribute('aria-expanded')) === 'false') await row.click()
}
