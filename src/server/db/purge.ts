import { and, inArray, type SQL } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { Database } from './database.ts'

/** A rule that deletes expired rows for good. */
export type Purge = {
  /** The kind of rows, for the log. */
  what: string
  /** Deletes at most `limit` rows that have expired at `now`; returns how many. */
  run: (now: Date, limit: number) => Promise<number>
}

/** The time a number of days before another. */
export function daysBefore(now: Date, days: number): Date {
  return new Date(now.getTime() - days * 24 * 60 * 60 * 1000)
}

/** Deletes at most `limit` rows that meet a condition; returns how many. */
export async function deleteSome(
  db: Database,
  table: PgTable & { id: PgColumn },
  condition: SQL | undefined,
  limit: number,
): Promise<number> {
  const { id } = table
  const some = db.select({ id }).from(table).where(condition).limit(limit)
  // Checked again, because a row may have changed since it was selected.
  const deleted = await db
    .delete(table)
    .where(and(inArray(id, some), condition))
    .returning({ id })
  return deleted.length
}
