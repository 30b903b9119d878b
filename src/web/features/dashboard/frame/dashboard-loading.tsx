import { Loading } from '../../../ui/loading.tsx'

/** Shown instead of the dashboard until the page's script renders it. */
export function DashboardLoading() {
  return <Loading label="Loading" className="min-h-dvh" />
}
