import { createFileRoute } from '@tanstack/react-router'
import { RouteScreen } from '../../features/routes/page/route-screen.tsx'

export const Route = createFileRoute('/dashboard/route/$id')({
  head: () => ({ meta: [{ title: 'Route · Pacewright' }] }),
  component: SavedRoute,
})

function SavedRoute() {
  return <RouteScreen id={Route.useParams().id} />
}
