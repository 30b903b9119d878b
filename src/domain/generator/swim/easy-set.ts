import { type Block, once, type Piece } from '../plan/plan.ts'
import type { PoolRuler } from '../plan/pool-ruler.ts'
import type { Random } from '../plan/random.ts'
import { restPiece, swimPiece } from './main-sets/shape.ts'
import type { SwimStyle } from './styles/swim-styles.ts'

const SHORT = [50, 100, 150, 200]
const LONG = [200, 300, 400, 500]
/** In the asked unit: more than this is swum in long repetitions. */
const MUCH = 1000
const FALLING = [
  [400, 300, 200, 100],
  [500, 400, 300, 200, 100],
  [600, 500, 400, 300, 200],
]
/** What a set may leave over, as a share; it goes to the swim before or after. */
const LEFT_OVER = 1 / 6

/** Short ones before the main set, and the shares of the warm-up that they may take. */
const FEW = [
  [4, 25],
  [6, 25],
  [8, 25],
  [3, 50],
  [4, 50],
  [6, 50],
  [8, 50],
  [4, 75],
  [3, 100],
  [4, 100],
  [6, 100],
] as const
const LEAST_SHARE = 0.2
const MOST_SHARE = 0.55

/** Repetitions of roughly so many lengths in all and never more; none where nothing comes out even. */
export function easySet(lengths: number, pool: PoolRuler, random: Random, style: SwimStyle): Block[] {
  const sets = evenSets(lengths, pool, style)
  return sets.length > 0 ? random.pick(sets) : []
}

/** The same, or distances that fall. */
export function easyOrFallingSet(lengths: number, pool: PoolRuler, random: Random, style: SwimStyle): Block[] {
  const falling = FALLING.map((distances) => distances.map((distance) => pool.near(distance)))
    .filter((rungs) => isFilled(sum(rungs), lengths) && rungs.every(pool.isRound))
    .map((rungs) => rungs.map((rung) => easyReps(1, rung, pool, style)))
  const sets = [...evenSets(lengths, pool, style), ...falling]
  return sets.length > 0 ? random.pick(sets) : []
}

function evenSets(lengths: number, pool: PoolRuler, style: SwimStyle): Block[][] {
  return (pool.distance(lengths) > MUCH ? LONG : SHORT).flatMap((distance) => {
    const repeat = pool.near(distance)
    const times = Math.floor(lengths / repeat)
    const isSet = times >= 3 && times <= 10 && isFilled(times * repeat, lengths) && pool.isRound(repeat)
    return isSet ? [[easyReps(times, repeat, pool, style)]] : []
  })
}

function isFilled(filled: number, lengths: number): boolean {
  return filled <= lengths && lengths - filled <= LEFT_OVER * lengths
}

/**
 * A few short ones before the main set, out of so many lengths that are left for them and the warm-up; where there is a
 * choice, such that hundreds are left.
 */
export function fewShortOnes(
  lengths: number,
  pool: PoolRuler,
  random: Random,
  style: SwimStyle,
  intensity: Piece['intensity'],
): Block[] {
  const sets = FEW.map(([times, distance]) => ({ times, repeat: pool.near(distance) })).filter(({ times, repeat }) => {
    const share = (times * repeat) / lengths
    return share >= LEAST_SHARE && share <= MOST_SHARE && pool.isRound(repeat)
  })
  if (sets.length === 0) return []
  const even = sets.filter(({ times, repeat }) => (lengths - times * repeat) % pool.near(100) === 0)
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

/** A swim in one go; nothing of no length. */
export function oneSwim(lengths: number, pool: PoolRuler, style: SwimStyle, intensity: Piece['intensity']): Block[] {
  return lengths > 0 ? [once(swimPiece(style, lengths, pool, intensity))] : []
}

function sum(values: readonly number[]): number {
  return values.reduce((all, value) => all + value, 0)
}
