import type { SportId } from '../../sports/registry.ts'
import type { DistanceUnit } from '../../units/distance.ts'
import type { Aim } from './part.ts'

export type Writing = {
  sport: SportId
  unit: DistanceUnit
  reference?: number | undefined
  text: string
  /** What is said of the whole, where a part says nothing. */
  aims: readonly Aim[]
  assumed: Set<string>
  /** The figures without a unit, by the unit that they were read in. */
  bare?: Map<string, Set<string>>
  /** Whether rests that were not said are left to the generator. */
  leavesRests?: boolean
  /** Whether it is one of running and walking in turn. */
  isRunWalk?: boolean
}

/** Steps that are done one after another, so often. `isByTurns`: hard and easy time, which belong together in every set. */
export type Block = { times: number; steps: readonly string[]; isByTurns?: boolean }
