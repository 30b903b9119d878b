import type { SportId, WorkoutType } from '../../sports/registry.ts'
import type { Duration } from '../../workout/step.ts'
import type { GenerateRequest } from '../request.ts'
import type { Block } from './plan.ts'

/** A session that fills its request exactly, and how its ticks are written. */
export type Built = {
  blocks: Block[]
  durationOf: (ticks: number) => Duration
  /** The whole length in the asked unit, after rounding. */
  value: number
  poolLength?: number
  /** What has to be said about it. */
  remarks?: string[]
}

/** A kind of session. */
export type Session = {
  sport: SportId
  type: WorkoutType
  /** Searches for what is good in the asked length once; what it gives back draws one of these, framed, for a seed. */
  prepare: (request: GenerateRequest) => Draw
  /** Why the request cannot be met, as a sentence for the athlete; undefined where it can. */
  refusal?: (request: GenerateRequest) => string | undefined
}

/** One good session of those that were found. The same seed gives the same one. */
export type Draw = (seed: number) => Built
