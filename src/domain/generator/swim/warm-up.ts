import { sumOf } from '../../units/numbers.ts'
import { type Block, ticksOf } from '../plan/plan.ts'
import type { Random } from '../plan/random.ts'
import type { SwimContext } from './context.ts'
import { buildUps, easySet, oneSwim, preparation } from './easy-set.ts'
import {
  aerobic,
  buildUp,
  easyBackstroke,
  easyKick,
  easyMedley,
  easyPull,
  easySnorkel,
  easyWarmup,
  finKick,
  namedDrills,
} from './styles/easy-styles.ts'
import type { SwimStyle } from './styles/style.ts'

/**
 * The warm-up is one swim where less than this stands before the work, or the whole is shorter. In the asked unit,
 * chosen.
 */
const MIN_DIVIDED_DISTANCE = 300
const MIN_PREPARED_TOTAL = 800
/**
 * Short repetitions stand before the main set where at least this is left beside the build-ups. In the asked unit,
 * chosen.
 */
const MIN_PREPARED_DISTANCE = 400
/** From this total on hard work follows build-ups: swims of about 40 minutes. In metres. */
const MIN_BUILT_UP_METRES = 1350
/** A longer warm-up has sets in it. In the asked unit, chosen. */
const MAX_WARMUP_WITHOUT_SETS = 900
const MAX_SETS = 2

/** A part of a warm-up: its style, its share of it, and the most in the asked unit. */
type Opening = readonly [style: SwimStyle, share: number, most: number]

type DrawOpening = (random: Random) => readonly Opening[]

/** What a warm-up may contain besides easy swimming. */
const openings: readonly DrawOpening[] = [
  () => [],
  () => [[easyBackstroke, 0.25, 200]],
  () => [[easySnorkel, 0.3, 300]],
  (random) => [[random.pick(namedDrills), 0.25, 200]],
]

/** The same, in a warm-up without a set that is pulled. */
const openingsWithPull: readonly DrawOpening[] = [
  () => [[easyPull, 0.3, 400]],
  () => [
    [easyKick, 0.2, 200],
    [easyPull, 0.2, 400],
  ],
]

/** The short repetitions before a main set, by kind. */
const preparations: readonly (readonly SwimStyle[])[] = [
  namedDrills,
  namedDrills,
  [easyKick, finKick],
  [easyPull],
  [easyMedley],
]

/** Whether hard work follows, and whether few steps are left for the warm-up. */
type Before = { isHard: boolean; isShort: boolean }

/**
 * All lengths before the main set: a warm-up of at least `least` lengths, easy sets in a long one, short repetitions.
 */
export function warmUp(
  lengths: number,
  least: number,
  pool: SwimContext,
  random: Random,
  { isHard, isShort }: Before,
): Block[] {
  const { total, distance, metres } = pool
  const builds = isHard && metres(total) >= MIN_BUILT_UP_METRES ? buildUps(lengths, pool, random, buildUp) : []
  let left = lengths - ticksOf(builds)
  const hasSets = distance(left) > MAX_WARMUP_WITHOUT_SETS
  const opening = random.pick(hasSets ? openings : [...openings, ...openingsWithPull])(random)
  if (distance(left) < MIN_DIVIDED_DISTANCE || distance(total) < MIN_PREPARED_TOTAL)
    return [...firstSwims(left, pool, opening), ...builds]
  const sets: Block[] = []
  for (let count = 0; count < MAX_SETS && distance(left) > MAX_WARMUP_WITHOUT_SETS; count += 1) {
    // The first follows easy swimming without a rest, so that it is another style.
    const style = sets.length === 0 ? easyPull : aerobic
    const set = easySet(Math.min(Math.round(random.pick([0.4, 0.5]) * left), left - least), pool, random, style)
    sets.push(...set)
    left -= ticksOf(set)
  }
  const used = [...opening.map(([style]) => style), ...(hasSets ? [easyPull] : [])]
  const isRoom = !isShort && distance(left) >= MIN_PREPARED_DISTANCE
  const prepared = isRoom ? preparation(left, pool, random, styleBeside(used, random)) : []
  return [...firstSwims(left - ticksOf(prepared), pool, opening), ...sets, ...prepared, ...builds]
}

/** A style of another kind than those that the warm-up has already. */
function styleBeside(used: readonly SwimStyle[], random: Random): SwimStyle {
  const kindOf = ({ extras }: SwimStyle) => extras?.drill ?? extras?.stroke
  const kinds = used.map(kindOf)
  const others = preparations.filter(([style]) => style && !kinds.includes(kindOf(style)))
  return random.pick(random.pick(others))
}

function firstSwims(lengths: number, pool: SwimContext, opening: readonly Opening[]): Block[] {
  if (pool.distance(lengths) < MIN_DIVIDED_DISTANCE) return oneSwim(lengths, pool, easyWarmup, 'warmup')
  const parts = opening.map(([style, share, most]) => {
    const grain = share * pool.distance(lengths) < 150 ? 50 : 100
    const distance = Math.round((share * pool.distance(lengths)) / grain) * grain
    return [style, pool.nearest(Math.min(most, Math.max(grain, distance)))] as const
  })
  const first = lengths - sumOf(parts, ([, part]) => part)
  return [
    ...oneSwim(first, pool, easyWarmup, 'warmup'),
    ...parts.flatMap(([style, part]) => oneSwim(part, pool, style, 'warmup')),
  ]
}
