import type { SportId } from '../../sports/registry.ts'
import type { DistanceUnit } from '../../units/distance.ts'

/** What a workout can be asked for, ends included. */
export type Range = { unit: 'minutes' | DistanceUnit; min: number; max: number }

/** The one table of accepted lengths. */
export const acceptedRanges: Record<SportId, readonly Range[]> = {
  running: [
    { unit: 'minutes', min: 10, max: 480 },
    { unit: 'kilometers', min: 2, max: 60 },
    { unit: 'miles', min: 1.25, max: 60 },
  ],
  cycling: [
    { unit: 'minutes', min: 10, max: 480 },
    { unit: 'kilometers', min: 5, max: 300 },
    { unit: 'miles', min: 3, max: 300 },
  ],
  swimming: [
    { unit: 'meters', min: 200, max: 10_000 },
    { unit: 'yards', min: 200, max: 10_000 },
  ],
}
