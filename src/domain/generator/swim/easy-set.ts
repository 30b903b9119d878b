import type { Dice } from '../dice.ts'
import { type Block, once } from '../plan.ts'
import type { Manner } from './manners.ts'
import type { Pool } from './pool.ts'
import { restOf, swum } from './shape.ts'

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
export function easySet(lengths: number, pool: Pool, dice: Dice, manner: Manner): Block[] {
  const sets = evenSets(lengths, pool, manner)
  return sets.length > 0 ? dice.pick(sets) : []
}

/** The same, or distances that fall. These are many steps on a watch: one such set a swim. */
export function easyOrFallingSet(lengths: number, pool: Pool, dice: Dice, manner: Manner): Block[] {
  const falling = FALLING.flatMap((distances) => {
    const rungs = distances.map((distance) => pool.near(distance))
    const isFitting = fits(
      rungs.reduce((all, rung) => all + rung, 0),
      lengths,
    )
    return isFitting ? [rungs.map((rung) => easyReps(1, rung, pool, manner))] : []
  })
  const sets = [...evenSets(lengths, pool, manner), ...falling]
  return sets.length > 0 ? dice.pick(sets) : []
}

function evenSets(lengths: number, pool: Pool, manner: Manner): Block[][] {
  return (pool.distance(lengths) > MUCH ? LONG : SHORT).flatMap((distance) => {
    const repeat = pool.near(distance)
    const times = Math.floor(lengths / repeat)
    return times >= 3 && times <= 10 && fits(times * repeat, lengths) ? [[easyReps(times, repeat, pool, manner)]] : []
  })
}

function fits(sum: number, lengths: number): boolean {
  return sum <= lengths && lengths - sum <= LEFT_OVER * lengths
}

/**
 * A few short ones before the main set, of between two shares of so many lengths; where there is a choice, such that
 * what is left is round.
 */
export function fewShortOnes(lengths: number, pool: Pool, dice: Dice, manner: Manner): Block[] {
  const sets = FEW.map(([times, distance]) => ({ times, repeat: pool.near(distance) }))
  const fitting = sets.filter(({ times, repeat }) => {
    const share = (times * repeat) / lengths
    return share >= LEAST_SHARE && share <= MOST_SHARE
  })
  const even = fitting.filter(({ times, repeat }) => (lengths - times * repeat) % pool.near(100) === 0)
  if (fitting.length === 0) return []
  const { times, repeat } = dice.pick(even.length > 0 ? even : fitting)
  return [easyReps(times, repeat, pool, manner)]
}

function easyReps(times: number, lengths: number, pool: Pool, manner: Manner): Block {
  return { times, pieces: [swum(manner, lengths, pool, 'active'), restOf(manner.rest(pool.metres(lengths), 1))] }
}

/** A swim in one go; nothing of no length. */
export function inOneGo(lengths: number, pool: Pool, manner: Manner, intensity: 'warmup' | 'cooldown'): Block[] {
  return lengths > 0 ? [once(swum(manner, lengths, pool, intensity))] : []
}
