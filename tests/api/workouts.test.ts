import { Decoder, Stream } from '@garmin/fitsdk'
import { expect, test } from 'vitest'
import type { NewWorkout } from '#domain/workout/workout.ts'
import { athleteOfSession } from '#server/http/endpoint/athlete-id.ts'
import { replaceWorkout } from '#server/workouts/store.ts'
import { writeWorkout } from '#server/workouts/written-workout.ts'
import { anApp, theApp } from '#tests/support/server/app.ts'
import { anAthlete, aStranger } from '#tests/support/server/people.ts'

const easy: NewWorkout = {
  name: 'Easy hour',
  sport: 'running',
  type: 'endurance',
  steps: [
    { intensity: 'warmup', duration: { type: 'time', unit: 'minutes', value: 600 } },
    { intensity: 'interval', duration: { type: 'distance', unit: 'kilometers', value: 1 }, target: null },
    { intensity: 'recovery', duration: { type: 'time', unit: 'minutes', value: 60, displayValue: '1' } },
    { repeat: { steps: 2, count: 4 } },
  ],
}

test('a workout is saved, read, changed and deleted', async () => {
  const { api } = await anAthlete()
  const saved = await api('post /api/workouts', easy)
  expect(saved).toMatchObject({ ...easy, user: { full_name: 'Robin Example' } })
  expect(await api('get /api/workouts/{id}', { id: saved.id })).toEqual({ ...saved, mine: true })

  const changed = await api('put /api/workouts/{id}', { id: saved.id, ...easy, name: 'Harder hour', type: null })
  expect(changed).toMatchObject({ id: saved.id, name: 'Harder hour', type: null, created_at: saved.created_at })
  expect(Date.parse(changed.updated_at)).toBeGreaterThanOrEqual(Date.parse(saved.updated_at))

  expect(await api('delete /api/workouts/{id}', { id: saved.id })).toEqual({})
  await expect(api('get /api/workouts/{id}', { id: saved.id })).rejects.toMatchObject({ status: 404 })
  await expect(api('delete /api/workouts/{id}', { id: saved.id })).rejects.toMatchObject({ status: 404 })
})

test('times are saved without the noise of 32-bit floats', async () => {
  const { api } = await anAthlete()
  const timed = (value: number): NewWorkout => ({
    ...easy,
    steps: [{ intensity: 'active', duration: { type: 'time', unit: 'minutes', value } }],
  })
  const saved = await api('post /api/workouts', timed(480.00003))
  expect(saved).toMatchObject(timed(480))
  expect(await api('get /api/workouts/{id}', { id: saved.id })).toMatchObject(timed(480))
  expect(await api('put /api/workouts/{id}', { id: saved.id, ...timed(479.99997) })).toMatchObject(timed(480))
  expect(await api('put /api/workouts/{id}', { id: saved.id, ...timed(30.5) })).toMatchObject(timed(30.5))
})

test('the library has ten workouts a page, the last changed first', async () => {
  const { api } = await anAthlete()
  expect(await api('get /api/workouts', {})).toEqual({
    data: [],
    pagination: { totalCount: 0, pageSize: 10, currentPage: 1, totalPages: 0 },
  })
  const ids: string[] = []
  for (let n = 0; n < 12; n += 1) ids.push((await api('post /api/workouts', { ...easy, name: `No ${n}` })).id)
  await api('put /api/workouts/{id}', { id: ids[0] ?? '', ...easy, name: 'Touched' })

  const first = await api('get /api/workouts', { page: 1 })
  expect(first.data.map(({ name }) => name).slice(0, 3)).toEqual(['Touched', 'No 11', 'No 10'])
  expect(first.pagination).toEqual({ totalCount: 12, pageSize: 10, currentPage: 1, totalPages: 2 })
  const second = await api('get /api/workouts', { page: 2 })
  expect(second.data.map(({ name }) => name)).toEqual(['No 2', 'No 1'])
  expect((await api('get /api/workouts', { page: 7 })).data).toEqual([])
})

test('a library contains only its athlete’s workouts', async () => {
  const [one, other] = [await anAthlete(), await anAthlete()]
  await one.api('post /api/workouts', easy)
  expect((await other.api('get /api/workouts', {})).pagination.totalCount).toBe(0)
})

test.each(['0', '-1', '1.5', 'abc', '', '1e3', ' 1', '99999999999999999999'])('page %j is refused', async (page) => {
  const { fetch } = await anAthlete()
  const answer = await fetch(`/api/workouts?page=${encodeURIComponent(page)}`)
  expect(answer.status).toBe(400)
  expect(await answer.json()).toMatchObject({ error: 'A page is a whole number from 1.', code: 'invalid' })
})

