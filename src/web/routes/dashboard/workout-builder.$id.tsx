import { createFileRoute } from '@tanstack/react-router'
import { EditWorkout } from '../../features/builder/edit-workout.tsx'

export const Route = createFileRoute('/dashboard/workout-builder/$id')({
  head: () => ({ meta: [{ title: 'Workout Builder · Pacewright' }] }),
  component: Edit,
})

function Edit() {
  const { id } = Route.useParams()
  return <EditWorkout key={id} id={id} />
}
