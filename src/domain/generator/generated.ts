import type { DistanceUnit } from '../units/distance.ts'
import type { StoredSteps } from '../workout/step.ts'

/** A generated workout: its steps, the seed they came from, and the length after rounding. */
export type Generated = {
  steps: StoredSteps
  seed: number
  durationType: 'time' | 'distance'
  durationUnit: 'minutes' | DistanceUnit
  durationValue: number
  /** Of a swim: the length of its pool, in the asked unit. */
  poolLength?: number
  madeBy: 'engine' | 'model'
  /** Sentences for the athlete: what was changed or could not be had, and why. */
  remarks: string[]
}
