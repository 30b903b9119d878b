import type { DistanceUnit } from '../../units/distance.ts'
import { formatTypedDuration } from '../../units/duration.ts'
import type { Duration } from '../../workout/step.ts'

/** How a workout is measured: every length is a whole number of ticks, so sums are exact. */
export type Measure = {
  /** Ticks of the whole workout. */
  total: number
  /** The stored form of a length in ticks. */
  duration: (ticks: number) => Duration
  /** Ticks that a length is rounded to where there is room: half a minute, a tenth of a kilometre, a pool length. */
  grain: number
}

/** The stored form of a time in seconds. */
export function timeOf(seconds: number): Duration {
  return { type: 'time', unit: 'minutes', value: seconds, displayValue: formatTypedDuration(seconds) }
}

/** The stored form of an asked length. */
export function durationOf(value: number, unit: Duration['unit']): Duration {
  if (unit === 'seconds' || unit === 'minutes') return timeOf(unit === 'minutes' ? value * 60 : value)
  return distanceOf(value, unit)
}

/** The stored form of a distance. */
export function distanceOf(value: number, unit: DistanceUnit): Duration {
  return { type: 'distance', unit, value, displayValue: String(value) }
}
