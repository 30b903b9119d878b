import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { expect, inject, test } from 'vitest'
import { head, migratedTo, NewerDatabase } from '#server/db/migrations.ts'
import { openDatabase } from '#server/db/open.ts'
import { testDatabase } from '#tests/database.ts'
import { asked, databaseOn } from '#tests/databases/postgres-setup.ts'

const server = inject('postgresUrl')

/** The address of a new, empty database on PostgreSQL. */
async function anEmptyDatabase(): Promise<string> {
  const name = `pacewright_test_${randomUUID().replaceAll('-', '')}`
  await asked(server ?? '', `create database ${name}`)
  return databaseOn(server ?? '', name)
}

test('a migrated database is at the head of this build', async () => {
  const { db, close } = await testDatabase()
  expect(await migratedTo(db)).toBe(head)
  await close()
})

test.runIf(server)('processes that start at the same moment migrate once', async () => {
  const databaseUrl = await anEmptyDatabase()
  const open = () => openDatabase({ dataDir: '', databaseUrl }, console.error)
  const [one, ...others] = await Promise.all([open(), open(), open(), open()])
  const { rows } = (await one.db.execute(
    sql`select count(*)::int as n, count(distinct hash)::int as different from drizzle.__drizzle_migrations`,
  )) as unknown as { rows: { n: number; different: number }[] }
  expect(rows[0]?.n).toBe(rows[0]?.different)
  for (const { db } of others) expect(await migratedTo(db)).toBe(head)
  await Promise.all([one, ...others].map(({ close }) => close()))
})

test.runIf(server)('a PostgreSQL database of a newer version is refused', async () => {
  const databaseUrl = await anEmptyDatabase()
  const first = await openDatabase({ dataDir: '', databaseUrl }, console.error)
  await first.db.execute(
    sql`insert into drizzle.__drizzle_migrations (hash, created_at) values ('future', ${head + 1})`,
  )
  await first.close()
  await expect(openDatabase({ dataDir: '', databaseUrl }, console.error)).rejects.toThrow(NewerDatabase)
})
