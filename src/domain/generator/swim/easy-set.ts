import { sum } from '../../units/numbers.ts'
import { type Block, once, type Piece } from '../plan/plan.ts'
import type { PoolRuler } from '../plan/pool-ruler.ts'
import type { Random } from '../plan/random.ts'
import { restPiece, series, swimPiece } from './main-sets/swim-set.ts'
import type { SwimStyle } from './styles/swim-styles.ts'

const SHORT = [50, 100, 150, 200]
const LONG = [200, 300, 400, 500]
/** More than this distance, in the asked unit, is swum in long repetitions. Our choice. */
const MAX_SHORT_SET = 1000
const FALLING = series('400-300-200-100 500-400-300-200-100 600-500-400-300-200')
/** The share that a set may leave to the swim before or after it. Our choice. */
const MAX_LEFT_SHARE = 1 / 6

/** Counts and distances of the short repetitions before a main set, and their share of the warm-up. Our choice. */
const PREPARATIONS = Object.entries({ 25: [4, 6, 8], 50: [3, 4, 6, 8], 75: [4], 100: [3, 4, 6] }).flatMap(
  ([distance, counts]) => counts.map((times) => ({ times, distance: Number(distance) })),
)
const MIN_SHARE = 0.2
const MAX_SHARE = 0.55

/** Equal repetitions that nearly fill a number of lengths; none if no distance fits. */
export function easySet(lengths: number, pool: PoolRuler, random: Random, style: SwimStyle): Block[] {
  const sets = evenSets(lengths, pool, style)
  return sets.length > 0 ? random.pick(sets) : []
}

/** The same, or falling distances. */
export function easyOrFallingSet(lengths: number, pool: PoolRuler, random: Random, style: SwimStyle): Block[] {
  const falling = FALLING.map((distances) => distances.map((distance) => pool.nearest(distance)))
    .filter((rungs) => isFilled(sum(rungs), lengths) && rungs.every(pool.isRound))
    .map((rungs) => rungs.map((rung) => easyReps(1, rung, pool, style)))
  const sets = [...evenSets(lengths, pool, style), ...falling]
  return sets.length > 0 ? random.pick(sets) : []
}

function evenSets(lengths: number, pool: PoolRuler, style: SwimStyle): Block[][] {
  return (pool.distance(lengths) > MAX_SHORT_SET ? LONG : SHORT).flatMap((distance) => {
    const repeat = pool.nearest(distance)
    const times = Math.floor(lengths / repeat)
    const isSet = times >= 3 && times <= 10 && isFilled(times * repeat, lengths) && pool.isRound(repeat)
    return isSet ? [[easyReps(times, repeat, pool, style)]] : []
  })
}

function isFilled(filled: number, lengths: number): boolean {
  return filled <= lengths && lengths - filled <= MAX_LEFT_SHARE * lengths
}

/**
 * A few short repetitions before the main set, out of the lengths for them and the warm-up; preferably such that the warm-up
 * comes to hundreds.
 */
export function preparation(
  lengths: number,
  pool: PoolRuler,
  random: Random,
  style: SwimStyle,
  intensity: Piece['intensity'],
): Block[] {
  const sets = PREPARATIONS.map(({ times, distance }) => ({ times, repeat: pool.nearest(distance) })).filter(
    ({ times, repeat }) => {
      const share = (times * repeat) / lengths
      return share >= MIN_SHARE && share <= MAX_SHARE && pool.isRound(repeat)
    },
  )
  if (sets.length === 0) return []
  const even = sets.filter(({ times, repeat }) => (lengths - times * repeat) % pool.nearest(100) === 0)
  const { times, repeat } = random.pick(even.length > 0 ? even : sets)
  return [easyReps(times, repeat, pool, style, intensity)]
}

function easyReps(
  times: number,
  lengths: number,
  pool: PoolRuler,
  style: SwimStyle,
  intensity: Piece['intensity'] = 'active',
): Block {
  return { times, pieces: [swimPiece(style, lengths, pool, intensity), restPiece(style.rest(pool.metres(lengths), 1))] }
}

/** One swim; none of 0 lengths. */
export function oneSwim(lengths: number, pool: PoolRuler, style: SwimStyle, intensity: Piece['intensity']): Block[] {
  return lengths > 0 ? [once(swimPiece(style, lengths, pool, intensity))] : []
}
