import { METRES_PER_MILE, YARDS_PER_METRE } from './distance.ts'
import { formatDuration, parseDuration } from './duration.ts'

/** The distance a pace is given for. */
export const paceUnits = ['km', 'mile', '100m', '100yd'] as const
export type PaceUnit = (typeof paceUnits)[number]

const metresPer: Record<PaceUnit, number> = {
  km: 1000,
  mile: METRES_PER_MILE,
  '100m': 100,
  '100yd': 100 / YARDS_PER_METRE,
}

/** Metres per second of a pace in seconds per unit. Throws a RangeError unless it is above zero and finite. */
export function speedOf(secondsPerUnit: number, unit: PaceUnit): number {
  refuseNonPositive(secondsPerUnit)
  return metresPer[unit] / secondsPerUnit
}

/** Seconds per unit of a speed in metres per second. Throws a RangeError unless it is above zero and finite. */
export function paceOf(metresPerSecond: number, unit: PaceUnit): number {
  refuseNonPositive(metresPerSecond)
  return metresPer[unit] / metresPerSecond
}

/** The pace in another unit, unrounded: 300 s/km is 482.8 s/mile. Throws a RangeError unless above zero and finite. */
export function convertPace(seconds: number, from: PaceUnit, to: PaceUnit): number {
  refuseNonPositive(seconds)
  return from === to ? seconds : paceOf(speedOf(seconds, from), to)
}

/** Seconds of a typed pace: `4:30` and `4.30` both mean 4 min 30 s. Undefined if it is not a pace, or is zero. */
export function parsePace(typed: string): number | undefined {
  const seconds = parseDuration(typed)
  return seconds === undefined || seconds <= 0 ? undefined : seconds
}

/** A pace is written as a time is, in whole seconds: 270.4 is `4:30`. */
export function formatPace(seconds: number): string {
  return formatDuration(seconds)
}

/** How the unit is written after a pace: `/km`, `/mi`, `/100 m`, `/100 yd`. */
export const paceUnitLabel: Record<PaceUnit, string> = { km: '/km', mile: '/mi', '100m': '/100 m', '100yd': '/100 yd' }

function refuseNonPositive(value: number) {
  if (!(Number.isFinite(value) && value > 0)) throw new RangeError('A pace or speed must be above zero and finite.')
}
