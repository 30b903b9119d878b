/** A calendar reaches from the first to the last of these days, which are text: `YYYY-MM-DD`. */
export const FIRST_DAY = '1970-01-01'
export const LAST_DAY = '2199-12-31'

const DAY_MS = 24 * 60 * 60 * 1000

/** Whether a text is a day of the calendar. */
export function isDay(written: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(written) || written < FIRST_DAY || written > LAST_DAY) return false
  const ms = Date.parse(`${written}T00:00:00Z`)
  // A day that its month does not have is read as one of the next month.
  return !Number.isNaN(ms) && new Date(ms).toISOString().startsWith(written)
}

/** The day itself, or the first or last of the calendar if it lies outside. */
export function withinCalendar(day: string): string {
  if (day < FIRST_DAY) return FIRST_DAY
  return day > LAST_DAY ? LAST_DAY : day
}

/** The day a number of days later, or earlier if it is negative. It can lie outside the calendar. */
export function addDays(day: string, days: number): string {
  return fromNumber(numberOf(day) + days)
}

/** Days from one day to another; negative if the other is earlier. */
export function daysBetween(from: string, to: string): number {
  return numberOf(to) - numberOf(from)
}

/** Days from the Monday of its week: 0 on a Monday, 6 on a Sunday. */
export function daysSinceMonday(day: string): number {
  // 1970-01-01 was a Thursday.
  return (((numberOf(day) + 3) % 7) + 7) % 7
}

/** The Monday of a day's week. */
export function mondayOf(day: string): string {
  return addDays(day, -daysSinceMonday(day))
}

/** A number of days in a row. */
export function daysFrom(day: string, count: number): string[] {
  return Array.from({ length: count }, (_, index) => addDays(day, index))
}

/** The number and year of a day's week (ISO 8601): the first week of a year has its first Thursday. */
export function weekOfYear(day: string): { year: number; week: number } {
  const thursday = addDays(mondayOf(day), 3)
  const year = Number(thursday.slice(0, 4))
  return { year, week: Math.floor(daysBetween(`${thursday.slice(0, 4)}-01-01`, thursday) / 7) + 1 }
}

function numberOf(day: string): number {
  return Math.round(Date.parse(`${day}T00:00:00Z`) / DAY_MS)
}

function fromNumber(number: number): string {
  return new Date(number * DAY_MS).toISOString().slice(0, 10)
}
