import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { afterAll, expect, test } from 'vitest'
import { testDatabase } from '#tests/support/server/database.ts'
import { athletes, users } from '../../db/tables.ts'
import { findAthletes, listAthletes } from './operator.ts'

const database = await testDatabase()
afterAll(() => database.close())

test('an athlete is found by address or by id, in any case', async () => {
  const { db } = database
  const id = randomUUID()
  const email = `${id}@Example.org`
  await db.insert(athletes).values({ id, email })
  for (const written of [email, email.toUpperCase(), id, id.toUpperCase()])
    expect(await findAthletes(db, written), written).toEqual([{ id, email }])
  expect(await findAthletes(db, 'nobody')).toEqual([])
})

test('who confirmed an address at the embedded provider counts as confirmed, if accounts are there', async () => {
  const { db } = database
  const id = randomUUID()
  const email = `${id}@example.org`
  await db.insert(athletes).values({ id, email })
  await db.insert(users).values({ id, email, email_confirmed_at: new Date() })
  for (const ownProvider of [true, false]) {
    const { listed: all } = await listAthletes(db, { ownProvider })
    const listed = all.find((athlete) => athlete.id === id)
    expect(listed?.confirmed_at !== null, `${ownProvider}`).toBe(ownProvider)
  }
})

test.each(['robin@example.org', randomUUID()])('finding %s reads an index, not all athletes', async (written) => {
  const plan = await database.db.transaction(async (within) => {
    await within.execute(sql`set local enable_seqscan = off`)
    return within.execute(sql`explain ${findAthletes(within, written).getSQL()}`)
  })
  const text = JSON.stringify((plan as unknown as { rows: unknown[] }).rows)
  expect(text).toContain('Index')
  expect(text).not.toContain('Seq Scan')
})

test('athletes are listed a thousand at a time, each once, by address in any case', async () => {
  const { db } = database
  await db.delete(athletes)
  const emails = Array.from({ length: 1500 }, (_, n) => `${n % 2 ? 'A' : 'a'}${String(n).padStart(4, '0')}@example.org`)
  await db.insert(athletes).values(emails.map((email) => ({ id: randomUUID(), email })))
  const first = await listAthletes(db, { ownProvider: false })
  expect(first.next).toBe(emails[1000])
  const rest = await listAthletes(db, { ownProvider: false, from: first.next?.toUpperCase() ?? '' })
  expect(rest.next).toBeUndefined()
  expect([...first.listed, ...rest.listed].map(({ email }) => email)).toEqual(emails)
})
