import type { QueryClient } from '@tanstack/react-query'
import { addDays } from '#domain/calendar/days/day.ts'
import { todayIn } from '#domain/calendar/days/today.ts'
import type { WeekStart } from '#domain/calendar/days/week.ts'
import { call } from '../../../lib/api.ts'
import { daysQuery, nextRaceQuery } from '../queries.ts'

/**
 * Reads what the calendar shows of this week and the next, and the workouts of this one, so that the service worker has
 * the answers when there is no connection.
 */
export async function keepWeeksReadable(
  cache: QueryClient,
  timezone: string | undefined,
  start: WeekStart,
): Promise<void> {
  const today = todayIn(new Date(), timezone)
  const week = await cache.fetchQuery(daysQuery('weekly', today, start))
  await Promise.all([
    call('get /api/user', {}),
    cache.fetchQuery(daysQuery('weekly', addDays(today, 7), start)),
    cache.fetchQuery(nextRaceQuery(today)),
    ...week.workouts.map(({ id }) => call('get /api/workouts/{id}', { id })),
  ])
}
