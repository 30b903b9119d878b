import { isDay } from '#domain/calendar/days/day.ts'

export type CalendarView = 'weekly' | 'monthly'

/** What the address of the calendar says: the view, weekly unless it says monthly, and a day of it, today unless it says one. */
export type CalendarSearch = { view?: 'monthly' | undefined; date?: string | undefined }

/** Reads the search of an address; what is not understood is undefined: of a key that is left out, the router keeps what was written. */
export function calendarSearch({ view, date }: Record<string, unknown>): CalendarSearch {
  return {
    view: view === 'monthly' ? view : undefined,
    date: typeof date === 'string' && isDay(date) ? date : undefined,
  }
}
