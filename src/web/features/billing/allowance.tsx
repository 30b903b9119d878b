import { type Generations, generationsLeft, renewalDay } from './generations.ts'

/** The generations left this month, as bars on a rule; nothing for an athlete whose plan has no allowance. */
export function Allowance({ generations, className = '' }: { generations: Generations; className?: string }) {
  if (!generations) return null
  const { limit } = generations
  const left = generationsLeft(generations)
  // More than twenty bars are too narrow to count: above that, one bar stands for several generations.
  const bars = Math.min(limit, 20)
  const filled = Math.ceil((left / limit) * bars)
  return (
    <div className={className}>
      <p className="text-label">Generations</p>
      <p className="text-small">
        <span className="tabular font-[560]">
          {left} of {limit}
        </span>{' '}
        left until {renewalDay(generations)}
      </p>
      <div aria-hidden="true" className="mt-2 flex h-5 items-end gap-0.5">
        {Array.from({ length: bars }, (_, index) => (
          <span
            // biome-ignore lint/suspicious/noArrayIndexKey: a bar has no other identity than its place
            key={index}
            className={`w-2 rounded-t-bar ${index < filled ? 'h-5 bg-ink' : 'h-1 bg-edge'}`}
          />
        ))}
      </div>
    </div>
  )
}
