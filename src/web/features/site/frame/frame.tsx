import { Outlet, useMatches } from '@tanstack/react-router'
import { Toaster } from '../../../ui/toast.tsx'
import { PublicLayout } from './public-layout.tsx'

/** Around every page: the public layout, except in the dashboard, which brings its own; and the toasts of both. */
export function Frame() {
  const inDashboard = useMatches({
    select: (matches) => matches.some(({ routeId }) => routeId.startsWith('/dashboard')),
  })
  return (
    <>
      {inDashboard ? (
        <Outlet />
      ) : (
        <PublicLayout>
          <Outlet />
        </PublicLayout>
      )}
      <Toaster />
    </>
  )
}
