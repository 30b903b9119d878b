import Check from 'lucide-react/icons/check'
import type { ReactNode } from 'react'
import type { Plan } from './plans.ts'

/** One plan: its name, its price and its features. */
export function PlanCard({ plan, children }: { plan: Plan; children: ReactNode }) {
  const [amount, per] = plan.price.split('/')
  return (
    <section className="flex flex-col border-ink border-t-[1.5px] pt-5">
      <h2 className="text-h4">{plan.title}</h2>
      <p className="mt-2 text-[2.5rem] text-number">
        {amount}
        <span className="font-normal text-[1rem] text-ink-2 tracking-normal">/{per}</span>
      </p>
      <ul className="mt-5 mb-6 grid gap-2.5">
        {plan.features.map((feature) => (
          <li key={feature} className="flex gap-2.5">
            <Check aria-hidden="true" className="mt-0.5 size-4.5 flex-none text-good" />
            {feature}
          </li>
        ))}
      </ul>
      <div className="mt-auto">{children}</div>
    </section>
  )
}
