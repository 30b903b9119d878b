import { beforeEach, expect, test } from 'vitest'
import type { NewWorkout } from '#domain/workout/workout.ts'
import { DELETED_WORKOUT_DAYS, oldestRestorable, purgeDeletedWorkouts } from '#server/workouts/store.ts'
import { anApp, type TestApp, theApp } from '#tests/support/server/app.ts'
import { type Athlete, anAthlete, aStranger } from '#tests/support/server/people.ts'

const swim: NewWorkout = {
  name: 'Ten hundreds',
  sport: 'swimming',
  type: 'interval',
  poolLength: { length: 25, unit: 'meters' },
  steps: [
    { intensity: 'interval', duration: { type: 'distance', unit: 'meters', value: 100 } },
    { intensity: 'rest', duration: { type: 'time', unit: 'minutes', value: 20 } },
    { repeat: { steps: 2, count: 10 } },
  ],
}

const DAY_MS = 24 * 60 * 60 * 1000
const missing = { status: 404, code: 'not-found' }

let author: Athlete
beforeEach(async () => {
  author = await anAthlete()
})

test('a deleted workout is found nowhere', async () => {
  const kept = await author.api('post /api/workouts', { ...swim, name: 'Kept' })
  const { id } = await author.api('post /api/workouts', swim)
  expect(await author.api('delete /api/workouts/{id}', { id })).toEqual({})

  const stranger = aStranger(await theApp())
  for (const { api, fetch } of [author, stranger]) {
    await expect(api('get /api/workouts/{id}', { id })).rejects.toMatchObject(missing)
    await expect(api('get /api/workouts/{id}/formats', { id })).rejects.toMatchObject(missing)
    expect((await fetch(`/api/workouts/${id}/file?format=fit`)).status).toBe(404)
  }
  await expect(author.api('put /api/workouts/{id}', { id, ...swim })).rejects.toMatchObject(missing)
  await expect(author.api('delete /api/workouts/{id}', { id })).rejects.toMatchObject(missing)
  const { data, pagination } = await author.api('get /api/workouts', {})
  expect(data.map((workout) => workout.id)).toEqual([kept.id])
  expect(pagination.totalCount).toBe(1)
})

test('a restored workout is unchanged and has the same address', async () => {
  const saved = await author.api('post /api/workouts', swim)
  await author.api('post /api/workouts', { ...swim, name: 'Later' })
  const { id } = saved
  await author.api('delete /api/workouts/{id}', { id })
  await expect(author.api('put /api/workouts/{id}', { id, ...swim, name: 'Changed' })).rejects.toMatchObject(missing)
  expect(await author.api('post /api/workouts/{id}/restore', { id })).toEqual(saved)
  expect(await aStranger(await theApp()).api('get /api/workouts/{id}', { id })).toEqual(saved)
  const { data } = await author.api('get /api/workouts', {})
  expect(data.map(({ name }) => name)).toEqual(['Later', 'Ten hundreds'])
})

test('restoring a workout twice, or one that was not deleted, changes nothing', async () => {
  const saved = await author.api('post /api/workouts', swim)
  for (let time = 1; time <= 2; time += 1)
    expect(await author.api('post /api/workouts/{id}/restore', { id: saved.id })).toEqual(saved)
})

test('an athlete cannot restore a workout of another athlete', async () => {
  const { id } = await author.api('post /api/workouts', swim)
  await author.api('delete /api/workouts/{id}', { id })
  const other = await anAthlete({ role: 'admin' })
  await expect(other.api('post /api/workouts/{id}/restore', { id })).rejects.toMatchObject(missing)
  const stranger = aStranger(await theApp())
  await expect(stranger.api('post /api/workouts/{id}/restore', { id })).rejects.toMatchObject({ status: 401 })
  await expect(stranger.api('get /api/workouts/{id}', { id })).rejects.toMatchObject(missing)
})

test.each([
  [DELETED_WORKOUT_DAYS - 1, true],
  [DELETED_WORKOUT_DAYS, false],
])('%i days after it was deleted a workout is restored: %s', async (days, restored) => {
  // The token must be valid for all these days.
  const app = await anApp({ auth: { tokenSeconds: 40 * 24 * 60 * 60 } })
  const { api } = await anAthlete({ app })
  const { id } = await api('post /api/workouts', swim)
  await api('delete /api/workouts/{id}', { id })
  app.advance(days * DAY_MS)
  const restoring = api('post /api/workouts/{id}/restore', { id })
  if (restored) expect((await restoring).id).toBe(id)
  else await expect(restoring).rejects.toMatchObject({ ...missing, message: expect.stringContaining('30 days') })
  await app.close()
})

test('a purge removes a limited number of workouts that were deleted long enough ago, and nothing else', async () => {
  const app = await theApp()
  await purge(app, 100)
  const save = async () => (await author.api('post /api/workouts', swim)).id
  const remove = (id: string) => author.api('delete /api/workouts/{id}', { id })
  const restore = (id: string) => author.api('post /api/workouts/{id}/restore', { id })
  const [first, second, third, kept] = [await save(), await save(), await save(), await save()]
  for (const id of [first, second, third]) await remove(id)
  await restore(third)

  expect(await purgeDeletedWorkouts(app.db, oldestRestorable(app.now()), 10)).toBe(0)
  expect(await purge(app, 1)).toBe(1)
  await expect(restore(first)).rejects.toMatchObject(missing)
  await restore(second)
  await remove(second)
  expect(await purge(app, 10)).toBe(1)
  await expect(restore(second)).rejects.toMatchObject(missing)
  const { data } = await author.api('get /api/workouts', {})
  expect(data.map(({ id }) => id)).toEqual([kept, third])
})

/** Makes all deleted workouts old enough to be purged. */
function purge(app: TestApp, limit: number): Promise<number> {
  return purgeDeletedWorkouts(app.db, new Date(app.now().getTime() + DAY_MS), limit)
}
