import type { StoredSteps } from '../../workout/step.ts'

/** A version of a workout. `penalty` says how far locks keep it from being a good session. */
export type Version = { steps: StoredSteps; remarks: readonly string[]; penalty?: number }
