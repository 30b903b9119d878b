import { type SportId, sportOf, sports, type WorkoutType } from '../../../sports/registry.ts'
import { atLeast, atMost } from '../../../units/tolerance.ts'
import type { Pool } from '../../../workout/swim.ts'
import type { LeftOut } from '../../checks/answer.ts'
import type { Examined } from '../../reading/as-type.ts'
import type { BoundName } from '../bound-names.ts'
import { boundsOf } from '../bounds.ts'
import { type PoolSize, sizeOf } from '../pool-size.ts'
import { landRows } from './land.ts'
import { swimRows } from './swim.ts'

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
  if (as === undefined) return []
  const own = inPool ? metres : seconds
  const wanted = asked && (inPool ? 'metres' in asked && asked.metres : 'seconds' in asked && asked.seconds)
  const rows = rowsFor({ sport, type: as }, wanted || own, sizeOf(poolLength ?? usualPool))
  return rows.map(({ bound, because }) => ({ bound, because }))
}

/** The rows that speak of a length in seconds or metres, each bound once. */
export function rowsFor(
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
