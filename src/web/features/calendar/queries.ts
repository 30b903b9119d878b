import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { withinCalendar } from '#domain/calendar/days/day.ts'
import { daysNeeded } from '#domain/calendar/days/month.ts'
import type { WeekStart } from '#domain/calendar/days/week.ts'
import { browserFetch, call, type OutputOf } from '../../lib/api.ts'
import type { CalendarView } from './calendar-search.ts'
import { daysAfter } from './optimistic.ts'
import { waitingOperations } from './waiting/waiting-changes.ts'

export type OutputOfDays = OutputOf<'get /api/calendar'>
export type CalendarItem = OutputOfDays['items'][number]
export type ItemWorkout = OutputOfDays['workouts'][number]

/** The cache key of all days; a change of the calendar or of a workout invalidates it. */
export const everyDay = ['calendar'] as const

/** All that stands on the days that a view needs; the view before stays until the next has arrived. */
export function daysQuery(view: CalendarView, date: string, start: WeekStart) {
  const { from, to } = daysNeeded(view === 'weekly' ? 'week' : 'month', date, start)
  return queryOptions({ ...rangeQuery(from, to), placeholderData: keepPreviousData })
}

/** All that stands from one day to another, both included, with the changes that wait; 400 days at most. Days outside the calendar are left out. */
export function rangeQuery(first: string, last: string) {
  const [from, to] = [withinCalendar(first), withinCalendar(last)]
  return queryOptions({
    queryKey: [...everyDay, from, to],
    async queryFn({ signal }) {
      const days = await call('get /api/calendar', { start_date: from, end_date: to }, browserFetch, signal)
      return waitingOperations().reduce((shown, operations) => daysAfter(shown, operations, from, to), days)
    },
  })
}

/** Whether what is cached are days, and not a race or a list of changes. */
export function isDays(data: unknown): data is OutputOfDays {
  return typeof data === 'object' && data !== null && 'items' in data && 'workouts' in data
}

/** The next race from today on. */
export function nextRaceQuery(today: string) {
  return queryOptions({
    queryKey: [...everyDay, 'next-race', today],
    queryFn: ({ signal }) => call('get /api/calendar/next-race', { from: today }, browserFetch, signal),
  })
}

/** The last changes, the last first. */
export function changesQuery() {
  return queryOptions({
    queryKey: [...everyDay, 'changes'],
    queryFn: ({ signal }) => call('get /api/calendar/changes', {}, browserFetch, signal),
  })
}
