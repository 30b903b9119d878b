import { useSession } from '../../lib/session.ts'
import { useSite } from '../../lib/site.ts'
import { ButtonAnchor, ButtonLink } from '../../ui/button.tsx'
import { PageTitle } from '../../ui/heading.tsx'
import { PageFrame } from '../../ui/page-frame.tsx'
import { Allowance } from './allowance.tsx'
import { ownPlan } from './own-plan.ts'
import { PlanCard } from './plan-card.tsx'
import { type Plan, plans } from './plans.ts'

/** Says why a feature needs a plan, and lists the plans. */
export function UpgradeScreen() {
  const { billing } = useSite()
  const { profile } = useSession()
  if (billing === 'off' || profile?.role === 'admin' || profile?.role === 'beta_tester') return <EverythingOpen />
  return (
    <PageFrame>
      <PageTitle eyebrow="Plans">You need to upgrade to access this feature.</PageTitle>
      <h2 className="sr-only">Plans</h2>
      <div className="grid max-w-3xl gap-10 md:grid-cols-2 md:gap-8">
        {plans.map((plan) => (
          <PlanCard key={plan.title} plan={plan}>
            <Standing plan={plan} />
          </PlanCard>
        ))}
      </div>
    </PageFrame>
  )
}

/** How a plan relates to the athlete: it is theirs, included in theirs, or can be requested. */
function Standing({ plan }: { plan: Plan }) {
  const { user, profile } = useSession()
  const own = ownPlan(profile)
  const generations = profile?.access.generations ?? null
  if (plan.title === own)
    return (
      <>
        <p className="font-[540]">This is your plan.</p>
        <Allowance generations={generations} className="mt-4" />
      </>
    )
  if (plan.isFree) return <p className="text-ink-2">Part of your {own} plan.</p>
  if (own === 'PREMIUM')
    return (
      <>
        <p className="font-[540]">Part of your PREMIUM plan.</p>
        <Allowance generations={generations} className="mt-4" />
      </>
    )
  return <HowToGet email={profile?.email ?? user?.email ?? ''} />
}

// A plan is given to an account's email address, so the request names it.
function HowToGet({ email }: { email: string }) {
  const { supportEmail } = useSite()
  if (!supportEmail)
    return (
      <p className="text-ink-2">
        Ask whoever runs this server to give the plan to <span className="font-[540] text-ink">{email}</span>: your 7
        free days begin then.
      </p>
    )
  const letter = new URLSearchParams({ subject: 'STANDARD plan', body: `Please upgrade the account ${email}.` })
  return (
    <>
      {/* Mail programs read %20 as a space, but + as a plus sign. */}
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
    <PageFrame>
      <PageTitle eyebrow="Plans">Every feature is open</PageTitle>
      <p className="max-w-prose text-ink-2 text-lead">There is nothing to upgrade: generate as you like.</p>
      <ButtonLink to="/dashboard/workout-generator" tone="primary" className="mt-6">
        Generate Workout
      </ButtonLink>
    </PageFrame>
  )
}