test('anyone can read a workout by its id, and sees only the name of its author', async () => {
  const author = await anAthlete()
  const { id } = await author.api('post /api/workouts', easy)
  const stranger = aStranger(await theApp())
  const read = await stranger.api('get /api/workouts/{id}', { id })
  expect(read.user).toEqual({ full_name: 'Robin Example' })
  const written = JSON.stringify(read)
  expect(written).not.toContain(author.email)
  expect(written).not.toContain(author.id)
})

test('a workout tells its author that it is theirs, and another athlete of the same name that it is not', async () => {
  const [author, namesake] = [await anAthlete(), await anAthlete()]
  const { id } = await author.api('post /api/workouts', easy)
  const stranger = aStranger(await theApp())
  expect((await author.api('get /api/workouts/{id}', { id })).mine).toBe(true)
  for (const { api } of [namesake, stranger])
    expect(await api('get /api/workouts/{id}', { id })).not.toHaveProperty('mine')
})

test('a visitor with an expired session can read a workout', async () => {
  const app = await anApp()
  const { api, token } = await anAthlete({ app })
  const { id } = await api('post /api/workouts', easy)
  app.advance(2 * 60 * 60 * 1000)
  for (const authorization of [`Bearer ${token}`, 'Bearer a.b.c', 'Bearer ', 'Basic eDp5']) {
    const answer = await fetch(`${app.url}/api/workouts/${id}`, { headers: { authorization } })
    expect(answer.status).toBe(200)
    const read = await answer.json()
    expect(read.name).toBe('Easy hour')
    expect(read).not.toHaveProperty('mine')
  }
  await app.close()
})

test('a workout of another athlete cannot be changed or deleted', async () => {
  const [author, other] = [await anAthlete(), await anAthlete({ role: 'admin' })]
  const { id } = await author.api('post /api/workouts', easy)
  await expect(other.api('put /api/workouts/{id}', { id, ...easy })).rejects.toMatchObject({
    status: 404,
    code: 'not-found',
  })
  await expect(other.api('delete /api/workouts/{id}', { id })).rejects.toMatchObject({ status: 404 })
  expect((await author.api('get /api/workouts/{id}', { id })).name).toBe('Easy hour')
})

test('without a session nothing is saved, changed, listed or deleted', async () => {
  const { api } = aStranger(await theApp())
  const id = '01900000-0000-7000-8000-000000000000'
  // A screen shows this sentence to an athlete who signed out in another tab.
  const refused = { status: 401, code: 'no-token', message: 'You are not signed in. Sign in, then try again.' }
  await expect(api('post /api/workouts', easy)).rejects.toMatchObject(refused)
  await expect(api('put /api/workouts/{id}', { id, ...easy })).rejects.toMatchObject(refused)
  await expect(api('delete /api/workouts/{id}', { id })).rejects.toMatchObject(refused)
  await expect(api('get /api/workouts', {})).rejects.toMatchObject(refused)
})

const minute = { type: 'time', unit: 'minutes', value: 60 }

test.each([
  [{ name: '   ' }, 'name', 'Give the workout a name.'],
  [{ sport: 'rowing' }, 'sport', 'sport must be one of running, cycling or swimming.'],
  [{ type: 'sweet spot' }, 'type', 'That type does not belong to this sport.'],
  [{ steps: [] }, 'steps', 'A workout needs at least one step.'],
  [{ steps: undefined }, 'steps', 'steps is missing.'],
  [
    { steps: [{ intensity: 'active', duration: { ...minute, value: 0 } }] },
    'steps.0.duration.value',
    'Step 1: A duration must be above 0.',
  ],
  [
    { steps: [{ intensity: 'active', duration: minute }, { duration: minute }] },
    'steps.1.intensity',
    'Step 2: intensity is missing.',
  ],
  [
    { steps: [{ intensity: 'active', duration: minute }, { repeat: { steps: 2, count: 2 } }] },
    'steps.1.repeat.steps',
    'Step 2: A repeat covers only the steps directly before it: 1 here.',
  ],
  [
    { steps: [{ intensity: 'active', duration: minute, target: { type: 'power', rangeMin: 250, rangeMax: 200 } }] },
    'steps.0.target.rangeMin',
    'Step 1: rangeMin cannot be above rangeMax.',
  ],
  [{ steps: [{ intensity: 'active', duration: minute, colour: 'red' }] }, 'steps.0.colour', undefined],
  [{ owner: 'me' }, 'owner', 'There is no field owner here.'],
])('a workout with %j is refused at its field %s', async (wrong, field, sentence) => {
  const { fetch } = await anAthlete()
  const body = JSON.stringify({ ...easy, ...wrong })
  const answer = await fetch('/api/workouts', { method: 'POST', body })
  const refusal = await answer.json()
  expect(answer.status).toBe(400)
  expect(refusal.code).toBe('invalid')
  expect(Object.keys(refusal.fields)).toContain(field)
  if (sentence) expect(refusal.error).toBe(sentence)
})

