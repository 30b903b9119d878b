import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { browserFetch, call } from '../../lib/api.ts'
import { sharedWorkout } from './share/shared-workout.ts'

/** The cache key of all workouts; a save or a deletion invalidates it. */
export const everyWorkout = ['workouts'] as const
export const everyWorkoutPage = [...everyWorkout, 'page'] as const

/** A page of the athlete's own workouts; the page before stays in view until the next has arrived. */
export function workoutPageQuery(page: number) {
  return queryOptions({
    queryKey: [...everyWorkoutPage, page],
    queryFn: ({ signal }) => call('get /api/workouts', { page }, browserFetch, signal),
    placeholderData: keepPreviousData,
  })
}

/** One workout of any athlete, and whether its steps are valid. */
export function sharedWorkoutQuery(id: string) {
  return queryOptions({
    queryKey: [...everyWorkout, 'one', id],
    queryFn: () => sharedWorkout(id),
  })
}
