import { toMetres } from '../../units/distance.ts'
import { roundUp } from '../../units/tolerance.ts'
import type { Pool } from '../../workout/swim.ts'
import type { MinMax } from './bounds.ts'
import { everySwim } from './every-session.ts'

/** A pool's length in its own unit and in metres. */
export type PoolSize = { length: number; metres: number }

export function sizeOf({ length, unit }: Pool): PoolSize {
  return { length, metres: toMetres(length, unit) }
}

/**
 * A range of metres as a pool allows it: where yards are swum, 25 yards count as 25 metres, and an end that is not a
 * whole number of lengths is met by the nearest one.
 */
export function inLengths([min, max]: MinMax, pool: Pool | null | undefined): MinMax {
  if (!pool) return [min, max]
  const half = sizeOf(pool).metres / 2
  return [toMetres(min, pool.unit) - half, max + half]
}

/** The fewest lengths that come to a distance in the pool's unit, rounded in the same way; at least one. */
export function fewestLengths(distance: number, { length }: PoolSize): number {
  return Math.max(1, roundUp(distance / length - 0.5, 'poolLengths'))
}

/** Whether a pool allows repetitions of round distances: 50 fit into one of 10 or 25, not into one of 20 or 33. */
export function hasRoundDistances({ length }: Pool): boolean {
  return length % everySwim.repetitionMultiple === 0 || (2 * everySwim.repetitionMultiple) % length === 0
}
