import { sportOf, workoutTypeLabel } from '#domain/sports/registry.ts'
import { formatDay, formatPool, formatTotals } from '../../../lib/format.ts'
import { Figure } from '../../../ui/heading.tsx'
import { thresholdLabel } from '../chart/threshold-label.ts'
import { SportMark } from '../sport-mark.tsx'
import { LoadFigures } from './load-figures.tsx'
import { measuredWorkout, type Reader, type ShownWorkout } from './measured-workout.ts'

/** A workout's name, its author and its figures. */
export function WorkoutHead({ workout, reader = {} }: { workout: ShownWorkout; reader?: Reader }) {
  const { name, sport, type, steps, poolLength, user, updated_at } = workout
  const { written, measured } = measuredWorkout(workout, reader)
  const { time, distance, metres } = formatTotals(steps, sport, measured.reference, reader.distances)
  return (
    <header className="flex flex-wrap items-end justify-between gap-x-10 gap-y-6 gutter">
      <div className="min-w-0 flex-1 basis-80">
        <h1 className="text-body text-ink-2">Workout</h1>
        <h2 className="mt-2 text-page [overflow-wrap:anywhere]">{name}</h2>
        <p className="mt-4 flex flex-wrap items-center gap-x-2.5 gap-y-1 text-ink-2">
          <SportMark sport={sport} />
          <span>
            {sportOf(sport).label}
            {type && `, ${workoutTypeLabel[type]}`}
            {poolLength && `, ${formatPool(poolLength)}`}
          </span>
        </p>
        <p className="mt-1 text-ink-2">
          By: <span className="font-[540] text-ink">{user.full_name}</span>,{' '}
          <time dateTime={updated_at}>{formatDay(updated_at)}</time>
        </p>
        {written !== undefined && <p className="mt-1 text-ink-2">Written for {thresholdLabel(sport, written)}</p>}
      </div>
      <dl className="flex flex-wrap gap-x-8 gap-y-3">
        <Figure label="Time" value={time} />
        {distance && metres > 0 && <Figure label="Distance" value={distance} />}
        <LoadFigures {...measured} />
      </dl>
    </header>
  )
}
