import { createFileRoute, Outlet } from '@tanstack/react-router'
import { DashboardFrame } from '../../features/dashboard/frame/dashboard-frame.tsx'
import { DashboardLoading } from '../../features/dashboard/frame/dashboard-loading.tsx'

export const Route = createFileRoute('/dashboard')({
  ssr: false,
  head: () => ({ meta: [{ title: 'Dashboard · Pacewright' }, { name: 'robots', content: 'noindex' }] }),
  pendingComponent: DashboardLoading,
  // The frame shows the same while the session loads, so this placeholder must not delay it.
  pendingMinMs: 0,
  component: Dashboard,
})

function Dashboard() {
  return (
    <DashboardFrame>
      <Outlet />
    </DashboardFrame>
  )
}
