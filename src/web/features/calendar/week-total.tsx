import { memo } from 'react'
import type { Sums } from '#domain/calendar/plan/sums.ts'
import { sportOf } from '#domain/sports/registry.ts'
import { formatDuration } from '#domain/units/duration.ts'
import { SportMark } from '../workouts/sport-mark.tsx'

/** The end of a week in the month: its time and load as planned, by sport. */
export const WeekTotal = memo(function WeekTotal({ sums }: { sums: Sums | undefined }) {
  return (
    <th scope="row" className="tabular hidden pt-2 text-end align-top text-small xl:table-cell">
      {!sums && <span className="sr-only">No training</span>}
      {sums && <Figures sums={sums} className="block" />}
    </th>
  )
})

/** The same beneath a week, where no column has room for it; nothing for a week without training. */
export const WeekTotalBelow = memo(function WeekTotalBelow({ sums }: { sums: Sums | undefined }) {
  if (!sums) return null
  return (
    <tr className="border-line border-b xl:hidden">
      <td colSpan={7} className="tabular pb-1.5 text-small">
        <span className="flex flex-wrap justify-end gap-x-3">
          <span className="me-auto text-ink-2">Week</span>
          <Figures sums={sums} />
        </span>
      </td>
    </tr>
  )
})

function Figures({ sums: { planned, sports }, className = '' }: { sums: Sums; className?: string }) {
  return (
    <>
      <span className={`font-[540] ${className}`}>{formatDuration(Math.round(planned.seconds))}</span>
      {planned.load > 0 && (
        <span className={`font-[400] text-ink-2 ${className}`}>{`Load ${Math.round(planned.load)}`}</span>
      )}
      {sports.map(({ sport, planned: { seconds } }) =>
        sport && seconds > 0 && sports.length > 1 ? (
          <span key={sport} className="flex items-center justify-end gap-1.5 font-[400] text-ink-2">
            <SportMark sport={sport} className="size-3.5" />
            <span className="sr-only">{sportOf(sport).label}</span>
            {formatDuration(Math.round(seconds))}
          </span>
        ) : null,
      )}
    </>
  )
}
