import { sumOf } from '../../units/numbers.ts'
import type { Stretch } from './stretches.ts'

/** A run of work without a recovery in it. `hard` are its stretches at the floor or above. */
export type Bout = Extent & {
  /** Index of its first stretch in the workout. */
  start: number
  stretches: readonly Stretch[]
  hard: readonly Stretch[]
}

/** What lies between two bouts. `restsOf` tells which pauses are rests. */
export type Pause = Extent & { stretches: readonly Stretch[] }

/** The bouts of a workout and the pauses between them. */
export type Bouts = { bouts: readonly Bout[]; pauses: readonly Pause[] }

export type Extent = { seconds: number; metres: number }

export function sumOfExtents(extents: readonly Extent[]): Extent {
  return { seconds: sumOf(extents, ({ seconds }) => seconds), metres: sumOf(extents, ({ metres }) => metres) }
}
