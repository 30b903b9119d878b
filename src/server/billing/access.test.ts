import { randomUUID } from 'node:crypto'
import { afterAll, expect, test } from 'vitest'
import { testDatabase } from '#tests/support/server/database.ts'
import type { Database } from '../db/database.ts'
import { athletes } from '../db/tables.ts'
import { athleteOfOperator } from '../http/endpoint/athlete-id.ts'
import { accessOf, generating } from './access.ts'
import { setPlan } from './store.ts'

const database = await testDatabase()
afterAll(() => database.close())

const now = () => new Date('2026-11-10T12:00:00Z')

async function anAsking() {
  const { db } = database
  const id = athleteOfOperator({ id: randomUUID() })
  await db.insert(athletes).values({ id, email: `${id}@example.org` })
  await setPlan(db, id, 'standard', now())
  const asking = { id, namedAdmin: false }
  const used = async () => (await accessOf({ db, billing: 'sandbox', now }, asking)).used
  const generate = (work: () => string, left: AbortSignal, on: Database = db) =>
    generating({ db: on, billing: 'sandbox', now }, asking, work, () => false, left)
  return { used, generate }
}

test('a result that somebody waits for is counted', async () => {
  const { used, generate } = await anAsking()
  expect(await generate(() => 'made', new AbortController().signal)).toEqual({ result: 'made', counted: true })
  expect(await used()).toBe(1)
})

test('a result is not counted if the athlete left while it was made', async () => {
  const { used, generate } = await anAsking()
  const leaving = new AbortController()
  // The loop reads who has left only after work that does not pause.
  const work = () => {
    setImmediate(() => leaving.abort())
    return 'made'
  }
  await expect(generate(work, leaving.signal)).rejects.toThrow()
  expect(await used()).toBe(0)
})

test('a result does not stay counted if the athlete left while it was counted', async () => {
  const { used, generate } = await anAsking()
  await generate(() => 'made', new AbortController().signal)
  const leaving = new AbortController()
  const counting = new Proxy(database.db, {
    get: (db, key) => {
      if (key === 'insert') leaving.abort()
      return Reflect.get(db, key)
    },
  })
  await expect(generate(() => 'made', leaving.signal, counting)).rejects.toThrow()
  expect(await used()).toBe(1)
})
