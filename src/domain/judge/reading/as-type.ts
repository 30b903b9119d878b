import type { WorkoutType } from '../../sports/registry.ts'
import { sumOf } from '../../units/numbers.ts'
import type { Bounds } from '../bounds/bounds.ts'
import { boundsOf } from '../bounds/by-sport/registry.ts'
import { everySession } from '../bounds/every-session.ts'
import { type Bouts, findBouts } from './bouts.ts'
import type { MeasuredWorkout, Stretch } from './stretches.ts'

/** A workout read as one of a type, or of none. */
export type WorkoutAsType = MeasuredWorkout &
  Bouts & {
    /** The type it is read as, whatever its own is. */
    judgedType: WorkoutType | undefined
    bounds: Bounds
    /** Of all bouts together. */
    workSeconds: number
    workMetres: number
  }

/** Reads a workout as one of a type: the type's bounds tell which stretches are work. */
export function asType(workout: MeasuredWorkout, judgedType: WorkoutType | undefined): WorkoutAsType {
  const bounds = boundsOf(workout.sport, judgedType)
  const found = findBouts(workout, bounds)
  return {
    ...workout,
    ...found,
    judgedType,
    bounds,
    workSeconds: sumOf(found.bouts, ({ seconds }) => seconds),
    workMetres: sumOf(found.bouts, ({ metres }) => metres),
  }
}

/** The share by which a time may miss its bound: the time of a distance is an estimate. */
export function timeTolerance({ stretches }: Pick<MeasuredWorkout, 'stretches'>): number {
  const isEstimated = stretches.some(({ step }) => step.duration.type === 'distance' || step.duration.lapButton)
  return isEstimated ? everySession.timeError : 0
}

/** The share of time, from 0 to 1, in stretches that match; 0 for a workout without time. */
export function shareOfTime(
  { stretches, seconds }: Pick<MeasuredWorkout, 'stretches' | 'seconds'>,
  matches: (stretch: Stretch) => boolean,
): number {
  return seconds > 0 ? sumOf(stretches.filter(matches), (one) => one.seconds) / seconds : 0
}
