import { PlanOffers } from '../../billing/pricing/plan-offers.tsx'
import { Benefits } from './benefits.tsx'
import { Faq } from './faq.tsx'
import { Features } from './features.tsx'
import { Section } from './section.tsx'

/** The sections of the landing page below what is seen first. */
export function LowerParts() {
  return (
    <>
      <Features />
      <Benefits />
      <Section id="pricing" heading="Pricing">
        <PlanOffers />
      </Section>
      <Faq />
    </>
  )
}
