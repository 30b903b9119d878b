import { sql } from 'drizzle-orm'
import type { Database } from './database.ts'
import { type DailyKind, daily_counts } from './tables.ts'

/** Adds one to a day's count (UTC), as part of the caller's transaction. `id` is that of what is counted. */
export async function countToday(tx: Database, kind: DailyKind, id: string, now: Date): Promise<void> {
  const day = now.toISOString().slice(0, 10)
  await tx
    .insert(daily_counts)
    .values({ day, kind, slot: slotOf(id), count: 1 })
    .onConflictDoUpdate({
      target: [daily_counts.day, daily_counts.kind, daily_counts.slot],
      set: { count: sql`${daily_counts.count} + 1` },
    })
}

/** One of the sixteen rows that a count is spread over: the last digit of a UUID is random. */
export function slotOf(id: string): number {
  return Number.parseInt(id.at(-1) ?? '0', 16)
}
