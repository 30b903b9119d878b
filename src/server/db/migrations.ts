import { sql } from 'drizzle-orm'
import { readMigrationFiles } from 'drizzle-orm/migrator'
import { CannotStart } from '../cannot-start.ts'
import { type Database, migrationsFolder } from './database.ts'

/** The time of this build's newest migration, in ms since 1970, by which drizzle identifies migrations. */
export const head: number = Math.max(
  ...readMigrationFiles({ migrationsFolder }).map(({ folderMillis }) => folderMillis),
)

/** The newest migration of a database; 0 for an empty one. Throws when the database does not answer. */
export async function migratedTo(db: Database): Promise<number> {
  const known = await rows<{ found: boolean }>(
    db,
    sql`select to_regclass('drizzle.__drizzle_migrations') is not null as found`,
  )
  if (!known[0]?.found) return 0
  const last = await rows<{ at: string | number | null }>(
    db,
    sql`select max(created_at) as at from drizzle.__drizzle_migrations`,
  )
  return Number(last[0]?.at)
}

/** Thrown where a newer build has migrated the database. */
export class NewerDatabase extends CannotStart {
  constructor() {
    super('This database was written by a newer version of Pacewright. Start that version, or restore a backup.')
  }
}

/** Throws where a database has migrations that this build does not know. */
export async function refuseNewer(db: Database): Promise<void> {
  if ((await migratedTo(db)) > head) throw new NewerDatabase()
}

async function rows<Row>(db: Database, query: ReturnType<typeof sql>): Promise<Row[]> {
  return ((await db.execute(query)) as unknown as { rows: Row[] }).rows
}
