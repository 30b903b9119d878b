import { useLocation, useNavigate, useRouter } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { call } from '../../lib/api.ts'
import { ACTIVITY } from '../../lib/next-address.ts'
import { authClient, signOut, useSession } from '../../lib/session.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { Loading } from '../../ui/loading.tsx'
import { toast } from '../../ui/toast-store.ts'
import { AccountFrame } from './account-frame.tsx'
import { useFields } from './fields.ts'
import { NewPasswordField } from './new-password-field.tsx'
import { type Arrival, arrivalOf } from './reset-arrival.ts'
import { beginVisit, endVisit, visitUnderWay } from './reset-visit.ts'
import { browserTimezone } from './timezone.ts'

/** A new password, for whoever comes from a letter. A session that came in the address leaves it before anything else. */
export function ResetPasswordScreen({ message }: { message?: string | undefined }) {
  const session = useSession()
  const navigate = useNavigate()
  const { arrival, opened } = useArrival()
  const signedUp = (arrival?.by === 'tokens' || arrival?.by === 'visit') && arrival.signedUp
  const passingBy = arrival?.by === 'nothing'

  useEffect(() => {
    if (passingBy && session.status === 'signed-in') void navigate({ to: ACTIVITY, replace: true })
  }, [passingBy, session.status, navigate])

  const { errors, busy, onSubmit } = useFields(
    { password: 'Password is required' },
    async ({ password }, showErrors) => {
      if (!(await opened())) return failedVisit()
      try {
        await call('put /api/user', { password, timezone: browserTimezone() })
      } catch (error) {
        const sentence = error instanceof Error ? error.message : ''
        showErrors({ password: sentence })
        return void toast({ title: 'Failed to reset password', description: sentence, variant: 'destructive' })
      }
      await signOut()
      await navigate({ to: '/login', search: { message: 'Password updated successfully' } })
    },
  )

  if (passingBy && session.status !== 'signed-out') return <Loading label="Loading" />
  const trouble = arrival?.by === 'trouble' ? arrival.sentence : message
  return (
    <AccountFrame
      title={signedUp ? 'Set your password' : 'Reset your password'}
      lead={signedUp && 'Your email is confirmed. The password you signed up with works; you can choose another here.'}
    >
      <div className="grid gap-6">
        {trouble && (
          <p role="alert" className="text-body text-danger">
            {trouble}
          </p>
        )}
        <form method="post" noValidate onSubmit={onSubmit} className="grid gap-5">
          <NewPasswordField label="New password" error={errors.password} />
          <div className="flex flex-wrap gap-3">
            <Button type="submit" tone="primary" busy={busy ? 'Updating...' : undefined}>
              Update
            </Button>
            {signedUp ? (
              <ButtonLink to={ACTIVITY} tone="surface">
                Keep the one I chose
              </ButtonLink>
            ) : (
              <ButtonLink to="/login" tone="quiet">
                Login
              </ButtonLink>
            )}
          </div>
        </form>
      </div>
    </AccountFrame>
  )
}

/** What the address brought, and whether a session came of it. */
function useArrival() {
  const { searchStr, hash } = useLocation()
  const { history } = useRouter()
  const [arrival, setArrival] = useState<Arrival>()
  const [session, setSession] = useState<Promise<boolean>>(Promise.resolve(false))

  // biome-ignore lint/correctness/useExhaustiveDependencies: an address is read once; taking the tokens out of it is no new arrival
  useEffect(() => {
    const found = arrivalOf({ search: searchStr, hash }, visitUnderWay())
    setArrival(found)
    if (found.by === 'tokens' || found.by === 'code') {
      history.replace('/reset-password')
      beginVisit({ signedUp: found.by === 'tokens' && found.signedUp })
      const opening = openSession(found)
      setSession(opening)
      void opening.then((ok) => ok || failedVisit())
    } else if (found.by === 'visit') setSession(heldSession())
    return endVisitIfLeft
  }, [])

  return { arrival, opened: () => session }
}

async function openSession(found: Extract<Arrival, { by: 'tokens' | 'code' }>): Promise<boolean> {
  try {
    const client = await authClient()
    const { error } =
      found.by === 'tokens' ? await client.setSession(found) : await client.exchangeCodeForSession(found.code)
    return !error
  } catch {
    return false
  }
}

// A reload within the visit: the session that came with it is the one this browser holds.
async function heldSession(): Promise<boolean> {
  try {
    const { data } = await (await authClient()).getSession()
    return data.session !== null
  } catch {
    return false
  }
}

function failedVisit() {
  endVisit()
  toast({ title: 'Failed to set session on client', variant: 'destructive' })
}

// A reload unmounts nothing, and a development build's second mount stays where it is.
function endVisitIfLeft() {
  if (location.pathname !== '/reset-password') endVisit()
}
