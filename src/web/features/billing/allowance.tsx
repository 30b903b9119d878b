import { type Generations, generationsLeft, renewalDay } from './generations.ts'

/** How many generations are left this month, as bars on a rule; nothing for those who have none to count. */
export function Allowance({ generations, className = '' }: { generations: Generations; className?: string }) {
  if (!generations) return null
  const { limit } = generations
  const left = generationsLeft(generations)
  // A hundred bars would be a comb: more than twenty generations share theirs.
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
            // biome-ignore lint/suspicious/noArrayIndexKey: bars are their places
            key={index}
            className={`w-2 rounded-t-bar ${index < filled ? 'h-5 bg-ink' : 'h-1 bg-edge'}`}
          />
        ))}
      </div>
    </div>
  )
}
