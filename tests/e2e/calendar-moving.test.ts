import type { Locator, Page } from '@playwright/test'
import { call } from '#web/lib/api.ts'
import { barriersOn } from './barriers.ts'
import { openPage } from './open-page.ts'
import { anAthlete, apiOf } from './people.ts'
import type { RunningServer } from './server.ts'
import { visit } from './settled.ts'
import { expect, test } from './test.ts'
import { holdToasts, undoInToast } from './undo-in-toast.ts'
import { saveWorkouts } from './workouts.ts'

const WEEK = '/dashboard/activity?date=2026-11-16'
const [WEDNESDAY, THURSDAY] = ['Wednesday 18 November', 'Thursday 19 November']

test('entries are dragged to another day and into its order, copied with Ctrl, and moved in the month', async ({
  browser,
  server,
}) => {
  const { person, names } = await withTwoOnWednesday(server)
  const [run = '', ride = ''] = names
  const { page, close } = await openPage(browser, server, person)
  await visit(page, WEEK)
  await expect(card(page, WEDNESDAY, run)).toHaveAttribute('draggable', 'true')
  await card(page, WEDNESDAY, ride).dragTo(card(page, WEDNESDAY, run), { targetPosition: { x: 60, y: 4 } })
  await expect.poll(() => namesOn(page, WEDNESDAY)).toEqual([ride, run])
  await card(page, WEDNESDAY, run).dragTo(day(page, THURSDAY).getByText('No workouts scheduled'))
  await expect.poll(() => namesOn(page, THURSDAY)).toEqual([run])
  await expect(page.getByText(`Moved to ${THURSDAY}`, { exact: true })).toBeVisible()
  await page.keyboard.down('Control')
  await card(page, THURSDAY, run).dragTo(day(page, 'Friday 20 November').getByText('No workouts scheduled'))
  await page.keyboard.up('Control')
  await expect.poll(() => namesOn(page, 'Friday 20 November')).toEqual([run])
  expect(await namesOn(page, THURSDAY)).toEqual([run])

  // A move that is not saved goes back, says so, and can be tried again.
  await holdToasts(page)
  await page.route('**/api/calendar/changes', (route) =>
    route.fulfill({ status: 403, json: { error: 'Something broke on our side.', code: 'refused' } }),
  )
  await card(page, THURSDAY, run).dragTo(day(page, 'Saturday 21 November').getByText('No workouts scheduled'))
  await expect(page.getByText('Failed to move it', { exact: true })).toBeVisible()
  await expect.poll(() => namesOn(page, THURSDAY)).toEqual([run])
  // It stays in the page when the message is gone, and stands above the changes that were saved.
  await page.locator('[data-toast-box]').getByRole('button', { name: 'Dismiss' }).click()
  await expect(page.getByText('Failed to move it', { exact: true })).toHaveCount(0)
  const moved = `Moved ${run} to Saturday 21 November`
  const notSaved = page.getByRole('alert').filter({ hasText: 'Not saved' })
  await expect(notSaved.getByRole('listitem')).toHaveText(`${moved}Something broke on our side.Try againGive up`)
  await page.getByRole('button', { name: 'Changes of your calendar' }).click()
  const again = page.getByRole('dialog').getByRole('button', { name: `Try again: ${moved}` })
  await expect(again).toBeVisible()
  expect(await barriersOn(page)).toEqual([])
  await page.unroute('**/api/calendar/changes')
  await again.click()
  await expect(again).toHaveCount(0)
  // Escape would close the message of the change first, if it is there by then.
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click()
  await expect.poll(() => namesOn(page, 'Saturday 21 November')).toEqual([run])
  await expect(notSaved).toHaveCount(0)

  await visit(page, '/dashboard/activity?view=monthly&date=2026-11-16')
  const cell = (name: string) => page.getByRole('cell').filter({ has: page.getByRole('link', { name, exact: true }) })
  await expect(cell('Saturday 21 November').getByRole('listitem')).toHaveAttribute('draggable', 'true')
  await cell('Saturday 21 November').getByRole('listitem').dragTo(cell('Tuesday 3 November'))
  await expect(cell('Tuesday 3 November').getByRole('listitem')).toHaveText([run])
  await undoInToast(page, 'Moved to Tuesday 3 November').click()
  await expect(cell('Saturday 21 November').getByRole('listitem')).toHaveText([run])
  await close()
})