test('a workout is downloaded as a FIT file under its own name, without a session', async () => {
  const { api } = await anAthlete()
  const { id } = await api('post /api/workouts', { ...easy, name: 'Früh/"schnell"\u202e.exe' })
  const { fetch } = aStranger(await theApp())
  const answer = await fetch(`/api/workouts/${id}/file?format=fit`)
  expect(answer.status).toBe(200)
  expect(answer.headers.get('content-disposition')).toBe(
    'attachment; filename="Fruh schnell .exe.fit"; filename*=UTF-8\'\'Fr%C3%BCh%20schnell%20.exe.fit',
  )
  const bytes = new Uint8Array(await answer.arrayBuffer())
  expect(new Decoder(Stream.fromByteArray([...bytes])).checkIntegrity()).toBe(true)
  const again = await fetch(`/api/workouts/${id}/file?format=fit`)
  expect(new Uint8Array(await again.arrayBuffer())).toEqual(bytes)
})

test('a download in an unknown format, or of no workout, is refused', async () => {
  const { fetch } = aStranger(await theApp())
  const id = '01900000-0000-7000-8000-000000000000'
  expect((await fetch(`/api/workouts/${id}/file?format=docx`)).status).toBe(400)
  expect((await fetch(`/api/workouts/${id}/file`)).status).toBe(400)
  expect((await fetch(`/api/workouts/${id}/file?format=fit`)).status).toBe(404)
})

test('a save that names the version it started from is refused after another save', async () => {
  const { api } = await anAthlete()
  const { id, updated_at } = await api('post /api/workouts', easy)
  const first = await api('put /api/workouts/{id}', { id, ...easy, name: 'First', startedFrom: updated_at })
  const second = { id, ...easy, name: 'Second' }
  await expect(api('put /api/workouts/{id}', { ...second, startedFrom: updated_at })).rejects.toMatchObject({
    status: 409,
    code: 'changed-since',
    message:
      'This workout was changed in another tab or on another device after you opened it. Your version is not saved.',
  })
  expect((await api('get /api/workouts/{id}', { id })).name).toBe('First')
  expect((await api('put /api/workouts/{id}', { ...second, startedFrom: first.updated_at })).name).toBe('Second')
  expect((await api('put /api/workouts/{id}', { ...second, name: 'Without a version' })).name).toBe('Without a version')
})

test('of saves at once from one version exactly one is accepted', async () => {
  const { api } = await anAthlete()
  const { id, updated_at } = await api('post /api/workouts', easy)
  const saves = await Promise.allSettled(
    ['One', 'Two', 'Three', 'Four'].map((name) =>
      api('put /api/workouts/{id}', { id, ...easy, name, startedFrom: updated_at }),
    ),
  )
  const accepted = saves.flatMap((save) => (save.status === 'fulfilled' ? [save.value.name] : []))
  expect(accepted).toHaveLength(1)
  expect((await api('get /api/workouts/{id}', { id })).name).toBe(accepted[0])
})

test('a version of a deleted workout or of another athlete’s is refused as missing', async () => {
  const [author, other] = [await anAthlete(), await anAthlete()]
  const { id, updated_at } = await author.api('post /api/workouts', easy)
  const update = { id, ...easy, startedFrom: updated_at }
  const missing = { status: 404, code: 'not-found' }
  await expect(other.api('put /api/workouts/{id}', update)).rejects.toMatchObject(missing)
  const past = { ...update, startedFrom: '2001-01-01T00:00:00.000Z' }
  await expect(other.api('put /api/workouts/{id}', past)).rejects.toMatchObject(missing)
  await author.api('delete /api/workouts/{id}', { id })
  await expect(author.api('put /api/workouts/{id}', update)).rejects.toMatchObject(missing)
})

test('two saves of the same millisecond are two versions', async () => {
  const [{ db }, { api, id: userId }] = [await theApp(), await anAthlete()]
  const { id, updated_at } = await api('post /api/workouts', easy)
  const save = (name: string) =>
    replaceWorkout(
      db,
      athleteOfSession({ userId }),
      id,
      writeWorkout({ ...easy, name }),
      new Date(updated_at),
      updated_at,
    )
  expect(await save('First')).toBeDefined()
  expect(await save('Second')).toBeUndefined()
  expect((await api('get /api/workouts/{id}', { id })).name).toBe('First')
})
