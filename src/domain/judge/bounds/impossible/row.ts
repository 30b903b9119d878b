import type { BoundName } from '../bound-names.ts'
import type { PoolSize } from '../pool-size.ts'

/** A bound that a workout of some lengths cannot keep, and why. */
export type Row = {
  bound: BoundName
  because: string
  /** The lengths below and above which it cannot be kept, in seconds on land and in metres in the water. */
  below?: (pool: PoolSize) => number
  above?: (pool: PoolSize) => number
  /** Bounds that would have to be kept as well; where one of these is left out itself, the row does not apply. */
  beside: readonly BoundName[]
}
