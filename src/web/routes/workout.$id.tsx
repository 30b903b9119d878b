import { createFileRoute } from '@tanstack/react-router'
import {
  SharedWorkoutFailure,
  SharedWorkoutNotFound,
  SharedWorkoutScreen,
} from '../features/workouts/page/shared-workout-screen.tsx'
import { Loading } from '../ui/loading.tsx'

export const Route = createFileRoute('/workout/$id')({
  loader: async ({ params, context }) => {
    // Imported dynamically: loaders are part of every page's script.
    const { drawingFacts, sharedHead, sharedWorkoutPage } = await import('../features/workouts/share/shared-workout.ts')
    const shared = await sharedWorkoutPage(params.id, context.fetch)
    return { ...shared, facts: drawingFacts(shared), head: sharedHead(shared, context.site?.publicUrl ?? '') }
  },
  head: ({ loaderData }) => loaderData?.head ?? { meta: [{ title: 'Workout · Pacewright' }] },
  component: SharedWorkout,
  pendingComponent: () => <Loading label="Loading workout" />,
  notFoundComponent: NoWorkout,
  errorComponent: SharedWorkoutFailure,
})

function SharedWorkout() {
  return <SharedWorkoutScreen {...Route.useLoaderData()} />
}

function NoWorkout() {
  return <SharedWorkoutNotFound id={Route.useParams().id} />
}
