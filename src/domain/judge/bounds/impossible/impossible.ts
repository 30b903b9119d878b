import { type SportId, sportOf, sports, type WorkoutType } from '../../../sports/registry.ts'
import { atLeast, atMost } from '../../../units/tolerance.ts'
import { boundsOf } from '../bounds.ts'
import type { PoolSize } from '../pool-size.ts'
import { landRows } from './land.ts'
import type { Row } from './row.ts'
import { swimRows } from './swim.ts'

/** A row of the table of impossible bounds. */
export type Impossible = Row & { sport: SportId; type: WorkoutType }

/**
 * The one table of what the asked length itself makes impossible: for each sport and type the bounds that give way, in
 * the order in which they do. Shares give way before a single bout does.
 */
export const impossible: readonly Impossible[] = sports.flatMap(({ id: sport, inPool, workoutTypes }) =>
  (workoutTypes as readonly WorkoutType[]).flatMap((type) =>
    (inPool ? swimRows : landRows)(boundsOf(sport, type)).map((row) => ({ sport, type, ...row })),
  ),
)

/** The rows that speak of a length in seconds or metres, each bound once. */
export function impossibleRowsFor(
  { sport, type }: Pick<Impossible, 'sport' | 'type'>,
  length: number,
  pool: PoolSize,
): readonly Impossible[] {
  const unit = sportOf(sport).inPool ? 'metres' : 'seconds'
  const rows: Impossible[] = []
  for (const row of tables.get(`${sport} ${type}`) ?? []) {
    const { bound, below, above, beside } = row
    if (rows.some((one) => one.bound === bound || beside.includes(one.bound))) continue
    if ((below && !atLeast(length, below(pool), unit)) || (above && !atMost(length, above(pool), unit))) rows.push(row)
  }
  return rows
}

const tables = Map.groupBy(impossible, ({ sport, type }) => `${sport} ${type}`)
