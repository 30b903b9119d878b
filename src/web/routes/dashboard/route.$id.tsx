import { createFileRoute } from '@tanstack/react-router'
import { AttachToWorkoutDialog } from '../../features/calendar/route/attach-to-workout-dialog.tsx'
import { RouteScreen } from '../../features/routes/page/route-screen.tsx'

export const Route = createFileRoute('/dashboard/route/$id')({
  head: () => ({ meta: [{ title: 'Route · Pacewright' }] }),
  component: SavedRoute,
})

function SavedRoute() {
  return <RouteScreen id={Route.useParams().id} AttachDialog={AttachToWorkoutDialog} />
}
