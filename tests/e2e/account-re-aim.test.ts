import type { Locator } from '@playwright/test'
import { call } from '#web/lib/api.ts'
import { barriersOn } from './barriers.ts'
import { openPage } from './open-page.ts'
import { anAthlete, apiOf } from './people.ts'
import { visit } from './settled.ts'
import { expect, test } from './test.ts'
import { holdToasts, undoInToast } from './undo-in-toast.ts'

const at250 = { rangeMin: 238, rangeMax: 262 }
const at265 = { rangeMin: 252, rangeMax: 278 }

test('after a new FTP the workouts for the old one are listed, re-aimed and brought back @phone', async ({
  browser,
  server,
}) => {
  const person = await anAthlete(server)
  const api = apiOf(server, person)
  await call('put /api/user', { meta: { athlete_metrics: { cycling_ftp: 250 } } }, api)
  const duration = { type: 'time', unit: 'minutes', value: 480 } as const
  const target = { type: 'power', percentMin: 95, percentMax: 105, ...at250 } as const
  const steps = [{ intensity: 'interval' as const, duration, target }, { repeat: { steps: 1, count: 4 } }]
  const [first, second] = [
    await call('post /api/workouts', { name: 'Threshold', sport: 'cycling', steps }, api),
    await call('post /api/workouts', { name: 'Club ride', sport: 'cycling', steps }, api),
  ]
  const tomorrow = new Date(Date.now() + 24 * 60 * 60 * 1000).toISOString().slice(0, 10)
  await call('post /api/scheduled-workouts', { workout_id: first.id, scheduled_date: tomorrow }, api)
  const rangeOf = async (id: string) => {
    const [step] = (await call('get /api/workouts/{id}', { id }, api)).steps
    return step && 'target' in step ? { rangeMin: step.target?.rangeMin, rangeMax: step.target?.rangeMax } : undefined
  }

  const { page, close } = await openPage(browser, server, person)
  await visit(page, '/dashboard/account')
  const metrics = page.getByRole('region', { name: 'Exercise metrics' })
  const offer = metrics.getByRole('status').filter({ hasText: 'at your old FTP of 250 W' })
  await expect(metrics.getByRole('textbox', { name: 'Cycling FTP' })).toHaveValue('250')
  await expect(offer).toHaveCount(0)
  await metrics.getByRole('textbox', { name: 'Cycling FTP' }).fill('265')
  await metrics.getByRole('button', { name: 'Save metrics' }).click()
  await expect(page.getByText('Your metrics have been saved', { exact: true })).toBeVisible()
  await expect(offer).toContainText('2 workouts aim at your old FTP of 250 W')
  expect(await barriersOn(page)).toEqual([])

  // It is still there after a reload, and can be put away.
  await visit(page, '/dashboard/account')
  const leave = offer.getByRole('button', { name: 'Leave them as they are' })
  const refusal = { error: 'Something broke on our side. Try again in a minute.', code: 'broken' }
  await page.route('**/api/re-aims/offers/*', (route) => route.fulfill({ status: 403, json: refusal }), { times: 1 })
  await leave.click()
  await expect(page.getByText('Failed to save', { exact: true })).toBeVisible()
  await expect(offer).toBeVisible()
  await leave.press('Enter')
  await expect(offer).toHaveCount(0)
  // What had the focus is gone.
  const area = metrics.getByRole('group', { name: 'Workouts for your old figures' })
  await expect(area).toBeFocused()
  await holdToasts(page)
  await undoInToast(page, 'Left as they are').click()
  await expect(offer).toBeVisible()

  // By keyboard: the dialog begins at the choice of all, and one is left out.
  const open = offer.getByRole('button', { name: 'Re-aim them' })
  await open.press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Re-aim from 250 W to 265 W' })
  await expect(dialog.getByRole('checkbox', { name: 'All 2 workouts' })).toBeFocused()
  await expect(dialog.getByText('4 × 8 min: 238–262 W → 252–278 W')).toHaveCount(2)
  await expect(dialog.getByRole('checkbox', { name: 'Threshold · on 1 coming day' })).toBeChecked()
  expect(await barriersOn(page)).toEqual([])
  await page.keyboard.press('Space')
  await expect(dialog.getByRole('button', { name: 'Re-aim 0 workouts' })).toBeDisabled()
  await page.keyboard.press('Space')
  await dialog.getByRole('checkbox', { name: 'Club ride' }).press('Space')
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  await expect(open).toBeFocused()
  await open.click()
  await dialog.getByRole('checkbox', { name: 'Club ride' }).uncheck()

  // A failure is said in the dialog, which stays as it is, and is tried again.
  await page.route('**/api/re-aims', (route) => route.fulfill({ status: 403, json: refusal }), { times: 1 })
  await dialog.getByRole('button', { name: 'Re-aim 1 workout' }).click()
  await expect(dialog.getByRole('alert')).toContainText('Something broke on our side.')
  expect(await barriersOn(page)).toEqual([])
  await dialog.getByRole('button', { name: 'Re-aim 1 workout' }).click()
  await expect(page.getByText('1 workout re-aimed', { exact: true })).toBeVisible()
  await holdToasts(page)
  await expect(dialog).toHaveCount(0)
  expect(await rangeOf(first.id)).toEqual(at265)
  expect(await rangeOf(second.id)).toEqual(at250)
  const made = metrics.getByRole('status').filter({ hasText: '1 workout was re-aimed to your FTP of 265 W' })
  await expect(made).toBeVisible()
  await expect(offer).toContainText('1 workout aims at your old FTP of 250 W')
  expect(await barriersOn(page)).toEqual([])
  await undoInToast(page, '1 workout re-aimed').click()
  await expect(page.getByText('1 workout is as before', { exact: true })).toBeVisible()
  expect(await rangeOf(first.id)).toEqual(at250)
  await expect(made).toHaveCount(0)

  // Both, and undone from the page later; what was changed in between stays.
  await expect(offer).toContainText('2 workouts aim')
  await open.click()
  const send = dialog.getByRole('button', { name: 'Re-aim 2 workouts' })
  await expectOneLine(send)
  await send.press('Enter')
  await expect(offer).toHaveCount(0)
  await expect(area).toBeFocused()
  await visit(page, '/dashboard/account')
  const own = [
    { intensity: 'interval' as const, duration, target: { type: 'power', rangeMin: 300, rangeMax: 320 } as const },
  ]
  await call('put /api/workouts/{id}', { id: second.id, name: 'Club ride', sport: 'cycling', steps: own }, api)
  await metrics
    .getByRole('status')
    .filter({ hasText: '2 workouts were re-aimed' })
    .getByRole('button', { name: 'Undo' })
    .press('Enter')
  await expect(page.getByText('“Club ride” was changed since, and not undone.', { exact: true })).toBeVisible()
  expect(await rangeOf(first.id)).toEqual(at250)
  expect(await rangeOf(second.id)).toEqual({ rangeMin: 300, rangeMax: 320 })
  await expect(area).toBeFocused()
  await close()
})

/** The words of a button stand beside each other, on a phone too. */
async function expectOneLine(button: Locator) {
  const lines = await button.evaluate((element) => {
    const words = document.createRange()
    words.selectNodeContents(element)
    return new Set([...words.getClientRects()].map(({ top }) => Math.round(top))).size
  })
  expect(lines).toBe(1)
}

test('what cannot be looked for is said on the account page, and tried again', async ({ browser, server }) => {
  const person = await anAthlete(server)
  const { page, close } = await openPage(browser, server, person)
  const refusal = { error: 'Something broke on our side. Try again in a minute.', code: 'broken' }
  await page.route('**/api/re-aims', (route) => route.fulfill({ status: 403, json: refusal }))
  await visit(page, '/dashboard/account')
  const failure = page.getByRole('alert').filter({ hasText: 'Failed to look for workouts for your old figures' })
  await expect(failure).toHaveCount(1)
  expect(await barriersOn(page)).toEqual([])
  await page.unroute('**/api/re-aims')
  await failure.getByRole('button', { name: 'Try again' }).click()
  await expect(failure).toHaveCount(0)
  await close()
})
