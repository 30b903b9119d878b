import { METRES_PER_MILE, YARDS_PER_METRE } from './distance.ts'
import { formatDuration, parseDuration } from './duration.ts'

/** What a pace counts its seconds over. */
export const paceUnits = ['km', 'mile', '100m', '100yd'] as const
export type PaceUnit = (typeof paceUnits)[number]

const metresPer: Record<PaceUnit, number> = {
  km: 1000,
  mile: METRES_PER_MILE,
  '100m': 100,
  '100yd': 100 / YARDS_PER_METRE,
}

/** Speed in metres per second of a pace in seconds per unit. Throws a RangeError at or below zero. */
export function speedOf(secondsPerUnit: number, unit: PaceUnit): number {
  refuseNonPositive(secondsPerUnit)
  return metresPer[unit] / secondsPerUnit
}

/** Seconds per unit of a speed in metres per second. Throws a RangeError at or below zero. */
export function paceOf(metresPerSecond: number, unit: PaceUnit): number {
  refuseNonPositive(metresPerSecond)
  return metresPer[unit] / metresPerSecond
}

/** A pace moved to another unit, unrounded: 300 s/km is 482.8 s/mile. Throws a RangeError at or below zero. */
export function convertPace(seconds: number, from: PaceUnit, to: PaceUnit): number {
  refuseNonPositive(seconds)
  return from === to ? seconds : paceOf(speedOf(seconds, from), to)
}

/** Seconds of a pace typed as `4:30` or `4.30`; undefined when it is no pace or is zero. */
export function parsePace(typed: string): number | undefined {
  const seconds = parseDuration(typed)
  return seconds === undefined || seconds <= 0 ? undefined : seconds
}

/** `m:ss`, seconds rounded: 270.4 is `4:30`. */
export function formatPace(seconds: number): string {
  return formatDuration(seconds)
}

/** How the unit is written after a pace: `/km`, `/mi`, `/100 m`, `/100 yd`. */
export const paceUnitLabel: Record<PaceUnit, string> = { km: '/km', mile: '/mi', '100m': '/100 m', '100yd': '/100 yd' }

function refuseNonPositive(value: number) {
  if (!(value > 0 && value < Number.POSITIVE_INFINITY)) throw new RangeError('A pace must be above zero.')
}
