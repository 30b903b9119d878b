import { count, gte, sql, sum } from 'drizzle-orm'
import type { Database } from '../../db/database.ts'
import { athletes, daily_counts } from '../../db/tables.ts'

/** How many athletes there are. */
export async function countAthletes(db: Database): Promise<number> {
  const [row] = await db.select({ total: count() }).from(athletes)
  return row?.total ?? 0
}

/** What happened from a day on (UTC), by day and kind; days on which nothing did are left out. */
export function readDailyCounts(db: Database, from: string) {
  const { day, kind } = daily_counts
  return db
    .select({ day, kind, count: sql<number>`${sum(daily_counts.count)}::integer` })
    .from(daily_counts)
    .where(gte(day, from))
    .groupBy(day, kind)
}
