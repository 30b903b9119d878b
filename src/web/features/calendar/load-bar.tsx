import type { Sums } from '#domain/calendar/plan/sums.ts'

/** Hatched in the colour of the text: what is planned and not done yet. */
export const hatched = 'bg-[repeating-linear-gradient(135deg,currentColor_0_1px,transparent_1px_5px)]'

/** The load of a day as a bar on the rule, beside those of its week: hatched as planned, solid as done. Only a rule for a day without. */
export function LoadBar({
  sums,
  mostLoad,
  className = 'h-16',
}: {
  sums: Sums | undefined
  mostLoad: number
  className?: string
}) {
  const load = sums?.planned.load ?? 0
  const done = load > 0 ? Math.min(1, (sums?.done.load ?? 0) / load) : 0
  return (
    <span aria-hidden="true" className={`flex items-end border-ink border-b-[1.5px] ${className}`}>
      {load > 0 && (
        <span
          className={`relative block w-full border-ink border-t-4 text-ink-3 ${hatched}`}
          style={{ height: `${Math.max(8, (100 * load) / mostLoad)}%` }}
        >
          <span className="absolute inset-x-0 bottom-0 block bg-line" style={{ height: `${100 * done}%` }} />
        </span>
      )}
    </span>
  )
}
