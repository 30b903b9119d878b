import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { afterAll, expect, test } from 'vitest'
import { NewBlock } from '#domain/workout/block.ts'
import { testDatabase } from '#tests/support/server/database.ts'
import type { Provider } from '../athlete/provider.ts'
import { listBlocks } from '../blocks/store.ts'
import { athletes, subscriptions, workouts } from '../db/tables.ts'
import { athleteOfOperator } from '../http/endpoint/athlete-id.ts'
import { listRoutes } from '../routes/store.ts'
import { library, metrics, ownBlocks, who } from './library.ts'
import { plannedRoutes } from './routes.ts'
import { seed } from './seed.ts'

const database = await testDatabase()
afterAll(() => database.close())

const now = new Date('2026-03-14T10:00:00Z')
const { db } = database

test('the seed makes a confirmed athlete with metrics, a plan, workouts of the last weeks, own blocks and routes', async () => {
  const id = randomUUID()
  const asked: unknown[] = []
  const signUp: Provider['signUp'] = async (person) => {
    asked.push(person)
    const { fullName, timezone, email } = who
    return { ok: true, value: { id, email, confirmed: true, fullName, timezone, isReal: true } }
  }
  const { output, exitCode } = await seed({ db, now: () => now, signUp })
  expect(exitCode).toBe(0)
  const password = /^password: (.+)$/m.exec(output)?.[1]
  expect(output).toBe(`email: ${who.email}\npassword: ${password}\nworkouts: 12\nroutes: 3`)
  expect(asked).toMatchObject([{ email: who.email, password, data: { timezone: who.timezone } }])
  expect(await db.select().from(athletes).where(eq(athletes.id, id))).toMatchObject([
    { email: who.email, timezone: who.timezone, confirmed_at: now, meta: { athlete_metrics: metrics } },
  ])
  expect(await db.select().from(subscriptions).where(eq(subscriptions.athlete_id, id))).toMatchObject([
    { type: 'standard', active: true },
  ])
  const made = await db.select().from(workouts).where(eq(workouts.athlete_id, id)).orderBy(workouts.created_at)
  expect(made.map(({ name }) => name)).toEqual(library.map(({ name }) => name))
  const daysAgo = made.map(({ created_at }) => (now.getTime() - created_at.getTime()) / 86_400_000)
  expect(daysAgo).toEqual(library.map((workout) => workout.daysAgo))
  for (const block of ownBlocks) expect(NewBlock.parse(block)).toEqual(block)
  const { data: saved } = await listRoutes(db, athleteOfOperator({ id }), 1)
  expect(saved.map(({ name }) => name).toReversed()).toEqual(plannedRoutes.map(({ name }) => name))
  for (const [at, { metres }] of plannedRoutes.toReversed().entries())
    expect(Math.abs((saved[at]?.distance ?? 0) / metres - 1)).toBeLessThan(0.02)
  const blocks = await listBlocks(db, athleteOfOperator({ id }))
  expect(blocks.map(({ name }) => name)).toEqual(ownBlocks.map(({ name }) => name).toSorted())
})

test.each([
  ['user_already_exists', `${who.email} is there already. Start with another DATA_DIR for a fresh one.`],
  ['weak_password', 'The sentence of the provider.'],
])('a sign-up that is refused with %s ends the seed', async (code, output) => {
  const message = 'The sentence of the provider.'
  const signUp: Provider['signUp'] = async () => ({ ok: false, status: 422, code, message })
  expect(await seed({ db, now: () => now, signUp })).toEqual({ output, exitCode: 1 })
})

test('without the embedded provider there is no seed', async () => {
  const { output, exitCode } = await seed({ db, now: () => now })
  expect([exitCode, output]).toEqual([1, expect.stringMatching(/^Seeding needs the embedded auth provider/)])
})
