import type { StoredSteps } from '../../workout/step.ts'

/**
 * A version of a workout. `penalty` says how far locks keep it from being a good session, and `isFull` whether they leave
 * it all of its work.
 */
export type Version = { steps: StoredSteps; remarks: readonly string[]; penalty?: number; isFull?: boolean }

/** Steps that a watch holds, a repeat counted as one more. */
export const MAX_WATCH_STEPS = 50
