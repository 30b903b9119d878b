import type { Sport } from '../sports/registry.ts'
import type { DistanceUnit } from '../units/distance.ts'

/** The four lengths that a sample of a sport can have, in minutes, or in the sport's own unit where it has no times. */
export function sampleLengths({ durationTypes, distanceUnits }: Pick<Sport, 'durationTypes' | 'distanceUnits'>): {
  unit: 'minutes' | DistanceUnit
  values: readonly [number, number, number, number]
} {
  if (durationTypes.includes('time')) return { unit: 'minutes', values: [30, 45, 60, 90] }
  return { unit: distanceUnits[0] ?? 'meters', values: [1000, 1500, 2000, 3000] }
}
