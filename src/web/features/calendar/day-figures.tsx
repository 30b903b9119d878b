import type { Sums } from '#domain/calendar/plan/sums.ts'
import { formatDuration } from '#domain/units/duration.ts'

/** Time and load of a day as planned, over a bar of what is done of it. Nothing for a day without training. */
export function DayFigures({ sums }: { sums: Sums | undefined }) {
  const { seconds = 0, load = 0 } = sums?.planned ?? {}
  if (!sums || seconds === 0) return null
  const share = Math.min(1, sums.done.seconds / seconds)
  return (
    <p className="tabular mt-0.5 text-ink-2 text-small">
      {[formatDuration(Math.round(seconds)), load > 0 && `Load ${Math.round(load)}`].filter(Boolean).join(' · ')}
      <span className="sr-only">{share > 0 ? `, ${Math.round(100 * share)} % done` : ''}</span>
      <span aria-hidden="true" className="mt-1 block h-1 bg-sunken">
        <span className="block h-full bg-ink" style={{ width: `${100 * share}%` }} />
      </span>
    </p>
  )
}
