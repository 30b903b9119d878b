import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { formats } from '#domain/exports/registry.ts'
import type { NewWorkout } from '#domain/workout/workout.ts'
import { MAX_WORKOUTS } from '#server/workouts/library-limit.ts'
import { MAX_STEPS_BYTES } from '#server/workouts/written-workout.ts'
import { anApp, theApp } from '#tests/support/server/app.ts'
import { anAthlete, aStranger } from '#tests/support/server/people.ts'

const step = { intensity: 'active', duration: { type: 'time', unit: 'minutes', value: 60 } } as const
const easy: NewWorkout = { name: 'Easy', sport: 'running', steps: [step] }

/** A workout of 500 steps whose JSON has so many bytes. */
function workoutOf(bytes: number): NewWorkout {
  const steps = Array.from({ length: 500 }, () => ({ ...step, notes: '' }))
  let left = bytes - JSON.stringify(steps).length
  for (const each of steps) {
    const letters = Math.min(left, 2000)
    each.notes = 'x'.repeat(letters)
    left -= letters
  }
  return { ...easy, steps }
}

test('the steps of a saved, changed or imported workout have at most 256 kB', async () => {
  const { api, fetch } = await anAthlete()
  const { id } = await api('post /api/workouts', workoutOf(MAX_STEPS_BYTES))
  const larger = workoutOf(MAX_STEPS_BYTES + 1)
  const refused = {
    status: 400,
    code: 'invalid',
    message:
      'The steps of a workout can take up 256 kB, these take 257 kB. Shorten the notes, or save it as two workouts.',
  }
  await expect(api('post /api/workouts', larger)).rejects.toMatchObject(refused)
  await expect(api('put /api/workouts/{id}', { id, ...larger })).rejects.toMatchObject(refused)
  const file = { method: 'POST', body: JSON.stringify(larger) }
  expect((await fetch('/api/workouts/import?name=large.json', file)).status).toBe(400)
  expect((await api('get /api/workouts', {})).pagination.totalCount).toBe(1)
})

test('a larger workout that is already stored can be read, listed, downloaded and deleted', async () => {
  const { db, url } = await theApp()
  const { api, id: athlete } = await anAthlete()
  const { id } = await api('post /api/workouts', easy)
  const { steps } = workoutOf(966_000)
  await db.execute(sql`update workouts set steps = ${JSON.stringify(steps)}::jsonb where athlete_id = ${athlete}`)
  expect((await aStranger(await theApp()).api('get /api/workouts/{id}', { id })).steps).toEqual(steps)
  expect((await api('get /api/workouts', {})).data[0]?.steps).toEqual(steps)
  for (const { id: format, out } of formats) {
    if (!out) continue
    const answer = await fetch(`${url}/api/workouts/${id}/file?format=${format}`)
    expect([format, answer.status]).toEqual([format, 200])
    await answer.arrayBuffer()
  }
  await api('delete /api/workouts/{id}', { id })
})

test('the files of a large workout are written in a worker thread, those of a small one at once', async () => {
  const app = await anApp({ after: () => AbortSignal.abort() })
  const { api } = await anAthlete({ app })
  const [large, small] = [
    await api('post /api/workouts', workoutOf(MAX_STEPS_BYTES)),
    await api('post /api/workouts', easy),
  ]
  for (const path of ['file?format=fit', 'formats']) {
    expect((await fetch(`${app.url}/api/workouts/${small.id}/${path}`)).status).toBe(200)
    const busy = await fetch(`${app.url}/api/workouts/${large.id}/${path}`)
    expect([busy.status, busy.headers.get('retry-after')]).toEqual([503, '10'])
    expect(await busy.json()).toMatchObject({ code: 'overloaded' })
  }
  await app.close()

  const { url } = await theApp()
  const answer = await fetch(`${url}/api/workouts/${large.id}/file?format=json`)
  expect(answer.headers.get('content-type')).toBe('application/json')
  expect((await answer.json()).steps).toEqual(large.steps)
  const offered = await (await fetch(`${url}/api/workouts/${large.id}/formats`)).json()
  expect(offered.map(({ id }: { id: string }) => id)).toEqual(formats.flatMap(({ id, out }) => (out ? [id] : [])))
})

test('a library can have 10,000 workouts, deleted ones counted', async () => {
  const { db } = await theApp()
  const { api, fetch, id: athlete } = await anAthlete()
  await db.execute(sql`
    insert into workouts (id, athlete_id, name, sport, steps)
    select gen_random_uuid(), ${athlete}, 'One of many', 'running', ${JSON.stringify(easy.steps)}::jsonb from generate_series(1, ${MAX_WORKOUTS - 2})`)
  const { id } = await api('post /api/workouts', easy)
  await api('post /api/workouts', { ...easy, name: 'The last' })
  const refused = { status: 409, code: 'library-full' }
  await expect(api('post /api/workouts', easy)).rejects.toMatchObject(refused)
  expect((await fetch('/api/workouts/import?name=x.json', { method: 'POST', body: JSON.stringify(easy) })).status).toBe(
    409,
  )

  await api('delete /api/workouts/{id}', { id })
  expect((await api('get /api/workouts', {})).pagination.totalCount).toBe(MAX_WORKOUTS - 1)
  await expect(api('post /api/workouts', easy)).rejects.toMatchObject(refused)
  expect((await api('post /api/workouts/{id}/restore', { id })).name).toBe('Easy')

  await db.execute(sql`delete from workouts where id = ${id}`)
  expect((await api('post /api/workouts', easy)).name).toBe('Easy')
  expect((await (await anAthlete()).api('post /api/workouts', easy)).name).toBe('Easy')
})