test('the menu changes the order of a day, and a long press carries an entry to another day @phone', async ({
  browser,
  server,
  hasTouch,
}) => {
  const { person, names } = await withTwoOnWednesday(server)
  const [run = '', ride = ''] = names
  const { page, close } = await openPage(browser, server, person)
  await visit(page, WEEK)
  await card(page, WEDNESDAY, ride)
    .getByRole('button', { name: /^Actions for/ })
    .click()
  await page.getByRole('menuitem', { name: 'Move up' }).click()
  await expect.poll(() => namesOn(page, WEDNESDAY)).toEqual([ride, run])
  if (!hasTouch) return close()
  await pressLong(page, WEDNESDAY, run)
  const put = page.getByRole('button', { name: `Put it here: ${run} on ${THURSDAY}` })
  await expect(put).toBeVisible()
  await expect(page).toHaveURL(/activity/)
  expect(await barriersOn(page)).toEqual([])
  await page.getByRole('button', { name: 'Cancel' }).click()
  await expect(put).toHaveCount(0)
  await pressLong(page, WEDNESDAY, run)
  await page.getByRole('radio', { name: 'Copy' }).press('Space')
  await put.click()
  await expect.poll(() => namesOn(page, THURSDAY)).toEqual([run])
  expect(await namesOn(page, WEDNESDAY)).toEqual([ride, run])

  // In the month every cell takes it, and a long press on a cell picks its first entry up.
  await visit(page, '/dashboard/activity?view=monthly&date=2026-11-18')
  await pressLong(page, WEDNESDAY, run)
  await page.getByRole('button', { name: `Put it here: ${run} on Tuesday 24 November` }).click()
  await expect.poll(() => namesOn(page, WEDNESDAY)).toEqual([ride])
  await page.getByRole('link', { name: 'Tuesday 24 November', exact: true }).click()
  await expect.poll(() => namesOn(page, 'Tuesday 24 November')).toEqual([run])
  await holdFinger(page, page.getByRole('link', { name: THURSDAY, exact: true }))
  await expect(page).toHaveURL(/date=2026-11-24/)
  expect(await barriersOn(page)).toEqual([])
  await page
    .getByRole('button', { name: `Put it here: ${run} on Tuesday 24 November` })
    .first()
    .click()
  await expect.poll(() => namesOn(page, 'Tuesday 24 November')).toEqual([run, run])
  await close()
})

async function withTwoOnWednesday(server: RunningServer) {
  const person = await anAthlete(server)
  const api = apiOf(server, person)
  const workouts = (await saveWorkouts(api)).slice(0, 2)
  const scheduled_date = '2026-11-18'
  for (const { id } of workouts) await call('post /api/scheduled-workouts', { workout_id: id, scheduled_date }, api)
  return { person, names: workouts.map(({ name }) => name) }
}

const day = (page: Page, name: string) => page.getByRole('region', { name })
const card = (page: Page, on: string, name: string) => day(page, on).getByRole('article').filter({ hasText: name })
const namesOn = (page: Page, on: string) => day(page, on).getByRole('heading', { level: 3 }).allTextContents()

/** Rests a finger on an entry until it is picked up. */
async function pressLong(page: Page, on: string, name: string) {
  await holdFinger(page, card(page, on, name).getByRole('heading'))
}

async function holdFinger(page: Page, place: Locator) {
  await place.scrollIntoViewIfNeeded()
  const { x, y } = (await place.boundingBox()) ?? { x: 0, y: 0 }
  const session = await page.context().newCDPSession(page)
  await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x: x + 20, y: y + 8 }] })
  await expect(page.getByText('choose its day')).toBeVisible()
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
}
