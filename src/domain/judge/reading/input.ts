import type { SportId, WorkoutType } from '../../sports/registry.ts'
import type { ReferenceValue } from '../../workout/effort.ts'
import type { StoredSteps } from '../../workout/step.ts'
import type { Pool } from '../../workout/swim.ts'

/** A workout to be judged, of any origin, and what is known about it. */
export type JudgeInput = {
  sport: SportId
  /** Where it is missing, the judge infers it. */
  type?: WorkoutType | null | undefined
  steps: StoredSteps
  /** The athlete's own: watts, or seconds per kilometre or 100 m. */
  reference?: ReferenceValue
  /** Of a swim. */
  poolLength?: Pool | null | undefined
  /** The length that was asked for, already rounded. */
  asked?: { seconds: number } | { metres: number } | undefined
  /** Whether the athlete spelled all of it out: then the lengths are a choice, and remarks on them are observations. */
  isWritten?: boolean | undefined
}
