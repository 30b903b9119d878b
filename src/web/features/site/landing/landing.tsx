import { Navigate } from '@tanstack/react-router'
import { ACTIVITY } from '../../../lib/next-address.ts'
import { useSession } from '../../../lib/session.ts'
import { PlanOffers } from '../../billing/pricing/plan-offers.tsx'
import { Benefits } from './benefits.tsx'
import { Faq } from './faq.tsx'
import { Features } from './features.tsx'
import { Hero } from './hero.tsx'
import { Section } from './section.tsx'
import { Trial } from './trial/trial.tsx'

/** The front page: the product in use, what it is good for, what it costs, and answers. */
export function Landing() {
  const { status } = useSession()
  return (
    <>
      {status === 'signed-in' && <Navigate to={ACTIVITY} replace />}
      <Hero />
      <Trial />
      <Features />
      <Benefits />
      <Section id="pricing" heading="Pricing">
        <PlanOffers />
      </Section>
      <Faq />
    </>
  )
}
