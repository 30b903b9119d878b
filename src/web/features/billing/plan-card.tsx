import Check from 'lucide-react/icons/check'
import type { ReactNode } from 'react'
import { formatDollars, type Plan } from './plans.ts'

/** One plan: its name, its price and its features. */
export function PlanCard({ plan, children }: { plan: Plan; children: ReactNode }) {
  return (
    <section className="flex flex-col border-ink border-t-[1.5px] pt-5">
      <h3 className="text-h4">{plan.title}</h3>
      <p className="mt-2 text-[2.5rem] text-number">
        {formatDollars(plan.dollarsPerMonth)}
        <span className="font-normal text-[1rem] text-ink-2 tracking-normal">/month</span>
      </p>
      <FeatureList features={plan.features} className="mt-5 mb-6" />
      <div className="mt-auto">{children}</div>
    </section>
  )
}

export function FeatureList({ features, className }: { features: readonly string[]; className: string }) {
  return (
    <ul className={`grid gap-2.5 ${className}`}>
      {features.map((feature) => (
        <li key={feature} className="flex gap-2.5">
          <Check aria-hidden="true" className="mt-0.5 size-4.5 flex-none text-good" />
          {feature}
        </li>
      ))}
    </ul>
  )
}
