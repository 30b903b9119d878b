import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { addDays } from '#domain/calendar/days/day.ts'
import { todayIn } from '#domain/calendar/days/today.ts'
import { purgeDeletedWorkouts } from '#server/workouts/store.ts'
import { anApp, theApp } from '#tests/support/server/app.ts'
import { anAthlete, aStranger } from '#tests/support/server/people.ts'
import { aPlannedRun, change, easyRun } from '#tests/support/server/planned.ts'

const month = { start_date: '2026-03-01', end_date: '2026-03-31' }
const title = { name: 'Easy run', sport: 'running', type: 'endurance' }

test('a workout is scheduled, listed by its day, and taken off it', async () => {
  const { api } = await anAthlete()
  const { id: workout_id } = await api('post /api/workouts', easyRun)
  const scheduled = await api('post /api/scheduled-workouts', { workout_id, scheduled_date: '2026-03-14' })
  const { id } = scheduled
  expect(scheduled).toEqual({
    id,
    workout_id,
    scheduled_date: '2026-03-14',
    workout: { id: workout_id, ...title },
    meta: {},
    route: null,
  })
  expect(await api('get /api/scheduled-workouts', month)).toEqual([scheduled])
  expect(await api('delete /api/scheduled-workouts/{id}', { id })).toEqual({})
  expect(await api('get /api/scheduled-workouts', month)).toEqual([])
  expect((await api('get /api/workouts/{id}', { id: workout_id })).name).toBe('Easy run')
  await expect(api('delete /api/scheduled-workouts/{id}', { id })).rejects.toMatchObject({
    status: 404,
    message: 'You have no such scheduled workout. It may have been removed in another tab.',
  })
})

test('the first and the last day asked for are included, and workouts come by day and in its order', async () => {
  const athlete = await anAthlete()
  const planned = ['2026-03-31', '2026-03-01', '2026-02-28', '2026-04-01', '2026-03-01'] as const
  const ids: string[] = []
  for (const date of planned) ids.push((await aPlannedRun(athlete, date)).id)
  const listed = await athlete.api('get /api/scheduled-workouts', month)
  expect(listed.map(({ id }) => ids.indexOf(id))).toEqual([1, 4, 0])
})

test('notes, rest days and races are not scheduled workouts', async () => {
  const athlete = await anAthlete()
  const id = randomUUID()
  await change(athlete, { op: 'add', id, date: '2026-03-14', content: { kind: 'note', text: 'Dentist' } })
  expect(await athlete.api('get /api/scheduled-workouts', month)).toEqual([])
  await expect(athlete.api('delete /api/scheduled-workouts/{id}', { id })).rejects.toMatchObject({ status: 404 })
})

test('a workout that is scheduled again with the same id stands on its day once', async () => {
  const { api } = await anAthlete()
  const { id: workout_id } = await api('post /api/workouts', easyRun)
  const sent = { id: randomUUID(), workout_id, scheduled_date: '2026-03-14' }
  const first = await api('post /api/scheduled-workouts', sent)
  expect(
    await Promise.all([api('post /api/scheduled-workouts', sent), api('post /api/scheduled-workouts', sent)]),
  ).toEqual([first, first])
  expect(await api('get /api/scheduled-workouts', month)).toEqual([first])
  await expect(api('post /api/scheduled-workouts', { ...sent, scheduled_date: '2026-03-15' })).rejects.toMatchObject({
    status: 409,
    code: 'id-taken',
  })
})

test('a deleted workout stays on its days under its last name, and a restored one is itself again', async () => {
  const athlete = await anAthlete()
  const { api } = athlete
  const { id, workout_id } = await aPlannedRun(athlete, '2026-03-14')
  await api('put /api/workouts/{id}', { ...easyRun, id: workout_id, name: 'Long run' })
  const [renamed] = await api('get /api/scheduled-workouts', month)
  expect(renamed?.workout?.name).toBe('Long run')
  await api('delete /api/workouts/{id}', { id: workout_id })
  const deleted = {
    id,
    workout_id: null,
    scheduled_date: '2026-03-14',
    workout: null,
    meta: { deleted_workout: { ...title, name: 'Long run' } },
    route: null,
  }
  expect(await api('get /api/scheduled-workouts', month)).toEqual([deleted])
  await api('post /api/workouts/{id}/restore', { id: workout_id })
  expect(await api('get /api/scheduled-workouts', month)).toEqual([renamed])

  await api('delete /api/workouts/{id}', { id: workout_id })
  const { db, now } = await theApp()
  await purgeDeletedWorkouts(db, new Date(now().getTime() + 1000), 1000)
  expect(await api('get /api/scheduled-workouts', month)).toEqual([deleted])
  expect(await api('delete /api/scheduled-workouts/{id}', { id })).toEqual({})
})

