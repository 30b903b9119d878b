import { createFileRoute } from '@tanstack/react-router'
import { ScheduleButton } from '../../features/calendar/schedule-button.tsx'
import { WorkoutScreen } from '../../features/workouts/page/workout-screen.tsx'

export const Route = createFileRoute('/dashboard/workout/$id')({
  head: () => ({ meta: [{ title: 'Workout · Pacewright' }] }),
  component: Workout,
})

function Workout() {
  return <WorkoutScreen id={Route.useParams().id} scheduling={(workout) => <ScheduleButton workout={workout} />} />
}
