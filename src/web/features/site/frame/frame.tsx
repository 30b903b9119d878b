import { Outlet, useMatches } from '@tanstack/react-router'
import { useEffect } from 'react'
import { redoEarlyUse } from '../../../lib/early-use.ts'
import { Toaster } from '../../../ui/toast.tsx'
import { Chat } from '../chat/chat.tsx'
import { PublicLayout } from './public-layout.tsx'

/** The frame of every page: the public layout, or the dashboard's own, and the toasts. */
export function Frame() {
  const inDashboard = useMatches({
    select: (matches) => matches.some(({ routeId }) => routeId.startsWith('/dashboard')),
  })
  // After React's own work: the content of the page is taken over later than its frame, or at once when it is pressed.
  useEffect(() => void setTimeout(redoEarlyUse), [])
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
