import { memo } from 'react'
import type { Sums } from '#domain/calendar/plan/sums.ts'
import { sportOf } from '#domain/sports/registry.ts'
import { formatDuration } from '#domain/units/duration.ts'
import { SportMark } from '../workouts/sport-mark.tsx'

/** The end of a week in the month: its time and load as planned, by sport. */
export const WeekTotal = memo(function WeekTotal({ sums }: { sums: Sums | undefined }) {
  return (
    <th scope="row" className="tabular hidden border-line border-b pt-2 text-right align-top text-small xl:table-cell">
      {!sums && <span className="sr-only">No training</span>}
      {sums && (
        <>
          <span className="block font-[540]">{formatDuration(Math.round(sums.planned.seconds))}</span>
          {sums.planned.load > 0 && (
            <span className="block font-[400] text-ink-2">{`Load ${Math.round(sums.planned.load)}`}</span>
          )}
          {sums.sports.map(({ sport, planned }) =>
            sport && planned.seconds > 0 && sums.sports.length > 1 ? (
              <span key={sport} className="flex items-center justify-end gap-1.5 font-[400] text-ink-2">
                <SportMark sport={sport} className="size-3.5" />
                <span className="sr-only">{sportOf(sport).label}</span>
                {formatDuration(Math.round(planned.seconds))}
              </span>
            ) : null,
          )}
        </>
      )}
    </th>
  )
})
