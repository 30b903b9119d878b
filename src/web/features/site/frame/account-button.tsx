import { useSession } from '../../../lib/session.ts'
import { pricingAddress, useSite } from '../../../lib/site.ts'
import { Button, ButtonLink } from '../../../ui/button.tsx'

/** The button to the dashboard, or to sign-in for a signed-out visitor; it waits until the session is known. */
export function AccountButton() {
  const { status } = useSession()
  const { billing } = useSite()
  if (status === 'loading')
    return (
      <Button size="compact" busy="Loading">
        Loading
      </Button>
    )
  if (status === 'signed-in')
    return (
      <ButtonLink to="/dashboard/activity" size="compact" tone="ink">
        Dashboard
      </ButtonLink>
    )
  if (billing === 'off')
    return (
      <ButtonLink to="/login" size="compact" tone="ink">
        Login
      </ButtonLink>
    )
  return (
    <>
      <ButtonLink to="/login" size="compact" tone="surface" className="sm:border-transparent sm:bg-transparent">
        Login
      </ButtonLink>
      <ButtonLink {...pricingAddress} size="compact" tone="ink" className="max-sm:hidden">
        Start free trial
      </ButtonLink>
    </>
  )
}
