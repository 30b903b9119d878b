import { fileURLToPath } from 'node:url'
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core'
import type * as tables from './tables.ts'

/** The database, embedded or PostgreSQL, with PostgreSQL's dialect. */
export type Database = PgDatabase<PgQueryResultHKT, typeof tables>

/** Runs SQL text; without values it may hold several statements. */
export type RunSql = (text: string, values?: unknown[]) => Promise<{ rows: unknown[] }>

/** An open database. `runSql` is for libraries that bring their own SQL. */
export type OpenDatabase = {
  db: Database
  kind: 'embedded' | 'postgres'
  runSql: RunSql
  /** Whether it accepts writes now: its disk has space, and it is not read-only. */
  takesWrites: () => Promise<boolean>
  close: () => Promise<void>
}

/** Migrations, in the order they were written. */
export const migrationsFolder = fileURLToPath(new URL('../../../migrations', import.meta.url))
