import { type Block, type Piece, ticksOf } from '../plan/plan.ts'
import type { PoolRuler } from '../plan/pool-ruler.ts'
import type { Random } from '../plan/random.ts'
import { easySet, fewShortOnes, oneSwim } from './easy-set.ts'
import { aerobic, easyDrill, easyKick, easyPull, easyWarmup, type SwimStyle } from './styles/swim-styles.ts'

/** In the asked unit: where less than this is left before the work, or in all, the warm-up is one swim. */
const WORTH_PARTING = 300
const WORTH_PREPARING = 800
/** A longer warm-up is broken up into sets. */
const LONG_WARMUP = 900

/** What a warm-up may hold besides easy swimming, as shares of it, and at most so far in the asked unit. */
const openings: readonly (readonly (readonly [SwimStyle, share: number, most: number])[])[] = [
  [],
  [[easyPull, 0.3, 400]],
  [
    [easyKick, 0.2, 200],
    [easyPull, 0.2, 400],
  ],
  [[easyDrill, 0.25, 200]],
]

/** How a long warm-up goes on after its first swims. */
const along = [
  [aerobic, easyPull],
  [easyPull, aerobic],
] as const

/** All that leads up to the main set: a warm-up of at least `least` lengths, easy sets where there is much, short ones. */
export function warmUp(
  lengths: number,
  least: number,
  pool: PoolRuler,
  random: Random,
  preparations: readonly SwimStyle[],
  preparing: Piece['intensity'],
): Block[] {
  const { total, distance } = pool
  const opening = random.pick(openings)
  if (distance(lengths) < WORTH_PARTING || distance(total) < WORTH_PREPARING) return warmup(lengths, pool, opening)
  const sets: Block[] = []
  let left = lengths
  for (const style of random.pick(along)) {
    if (distance(left) <= LONG_WARMUP) break
    const set = easySet(Math.min(Math.round(random.pick([0.4, 0.5]) * left), left - least), pool, random, style)
    sets.push(...set)
    left -= ticksOf(set)
  }
  // Nobody kicks twice in one warm-up.
  const others = preparations.filter((style) => opening.every(([used]) => used !== style))
  const short = fewShortOnes(left, pool, random, random.pick(others), preparing)
  const isEnough = preparing === 'warmup' || left - ticksOf(short) >= least
  return isEnough
    ? [...warmup(left - ticksOf(short), pool, opening), ...sets, ...short]
    : [...warmup(left, pool, opening), ...sets]
}

function warmup(lengths: number, pool: PoolRuler, opening: (typeof openings)[number]): Block[] {
  if (pool.distance(lengths) < WORTH_PARTING) return oneSwim(lengths, pool, easyWarmup, 'warmup')
  const parts = opening.map(([style, share, most]) => {
    const grain = share * pool.distance(lengths) < 150 ? 50 : 100
    const distance = Math.round((share * pool.distance(lengths)) / grain) * grain
    return [style, pool.near(Math.min(most, Math.max(grain, distance)))] as const
  })
  const first = lengths - parts.reduce((all, [, part]) => all + part, 0)
  return [
    ...oneSwim(first, pool, easyWarmup, 'warmup'),
    ...parts.flatMap(([style, part]) => oneSwim(part, pool, style, 'warmup')),
  ]
}
