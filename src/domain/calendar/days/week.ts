import { addDays, daysSinceMonday } from './day.ts'

/** The days on which an athlete's week can begin; Monday unless they say otherwise, as in ISO 8601. */
export const weekStarts = ['monday', 'sunday', 'saturday'] as const
export type WeekStart = (typeof weekStarts)[number]

const daysAfterMonday: Record<WeekStart, number> = { monday: 0, saturday: 5, sunday: 6 }

/** The first day of a day's week. */
export function firstOfWeek(day: string, start: WeekStart = 'monday'): string {
  return addDays(day, -((daysSinceMonday(day) - daysAfterMonday[start] + 7) % 7))
}
