import { type SportId, sportOf, sports, type WorkoutType } from '../../../sports/registry.ts'
import { atLeast, atMost } from '../../../units/tolerance.ts'
import type { Bounds } from '../bounds.ts'
import { familiesOf } from '../by-sport/registry.ts'
import type { PoolSize } from '../pool-size.ts'
import { landRows } from './land.ts'
import type { Row } from './row.ts'
import { swimRows } from './swim.ts'

/** A row of the table, for one family of a type. */
export type ImpossibleBound = Row & { sport: SportId; type: WorkoutType; bounds: Bounds }

/**
 * The bounds that a length itself makes impossible: for each sport and type those that are given up, in that order. Shares
 * are given up before a single bout is.
 */
export const impossibleBounds: readonly ImpossibleBound[] = sports.flatMap(({ id: sport, inPool, workoutTypes }) =>
  workoutTypes.flatMap((type) =>
    familiesOf(sport, type).flatMap((bounds) =>
      (inPool ? swimRows : landRows)(bounds).map((row) => ({ sport, type, bounds, ...row })),
    ),
  ),
)

/** The rows of some bounds that apply to a length in seconds (on land) or metres (in the water), each bound once. */
export function impossibleRowsFor(bounds: Bounds, length: number, pool: PoolSize): readonly ImpossibleBound[] {
  const rows: ImpossibleBound[] = []
  for (const row of rowsByBounds.get(bounds) ?? []) {
    const unit = sportOf(row.sport).inPool ? 'metres' : 'seconds'
    const { bound, below, above, beside } = row
    if (rows.some((one) => one.bound === bound || beside.includes(one.bound))) continue
    if ((below && !atLeast(length, below(pool), unit)) || (above && !atMost(length, above(pool), unit))) rows.push(row)
  }
  return rows
}

const rowsByBounds = Map.groupBy(impossibleBounds, ({ bounds }) => bounds)
