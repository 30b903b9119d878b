import { type SportId, sportOf, sports, type WorkoutType } from '../../../sports/registry.ts'
import { atLeast, atMost } from '../../../units/tolerance.ts'
import { boundsOf } from '../by-sport/registry.ts'
import type { PoolSize } from '../pool-size.ts'
import { landRows } from './land.ts'
import type { Row } from './row.ts'
import { swimRows } from './swim.ts'

/** A row of the table, for one type. */
export type ImpossibleBound = Row & { sport: SportId; type: WorkoutType }

/**
 * The bounds that a length itself makes impossible: for each sport and type those that are given up, in that order. Shares
 * are given up before a single bout is.
 */
export const impossibleBounds: readonly ImpossibleBound[] = sports.flatMap(({ id: sport, inPool, workoutTypes }) =>
  workoutTypes.flatMap((type) =>
    (inPool ? swimRows : landRows)(boundsOf(sport, type)).map((row) => ({ sport, type, ...row })),
  ),
)

/** The rows that apply to a length in seconds (on land) or metres (in the water), each bound once. */
export function impossibleRowsFor(
  { sport, type }: Pick<ImpossibleBound, 'sport' | 'type'>,
  length: number,
  pool: PoolSize,
): readonly ImpossibleBound[] {
  const unit = sportOf(sport).inPool ? 'metres' : 'seconds'
  const rows: ImpossibleBound[] = []
  for (const row of rowsByType.get(`${sport} ${type}`) ?? []) {
    const { bound, below, above, beside } = row
    if (rows.some((one) => one.bound === bound || beside.includes(one.bound))) continue
    if ((below && !atLeast(length, below(pool), unit)) || (above && !atMost(length, above(pool), unit))) rows.push(row)
  }
  return rows
}

const rowsByType = Map.groupBy(impossibleBounds, ({ sport, type }) => `${sport} ${type}`)
