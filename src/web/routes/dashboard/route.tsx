import { createFileRoute, Outlet } from '@tanstack/react-router'
import { DashboardFrame } from '../../features/dashboard/frame/dashboard-frame.tsx'
import { DashboardLoading } from '../../features/dashboard/frame/dashboard-loading.tsx'

export const Route = createFileRoute('/dashboard')({
  ssr: false,
  head: () => ({ meta: [{ title: 'Dashboard · Pacewright' }, { name: 'robots', content: 'noindex' }] }),
  pendingComponent: DashboardLoading,
  // The frame says the same while the session loads: holding this one up would only keep the session waiting.
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
