import { addDays, daysBetween, daysFrom } from './day.ts'
import { firstOfWeek, type WeekStart } from './week.ts'

/** The first day of a day's month. */
function firstOfMonth(day: string): string {
  return `${day.slice(0, 7)}-01`
}

/** The last day of a day's month. */
export function lastOfMonth(day: string): string {
  return addDays(firstOfMonth(addMonths(firstOfMonth(day), 1)), -1)
}

/** The same day a number of months later; the last day of that month, if it is shorter. */
export function addMonths(day: string, months: number): string {
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number)
  const at = year * 12 + month - 1 + months
  const first = `${String(Math.floor(at / 12)).padStart(4, '0')}-${String((((at % 12) + 12) % 12) + 1).padStart(2, '0')}-01`
  const next = new Date(Date.UTC(Math.floor(at / 12), (((at % 12) + 12) % 12) + 1, 1)).toISOString().slice(0, 10)
  return addDays(first, Math.min(date, daysBetween(first, next)) - 1)
}

/** The seven days of a day's week, from its first. */
export function weekOf(day: string, start: WeekStart = 'monday'): string[] {
  return daysFrom(firstOfWeek(day, start), 7)
}

/** The weeks that have a day of a day's month. */
export function monthGrid(day: string, start: WeekStart = 'monday'): string[][] {
  const first = firstOfWeek(firstOfMonth(day), start)
  const weeks = daysBetween(first, firstOfWeek(lastOfMonth(day), start)) / 7 + 1
  return Array.from({ length: weeks }, (_, week) => daysFrom(addDays(first, week * 7), 7))
}

/**
 * The days that a view needs, both included: from the earlier of the first of the month and the first day shown to the
 * later of the last of the month and the last day shown.
 */
export function daysNeeded(
  view: 'week' | 'month',
  day: string,
  start: WeekStart = 'monday',
): { from: string; to: string } {
  const shown = view === 'week' ? weekOf(day, start) : monthGrid(day, start).flat()
  const days = [...shown, firstOfMonth(day), lastOfMonth(day)].sort()
  return { from: days[0] ?? day, to: days.at(-1) ?? day }
}
