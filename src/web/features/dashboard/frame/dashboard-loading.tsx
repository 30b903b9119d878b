import { Loading } from '../../../ui/loading.tsx'

/** What stands in for the dashboard until the page's script draws it. */
export function DashboardLoading() {
  return <Loading label="Loading" className="min-h-dvh" />
}
