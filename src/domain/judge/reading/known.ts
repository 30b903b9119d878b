import { sumOf } from '../../units/numbers.ts'
import type { Target } from '../../workout/step.ts'
import { shareOfTime, type WorkoutAsType } from './as-type.ts'
import type { JudgeInput } from './input.ts'
import type { MeasuredWorkout, Stretch } from './stretches.ts'

/** With a larger share of time at an unknown effort, shares by effort are not judged. Our choice. */
export const MAX_UNKNOWN_SHARE = 0.1

/** Whether nearly all of the time is at a known pace or power: neither a heart rate nor a feeling tells it. */
export function knowsIntensity(workout: MeasuredWorkout): boolean {
  return shareOfTime(workout, ({ isMeasured }) => !isMeasured) <= MAX_UNKNOWN_SHARE
}

/** Whether every step that may be above FTP says by how many watts. */
export function knowsPowerAboveFtp({ byPower, stretches }: MeasuredWorkout): boolean {
  return byPower && stretches.every((one) => one.isMeasured || isEasyByName(one))
}

/** Whether nearly all of the work says how hard it is; true if there is none. */
export function knowsWork({ bouts }: Pick<WorkoutAsType, 'bouts'>): boolean {
  const work = bouts.flatMap(({ hard }) => hard)
  const secondsIn = (stretches: readonly Stretch[]) => sumOf(stretches, ({ seconds }) => seconds)
  return secondsIn(work.filter(({ isKnown }) => !isKnown)) <= MAX_UNKNOWN_SHARE * secondsIn(work)
}

/** Whether a range can be read: watts and paces only beside the reference value they were made from, beats never. */
export function isRangeReadable(
  { type, zoneNumber, percentMin, rangeMin }: Target,
  reference: JudgeInput['reference'],
): boolean {
  if (zoneNumber !== undefined || percentMin !== undefined || rangeMin === undefined) return true
  return type !== 'heartrate' && reference !== undefined
}

/** What stretches name as their targets where nobody can tell which zone that is; undefined if there is no such target. */
export function unreadFigure(
  stretches: readonly Stretch[],
  reference: JudgeInput['reference'],
): 'pace' | 'watts' | 'beats' | undefined {
  const target = stretches.map(({ step }) => step.target).find((one) => one && !isRangeReadable(one, reference))
  if (!target) return undefined
  return target.type === 'heartrate' ? 'beats' : target.type === 'power' ? 'watts' : 'pace'
}

function isEasyByName({ step: { intensity }, isKnown, middle }: Stretch): boolean {
  if (isKnown) return middle < SWEET_SPOT
  return intensity === 'warmup' || intensity === 'cooldown' || intensity === 'recovery' || intensity === 'rest'
}

/** Percent of FTP at which zone 4 begins. Below it neither heart rate nor feel stands for power above FTP. */
const SWEET_SPOT = 87
