import type { WorkoutType } from '../../sports/registry.ts'
import { median, sumOf } from '../../units/numbers.ts'
import { type Bounds, NO_LIMIT, SHORT_BOUT_METRES, SHORT_BOUT_SECONDS } from '../bounds/bounds.ts'
import { familiesOf } from '../bounds/by-sport/registry.ts'
import { everySession } from '../bounds/every-session.ts'
import type { Bout, Bouts, Pause } from './bout.ts'
import { findBouts } from './bouts.ts'
import { restsOf } from './rests.ts'
import type { MeasuredWorkout, Stretch } from './stretches.ts'

/** A workout read as one of a type, or of none. */
export type WorkoutAsType = MeasuredWorkout &
  Bouts & {
    /** The type it is read as, whatever its own is. */
    judgedType: WorkoutType | undefined
    bounds: Bounds
    /** The pauses between bouts of one set. */
    rests: readonly Pause[]
    /** Of all bouts together. */
    workSeconds: number
    workMetres: number
  }

/** Reads a workout as one of a type: the bounds of the type, and of the family its work is of, tell what is work. */
export function asType(workout: MeasuredWorkout, judgedType: WorkoutType | undefined): WorkoutAsType {
  const bounds = chooseFamily(workout, familiesOf(workout.sport, judgedType))
  const found = findBouts(workout, bounds)
  return {
    ...workout,
    ...found,
    judgedType,
    bounds,
    rests: restsOf(found.pauses, workout.inPool),
    workSeconds: sumOf(found.bouts, ({ seconds }) => seconds),
    workMetres: sumOf(found.bouts, ({ metres }) => metres),
  }
}

/** Whether the bouts are so short, in time or as written, that they may rest for longer than they last. */
export function isOfShortBouts({ bouts }: Pick<WorkoutAsType, 'bouts'>): boolean {
  const isByDistance = bouts.every(({ stretches }) => stretches.every(({ step }) => step.duration.type === 'distance'))
  return (
    median(bouts.map(({ seconds }) => seconds)) < SHORT_BOUT_SECONDS ||
    (isByDistance && median(bouts.map(({ metres }) => metres)) <= SHORT_BOUT_METRES)
  )
}

/** The share of a type's most work from which a session has its full dose. Our choice. */
const FULL_DOSE = 2 / 3

/** Whether there is work enough, however small its share of a long session is. */
export function isFullDose({ workSeconds, bounds }: Pick<WorkoutAsType, 'workSeconds' | 'bounds'>): boolean {
  return bounds.workSeconds !== undefined && workSeconds >= FULL_DOSE * bounds.workSeconds[1]
}

/** Whether the work is known by power or pace, and not by heart rate or feel. */
export function isMeasured({ bouts }: Pick<WorkoutAsType, 'bouts'>): boolean {
  return bouts.every(({ hard }) => hard.every((one) => one.isMeasured))
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

/** The hardest family that at least half of the work is hard enough for, else the first. */
function chooseFamily(workout: MeasuredWorkout, [first, ...harder]: readonly [Bounds, ...Bounds[]]): Bounds {
  if (harder.length === 0) return first
  const { bouts } = findBouts(workout, first)
  const work = sumOf(bouts, ({ seconds }) => seconds)
  return harder.findLast((family) => work > 0 && sumOf(bouts, (bout) => secondsFor(family, bout)) >= work / 2) ?? first
}

/** Seconds of a bout at the power of a family. Where the power is not known, the length of the bout tells. */
function secondsFor({ floor, boutSeconds = [0, NO_LIMIT] }: Bounds, { hard, seconds }: Bout): number {
  const isOfFamily = ({ isMeasured, middle }: Stretch) => (isMeasured ? middle >= floor : seconds <= boutSeconds[1])
  return sumOf(hard.filter(isOfFamily), (one) => one.seconds)
}
