import { createFileRoute } from '@tanstack/react-router'
import { DashboardScreen } from '../../features/dashboard/home/dashboard-screen.tsx'
import { dashboardSearch } from '../../features/dashboard/home/dashboard-search.ts'

export const Route = createFileRoute('/dashboard/')({
  validateSearch: dashboardSearch,
  component: Home,
})

function Home() {
  return <DashboardScreen {...Route.useSearch()} />
}
