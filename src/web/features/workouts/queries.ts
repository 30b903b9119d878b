import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { browserFetch, call } from '../../lib/api.ts'
import { sharedWorkout } from './share/shared-workout.ts'

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
