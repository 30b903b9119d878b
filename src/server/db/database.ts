import { fileURLToPath } from 'node:url'
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core'
import type * as tables from './tables.ts'

/** The database as every room sees it: PostgreSQL's dialect, embedded or not. */
export type Database = PgDatabase<PgQueryResultHKT, typeof tables>

/** Runs SQL that is written already; without values the text may hold several statements. */
export type RunSql = (text: string, values?: unknown[]) => Promise<{ rows: unknown[] }>

/** An open database and what closes it. `runSql` is for a library that brings SQL of its own. */
export type OpenDatabase = {
  db: Database
  kind: 'embedded' | 'postgres'
  runSql: RunSql
  /** Whether it takes writes at this moment: its disk has room, and it is no copy that only reads. */
  takesWrites: () => Promise<boolean>
  close: () => Promise<void>
}

/** Migrations, in the order they were written. */
export const migrationsFolder = fileURLToPath(new URL('../../../migrations', import.meta.url))
