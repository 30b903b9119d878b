import { useSite } from '../../../lib/site.ts'
import { PlanOffers } from '../../billing/pricing/plan-offers.tsx'
import { StructuredData } from '../structured-data.tsx'
import { Benefits } from './benefits.tsx'
import { landingFacts } from './facts.ts'
import { Faq } from './faq.tsx'
import { Features } from './features.tsx'
import { Film } from './film.tsx'
import { Section } from './section.tsx'

/** The sections of the landing page below what is seen first. */
export function LowerParts() {
  const site = useSite()
  return (
    <>
      <StructuredData facts={landingFacts(site)} />
      <Film />
      <Features />
      <Benefits />
      <Section id="pricing" heading="Pricing">
        <PlanOffers />
      </Section>
      <Faq />
    </>
  )
}
