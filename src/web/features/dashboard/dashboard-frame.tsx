import { QueryClientProvider } from '@tanstack/react-query'
import { useNavigate, useRouter } from '@tanstack/react-router'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { createQueryClient } from '../../lib/queries.ts'
import { sessionStore, useSession } from '../../lib/session.ts'
import { DashboardLoading } from './dashboard-loading.tsx'
import { PhoneBar } from './phone-bar.tsx'
import { Sidebar } from './sidebar.tsx'

/** Around every page of the dashboard: whoever is signed out goes to sign in, and comes back. */
export function DashboardFrame({ children }: { children: ReactNode }) {
  const { status, user, signOut } = useSession()
  const navigate = useNavigate()
  const { state } = useRouter()
  const leaving = useRef(false)

  useEffect(() => {
    // The store, for what the page was first drawn with may be the server's answer.
    if (status !== 'signed-out' || leaving.current || sessionStore.read().status !== 'signed-out') return
    void navigate({ to: '/login', search: { next: state.location.href }, replace: true })
  }, [status, navigate, state])

  if (status !== 'signed-in') return <DashboardLoading />
  const leave = async () => {
    leaving.current = true
    await signOut()
    await navigate({ to: '/login' })
  }
  // Nothing that one athlete fetched is shown to the next.
  return (
    <Answers key={user.id}>
      <div className="flex min-h-dvh flex-col md:flex-row">
        <Sidebar onSignOut={leave} />
        <PhoneBar onSignOut={leave} />
        <main id="content" tabIndex={-1} className="min-w-0 flex-1 outline-none">
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
