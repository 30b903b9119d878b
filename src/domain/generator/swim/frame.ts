import { type Block, type Piece, ticksOf } from '../plan/plan.ts'
import type { PoolRuler } from '../plan/pool-ruler.ts'
import type { Random } from '../plan/random.ts'
import { easyOrFallingSet, easySet, oneSwim } from './easy-set.ts'
import { aerobic, buildUp, easyCooldown, easyDrill, easyKick, easyPull, type SwimStyle } from './styles/swim-styles.ts'
import { warmUp } from './wind-up.ts'

/** How a type leads up to its main set and away from it. */
export type SwimFrame = {
  /** What may stand right before the main set. */
  preparations: readonly SwimStyle[]
  /** What that counts as: part of the warm-up, or a set of its own. */
  preparing: Piece['intensity']
  /** Easy lengths between the sets of a long swim keep the work from drowning in what is before and after it. */
  parts: boolean
}

export const aroundFast: SwimFrame = {
  preparations: [easyDrill, easyKick, easyPull, buildUp],
  preparing: 'active',
  parts: true,
}
/** Among easy swimming everything is main set that is not warm-up. */
export const aroundEasy: SwimFrame = {
  preparations: [easyDrill, easyKick, easyPull],
  preparing: 'warmup',
  parts: false,
}

/** Shares of the whole, a little inside of what 35 coached swims have before and after the work. */
const BEFORE = [0.085, 0.34] as const
const AFTER = [0.055, 0.24] as const
/** A main part of less than this share is drawn out by easy lengths in its middle. */
const LEAST_MAIN = 0.42
/** So many rounds of one set may be swum as two sets. */
const LEAST_PARTED = 4
/** In the asked unit: a longer cool-down is broken up. */
const LONG_COOLDOWN = 500
/** A main set with more steps than this leaves too few of a watch's 50 for many small sets around it. */
const MANY_STEPS = 24

/**
 * Sets the sets of a main part between warm-up, preparation and cool-down, which take exactly what these leave. `sets`
 * are what easy lengths may go between, where the surroundings have any.
 */
export function frameSwim(
  sets: readonly (readonly Block[])[],
  pool: PoolRuler,
  random: Random,
  { preparations, preparing, parts }: SwimFrame,
): Block[] {
  const main = parts ? splitMain(sets, pool, random) : sets.flat()
  const left = pool.total - ticksOf(main)
  const after = lengthsAfter(left, pool, random)
  const least = Math.ceil(BEFORE[0] * pool.total)
  return [
    ...warmUp(left - after, least, pool, random, preparations, preparing),
    ...main,
    ...coolDown(after, pool, random, main),
  ]
}

/** The main part; easy lengths in its middle where it would be too small a share of a long swim. */
function splitMain(sets: readonly (readonly Block[])[], pool: PoolRuler, random: Random): Block[] {
  const main = sets.flat()
  const lacking = Math.ceil(LEAST_MAIN * pool.total) - ticksOf(main)
  const halves = sets.length > 1 ? sets : splitRounds(main)
  if (lacking <= 0 || halves.length < 2) return main
  const middle = pool.near(Math.max(200, 100 * Math.ceil(pool.distance(lacking) / 100 + 0.5)))
  const set = easySet(middle, pool, random, easy(random))
  const between = set.length > 0 ? set : oneSwim(middle, pool, aerobic, 'active')
  const turn = Math.ceil(halves.length / 2)
  return [...halves.slice(0, turn).flat(), ...between, ...halves.slice(turn).flat()]
}

/** One set of many rounds is two of half as many. */
function splitRounds(main: readonly Block[]): Block[][] {
  const [only] = main
  if (!only || main.length > 1 || only.times < LEAST_PARTED) return [[...main]]
  const first = Math.ceil(only.times / 2)
  return [[{ ...only, times: first }], [{ ...only, times: only.times - first }]]
}

function lengthsAfter(left: number, pool: PoolRuler, random: Random): number {
  const { total, distance, near } = pool
  const wish = hundreds(random.pick([0.07, 0.09, 0.11]) * total, pool)
  const needed = left - Math.floor(BEFORE[1] * total)
  const enough = needed > wish ? near(50 * Math.ceil(distance(needed) / 50)) : wish
  const within = clamp(enough, Math.ceil(AFTER[0] * total), Math.floor(AFTER[1] * total))
  const leastBefore = total < 4 ? 0 : Math.ceil(BEFORE[0] * total)
  return clamp(within, 1, Math.max(1, left - leastBefore))
}

function coolDown(lengths: number, pool: PoolRuler, random: Random, main: readonly Block[]): Block[] {
  if (pool.distance(lengths) <= LONG_COOLDOWN) return oneSwim(lengths, pool, easyCooldown, 'cooldown')
  const last = Math.max(pool.near(random.pick([200, 300, 400])), Math.ceil(AFTER[0] * pool.total))
  const steps = main.reduce((all, { times, pieces }) => all + pieces.length + (times > 1 ? 1 : 0), 0)
  const choice = steps > MANY_STEPS ? easySet : easyOrFallingSet
  const set = choice(Math.max(0, lengths - last), pool, random, easy(random))
  return [...set, ...oneSwim(lengths - ticksOf(set), pool, easyCooldown, 'cooldown')]
}

function easy(random: Random): SwimStyle {
  return random.pick([aerobic, easyPull])
}

/** Lengths that come to hundreds, or to fifties where there are few. */
function hundreds(lengths: number, pool: PoolRuler): number {
  const grain = pool.distance(lengths) < 200 ? 50 : 100
  return pool.near(Math.max(grain, Math.round(pool.distance(lengths) / grain) * grain))
}

function clamp(value: number, min: number, max: number): number {
  return Math.max(min, Math.min(max, value))
}
