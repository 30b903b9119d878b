import { type DistanceUnit, toMetres } from '../../units/distance.ts'
import type { StoredEntry } from '../../workout/step.ts'
import { isRepeat } from '../../workout/stored-entry.ts'
import { totalsOf } from '../../workout/totals.ts'
import type { NewWorkout } from '../../workout/workout.ts'
import type { Length } from '../resolve/measure.ts'
import type { Heading } from './read-lines.ts'

/**
 * How the length of the whole that was said compares with the sum of the steps. The rest behind the last bout of a set may
 * be left out to fit.
 */
export function compare(
  length: Length,
  { steps, sport }: NewWorkout,
  { reference }: Heading,
): 'longer' | 'shorter' | 'same' {
  const totals = totalsOf(steps, sport, reference)
  const lastRests = totalsOf(steps.filter(isPause), sport, reference)
  const isTime = length.durationUnit === 'minutes'
  const said = isTime ? length.durationValue * 60 : toMetres(length.durationValue, length.durationUnit as DistanceUnit)
  const sum = isTime ? totals.seconds : totals.metres
  const isEstimated = isTime ? totals.secondsEstimated : totals.metresEstimated
  if (Math.abs(said - sum) <= sum * (isEstimated ? ESTIMATED : EXACT)) return 'same'
  return said >= sum - (isTime ? lastRests.seconds : lastRests.metres) ? 'longer' : 'shorter'
}

/** Whether the steps take at least a share of a time. */
export function isMostOf(
  { durationUnit, durationValue }: Length,
  { steps, sport }: NewWorkout,
  { reference }: Heading,
  share: number,
): boolean {
  return durationUnit === 'minutes' && totalsOf(steps, sport, reference).seconds >= durationValue * 60 * share
}

function isPause(entry: StoredEntry): boolean {
  return !isRepeat(entry) && (entry.intensity === 'rest' || entry.intensity === 'recovery')
}

// Shares by which a rounded total can differ from the sum of the parts (our choice).
const EXACT = 0.01
const ESTIMATED = 0.08
