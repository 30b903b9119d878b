import { createFileRoute } from '@tanstack/react-router'
import { DashboardScreen } from '../../features/dashboard/dashboard-screen.tsx'
import { dashboardSearch } from '../../features/dashboard/dashboard-search.ts'

export const Route = createFileRoute('/dashboard/')({
  validateSearch: dashboardSearch,
  component: Home,
})

function Home() {
  return <DashboardScreen {...Route.useSearch()} />
}
