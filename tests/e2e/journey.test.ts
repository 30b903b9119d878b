import { randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { readWithGarmin } from '#tests/support/workouts/fit-readers.ts'
import { openPage } from './open-page.ts'
import { codeIn, linkIn } from './people.ts'
import { startServer } from './server.ts'
import { visit } from './settled.ts'
import { expect, test as onSharedServer } from './test.ts'

// The journey has its own server, just started on an empty folder.
const test = onSharedServer.extend({
  server: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures wanted from this pattern.
    async ({}, use) => {
      const server = await startServer()
      await use(server)
      await server.stop()
    },
    { scope: 'worker', timeout: 300_000 },
  ],
})

test('a visitor signs up, generates a workout, changes it, shares it and downloads it @phone', async ({
  page,
  server,
  browser,
}) => {
  test.setTimeout(180_000)
  const email = `${randomUUID()}@example.org`
  const first = 'a long walk home'
  const second = 'a longer walk home'

  await test.step('sign up from the landing page', async () => {
    await visit(page, '/')
    await page.getByRole('link', { name: 'Start Your 7 Day Free Trial' }).first().click()
    await expect(page.getByRole('heading', { level: 1, name: 'Pricing' })).toBeVisible()
    await page.getByRole('link', { name: 'Start Your 7 Day Free Trial' }).click()
    await expect(page).toHaveURL(/\/login\?register=true$/)
    await page.getByLabel('Name').fill('Robin Example')
    await page.getByLabel('Email').fill(email)
    await page.getByLabel('Password').fill(first)
    await page.getByRole('button', { name: 'Signup' }).click()
    await expect(page).toHaveURL(/\/email-verification\/set-password$/)
  })

  await test.step('a mail scanner that opens the link does not use it up, and the code confirms the address', async () => {
    const [letter] = await server.letters(email)
    const scanned = await fetch(linkIn(letter))
    expect(scanned.status).toBe(200)
    await page.getByLabel('Email').fill(email)
    await page.getByLabel('Code').fill(codeIn(letter))
    await page.getByRole('button', { name: 'Confirm' }).click()
    await expect(page.getByRole('heading', { name: 'Set your password', exact: true })).toBeVisible()
    expect(page.url()).not.toContain('access_token')
    await page.getByRole('link', { name: 'Keep the one I chose' }).click()
    await expect(page).toHaveURL(/\/dashboard\/activity$/)
    // The page before, whose header has a menu too, stays until this one is there.
    await expect(page.getByRole('heading', { level: 1, name: /^[A-Z][a-z]+ \d{4}$/ })).toBeVisible()
  })

  await test.step('the link of a reset letter sets a new password, and the login page says so', async () => {
    await signOut(page)
    await page.getByRole('link', { name: 'Forgot password?' }).click()
    // The page before has a field of this name too.
    await expect(page).toHaveURL(/\/forgot-password$/)
    await expect(page.getByRole('button', { name: 'Send Reset Email' })).toBeVisible()
    await page.getByLabel('Email').fill(email)
    await page.getByRole('button', { name: 'Send Reset Email' }).click()
    await expect(page.getByText('Reset password email sent', { exact: true })).toBeVisible()
    const [, letter] = await server.letters(email, 2)
    await page.goto(linkIn(letter))
    await expect(page).toHaveURL(/\/reset-password$/)
    await page.getByLabel('New password').fill(second)
    await page.getByRole('button', { name: 'Update' }).click()
    await expect(page).toHaveURL(/\/login\?message=/)
    await expect(page.getByText('Password updated successfully')).toBeVisible()
  })

  await test.step('signing in on the way to a page leads to that page', async () => {
    await page.goto('/dashboard/workout-generator')
    await expect(page).toHaveURL(/\/login\?next=/)
    await page.getByLabel('Email').fill(email)
    await page.getByLabel('Password').fill(second)
    await page.getByRole('button', { name: 'Login' }).click()
    await expect(page).toHaveURL(/\/dashboard\/workout-generator/)
  })

  await test.step('a free athlete cannot generate; the screen and the server say why', async () => {
    await expect(page.getByRole('heading', { name: 'Workout Generator' })).toBeVisible()
    await expect(page.getByText('Upgrade Your Account')).toBeVisible()
    await expect(
      page.getByText('Generative workouts are for paid users. Free users can create manual workouts.'),
    ).toBeVisible()
    await expect(generateButton(page)).toBeDisabled()
    expect(await generateAnyway(page, server.url, email, second)).toEqual({ status: 403, code: 'needs-plan' })
  })

  await test.step('the operator gives the athlete a plan while the server runs', async () => {
    expect(await server.admin('user', 'plan', email, 'standard')).toContain(email)
    await page.reload()
    await expect(page.getByRole('heading', { name: 'Workout Generator' })).toBeVisible()
    await expect(generateButton(page)).toBeEnabled()
    await expect(page.getByText('Upgrade Your Account')).toBeHidden()
  })

  await test.step('generate a ride, change its warm-up, and save it under the suggested name', async () => {
    await page.getByRole('radio', { name: 'Cycling' }).click()
    await page.getByRole('radio', { name: 'Sweet Spot' }).click()
    await page.getByLabel('Duration', { exact: true }).fill('75')
    await generateButton(page).click()
    const steps = page.getByRole('region', { name: 'Steps' })
    await expect(steps.getByRole('listitem').nth(2)).toBeVisible()
    const duration = page.getByLabel('Duration', { exact: true })
    if (!(await duration.isVisible())) await steps.getByRole('button').first().click()
    await duration.fill('11:11')
    await page.getByRole('button', { name: 'Save workout' }).click()
    const dialog = page.getByRole('dialog', { name: 'Save Workout' })
    await expect(dialog.getByRole('radio', { name: 'Cycling' })).toBeChecked()
    await expect(dialog.getByLabel('Name')).toHaveValue(/75.*cycling.*sweet spot/i)
    await dialog.getByRole('button', { name: 'Save', exact: true }).click()
    await expect(page.getByText('Workout saved!', { exact: true })).toBeVisible()
    await expect(
      page.getByText('Your workout has been saved successfully. Find it in your library.').first(),
    ).toBeVisible()
    await expect(page).toHaveURL(/\/dashboard\/workout\/[0-9a-f-]{36}$/)
    await expect(page.getByRole('table', { name: 'Steps' })).toContainText('11:11')
  })

  await test.step('a foreign program reads its FIT file', async () => {
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('link', { name: 'Download FIT' }).click(),
    ])
    expect(download.suggestedFilename()).toMatch(/\.fit$/)
    const { sport, bouts } = readWithGarmin(await readFile(await download.path()))
    expect(sport).toBe('cycling')
    expect(bouts[0]?.seconds).toBe(11 * 60 + 11)
    expect(bouts.length).toBeGreaterThan(4)
  })

  await test.step('another visitor, signed out, opens its public link', async () => {
    const address = page.url().replace('/dashboard', '')
    const other = await openPage(browser, server)
    await other.page.goto(address)
    await expect(other.page.getByRole('heading', { name: 'Workout', exact: true })).toBeVisible()
    await expect(other.page.getByText(/By:/)).toContainText('Robin Example')
    await expect(other.page.getByRole('table', { name: 'Steps' })).toContainText('11:11')
    await expect(other.page.getByRole('link', { name: 'Login' }).first()).toBeVisible()
    expect(await other.page.content()).not.toContain(email)
    await other.close()
  })

  await test.step('the workout is in the library, and signing out leads to the login page', async () => {
    await page.goto('/dashboard/workout-library')
    await expect(page).toHaveURL(/\/dashboard\/workout-library\/page\/1$/)
    await expect(page.getByRole('link', { name: /sweet spot/i }).first()).toBeVisible()
    await signOut(page)
    await page.goto('/dashboard')
    await expect(page).toHaveURL(/\/login/)
  })
})

function generateButton(page: Page) {
  return page.getByRole('button', { name: /^Generate/ })
}

async function signOut(page: Page) {
  const button = page.getByRole('button', { name: 'Sign Out' })
  const menu = page.getByRole('button', { name: 'Open menu' })
  await expect(button.or(menu).filter({ visible: true })).toBeVisible()
  if (await menu.isVisible()) await menu.click()
  await button.click()
  await expect(page).toHaveURL(/\/login/)
}

/** Calls the API directly, around the disabled button. */
async function generateAnyway(page: Page, url: string, email: string, password: string) {
  const session = await page.request.post(`${url}/auth/v1/token?grant_type=password`, { data: { email, password } })
  const { access_token } = await session.json()
  const answer = await page.request.post(`${url}/api/workouts/generate`, {
    headers: { authorization: `Bearer ${access_token}` },
    data: {
      sport: 'running',
      workoutType: 'interval',
      durationType: 'time',
      durationUnit: 'minutes',
      durationValue: 45,
      workoutMetric: 'heartrate',
    },
  })
  return { status: answer.status(), code: (await answer.json()).code }
}
