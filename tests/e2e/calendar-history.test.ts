import { call } from '#web/lib/api.ts'
import { barriersOn } from './barriers.ts'
import { openPage } from './open-page.ts'
import { anAthlete, apiOf } from './people.ts'
import { visit } from './settled.ts'
import { expect, test } from './test.ts'
import { saveWorkouts } from './workouts.ts'

test('changes of the calendar are undone and redone by keys and in their list, also after a reload', async ({
  browser,
  server,
}) => {
  const person = await anAthlete(server)
  const api = apiOf(server, person)
  const [run] = await saveWorkouts(api)
  const { id: workout_id = '', name = '' } = run ?? {}
  const entry = crypto.randomUUID()
  await call('post /api/scheduled-workouts', { id: entry, workout_id, scheduled_date: '2026-11-18' }, api)
  const move = (date: string) =>
    call('post /api/calendar/changes', { id: crypto.randomUUID(), operations: [{ op: 'move', id: entry, date }] }, api)
  await move('2026-11-19')
  await move('2026-11-20')
  const { page, close } = await openPage(browser, server, person)
  await visit(page, '/dashboard/activity?date=2026-11-16')
  const on = (day: string) => page.getByRole('region', { name: day }).getByRole('heading', { name })
  await expect(on('Friday 20 November')).toBeVisible()
  await page.keyboard.press('ControlOrMeta+z')
  await expect(on('Thursday 19 November')).toBeVisible()
  await expect(page.getByText(`Undone: Moved ${name} to Friday 20 November`, { exact: true })).toBeVisible()
  await page.reload()
  await expect(on('Thursday 19 November')).toBeVisible()
  await page.keyboard.press('ControlOrMeta+Shift+z')
  await expect(on('Friday 20 November')).toBeVisible()
  await page.keyboard.press('ControlOrMeta+Shift+z')
  await expect(page.getByText('Nothing to redo', { exact: true })).toBeVisible()

  await expect(page.getByRole('button', { name: 'Redo', exact: true })).toBeDisabled()
  await page.getByRole('button', { name: `Undo: Moved ${name} to Friday 20 November`, exact: true }).click()
  await expect(on('Thursday 19 November')).toBeVisible()
  await page.getByRole('button', { name: `Redo: Moved ${name} to Friday 20 November`, exact: true }).click()
  await expect(on('Friday 20 November')).toBeVisible()

  await page.getByRole('button', { name: 'Changes of your calendar' }).click()
  const changes = page.getByRole('dialog').getByRole('listitem')
  await expect(changes).toHaveCount(3)
  expect(await barriersOn(page)).toEqual([])
  await changes
    .nth(1)
    .getByRole('button', { name: /^Undo: Moved/ })
    .click()
  const reason = page.getByRole('alert').filter({ hasText: 'Failed to undo: Moved' })
  await expect(reason).toContainText('changed again since, perhaps in another tab')
  await changes
    .nth(0)
    .getByRole('button', { name: /^Undo: Moved/ })
    .click()
  await expect(changes.nth(0)).toContainText('undone')
  await expect(reason).toHaveCount(0)
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click()
  await expect(on('Thursday 19 November')).toBeVisible()
  // Keys that are pressed fast are all obeyed.
  await page.keyboard.press('ControlOrMeta+z')
  await page.keyboard.press('ControlOrMeta+z')
  await expect(page.getByText('No workouts scheduled')).toHaveCount(7)
  await expect(page.getByRole('button', { name: 'Undo', exact: true })).toBeDisabled()
  await close()
})

test('a change of another tab is shown without a reload, and a week a third harder than the four before is hinted at', async ({
  browser,
  server,
}) => {
  const person = await anAthlete(server)
  const api = apiOf(server, person)
  const [run] = await saveWorkouts(api)
  const { id: workout_id = '', name = '' } = run ?? {}
  const schedule = (...dates: string[]) =>
    call(
      'post /api/calendar/changes',
      {
        id: crypto.randomUUID(),
        operations: dates.map((date) => ({ op: 'schedule' as const, id: crypto.randomUUID(), date, workout_id })),
      },
      api,
    )
  await schedule('2026-10-20', '2026-10-27', '2026-11-03', '2026-11-10', '2026-11-17')
  const { page, close } = await openPage(browser, server, person)
  await visit(page, '/dashboard/activity?date=2026-11-16')
  const tuesday = page.getByRole('region', { name: 'Tuesday 17 November' })
  await expect(tuesday).toContainText(/54:30 .*Load \d+/)
  await expect(page.getByText('more than a third above the average of the last four')).toHaveCount(0)
  await schedule('2026-11-19')
  await expect(page.getByRole('region', { name: 'Thursday 19 November' }).getByRole('heading', { name })).toBeVisible()
  await expect(page.getByText('more than a third above the average of the last four')).toBeVisible()

  // Without a connection a change stays and waits for one, as does a workout of a library that is shown already.
  await page.getByRole('button', { name: 'Schedule Workout on Saturday 21 November' }).click()
  await page.getByRole('button', { name: 'Add Workout from Library' }).click()
  const chosen = page.getByRole('button', { name: `Schedule ${name}` })
  await expect(chosen).toBeVisible()
  await page.context().setOffline(true)
  await chosen.click()
  const planned = page.getByRole('region', { name: 'Saturday 21 November' }).getByRole('heading', { name })
  await expect(planned).toBeVisible()
  await page.getByRole('button', { name: 'More for Sunday 22 November' }).click()
  await page.getByRole('menuitem', { name: 'Add rest day' }).click()
  const rest = page.getByRole('region', { name: 'Sunday 22 November' }).getByRole('heading', { name: 'Rest day' })
  await expect(rest).toBeVisible()
  const waiting = page.getByRole('status').filter({ hasText: 'You are offline' })
  await expect(waiting).toContainText('2 changes wait')
  await expect(page.getByRole('button', { name: 'Undo', exact: true })).toBeDisabled()
  expect(await barriersOn(page)).toEqual([])
  const days = { start_date: '2026-11-21', end_date: '2026-11-22' }
  expect((await call('get /api/calendar', days, api)).items).toEqual([])
  // With a connection it is saved; it stays shown until the server answers, although the days are read before.
  const answers = Promise.withResolvers<void>()
  await page.route('**/api/calendar/changes', async (route) => {
    if (route.request().method() === 'POST') await answers.promise
    await route.fallback()
  })
  const read = page.waitForResponse('**/api/calendar?*')
  await page.context().setOffline(false)
  await (await read).finished()
  await expect(page.getByRole('status').filter({ hasText: 'Not saved yet' })).toContainText('2 changes wait')
  await expect(rest).toBeVisible()
  answers.resolve()
  await expect(page.getByRole('button', { name: 'Try to save now' })).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Undo: Put a rest day on Sunday 22 November' })).toBeEnabled()
  await expect(rest).toBeVisible()
  await expect(planned).toBeVisible()
  expect((await call('get /api/calendar', days, api)).items).toHaveLength(2)
  await close()
})
