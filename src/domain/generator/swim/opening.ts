import { sumOf } from '../../units/numbers.ts'
import type { Block } from '../plan/plan.ts'
import type { Random } from '../plan/random.ts'
import type { SwimContext } from './context.ts'
import { oneSwim } from './easy-set.ts'
import { easyBackstroke, easyKick, easyPull, easySnorkel, easyWarmup, namedDrills } from './styles/easy-styles.ts'
import type { SwimStyle } from './styles/style.ts'

/** The warm-up is one swim where less than this stands before the work. In the asked unit, chosen. */
const MIN_DIVIDED_DISTANCE = 300
/**
 * From here on a warm-up is not one easy swim: beside short repetitions, and without them. In the asked unit, chosen.
 */
const MIN_OPENED_DISTANCE = 600
const MAX_PLAIN_DISTANCE = 450
/** A drill without a rest, in the asked unit, at most. Our choice. */
const MAX_DRILL_DISTANCE = 100

/** A part of a warm-up: its style, its share of it, and the most in the asked unit. */
type Opening = readonly [style: SwimStyle, share: number, most: number]

type DrawOpening = (random: Random) => readonly Opening[]

/** What a warm-up may contain besides easy swimming. */
const openings: readonly DrawOpening[] = [
  () => [],
  () => [[easyBackstroke, 0.25, 200]],
  () => [[easySnorkel, 0.3, 300]],
  (random) => [[random.pick(namedDrills), 0.25, MAX_DRILL_DISTANCE]],
]

/** The same, in a warm-up without a set that is pulled. */
const openingsWithPull: readonly DrawOpening[] = [
  () => [[easyPull, 0.3, 300]],
  () => [
    [easyKick, 0.2, 200],
    [easyPull, 0.2, 300],
  ],
]

/** Pool lengths with equipment at most, whether sets follow, and whether few steps are left for the warm-up. */
type OpeningNeeds = { equipment: number; hasSets: boolean; isShort: boolean }

/** What the warm-up contains besides easy swimming: always something in a long one. */
export function drawOpening(
  lengths: number,
  pool: SwimContext,
  random: Random,
  { equipment, hasSets, isShort }: OpeningNeeds,
): readonly Opening[] {
  const all = hasSets ? openings : [...openings, ...openingsWithPull]
  const isLong = pool.distance(lengths) >= (isShort ? MAX_PLAIN_DISTANCE : MIN_OPENED_DISTANCE)
  const opening = random.pick(isLong ? all.slice(1) : all)(random)
  return equippedIn(opening, pool) <= equipment ? opening : isLong ? [[easyBackstroke, 0.25, 200]] : []
}

/** Pool lengths of an opening with equipment, at most. */
export function equippedIn(opening: readonly Opening[], pool: SwimContext): number {
  return sumOf(opening, ([style, , most]) => (hasEquipment(style) ? pool.nearest(most) : 0))
}

/** Whether a style needs something to swim with. */
export function hasEquipment({ extras }: SwimStyle): boolean {
  return extras?.equipment !== undefined
}

/** The first swims of a warm-up: an easy one, and what the opening adds, in a short one only where sets follow it. */
export function writeOpening(
  lengths: number,
  pool: SwimContext,
  opening: readonly Opening[],
  hasSets: boolean,
): Block[] {
  if (pool.distance(lengths) < MIN_DIVIDED_DISTANCE && !hasSets) return oneSwim(lengths, pool, easyWarmup, 'warmup')
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
