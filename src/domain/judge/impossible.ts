import { type SportId, sports, type WorkoutType } from '../sports/registry.ts'
import type { Pool } from '../workout/swim.ts'
import { boundsOf } from './bounds.ts'
import type { Examined } from './examined.ts'
import type { LeftOut } from './finding.ts'
import { landRows } from './impossible/land.ts'
import { swimRows } from './impossible/swim.ts'
import { type PoolSize, sizeOf } from './pool-size.ts'
import type { BoundName } from './weights.ts'

/** A bound that a length leaves no room for. */
export type Impossible = LeftOut & {
  sport: SportId
  type: WorkoutType
  /** Lengths, in seconds on land and in metres in the water, below and above which it cannot be kept. */
  below?: (pool: PoolSize) => number
  above?: (pool: PoolSize) => number
  /** Bounds that would have to be kept as well; where one of these is left out itself the row says nothing. */
  beside: readonly BoundName[]
}

/**
 * The one table of what the asked length itself makes impossible: for each sport and type the bounds that give way, in
 * the order in which they do. Shares give way before a single bout does.
 */
export const impossible: readonly Impossible[] = sports.flatMap(({ id: sport, inPool, workoutTypes }) =>
  (workoutTypes as readonly WorkoutType[]).flatMap((type) =>
    (inPool ? swimRows : landRows)(boundsOf(sport, type)).map((row) => ({ sport, type, ...row })),
  ),
)

const usualPool: Pool = { length: 25, unit: 'meters' }

/** The bounds left out for a session of this length: what was asked, else what it has. */
export function impossibleFor({ sport, as, asked, seconds, metres, inPool, poolLength }: Examined): LeftOut[] {
  const pool = sizeOf(poolLength ?? usualPool)
  const own = inPool ? metres : seconds
  const total = asked && inPool && 'metres' in asked ? asked.metres : asked && 'seconds' in asked ? asked.seconds : own
  const leftOut: LeftOut[] = []
  for (const row of impossible) {
    if (row.sport !== sport || row.type !== as) continue
    const { bound, because, below, above, beside } = row
    if (leftOut.some((one) => one.bound === bound || beside.includes(one.bound))) continue
    if ((below && total < below(pool) - DUST) || (above && total > above(pool) + DUST)) leftOut.push({ bound, because })
  }
  return leftOut
}

/** Floating point. */
const DUST = 1e-6
