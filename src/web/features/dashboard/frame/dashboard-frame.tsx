import { QueryClientProvider } from '@tanstack/react-query'
import { useLocation, useNavigate } from '@tanstack/react-router'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { createQueryClient } from '../../../lib/queries.ts'
import { sessionStore, useSession } from '../../../lib/session.ts'
import { hasUnsavedWork } from '../../../lib/unsaved-work.ts'
import { prepareToasts } from '../../../ui/toast.tsx'
import { DashboardLoading } from './dashboard-loading.tsx'
import { PhoneBar } from './phone-bar.tsx'
import { Sidebar } from './sidebar.tsx'
import { SignedOutNotice } from './signed-out-notice.tsx'

/** Around every page of the dashboard: whoever is signed out goes to sign in, and comes back. */
export function DashboardFrame({ children }: { children: ReactNode }) {
  const { status, user, signOut } = useSession()
  const navigate = useNavigate()
  const address = useLocation({ select: ({ href }) => href })
  const leaving = useRef(false)
  const whose = useRef<string>(undefined)
  // Signed out in another tab, somebody keeps the work that only this one holds, until they are in again.
  const staying = status !== 'signed-in' && !leaving.current && whose.current !== undefined && hasUnsavedWork()

  useEffect(prepareToasts, [])

  useEffect(() => {
    // The store, for what the page was first drawn with may be the server's answer.
    if (status !== 'signed-out' || leaving.current || sessionStore.read().status !== 'signed-out') return
    // On its way out the frame still stands, and hears where it goes.
    if (staying || !address.startsWith('/dashboard')) return
    void navigate({ to: '/login', search: { next: address }, replace: true })
  }, [status, staying, navigate, address])

  if (status === 'signed-in') whose.current = user.id
  else if (!staying) return <DashboardLoading />
  const leave = async () => {
    leaving.current = true
    await signOut()
    await navigate({ to: '/login' })
  }
  // Nothing that one athlete fetched is shown to the next.
  return (
    <Answers key={whose.current}>
      <div className="flex min-h-dvh flex-col md:flex-row">
        <Sidebar onSignOut={leave} />
        <PhoneBar onSignOut={leave} />
        <main id="content" tabIndex={-1} className="min-w-0 flex-1 outline-none">
          {staying && status === 'signed-out' && <SignedOutNotice />}
          {children}
        </main>
      </div>
    </Answers>
  )
}

function Answers({ children }: { children: ReactNode }) {
  const [cache] = useState(createQueryClient)
  return <QueryClientProvider client={cache}>{children}</QueryClientProvider>
}
