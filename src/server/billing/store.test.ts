import { randomUUID } from 'node:crypto'
import { afterAll, expect, test } from 'vitest'
import { testDatabase } from '#tests/support/server/database.ts'
import { athletes } from '../db/tables.ts'
import { athleteOfOperator } from '../http/endpoint/athlete-id.ts'
import { spendGeneration } from './store.ts'

const database = await testDatabase()
afterAll(() => database.close())

test('ten simultaneous generations never exceed the allowance', async () => {
  const { db } = database
  const id = randomUUID()
  await db.insert(athletes).values({ id, email: `${id}@example.org` })
  const spend = () => spendGeneration(db, athleteOfOperator({ id }), { month: '2026-11-01', allowance: 3 })
  const spent = await Promise.all(Array.from({ length: 10 }, spend))
  expect(spent.filter((wasLeft) => wasLeft)).toHaveLength(3)
  expect(await spend()).toBe(false)
})
