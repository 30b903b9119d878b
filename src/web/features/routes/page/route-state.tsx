import type { ReactNode } from 'react'
import { useSession } from '../../../lib/session.ts'
import { ButtonLink } from '../../../ui/button.tsx'
import { ROUTE_GENERATOR } from '../route-address.ts'

/** Shown at the address of a route that does not exist, inside the dashboard and outside. */
export function RouteNotFound() {
  const signedIn = useSession().status === 'signed-in'
  return (
    <RouteState
      title="Route not found"
      actions={
        <>
          {signedIn && (
            <>
              <ButtonLink to="/dashboard/route-library" tone="primary">
                Browse Routes
              </ButtonLink>
              <ButtonLink to={ROUTE_GENERATOR} tone="surface">
                Generate Route
              </ButtonLink>
            </>
          )}
          <ButtonLink to="/" tone={signedIn ? 'quiet' : 'primary'}>
            Home
          </ButtonLink>
        </>
      }
    >
      <p>This route may have been deleted or made private, or the link might be incorrect.</p>
    </RouteState>
  )
}

/** Shown when the route could not be fetched; another try may help. */
export function RouteLoadFailure({ actions }: { actions: ReactNode }) {
  return (
    <RouteState title="Failed to fetch route" actions={actions}>
      <p role="alert">There was an error loading this route. Please try again.</p>
    </RouteState>
  )
}

function RouteState({ title, children, actions }: { title: string; children: ReactNode; actions: ReactNode }) {
  return (
    <div className="gutter max-w-4xl py-16">
      <h1 className="text-h1">{title}</h1>
      <div className="mt-3 text-ink-2 text-lead">{children}</div>
      <div className="mt-6 flex flex-wrap gap-3">{actions}</div>
    </div>
  )
}
