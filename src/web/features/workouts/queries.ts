import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { browserFetch, call } from '../../lib/api.ts'
import { sharedWorkout } from './shared-workout.ts'

/** Everything the cache knows of workouts; a save or a deletion makes it stale. */
export const everyWorkout = ['workouts'] as const
export const everyWorkoutPage = [...everyWorkout, 'page'] as const

/** A page of one's own workouts; the page before it stays in view while the next is on its way. */
export function workoutPageQuery(page: number) {
  return queryOptions({
    queryKey: [...everyWorkoutPage, page],
    queryFn: ({ signal }) => call('get /api/workouts', { page }, browserFetch, signal),
    placeholderData: keepPreviousData,
  })
}

/** One workout, anyone's, and whether its steps hold. */
export function sharedWorkoutQuery(id: string) {
  return queryOptions({
    queryKey: [...everyWorkout, 'one', id],
    queryFn: () => sharedWorkout(id),
  })
}

/** The files a workout can be taken along in, and what each cannot carry of it, for an athlete's own figures. */
export function formatsQuery(id: string, reference: number | undefined) {
  return queryOptions({
    queryKey: [...everyWorkout, 'formats', id, reference ?? null],
    queryFn: ({ signal }) =>
      call(
        'get /api/workouts/{id}/formats',
        { id, ...(reference === undefined ? {} : { reference }) },
        browserFetch,
        signal,
      ),
    // Long enough for a look before the download; a save of the workout makes it stale at once.
    staleTime: 30_000,
  })
}
