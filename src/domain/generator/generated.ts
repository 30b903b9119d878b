import type { DistanceUnit } from '../units/distance.ts'
import type { StoredSteps } from '../workout/step.ts'

/** What the generator answers: the steps, the seed they came from, and the length they were rounded to. */
export type Generated = {
  steps: StoredSteps
  seed: number
  durationType: 'time' | 'distance'
  durationUnit: 'minutes' | DistanceUnit
  durationValue: number
  /** Swimming: the pool the distances are whole lengths of, in the asked unit. */
  poolLength?: number
  madeBy: 'engine' | 'model'
  /** Sentences for the athlete: why the engine stood in for the model, or what of a wish could not be met. */
  remarks: string[]
}
