import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { theApp } from '#tests/support/server/app.ts'
import { anAthlete, aStranger } from '#tests/support/server/people.ts'
import { easyRun } from '#tests/support/server/planned.ts'

// Who may open a workout: everybody who has its link, or its athlete alone.

const missing = { status: 404, code: 'not-found' }
const refused = { status: 400, code: 'invalid' }

/** Addresses that show a workout to everybody, and to its athlete no more than to others. */
const forEverybody = (id: string) => [`/api/workouts/${id}/picture.png`, `/embed/workout/${id}`]
const files = (id: string) => [`/api/workouts/${id}/file?format=fit`, `/api/workouts/${id}/formats`]

test('a private workout is there for its athlete alone, with its files', async () => {
  const [author, stranger] = [await anAthlete(), aStranger(await theApp())]
  const saved = await author.api('post /api/workouts', { ...easyRun, name: 'Comeback' })
  const { id } = saved
  expect(saved).toMatchObject({ is_private: false, is_listed: false })
  const hidden = await author.api('put /api/workouts/{id}/visibility', { id, is_private: true })
  expect(hidden).toEqual({ ...saved, is_private: true })
  const addresses = [`/api/workouts/${id}`, ...files(id), ...forEverybody(id)]
  for (const other of [stranger, await anAthlete(), await anAthlete({ role: 'admin' })]) {
    await expect(other.api('get /api/workouts/{id}', { id })).rejects.toMatchObject(missing)
    for (const address of addresses) {
      const answer = await other.fetch(address)
      expect(answer.status, address).toBe(404)
      expect(await answer.text()).not.toContain('Comeback')
    }
  }
  expect(await author.api('get /api/workouts/{id}', { id })).toEqual({ ...hidden, mine: true })
  for (const address of files(id)) expect((await author.fetch(address)).status, address).toBe(200)
  for (const address of forEverybody(id)) expect((await author.fetch(address)).status, address).toBe(404)
  await author.api('put /api/workouts/{id}/visibility', { id, is_private: false })
  for (const address of addresses) expect((await stranger.fetch(address)).status, address).toBe(200)
  expect(await stranger.api('get /api/workouts/{id}', { id })).toEqual(saved)
})

test('a workout is listed until it becomes private, and a private one cannot be listed', async () => {
  const { api } = await anAthlete()
  const { id } = await api('post /api/workouts', easyRun)
  const set = (change: { is_private?: boolean; is_listed?: boolean }) =>
    api('put /api/workouts/{id}/visibility', { id, ...change })
  expect(await set({ is_listed: true })).toMatchObject({ is_private: false, is_listed: true })
  expect(await set({})).toMatchObject({ is_private: false, is_listed: true })
  expect(await set({ is_private: true })).toMatchObject({ is_private: true, is_listed: false })
  await expect(set({ is_listed: true })).rejects.toMatchObject(refused)
  await expect(set({ is_private: true, is_listed: true })).rejects.toMatchObject(refused)
  expect(await set({ is_private: false })).toMatchObject({ is_private: false, is_listed: false })
  expect(await set({ is_private: false, is_listed: true })).toMatchObject({ is_private: false, is_listed: true })
})

test('who may open a workout stays the same when it is changed, deleted, restored and planned', async () => {
  const { api } = await anAthlete()
  const saved = await api('post /api/workouts', easyRun)
  const { id } = saved
  const hidden = await api('put /api/workouts/{id}/visibility', { id, is_private: true })
  // A version that was opened before may still be saved.
  expect(hidden.updated_at).toBe(saved.updated_at)
  const startedFrom = saved.updated_at
  const replaced = await api('put /api/workouts/{id}', { id, ...easyRun, name: 'Easier run', startedFrom })
  expect(replaced).toMatchObject({ name: 'Easier run', is_private: true })
  await api('delete /api/workouts/{id}', { id })
  await expect(api('put /api/workouts/{id}/visibility', { id, is_private: false })).rejects.toMatchObject(missing)
  expect(await api('post /api/workouts/{id}/restore', { id })).toMatchObject({ is_private: true })
  await api('post /api/scheduled-workouts', { workout_id: id, scheduled_date: '2026-03-14' })
  const { data } = await api('get /api/workouts', {})
  expect(data.map((one) => one.is_private)).toEqual([true])
  const { name, sport, steps } = replaced
  expect(await api('post /api/workouts', { name, sport, steps })).toMatchObject({ is_private: false, is_listed: false })
})

test('nobody else says who may open a workout, and nothing else is taken for an answer', async () => {
  const [author, other] = [await anAthlete(), await anAthlete()]
  const saved = await author.api('post /api/workouts', easyRun)
  const put = (by: { fetch: typeof author.fetch }, id: string, body: unknown) =>
    by.fetch(`/api/workouts/${id}/visibility`, { method: 'PUT', body: JSON.stringify(body) })
  const statusOf = async (...asked: Parameters<typeof put>) => (await put(...asked)).status
  expect(await statusOf(other, saved.id, { is_private: true })).toBe(404)
  expect(await statusOf(aStranger(await theApp()), saved.id, { is_private: true })).toBe(401)
  expect(await statusOf(author, randomUUID(), { is_private: true })).toBe(404)
  for (const id of ['nonsense', '%00', '..%2f..', "'%20or%20true--"])
    expect(await statusOf(author, id, { is_private: true }), id).toBeGreaterThanOrEqual(400)
  for (const body of [{ is_private: 'yes' }, { is_private: null }, { isPrivate: true }, { name: 'Mine' }, [], null])
    expect(await statusOf(author, saved.id, body), JSON.stringify(body)).toBe(400)
  expect(await author.api('get /api/workouts/{id}', { id: saved.id })).toEqual({ ...saved, mine: true })
})
