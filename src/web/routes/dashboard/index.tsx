import { createFileRoute } from '@tanstack/react-router'
import { DashboardScreen, dashboardSearch } from '../../features/dashboard/dashboard-screen.tsx'

export const Route = createFileRoute('/dashboard/')({
  validateSearch: dashboardSearch,
  component: Home,
})

function Home() {
  return <DashboardScreen {...Route.useSearch()} />
}
