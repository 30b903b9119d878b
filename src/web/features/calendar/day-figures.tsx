import { unitOfDistances } from '#domain/calendar/items/unit-of-distances.ts'
import type { Sums } from '#domain/calendar/plan/sums.ts'
import { sportOf } from '#domain/sports/registry.ts'
import type { DistanceUnit } from '#domain/units/distance.ts'
import type { ShownDistances } from '#domain/units/shown-distances.ts'
import { SportMark } from '../workouts/sport-mark.tsx'
import { figuresText } from './figures-text.ts'
import { LoadBar } from './load-bar.tsx'

/**
 * A day in figures: its load as a bar, where all days of the week stand in a row, and the sums by sport of a day with
 * more than one workout. Of a single one its own card says them.
 */
export function DayFigures({
  sums,
  mostLoad,
  hasSeveral,
  distances,
}: {
  /** Undefined for a day without training. */
  sums: Sums | undefined
  /** The highest load of a day of the week; 0 if none is known. */
  mostLoad: number
  hasSeveral: boolean
  distances: ShownDistances
}) {
  return (
    <div className="tabular pt-3 text-small">
      {hasSeveral && sums && <SumsBySport sums={sums} distances={distances} />}
      {mostLoad > 0 && (
        <div className="hidden min-[78rem]:block">
          {sums && sums.planned.load > 0 && (
            <p>
              <span className="text-ink-2">Load</span>{' '}
              <span className="font-[540]">{Math.round(sums.planned.load)}</span>
              <span className="sr-only">{doneText(sums)}</span>
            </p>
          )}
          <LoadBar sums={sums} mostLoad={mostLoad} className="h-14" />
        </div>
      )}
    </div>
  )
}

function SumsBySport({ sums, distances }: { sums: Sums; distances: ShownDistances }) {
  const isOneSport = sums.sports.length === 1
  return (
    <ul aria-label="The day in figures" className="mb-3 grid gap-1 text-ink-2">
      {!isOneSport && (
        <li className="font-[540] text-ink">
          <Line {...sums} unit={unitOfDistances(distances, null)} />
        </li>
      )}
      {sums.sports.map(({ sport, ...figures }) => (
        <li key={sport} className="flex items-start gap-1.5">
          {sport && <SportMark sport={sport} className="mt-0.5 size-3.5" />}
          <span>
            <span className="sr-only">{sport ? `${sportOf(sport).label}: ` : 'Other: '}</span>
            <Line {...figures} unit={unitOfDistances(distances, sport)} />
          </span>
        </li>
      ))}
    </ul>
  )
}

function Line({ planned, done, unit }: Pick<Sums, 'planned' | 'done'> & { unit: DistanceUnit }) {
  const doneFigures = figuresText(done, unit)
  return (
    <>
      {figuresText(planned, unit)}
      {doneFigures && <span className="block font-[400] text-ink-2">{`${doneFigures} done`}</span>}
    </>
  )
}

function doneText({ planned, done }: Sums): string {
  return done.load > 0 ? `, ${Math.round((100 * done.load) / planned.load)} % done` : ''
}
