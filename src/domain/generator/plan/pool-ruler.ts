import { toMetres } from '../../units/distance.ts'
import type { Pool } from '../../workout/swim.ts'
import type { ResolvedRequest } from '../request/resolved-request.ts'
import { distanceOf, type Measure } from './measure.ts'

/** How a swim is measured out: a tick is a length of its pool. */
export type PoolRuler = Measure &
  Pool & {
    /** The lengths that stand for a distance in the asked unit, at least one: see `nearest`. */
    near: (distance: number) => number
    /** Distance in the asked unit. */
    distance: (lengths: number) => number
    metres: (lengths: number) => number
    /** Whether so many lengths are a distance that people say: a multiple of 25, where these are not far between. */
    isRound: (lengths: number) => boolean
  }

const GRAIN = 25
const RARE = 100
/** Distances up to this are looked up. */
const LONGEST_LOOKED_UP = 2000

/** The ruler of a swim. Throws where the request names no pool, as every request of a swim does. */
export function poolRulerFor({ pool, length: asked }: ResolvedRequest): PoolRuler {
  if (!pool) throw new Error('A swim needs a pool')
  const { length, unit } = pool
  // Millionths clear the dust of floating point: 3 × 33.33 is 99.99.
  const distance = (lengths: number) => Math.round(lengths * length * 1e6) / 1e6
  const metresPerLength = toMetres(length, unit)
  const roundLengths = roundLengthsOf(length)
  const known = Array.from({ length: LONGEST_LOOKED_UP / GRAIN + 1 }, (_, index) =>
    nearest(index * GRAIN, length, roundLengths),
  )
  return {
    total: Math.max(1, Math.round(asked.value / length)),
    grain: 1,
    near: (wanted) => known[wanted / GRAIN] ?? nearest(wanted, length, roundLengths),
    distance,
    metres: (lengths) => lengths * metresPerLength,
    isRound: (lengths) => lengths % roundLengths === 0,
    duration: (lengths) => distanceOf(distance(lengths), unit),
    length,
    unit,
  }
}

/** In a pool of 15 a 200 is swum as 225 and a 100 as 105: a multiple of 25 where one is not far off. */
function nearest(asked: number, length: number, roundLengths: number): number {
  const round = Math.max(1, Math.round(asked / (length * roundLengths))) * roundLengths
  if (Math.abs(round * length - asked) <= 0.2 * asked) return round
  return Math.max(1, Math.round(asked / length))
}

/** Lengths that come to 25 or to the next multiple of it; 1 in a pool that has one only every so often. */
function roundLengthsOf(length: number): number {
  if (length % 5 !== 0) return 1
  const lengths = GRAIN / greatestCommonDivisor(GRAIN, length)
  return lengths * length <= RARE ? lengths : 1
}

function greatestCommonDivisor(one: number, other: number): number {
  return other === 0 ? one : greatestCommonDivisor(other, one % other)
}
