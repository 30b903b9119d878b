import type { SportId } from '../sports/registry.ts'
import type { StoredSteps } from '../workout/step.ts'

/** What of a workout goes into a file. */
export type ExportedWorkout = { name: string; sport: SportId; steps: StoredSteps }

export type ExportOptions = {
  /** The moment the file says it was made at: an argument, so that the same workout gives the same bytes. */
  createdAt: Date
  /** The pool swum in; without it, the likeliest one for the workout's distances. */
  pool?: Pool
}

/** A pool's length in the unit its swimmers count in. */
export type Pool = { length: number; unit: 'meters' | 'yards' }

/** A kind of file a workout can be taken along in. */
export type ExportFormat = {
  id: string
  label: string
  /** The end of the file's name, without a point. */
  extension: string
  mime: string
  encode: (workout: ExportedWorkout, options: ExportOptions) => Uint8Array<ArrayBuffer>
}
