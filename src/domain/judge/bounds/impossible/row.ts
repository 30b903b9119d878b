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

/** A length for every pool, or one that depends on the pool. */
type Limit = number | ((pool: PoolSize) => number)

export function below(limit: Limit, bound: Row['bound'], beside: Row['beside'], because: string): Row {
  return { bound, below: typeof limit === 'number' ? () => limit : limit, beside, because }
}

export function above(limit: Limit, bound: Row['bound'], beside: Row['beside'], because: string): Row {
  return { bound, above: typeof limit === 'number' ? () => limit : limit, beside, because }
}
