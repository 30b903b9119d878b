import { useSite } from '../../../lib/site.ts'
import { PlanOffers } from '../../billing/pricing/plan-offers.tsx'
import { StructuredData } from '../structured-data.tsx'
import { Benefits } from './benefits.tsx'
import { landingFacts } from './facts.ts'
import { Faq } from './faq.tsx'
import { Features } from './features.tsx'
import { Section } from './section.tsx'

/** The sections of the landing page below the film. */
export function LowerParts() {
  const site = useSite()
  return (
    <>
      <StructuredData facts={landingFacts(site)} />
      <Features />
      <Benefits />
      <Section id="pricing" heading="Pricing">
        <PlanOffers />
      </Section>
      <Faq />
    </>
  )
}
