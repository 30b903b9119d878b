import { createFileRoute } from '@tanstack/react-router'
import { WorkoutNotFound } from '../features/workouts/not-found.tsx'
import { sharedHead, sharedWorkoutPage } from '../features/workouts/shared-workout.ts'
import {
  SharedWorkoutFailure,
  SharedWorkoutLoading,
  SharedWorkoutScreen,
} from '../features/workouts/shared-workout-screen.tsx'

export const Route = createFileRoute('/workout/$id')({
  loader: ({ params, context }) => sharedWorkoutPage(params.id, context.fetch),
  head: ({ loaderData, match }) =>
    loaderData
      ? sharedHead(loaderData, match.context.site?.publicUrl ?? '')
      : { meta: [{ title: 'Workout · Pacewright' }] },
  component: SharedWorkout,
  pendingComponent: SharedWorkoutLoading,
  notFoundComponent: WorkoutNotFound,
  errorComponent: SharedWorkoutFailure,
})

function SharedWorkout() {
  return <SharedWorkoutScreen {...Route.useLoaderData()} />
}
