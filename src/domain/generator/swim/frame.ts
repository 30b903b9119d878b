import { clamp } from '../../units/numbers.ts'
import { type Block, countSteps, splitSet, ticksOf } from '../plan/plan.ts'
import type { Random } from '../plan/random.ts'
import type { SwimContext } from './context.ts'
import { easyOrFallingSet, easySet, oneSwim } from './easy-set.ts'
import { equipmentLeft } from './equipment.ts'
import { aerobic, easyCooldown } from './styles/easy-styles.ts'
import { warmUp } from './warm-up.ts'

/** What surrounds the main sets of a type. */
export type SwimFrame = {
  /** Whether the work is hard: then build-ups come before it. */
  isHard: boolean
  /** Whether easy lengths may split the main set of a long swim, so that less stands before and after it. */
  splits: boolean
}

export const aroundFast: SwimFrame = { isHard: true, splits: true }
export const aroundEasy: SwimFrame = { isHard: false, splits: false }

/** Shares of the whole before and after the work: a little inside those of 35 coached swims. */
const SHARE_BEFORE = [0.085, 0.34] as const
const SHARE_AFTER = [0.055, 0.24] as const
/** A main set below this share is split by easy lengths in its middle. Our choice. */
const MIN_MAIN_SHARE = 0.42
/** A set of at least so many repetitions, or of rounds of several swims, may be split in two. Our choice. */
const MIN_REPETITIONS_TO_SPLIT = 4
const MIN_ROUNDS_TO_SPLIT = 2
/** A cool-down in a swim that is not short, both in the asked unit. Our choice. */
const MIN_COOLDOWN = 100
const MIN_TOTAL_OF_USUAL_COOLDOWN = 600
/** A longer cool-down, in the asked unit, becomes a set and a last swim. Our choice. */
const MAX_ONE_SWIM_COOLDOWN = 500
/** Beside a main set of more steps warm-up and cool-down are written in fewer steps: a watch holds 50. */
const MAX_STEPS_BESIDE_SETS = 24

/**
 * Puts the parts of a main set between warm-up and cool-down, which take exactly the lengths that it leaves.
 * Easy lengths may stand between the parts, where the frame allows it.
 */
export function frameSwim(
  sets: readonly (readonly Block[])[],
  pool: SwimContext,
  random: Random,
  { isHard, splits }: SwimFrame,
): Block[] {
  const main = splits ? splitMain(sets, pool, random) : sets.flat()
  const left = pool.total - ticksOf(main)
  const after = lengthsAfter(left, pool, random)
  const least = Math.ceil(SHARE_BEFORE[0] * pool.total)
  const isShort = countSteps(main) > MAX_STEPS_BESIDE_SETS
  const equipment = equipmentLeft(main, pool)
  return [
    ...warmUp(left - after, pool, random, { isHard, isShort, least, equipment }),
    ...main,
    ...coolDown(after, pool, random, isShort),
  ]
}

/** The main set with easy lengths in its middle, where it would be too small a share of the swim. */
function splitMain(sets: readonly (readonly Block[])[], pool: SwimContext, random: Random): Block[] {
  const main = sets.flat()
  const lacking = Math.ceil(MIN_MAIN_SHARE * pool.total) - ticksOf(main)
  const [only] = main
  const isOneRepeat = main.length === 1 && only !== undefined && only.times >= leastTimes(only)
  if (lacking <= 0 || (sets.length < 2 && !isOneRepeat)) return main
  const middle = pool.nearest(Math.max(200, 100 * Math.ceil(pool.distance(lacking) / 100 + 0.5)))
  const set = easySet(middle, pool, random, aerobic)
  const between = set.length > 0 ? set : oneSwim(middle, pool, aerobic, 'active')
  const turn = Math.ceil(sets.length / 2)
  const [head, tail] = sets.length > 1 ? [sets.slice(0, turn).flat(), sets.slice(turn).flat()] : splitSet(main)
  return [...head, ...between, ...tail]
}

function leastTimes({ pieces }: Block): number {
  return pieces.filter(({ zone }) => zone !== null).length > 1 ? MIN_ROUNDS_TO_SPLIT : MIN_REPETITIONS_TO_SPLIT
}

function lengthsAfter(left: number, pool: SwimContext, random: Random): number {
  const { total, distance, nearest } = pool
  const least = distance(total) < MIN_TOTAL_OF_USUAL_COOLDOWN ? 0 : nearest(MIN_COOLDOWN)
  const drawn = Math.max(least, roundToHundreds(random.pick([0.07, 0.09, 0.11]) * total, pool))
  const needed = left - Math.floor(SHARE_BEFORE[1] * total)
  const enough = needed > drawn ? nearest(50 * Math.ceil(distance(needed) / 50)) : drawn
  const within = clamp(enough, Math.ceil(SHARE_AFTER[0] * total), Math.floor(SHARE_AFTER[1] * total))
  return clamp(within, 1, Math.max(1, left - Math.ceil(SHARE_BEFORE[0] * total)))
}

function coolDown(lengths: number, pool: SwimContext, random: Random, isShort: boolean): Block[] {
  if (pool.distance(lengths) <= MAX_ONE_SWIM_COOLDOWN) return oneSwim(lengths, pool, easyCooldown, 'cooldown')
  const last = Math.max(pool.nearest(random.pick([200, 300, 400])), Math.ceil(SHARE_AFTER[0] * pool.total))
  const choice = isShort ? easySet : easyOrFallingSet
  const set = choice(Math.max(0, lengths - last), pool, random, aerobic)
  return [...set, ...oneSwim(lengths - ticksOf(set), pool, easyCooldown, 'cooldown')]
}

/** Lengths rounded to hundreds, or to fifties below 200. */
function roundToHundreds(lengths: number, pool: SwimContext): number {
  const grain = pool.distance(lengths) < 200 ? 50 : 100
  return pool.nearest(Math.max(grain, Math.round(pool.distance(lengths) / grain) * grain))
}
