import { QueryClientProvider } from '@tanstack/react-query'
import { useLocation, useNavigate } from '@tanstack/react-router'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { createQueryClient } from '../../../lib/queries.ts'
import { sessionStore, useSession } from '../../../lib/session.ts'
import { hasUnsavedWork } from '../../../lib/unsaved-work.ts'
import { prepareToasts } from '../../../ui/toast.tsx'
import { LeavingNotice } from '../../account/leaving/leaving-notice.tsx'
import { OfflineNotices } from '../offline/offline-notices.tsx'
import { DashboardLoading } from './dashboard-loading.tsx'
import { PhoneBar } from './phone-bar.tsx'
import { Sidebar } from './sidebar.tsx'
import { SignOutDialog } from './sign-out-dialog.tsx'
import { SignedOutNotice } from './signed-out-notice.tsx'

/** The frame of every dashboard page. A signed-out visitor is sent to sign-in, and back afterwards. */
export function DashboardFrame({ children }: { children: ReactNode }) {
  const { status, user, signOut } = useSession()
  const navigate = useNavigate()
  const address = useLocation({ select: ({ href }) => href })
  const leaving = useRef(false)
  const [asking, setAsking] = useState(false)
  const athleteId = useRef<string>(undefined)
  // An athlete who signed out in another tab keeps the unsaved work of this one until they sign in again.
  const staying = status !== 'signed-in' && !leaving.current && athleteId.current !== undefined && hasUnsavedWork()

  useEffect(prepareToasts, [])

  useEffect(() => {
    // Reads the store, because the first render may still have the server's state.
    if (status !== 'signed-out' || leaving.current || sessionStore.read().status !== 'signed-out') return
    // While the router leaves the dashboard, the frame is still mounted and sees the new address.
    if (staying || !address.startsWith('/dashboard')) return
    void navigate({ to: '/login', search: { next: address }, replace: true })
  }, [status, staying, navigate, address])

  if (status === 'signed-in') athleteId.current = user.id
  else if (!staying) return <DashboardLoading />
  const leave = async () => {
    leaving.current = true
    await signOut()
    await navigate({ to: '/login' })
  }
  const leaveOrAsk = async () => (hasUnsavedWork() ? setAsking(true) : leave())
  // A cache of its own for each athlete, so that none sees what another fetched.
  return (
    <AthleteCache key={athleteId.current}>
      <div className="flex min-h-dvh flex-col md:flex-row">
        <Sidebar onSignOut={leaveOrAsk} />
        <PhoneBar onSignOut={leaveOrAsk} />
        <main id="content" tabIndex={-1} className="min-w-0 flex-1 outline-none">
          {staying && status === 'signed-out' && <SignedOutNotice />}
          <LeavingNotice />
          <OfflineNotices />
          {children}
        </main>
      </div>
      {asking && <SignOutDialog onStay={() => setAsking(false)} onSignOut={leave} />}
    </AthleteCache>
  )
}

function AthleteCache({ children }: { children: ReactNode }) {
  const [cache] = useState(createQueryClient)
  return <QueryClientProvider client={cache}>{children}</QueryClientProvider>
}
