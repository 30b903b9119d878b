import type { DistanceUnit } from '../../units/distance.ts'
import { formatTypedDuration } from '../../units/duration.ts'
import type { Duration } from '../../workout/step.ts'

/** How a workout is measured out: every length is a whole number of ticks, so sums are exact. */
export type Measure = {
  /** Ticks of the whole workout. */
  total: number
  /** So many ticks as a step stores them. */
  duration: (ticks: number) => Duration
  /** Ticks that a length which people remember is a multiple of. */
  grain: number
}

/** The whole workout and its smallest part: seconds, or distance in the asked unit. */
export type Lengths = { total: number; tick: number }

export function lengthsOf({ total, duration }: Measure): Lengths {
  return { total: duration(total).value, tick: duration(1).value }
}

/** A time as it is stored. Seconds. */
export function timeOf(seconds: number): Duration {
  return { type: 'time', unit: 'minutes', value: seconds, displayValue: formatTypedDuration(seconds) }
}

/** A distance as it is stored. */
export function distanceOf(value: number, unit: DistanceUnit): Duration {
  return { type: 'distance', unit, value, displayValue: String(value) }
}
