import { fileURLToPath } from 'node:url'
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core'
import type * as tables from './tables.ts'

/** The database as every room sees it: PostgreSQL's dialect, embedded or not. */
export type Database = PgDatabase<PgQueryResultHKT, typeof tables>

/** An open database and what closes it. */
export type OpenDatabase = { db: Database; close: () => Promise<void> }

/** Migrations, in the order they were written. */
export const migrationsFolder = fileURLToPath(new URL('../../../migrations', import.meta.url))
