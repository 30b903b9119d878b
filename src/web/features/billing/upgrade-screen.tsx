import { useSession } from '../../lib/session.ts'
import { useSite } from '../../lib/site.ts'
import { ButtonAnchor, ButtonLink } from '../../ui/button.tsx'
import { PageTitle } from '../../ui/heading.tsx'
import { DashboardPage } from '../dashboard/dashboard-page.tsx'
import { PlanCard } from './plan-card.tsx'
import { plans } from './plans.ts'

/** Why a feature is closed, and the plans that open it. */
export function UpgradeScreen() {
  const { billing, supportEmail } = useSite()
  const { user, profile } = useSession()
  if (billing === 'off' || profile?.access.generate) return <EverythingOpen />
  return (
    <DashboardPage>
      <PageTitle eyebrow="Plans">You need to upgrade to access this feature.</PageTitle>
      <div className="grid max-w-3xl gap-10 md:grid-cols-2 md:gap-8">
        {plans.map((plan) => (
          <PlanCard key={plan.title} plan={plan}>
            {plan.isFree ? (
              <p className="text-ink-2">This is your plan.</p>
            ) : (
              <HowToGet email={profile?.email ?? user?.email ?? ''} supportEmail={supportEmail} />
            )}
          </PlanCard>
        ))}
      </div>
    </DashboardPage>
  )
}

// The plan belongs to the account's address, so a request names it.
function HowToGet({ email, supportEmail }: { email: string; supportEmail: string }) {
  if (!supportEmail)
    return (
      <p className="text-ink-2">
        Ask whoever runs this server to give the plan to <span className="font-[540] text-ink">{email}</span>.
      </p>
    )
  const letter = new URLSearchParams({ subject: 'STANDARD plan', body: `Please upgrade the account ${email}.` })
  return (
    <>
      {/* Mail programs take %20 for a space, and a plus for a plus. */}
      <ButtonAnchor tone="primary" href={`mailto:${supportEmail}?${String(letter).replaceAll('+', '%20')}`}>
        Ask for STANDARD
      </ButtonAnchor>
      <p className="mt-3 text-ink-2 text-small [overflow-wrap:anywhere]">
        By mail to {supportEmail}, for the account {email}.
      </p>
    </>
  )
}

function EverythingOpen() {
  return (
    <DashboardPage>
      <PageTitle eyebrow="Plans">Every feature is open</PageTitle>
      <p className="max-w-prose text-ink-2 text-lead">There is nothing to upgrade: generate as you like.</p>
      <ButtonLink to="/dashboard/workout-generator" tone="primary" className="mt-6">
        Generate Workout
      </ButtonLink>
    </DashboardPage>
  )
}
