import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { ring, routeAlong } from '#tests/support/routes/saved-routes.ts'
import { anApp, theApp } from '#tests/support/server/app.ts'
import { type Athlete, anAthlete, aStranger } from '#tests/support/server/people.ts'
import { aPlannedRun, change, days } from '#tests/support/server/planned.ts'

const [monday, tuesday] = ['2026-03-02', '2026-03-03']
const DAY_MS = 86_400_000

async function aRouteOf({ api }: Athlete, name = 'Round the park') {
  const { id, distance, activity_type } = await api('post /api/routes', routeAlong(ring(), { name, is_private: true }))
  return { id, name, distance, activity_type }
}

const attach = (athlete: Athlete, id: string, route_id: string | null) =>
  change(athlete, { op: 'attach', id, route_id })

test('a route is attached to a workout on a day, seen wherever the day is read, and undone and made again', async () => {
  const athlete = await anAthlete()
  const route = await aRouteOf(athlete)
  const { id } = await aPlannedRun(athlete, monday)
  const made = await attach(athlete, id, route.id)
  expect(made).toMatchObject({
    items: [{ id, route_id: route.id, route, is_route_deleted: false }],
    change: { about: { did: 'attach', count: 1, name: 'Easy run', date: monday } },
  })
  expect((await days(athlete)).items).toMatchObject([{ id, route }])
  const range = { start_date: monday, end_date: monday }
  expect(await athlete.api('get /api/scheduled-workouts', range)).toMatchObject([{ id, route }])

  const change_id = made.change?.id ?? ''
  const undone = await athlete.api('post /api/calendar/changes/{id}/undo', { id: change_id })
  expect(undone.items).toMatchObject([{ route_id: null, route: null, is_route_deleted: false }])
  // A move in between changes another part of the entry.
  await change(athlete, { op: 'move', id, date: tuesday })
  const redone = await athlete.api('post /api/calendar/changes/{id}/redo', { id: change_id })
  expect(redone.items).toMatchObject([{ date: tuesday, route }])

  const copy = randomUUID()
  expect((await change(athlete, { op: 'copy', id: copy, of: id, date: monday })).items).toMatchObject([{ route }])
  const copied = await change(athlete, { op: 'copy-week', from: monday, times: 1, replace: false })
  expect(copied.items).toMatchObject([{ route }, { route }])
})

test('a program puts it on a scheduled workout and takes it off, without the protocol of changes', async () => {
  const athlete = await anAthlete()
  const route = await aRouteOf(athlete)
  const { id } = await aPlannedRun(athlete, monday)
  const put = (route_id: string | null) => athlete.api('put /api/scheduled-workouts/{id}/route', { id, route_id })
  expect(await put(route.id)).toMatchObject({ id, scheduled_date: monday, route })
  const { revision } = await days(athlete)
  // It is there already: no change, and no step to undo.
  expect(await put(route.id)).toMatchObject({ route })
  expect((await days(athlete)).revision).toBe(revision)
  expect(await put(null)).toMatchObject({ route: null })
  expect((await athlete.api('get /api/calendar/changes', {})).map(({ about }) => about.did)).toEqual([
    'attach',
    'attach',
    'schedule',
  ])
})

test('a deleted route is shown as gone, a restored one is back, and after the purge it stays gone', async () => {
  const app = await anApp()
  const athlete = await anAthlete({ app })
  const route = await aRouteOf(athlete)
  const { id } = await aPlannedRun(athlete, monday)
  await attach(athlete, id, route.id)
  await athlete.api('delete /api/routes/{id}', route)
  const gone = { id, route_id: route.id, route: null, is_route_deleted: true }
  expect((await days(athlete)).items).toMatchObject([gone])
  const range = { start_date: monday, end_date: monday }
  expect(await athlete.api('get /api/scheduled-workouts', range)).toMatchObject([{ id, route: null }])
  // What is gone is not attached again, and a copy does not have it.
  const { id: other } = await aPlannedRun(athlete, tuesday)
  await expect(attach(athlete, other, route.id)).rejects.toMatchObject({ status: 404, code: 'not-found' })
  const copied = await change(athlete, { op: 'copy', id: randomUUID(), of: id, date: tuesday })
  expect(copied.items).toMatchObject([{ route_id: null, is_route_deleted: false }])
  await athlete.api('post /api/routes/{id}/restore', route)
  expect((await days(athlete)).items[0]).toMatchObject({ id, route, is_route_deleted: false })

  await athlete.api('delete /api/routes/{id}', route)
  const purge = app.purges.find(({ what }) => what === 'deleted routes')
  expect(await purge?.run(new Date(app.now().getTime() + 31 * DAY_MS), 100)).toBe(1)
  const later = await athlete.api('get /api/calendar', { start_date: monday, end_date: monday })
  expect(later.items).toMatchObject([gone])
  expect((await attach(athlete, id, null)).items).toMatchObject([{ route_id: null, is_route_deleted: false }])
  await app.close()
})

test('nobody attaches another athlete’s route, public or not, or to another athlete’s workout', async () => {
  const [athlete, other] = [await anAthlete(), await anAthlete()]
  const theirs = await other.api('post /api/routes', routeAlong(ring()))
  const [own, stranger] = [await aRouteOf(athlete), aStranger(await theApp())]
  const [{ id }, planned] = [await aPlannedRun(athlete, monday), await aPlannedRun(other, monday)]
  const none = { status: 404, code: 'not-found', message: 'You have no such route. It may have been deleted.' }
  for (const route_id of [theirs.id, randomUUID()]) {
    await expect(attach(athlete, id, route_id)).rejects.toMatchObject(none)
    await expect(athlete.api('put /api/scheduled-workouts/{id}/route', { id, route_id })).rejects.toMatchObject(none)
  }
  await expect(attach(athlete, planned.id, own.id)).rejects.toMatchObject({ status: 404 })
  const wrong = { id: planned.id, route_id: own.id }
  await expect(athlete.api('put /api/scheduled-workouts/{id}/route', wrong)).rejects.toMatchObject({ status: 404 })
  await expect(stranger.api('put /api/scheduled-workouts/{id}/route', wrong)).rejects.toMatchObject({ status: 401 })
  expect((await days(athlete)).items).toMatchObject([{ route_id: null }])
  expect((await days(other)).items).toMatchObject([{ route_id: null }])
})

test('a race has no route', async () => {
  const athlete = await anAthlete()
  const route = await aRouteOf(athlete)
  const id = randomUUID()
  const content = { kind: 'race', name: 'City marathon', sport: 'running', metres: 42_195 } as const
  await change(athlete, { op: 'add', id, date: monday, content })
  await expect(attach(athlete, id, route.id)).rejects.toMatchObject({ status: 400, message: /Only workouts/ })
  const put = athlete.api('put /api/scheduled-workouts/{id}/route', { id, route_id: route.id })
  await expect(put).rejects.toMatchObject({ status: 404 })
})
