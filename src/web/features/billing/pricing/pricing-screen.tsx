import { useSite } from '../../../lib/site.ts'
import { PublicTitle } from '../../../ui/heading.tsx'
import { PlanOffers } from './plan-offers.tsx'

/** The page of the prices. */
export function PricingScreen() {
  const { billing } = useSite()
  return (
    <article className="gutter pt-6 md:pt-10">
      <PublicTitle>Pricing</PublicTitle>
      <p className="mt-4 mb-10 max-w-xl text-ink-2 text-lead">
        {billing === 'off'
          ? 'The operator of this server has opened everything to everybody.'
          : 'Plan and build by hand for free. Pay when you want workouts written for you.'}
      </p>
      <h2 className="sr-only">Plans</h2>
      <PlanOffers />
    </article>
  )
}
