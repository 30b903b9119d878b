import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { head, migratedTo, NewerDatabase } from '#server/db/migrations.ts'
import { openDatabase } from '#server/db/open.ts'
import { newDatabase } from './new-database.ts'

test('processes that start at the same time migrate the database once', async () => {
  const databaseUrl = await newDatabase({ isMigrated: false })
  const open = () => openDatabase({ dataDir: '', databaseUrl }, console.error)
  const [one, ...others] = await Promise.all([open(), open(), open(), open()])
  const { rows } = (await one.db.execute(
    sql`select count(*)::int as n, count(distinct hash)::int as different from drizzle.__drizzle_migrations`,
  )) as unknown as { rows: { n: number; different: number }[] }
  expect(rows[0]?.n).toBe(rows[0]?.different)
  for (const { db } of others) expect(await migratedTo(db)).toBe(head)
  await Promise.all([one, ...others].map(({ close }) => close()))
})

test('a database of a newer version is refused', async () => {
  const databaseUrl = await newDatabase({ isMigrated: true })
  const first = await openDatabase({ dataDir: '', databaseUrl }, console.error)
  await first.db.execute(
    sql`insert into drizzle.__drizzle_migrations (hash, created_at) values ('future', ${head + 1})`,
  )
  await first.close()
  await expect(openDatabase({ dataDir: '', databaseUrl }, console.error)).rejects.toThrow(NewerDatabase)
})
