import { addDays, daysFrom, mondayOf } from '#domain/calendar/days/day.ts'
import type { Database } from '../db/database.ts'
import type { DailyKind } from '../db/tables.ts'
import { countAthletes, readDailyCounts } from './store/counts.ts'

export type Counted = {
  day: string
  sign_ups: number
  generated: number
  built: number
  imported: number
  routes: number
}

const fieldOf: Record<DailyKind, Exclude<keyof Counted, 'day'>> = {
  sign_up: 'sign_ups',
  generated: 'generated',
  built: 'built',
  imported: 'imported',
  route: 'routes',
}

/** How many athletes there are, and what happened on each of the last days or weeks up to today (UTC). */
export async function readCounts(
  db: Database,
  now: Date,
  { days, per }: { days: number; per: 'day' | 'week' },
): Promise<{ athletes: number; data: Counted[] }> {
  const today = now.toISOString().slice(0, 10)
  const startOf = (day: string) => (per === 'week' ? mondayOf(day) : day)
  const first = startOf(addDays(today, 1 - days))
  const [athletes, rows] = await Promise.all([countAthletes(db), readDailyCounts(db, first)])
  const starts = new Set(
    daysFrom(first, days + 6)
      .filter((day) => day <= today)
      .map(startOf),
  )
  const counted = new Map<string, Counted>(
    [...starts].map((day) => [day, { day, sign_ups: 0, generated: 0, built: 0, imported: 0, routes: 0 }]),
  )
  for (const { day, kind, count } of rows) {
    const entry = counted.get(startOf(day))
    if (entry) entry[fieldOf[kind]] += count
  }
  return { athletes, data: [...counted.values()] }
}
