import { toMetres } from '../../units/distance.ts'
import { greatestCommonDivisor } from '../../units/numbers.ts'
import { roundOffNoise } from '../../units/tolerance.ts'
import type { Pool } from '../../workout/swim.ts'
import type { ResolvedRequest } from '../request/resolved-request.ts'
import { distanceOf, type Measure } from './measure.ts'

/** How a swim is measured: a tick is a length of its pool. */
export type PoolRuler = Measure &
  Pool & {
    /** Pool lengths that stand for a distance in the asked unit, at least one: see `nearestLengths`. */
    nearest: (distance: number) => number
    /** The distance of a number of lengths, in the asked unit. */
    distance: (lengths: number) => number
    metres: (lengths: number) => number
    /** Whether a number of lengths comes to a multiple of 25, in pools where such multiples are frequent. */
    isRound: (lengths: number) => boolean
  }

/** Swimmers count in multiples of 25, in the asked unit; a pool that has none up to 100 counts in its own lengths. */
const GRAIN = 25
const MAX_ROUND_DISTANCE = 100
/** Distances up to this are looked up in a table: the search asks for them thousands of times. */
const MAX_TABLE_DISTANCE = 2000

/** The ruler of a swim. Throws where the request names no pool, as every request of a swim does. */
export function poolRulerFor({ pool, length: asked }: ResolvedRequest): PoolRuler {
  if (!pool) throw new Error('A swim needs a pool')
  const { length, unit } = pool
  const distance = (lengths: number) => roundOffNoise(lengths * length)
  const metresPerLength = toMetres(length, unit)
  const roundLengths = roundLengthsOf(length)
  const known = Array.from({ length: MAX_TABLE_DISTANCE / GRAIN + 1 }, (_, index) =>
    nearestLengths(index * GRAIN, length, roundLengths),
  )
  return {
    total: Math.max(1, Math.round(asked.value / length)),
    grain: 1,
    nearest: (wanted) => known[wanted / GRAIN] ?? nearestLengths(wanted, length, roundLengths),
    distance,
    metres: (lengths) => lengths * metresPerLength,
    isRound: (lengths) => lengths % roundLengths === 0,
    duration: (lengths) => distanceOf(distance(lengths), unit),
    length,
    unit,
  }
}

/** In a pool of 15 a 200 becomes 225 and a 100 becomes 105: a multiple of 25 where one is within a fifth. */
function nearestLengths(asked: number, length: number, roundLengths: number): number {
  const round = Math.max(1, Math.round(asked / (length * roundLengths))) * roundLengths
  if (Math.abs(round * length - asked) <= 0.2 * asked) return round
  return Math.max(1, Math.round(asked / length))
}

/** Lengths that come to a multiple of 25; 1 in a pool where the first one is beyond 100. */
function roundLengthsOf(length: number): number {
  if (length % 5 !== 0) return 1
  const lengths = GRAIN / greatestCommonDivisor(GRAIN, length)
  return lengths * length <= MAX_ROUND_DISTANCE ? lengths : 1
}
