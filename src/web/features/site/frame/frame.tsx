import { Outlet, useMatches } from '@tanstack/react-router'
import { Toaster } from '../../../ui/toast.tsx'
import { Chat } from '../chat/chat.tsx'
import { PublicLayout } from './public-layout.tsx'

/** The frame of every page: the public layout, or the dashboard's own, and the toasts. */
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
      <Chat />
    </>
  )
}
