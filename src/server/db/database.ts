import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core'
import type * as tables from './tables.ts'

/** The database as every room sees it: PostgreSQL's dialect, embedded or not. */
export type Database = PgDatabase<PgQueryResultHKT, typeof tables>

/** Migrations, in the order they were written. */
export const migrationsFolder = new URL('../../../migrations', import.meta.url).pathname
