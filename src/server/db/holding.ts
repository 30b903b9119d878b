import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'

/**
 * What a room stores about athletes in one table. `server/leaving/registry.ts` collects these lines: the download of
 * everything and the deletion of an account are made from them.
 */
export type Holding = {
  table: PgTable
  /** The column with the athlete's id. Absent where rows name an athlete by an address alone. */
  owner?: PgColumn
  /** Tells the rows of one athlete apart, and orders them. */
  key: PgColumn
  /** Columns that may hold an athlete's email address: their rows are deleted with the account too. */
  addresses?: readonly PgColumn[]
  /** The name of these rows in the download and the columns that are left out, or why the rows are not in it. */
  download: { name: string; without?: readonly string[] } | { leftOut: string }
  /** Columns to clear instead of deleting the rows with the account. */
  keptWithout?: readonly PgColumn[]
  /** Rows that stay as they are, because they hold ids and kinds alone. */
  stays?: true
  /** The row of the account itself, which is deleted last. */
  isAccount?: true
}
