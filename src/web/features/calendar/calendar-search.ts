import { isDay } from '#domain/calendar/days/day.ts'

export type CalendarView = 'weekly' | 'monthly'

/** What the address of the calendar says: the view, weekly unless it says monthly, and a day of it, today unless it says one. */
export type CalendarSearch = { view?: 'monthly'; date?: string }

/** Reads the search of an address; what is not understood is left out. */
export function calendarSearch({ view, date }: Record<string, unknown>): CalendarSearch {
  return {
    ...(view === 'monthly' && { view }),
    ...(typeof date === 'string' && isDay(date) && { date }),
  }
}
