import { useLocation, useNavigate, useRouter } from '@tanstack/react-router'
import { useEffect, useRef, useState } from 'react'
import { call } from '../../../lib/api.ts'
import { NO_ANSWER } from '../../../lib/call-error.ts'
import { ACTIVITY } from '../../../lib/next-address.ts'
import { signOut, useSession } from '../../../lib/session.ts'
import { Button, ButtonLink } from '../../../ui/button.tsx'
import { TextField } from '../../../ui/field.tsx'
import { Loading } from '../../../ui/loading.tsx'
import { toast } from '../../../ui/toast-store.ts'
import { AccountFrame } from '../account-frame.tsx'
import { useFields } from '../fields.ts'
import { type Arrival, arrivalOf } from '../letters/reset-arrival.ts'
import { NewPasswordField } from '../new-password-field.tsx'
import { browserTimezone } from '../timezone.ts'
import { currentVisit, type Entry, endVisit, openVisit, storeVisit } from './reset-visit.ts'

/** Takes a new password after a letter. Tokens are removed from the URL before anything else happens. */
export function ResetPasswordScreen({ message }: { message?: string | undefined }) {
  const session = useSession()
  const navigate = useNavigate()
  const { arrival, entered } = useArrival()
  const reason = arrival?.by === 'visit' ? arrival.visit.reason : 'recovery'
  const cameWithoutLink = arrival?.by === 'nothing'

  useEffect(() => {
    if (cameWithoutLink && session.status === 'signed-in') void navigate({ to: ACTIVITY, replace: true })
  }, [cameWithoutLink, session.status, navigate])

  const { errors, busy, onSubmit } = useFields(
    { full_name: reason === 'invite' ? 'Enter your name.' : '', password: 'Password is required' },
    async ({ full_name, password }, showErrors) => {
      const entry = await entered()
      if (entry !== 'open') return showFailure(entry === 'unanswered' ? NO_ANSWER : undefined)
      try {
        await call('put /api/user', { full_name, password, timezone: browserTimezone() })
      } catch (error) {
        const sentence = error instanceof Error ? error.message : ''
        showErrors({ password: sentence })
        return void toast({ title: 'Failed to reset password', description: sentence, variant: 'destructive' })
      }
      await signOut()
      await navigate({ to: '/login', search: { message: 'Password updated successfully' } })
    },
  )

  if (cameWithoutLink && session.status !== 'signed-out') return <Loading label="Loading" />
  const error = arrival?.by === 'error' ? arrival.sentence : message
  return (
    <AccountFrame title={reason === 'recovery' ? 'Reset your password' : 'Set your password'} lead={leads[reason]}>
      <div className="grid gap-6">
        {error && (
          <p role="alert" className="text-body text-danger">
            {error}
          </p>
        )}
        <form method="post" noValidate onSubmit={onSubmit} className="grid gap-5">
          {reason === 'invite' && (
            <TextField label="Name" name="full_name" autoComplete="name" error={errors.full_name} />
          )}
          <NewPasswordField label="New password" error={errors.password} />
          <div className="flex flex-wrap gap-3">
            <Button type="submit" tone="primary" busy={busy ? 'Updating...' : undefined}>
              Update
            </Button>
            {reason === 'signup' ? (
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

const leads = {
  recovery: undefined,
  signup: 'Your email is confirmed. The password you signed up with works; you can choose another here.',
  invite: 'Your email is confirmed. Choose a password to finish your registration.',
}

/** Reads the URL once, and opens the session it carries. */
function useArrival() {
  const { searchStr, hash } = useLocation()
  const { history } = useRouter()
  const [arrival, setArrival] = useState<Arrival>()
  const entry = useRef<Promise<Entry>>(undefined)

  // biome-ignore lint/correctness/useExhaustiveDependencies: the URL is read once, and not again when the tokens are removed from it
  useEffect(() => {
    const found = arrivalOf({ search: searchStr, hash }, currentVisit())
    setArrival(found)
    if (found.by === 'visit') {
      storeVisit(found.visit)
      if (found.visit.carried) history.replace('/reset-password')
      entry.current = openVisit()
      // `unanswered` shows no message: a reload aborts the request, and the form opens the session again.
      void entry.current.then((outcome) => outcome === 'refused' && showFailure())
    }
    return endVisitIfLeft
  }, [])

  return {
    arrival,
    entered: async (): Promise<Entry> => {
      if ((await entry.current) === 'unanswered') entry.current = openVisit()
      return (await entry.current) ?? 'refused'
    },
  }
}

function showFailure(description?: string) {
  toast({ title: 'Failed to set session on client', ...(description ? { description } : {}), variant: 'destructive' })
}

// Only leaving the page ends the visit: a reload does not unmount, and React's second mount in development does not leave.
function endVisitIfLeft() {
  if (location.pathname !== '/reset-password') endVisit()
}
