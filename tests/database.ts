import { PGlite } from '@electric-sql/pglite'
import { drizzle } from 'drizzle-orm/pglite'
import { migrate } from 'drizzle-orm/pglite/migrator'
import { type Database, migrationsFolder } from '#server/db/database.ts'
import * as tables from '#server/db/tables.ts'

/** A fresh, migrated database of its own. */
export async function testDatabase(): Promise<{ db: Database; close: () => Promise<void> }> {
  const client = new PGlite()
  const db = drizzle(client, { schema: tables })
  await migrate(db, { migrationsFolder })
  return { db, close: () => client.close() }
}
