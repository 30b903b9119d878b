import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { unzip } from '#tests/support/unzip.ts'
import { barriersOn } from './barriers.ts'
import { openPage } from './open-page.ts'
import { anAthlete, apiOf, linkIn } from './people.ts'
import { visit } from './settled.ts'
import { complaintsOf, expect, test } from './test.ts'

test('everything is downloaded, and its page opens without a network', async ({ browser, server }) => {
  const person = await anAthlete(server)
  const [workout] = await person.workouts()
  const scheduled = { workout_id: workout?.id, scheduled_date: '2026-03-14' }
  await apiOf(server, person)('/api/scheduled-workouts', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(scheduled),
  })
  const { page, close } = await openPage(browser, server, person)
  await visit(page, '/dashboard/account')
  const button = page.getByRole('button', { name: 'Download everything' })
  const refusal = { status: 429, json: { error: 'Wait a while and try again.', code: 'too-often' } }
  await page.route('**/api/user/export', (route) => route.fulfill(refusal), { times: 1 })
  await button.click()
  await expect(page.getByRole('alert').filter({ hasText: 'Wait a while and try again.' })).toBeVisible()

  // Cancelled while it is collected, it leaves nothing behind.
  const held = Promise.withResolvers<void>()
  await page.route('**/api/user/export', (route) => held.promise.then(() => route.abort()), { times: 1 })
  await button.click()
  await expect(page.getByText('Collecting...')).toBeVisible()
  expect(await barriersOn(page)).toEqual([])
  const cancelled = page.waitForEvent('requestfailed', (request) => request.url().endsWith('/api/user/export'))
  await page.getByRole('button', { name: 'Cancel the download' }).click()
  await cancelled
  held.resolve()
  await expect(button).toBeFocused()
  await expect(page.getByRole('alert').filter({ hasText: 'Failed to download everything' })).toHaveCount(0)

  const started = page.waitForEvent('download')
  await button.click()
  const download = await started
  expect(download.suggestedFilename()).toMatch(/^pacewright-\d{4}-\d\d-\d\d\.zip$/)
  await expect(page.getByRole('status').filter({ hasText: 'Downloaded' })).toContainText('index.html')
  const folder = await mkdtemp(join(tmpdir(), 'everything-'))
  await download.saveAs(join(folder, 'all.zip'))
  for (const [name, content] of unzip(await readFile(join(folder, 'all.zip')))) {
    await mkdir(dirname(join(folder, name)), { recursive: true })
    await writeFile(join(folder, name), content)
  }
  await close()

  const context = await browser.newContext({ offline: true, viewport: { width: 320, height: 800 } })
  const opened = await context.newPage()
  const complaints = complaintsOf(opened)
  await opened.goto(pathToFileURL(join(folder, 'index.html')).href)
  await expect(opened.getByRole('heading', { name: 'Robin Example' })).toBeVisible()
  await expect(opened.getByRole('heading', { name: 'March 2026' })).toBeVisible()
  const first = opened
    .locator('details')
    .filter({ hasText: workout?.name ?? '' })
    .first()
  await first.locator('summary').click()
  await expect(first.getByRole('link', { name: 'FIT' })).toBeVisible()
  expect(await opened.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)
  expect(await barriersOn(opened)).toEqual([])
  expect(complaints).toEqual([])
  await context.close()
  await rm(folder, { recursive: true })
})

test('an account is deleted by its address, and kept again @phone', async ({ browser, server }) => {
  const person = await anAthlete(server)
  const { page, close } = await openPage(browser, server, person)
  await visit(page, '/dashboard/account')
  await page.getByRole('button', { name: 'Delete my account' }).click()
  const dialog = page.getByRole('dialog')
  const address = dialog.getByLabel('Your email address')
  await expect(address).toBeFocused()
  await address.fill('somebody@example.org')
  await address.press('Enter')
  await expect(address).toHaveAccessibleDescription(/This is not the address of your account/)
  await expect(address).toBeFocused()
  expect(await barriersOn(page)).toEqual([])

  // As after a day: the server asks for the password too.
  await page.route(
    '**/api/user/deletion',
    (route) =>
      route.fulfill({ status: 400, json: { error: 'x', code: 'invalid', fields: { current_password: 'Enter it.' } } }),
    { times: 1 },
  )
  await address.fill(person.email)
  await dialog.getByRole('button', { name: 'Delete my account' }).click()
  await expect(dialog.getByLabel('Current password')).toBeFocused()
  await dialog.getByLabel('Current password').fill(person.password)
  await dialog.getByRole('button', { name: 'Delete my account' }).click()
  await expect(dialog).toHaveCount(0)
  await expect(page.locator('#delete-account')).toBeFocused()
  const letter = (await server.letters(person.email, 2)).at(-1)
  expect(letter?.subject).toMatch(/^Your account will be deleted on \d+ \w+ \d{4}$/)
  expect(letter?.html).toContain('Keep my account')

  // The letter leads to where the account is kept; so does every other page.
  await page.goto(linkIn(letter))
  await visit(page, '/dashboard/workout-library')
  const notice = page.getByRole('status').filter({ hasText: 'Your account will be deleted on' })
  await expect(notice).toBeVisible()
  expect(await barriersOn(page)).toEqual([])
  await notice.getByRole('button', { name: 'Keep my account' }).click()
  await expect(page.getByText('Your account stays', { exact: true })).toBeVisible()
  await expect(notice).toHaveCount(0)
  await close()
})
