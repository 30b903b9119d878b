import { sumOf } from '../../units/numbers.ts'
import { type Block, type Piece, ticksOf } from '../plan/plan.ts'
import type { PoolRuler } from '../plan/pool-ruler.ts'
import type { Random } from '../plan/random.ts'
import { easySet, oneSwim, preparation } from './easy-set.ts'
import { aerobic, easyDrill, easyKick, easyPull, easyWarmup, type SwimStyle } from './styles/swim-styles.ts'

/** The warm-up is one swim where less than this stands before the work, or the whole is shorter. In the asked unit, chosen. */
const MIN_DIVIDED_DISTANCE = 300
const MIN_PREPARED_TOTAL = 800
/** A longer warm-up has sets in it. In the asked unit, chosen. */
const MAX_WARMUP_WITHOUT_SETS = 900

/** What a warm-up may contain besides easy swimming: the share of it, and the most in the asked unit. */
const openings: readonly (readonly (readonly [SwimStyle, share: number, most: number])[])[] = [
  [],
  [[easyPull, 0.3, 400]],
  [
    [easyKick, 0.2, 200],
    [easyPull, 0.2, 400],
  ],
  [[easyDrill, 0.25, 200]],
]

/** The sets of a long warm-up, in order. */
const laterSets = [
  [aerobic, easyPull],
  [easyPull, aerobic],
] as const

/** All lengths before the main set: a warm-up of at least `least` lengths, easy sets in a long one, short preparations. */
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
  if (distance(lengths) < MIN_DIVIDED_DISTANCE || distance(total) < MIN_PREPARED_TOTAL)
    return firstSwims(lengths, pool, opening)
  const sets: Block[] = []
  let left = lengths
  for (const style of random.pick(laterSets)) {
    if (distance(left) <= MAX_WARMUP_WITHOUT_SETS) break
    const set = easySet(Math.min(Math.round(random.pick([0.4, 0.5]) * left), left - least), pool, random, style)
    sets.push(...set)
    left -= ticksOf(set)
  }
  // No style twice in one warm-up.
  const others = preparations.filter((style) => opening.every(([used]) => used !== style))
  const short = preparation(left, pool, random, random.pick(others), preparing)
  const isEnough = preparing === 'warmup' || left - ticksOf(short) >= least
  return isEnough
    ? [...firstSwims(left - ticksOf(short), pool, opening), ...sets, ...short]
    : [...firstSwims(left, pool, opening), ...sets]
}

function firstSwims(lengths: number, pool: PoolRuler, opening: (typeof openings)[number]): Block[] {
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
