import type { SportId, WorkoutType } from '../../sports/registry.ts'
import type { ResolvedRequest } from '../request/resolved-request.ts'
import type { Measure } from './measure.ts'
import type { Block } from './plan.ts'

/** A kind of session. */
export type Session = {
  sport: SportId
  type: WorkoutType
  bouts: BoutZones
  /**
   * Searches the good main sets for a request once, for any number of draws; or says why the asked set cannot be had.
   */
  prepare: (request: ResolvedRequest) => PreparedSession | RefusedSet
}

/** The lowest zone of work, and the lowest of the easier half of an over-under, in zones of the sport's own metric. */
export type BoutZones = { work: number; under?: number }

export type PreparedSession = {
  ok: true
  measure: Measure
  draw: Draw
  /** The main sets that it draws from; none where the athlete asked for one, or where the session has none. */
  mainSets: () => readonly MainSet[]
}

/** A main set, and sessions around it. */
export type MainSet = {
  /** The number of its bouts. */
  bouts: number
  /** Whether its bouts are equal. */
  isStraight: boolean
  /** Whether it is worse than most and offered because there are few. */
  isSpare: boolean
  /** The set in one of the orders and with some of the rests that it may have. */
  blocks: () => readonly Block[]
  draw: Draw
}

/** `reason` is a sentence for the athlete. */
export type RefusedSet = { ok: false; reason: string }

/**
 * One of the good sessions, exactly as long as asked, with remarks for the athlete. The same seed gives the same one.
 */
export type Draw = (seed: number) => { blocks: Block[]; remarks: readonly string[] }