test('deleting a workout says on how many days from today on it is planned, in the athlete’s time zone', async () => {
  const app = await anApp()
  const athlete = await anAthlete({ app })
  // Where the day began 14 hours earlier than in UTC.
  await athlete.api('put /api/user', { timezone: 'Pacific/Kiritimati' })
  const today = todayIn(app.now(), 'Pacific/Kiritimati')
  const { workout_id } = await aPlannedRun(athlete, today)
  for (const days of [-1, 1, 1, 40])
    await athlete.api('post /api/scheduled-workouts', { workout_id, scheduled_date: addDays(today, days) })
  const done = randomUUID()
  await change(
    athlete,
    { op: 'schedule', id: done, date: addDays(today, 2), workout_id },
    { op: 'mark', id: done, mark: { state: 'skipped' } },
  )
  expect(await athlete.api('delete /api/workouts/{id}', { id: workout_id })).toEqual({ coming_days: 3 })
  const { id } = await athlete.api('post /api/workouts', easyRun)
  expect(await athlete.api('delete /api/workouts/{id}', { id })).toEqual({})
  await app.close()
})

test('nobody sees, plans or removes what is another athlete’s, an admin neither', async () => {
  const [owner, other] = [await anAthlete(), await anAthlete({ role: 'admin' })]
  const { id, workout_id } = await aPlannedRun(owner, '2026-03-14')
  expect(await other.api('get /api/scheduled-workouts', month)).toEqual([])
  await expect(other.api('delete /api/scheduled-workouts/{id}', { id })).rejects.toMatchObject({ status: 404 })
  await expect(
    other.api('post /api/scheduled-workouts', { workout_id, scheduled_date: '2026-03-14' }),
  ).rejects.toMatchObject({ status: 404, message: 'You have no such workout. It may have been deleted.' })
  // An id is one of its athlete: another may make up the same.
  const own = await aPlannedRun(other, '2026-03-15')
  const same = { id, workout_id: own.workout_id, scheduled_date: '2026-03-16' }
  expect((await other.api('post /api/scheduled-workouts', same)).id).toBe(id)
  expect(await owner.api('get /api/scheduled-workouts', month)).toMatchObject([{ id, scheduled_date: '2026-03-14' }])
})

test('without a session nothing is scheduled, listed or taken off', async () => {
  const { api } = aStranger(await theApp())
  const id = randomUUID()
  const refused = { status: 401, code: 'no-token' }
  await expect(api('get /api/scheduled-workouts', month)).rejects.toMatchObject(refused)
  await expect(
    api('post /api/scheduled-workouts', { workout_id: id, scheduled_date: '2026-03-14' }),
  ).rejects.toMatchObject(refused)
  await expect(api('delete /api/scheduled-workouts/{id}', { id })).rejects.toMatchObject(refused)
})

test.each([
  ['', 'start_date is missing.'],
  ['?start_date=2026-03-01', 'end_date is missing.'],
  ['?start_date=2026-02-30&end_date=2026-03-31', 'Write a day as YYYY-MM-DD, from 1970 to 2199.'],
  ['?start_date=2026-03-01T00:00:00Z&end_date=2026-03-31', 'Write a day as YYYY-MM-DD, from 1970 to 2199.'],
  ['?start_date=2026-03-02&end_date=2026-03-01', 'end_date is before start_date.'],
  ['?start_date=2026-01-01&end_date=2027-02-05', 'Ask for at most 400 days at a time.'],
])('the days “%s” are refused: %s', async (query, sentence) => {
  const { fetch } = await anAthlete()
  for (const path of ['/api/scheduled-workouts', '/api/calendar']) {
    const answer = await fetch(path + query)
    expect(answer.status).toBe(400)
    expect((await answer.json()).error).toBe(sentence)
  }
})

test('400 days are read at once', async () => {
  const { api } = await anAthlete()
  expect(await api('get /api/scheduled-workouts', { start_date: '2026-01-01', end_date: '2027-02-04' })).toEqual([])
})

test.each([
  [{ scheduled_date: '14.3.2026' }, 'scheduled_date', 'Write a day as YYYY-MM-DD, from 1970 to 2199.'],
  [{ scheduled_date: undefined }, 'scheduled_date', 'scheduled_date is missing.'],
  [{ workout_id: 'x' }, 'workout_id', 'That is not an id.'],
])('a workout with %j is not scheduled', async (part, field, sentence) => {
  const { fetch } = await anAthlete()
  const body = JSON.stringify({ workout_id: randomUUID(), scheduled_date: '2026-03-14', ...part })
  const answer = await fetch('/api/scheduled-workouts', { method: 'POST', body })
  expect(answer.status).toBe(400)
  expect((await answer.json()).fields).toEqual({ [field]: sentence })
})
