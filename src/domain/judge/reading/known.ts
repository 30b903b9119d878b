import { sumOf } from '../../units/numbers.ts'
import type { Target } from '../../workout/step.ts'
import { type Examined, shareOf } from './as-type.ts'
import type { Judged } from './input.ts'
import type { Moment, Reading } from './moments.ts'

/** Above this share of time at an unknown effort, shares by effort are not judged. */
export const MAX_UNKNOWN_SHARE = 0.1

/** Whether nearly all of the time is at a known pace or power: a heart rate does not tell either. */
export function knowsIntensity(reading: Reading): boolean {
  return shareOf(reading, ({ isKnown, isByHeart }) => !isKnown || isByHeart) <= MAX_UNKNOWN_SHARE
}

/** Whether every step that may be above FTP says by how many watts. */
export function knowsReserve({ byPower, moments }: Reading): boolean {
  return byPower && moments.every((one) => (one.isKnown && !one.isByHeart) || isEasyByName(one))
}

/** Whether nearly all of the work says how hard it is; true where there is none. */
export function knowsWork({ found }: Pick<Examined, 'found'>): boolean {
  const work = found.bouts.flatMap(({ hard }) => hard)
  const secondsIn = (moments: readonly Moment[]) => sumOf(moments, ({ seconds }) => seconds)
  return secondsIn(work.filter(({ isKnown }) => !isKnown)) <= MAX_UNKNOWN_SHARE * secondsIn(work)
}

/** Whether a range can be read: watts and paces only beside the reference value they were made from, beats never. */
export function isReadable(
  { type, zoneNumber, percentMin, rangeMin }: Target,
  reference: Judged['reference'],
): boolean {
  if (zoneNumber !== undefined || percentMin !== undefined || rangeMin === undefined) return true
  return type !== 'heartrate' && reference !== undefined
}

function isEasyByName({ step: { intensity }, isKnown, isByHeart, percent }: Moment): boolean {
  if (isKnown && isByHeart) return percent < 87
  return intensity === 'warmup' || intensity === 'cooldown' || intensity === 'recovery' || intensity === 'rest'
}
