import type { SportId, WorkoutType } from '../../sports/registry.ts'
import type { ReferenceValue } from '../../workout/effort.ts'
import type { StoredSteps } from '../../workout/step.ts'
import type { Pool } from '../../workout/swim.ts'

/** What is judged: any stored steps of any origin, and what is known about them. */
export type Judged = {
  sport: SportId
  /** Without one the judge says which fits best. */
  type?: WorkoutType | null | undefined
  steps: StoredSteps
  /** The athlete's own: watts, or seconds per kilometre or 100 m. */
  reference?: ReferenceValue
  /** Of a swim. */
  poolLength?: Pool | null | undefined
  /** The length that was asked for, already rounded. */
  asked?: { seconds: number } | { metres: number } | undefined
}
