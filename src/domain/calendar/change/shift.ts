import { addDays } from '../days/day.ts'
import type { CalendarItem, Days } from '../items/item.ts'
import { isOnlyPlanned } from './copy-week.ts'
import type { OperationOf } from './operation.ts'

/** What shifting a plan does: a preview, and what is done. */
export type Shift = {
  moves: { item: CalendarItem; date: string }[]
  /** What stays on its day: races, and what is done or skipped. */
  stays: CalendarItem[]
}

/** Lays out the shift of what is planned from a day on. */
export function layOutShift(days: Days, { from, to, days: count }: Omit<OperationOf<'shift'>, 'op'>): Shift {
  const dates = [...days.keys()].filter((date) => date >= from && (!to || date <= to))
  const within = dates.sort().flatMap((date) => days.get(date) ?? [])
  return {
    moves: within.filter(isOnlyPlanned).map((item) => ({ item, date: addDays(item.date, count) })),
    stays: within.filter((item) => !isOnlyPlanned(item)),
  }
}
