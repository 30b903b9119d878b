import { Link } from '@tanstack/react-router'
import { useSession } from '../../../lib/session.ts'
import { useSite } from '../../../lib/site.ts'
import { ButtonLink } from '../../../ui/button.tsx'
import { ownPlan } from '../own-plan.ts'
import { FeatureList, PlanCard } from '../plan-card.tsx'
import { type Plan, plans, signUpAddress } from '../plans.ts'

/** The plans as cards; on a server without prices, that every feature is open. */
export function PlanOffers() {
  const { billing } = useSite()
  if (billing === 'off') return <EverythingOpen />
  return (
    <>
      <div className="grid max-w-3xl gap-10 md:grid-cols-2 md:gap-8">
        {plans.map((plan) => (
          <PlanCard key={plan.title} plan={plan}>
            <Offer plan={plan} />
          </PlanCard>
        ))}
      </div>
      <div className="mt-8 grid max-w-3xl gap-2 text-ink-2">
        <p>
          Cancel at any time: premium access lasts to the end of the billing cycle. If you have generated fewer than 3
          workouts, you can request a refund within 7 days of your purchase through the{' '}
          <Link to="/contact" className="link">
            contact page
          </Link>
          .
        </p>
        {billing === 'sandbox' && (
          <p>
            Payments on this server are a sandbox: nobody is charged. Sign up, and ask whoever runs it for the STANDARD
            plan: your 7 free days begin when you get it.
          </p>
        )}
      </div>
    </>
  )
}

/** The way to a plan: sign-up for a stranger; an athlete has it, or upgrades. */
function Offer({ plan: { title, isFree, url } }: { plan: Plan }) {
  const { status, profile } = useSession()
  const tone = isFree ? 'surface' : 'primary'
  if (status !== 'signed-in')
    return (
      <ButtonLink {...signUpAddress} tone={tone}>
        {isFree ? 'Start for free' : 'Start Your 7 Day Free Trial'}
      </ButtonLink>
    )
  const own = ownPlan(profile)
  if (title === own) return <p className="font-[540]">This is your plan.</p>
  if (isFree || own === 'PREMIUM') return <p className="text-ink-2">Part of your {own} plan.</p>
  return (
    <ButtonLink to={url} tone={tone}>
      Upgrade to {title}
    </ButtonLink>
  )
}

function EverythingOpen() {
  const { status } = useSession()
  const features = plans.flatMap((plan) => (plan.isFree ? plan.features : plan.features.slice(1)))
  return (
    <section className="max-w-xl border-ink border-t-[1.5px] pt-5">
      <h3 className="text-h4">Every feature is open</h3>
      <p className="mt-2 text-ink-2">Nothing is sold on this server: whoever has an account can use all of it.</p>
      <FeatureList features={features} className="mt-5 mb-6" />
      {status === 'signed-in' ? (
        <ButtonLink to="/dashboard/workout-generator" tone="primary">
          Generate Workout
        </ButtonLink>
      ) : (
        <ButtonLink {...signUpAddress} tone="primary">
          Create Your Account
        </ButtonLink>
      )}
    </section>
  )
}
