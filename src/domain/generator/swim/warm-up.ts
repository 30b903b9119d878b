import { type Block, ticksOf } from '../plan/plan.ts'
import type { Random } from '../plan/random.ts'
import type { SwimContext } from './context.ts'
import { buildUps, easySet, preparation } from './easy-set.ts'
import { drawOpening, equippedIn, hasEquipment, writeOpening } from './opening.ts'
import { aerobic, buildUp, easyKick, easyMedley, easyPull, finKick, namedDrills } from './styles/easy-styles.ts'
import type { SwimStyle } from './styles/style.ts'

/** A shorter swim has no short repetitions before its main set. In the asked unit, chosen. */
const MIN_PREPARED_TOTAL = 800
/**
 * Short repetitions stand before the main set where at least this is left beside the build-ups. In the asked unit,
 * chosen.
 */
const MIN_PREPARED_DISTANCE = 400
/** From this total on hard work follows build-ups: swims of about 40 minutes. In metres. */
const MIN_BUILT_UP_METRES = 1350
/** A longer warm-up has sets in it. In the asked unit, chosen. */
const MAX_WARMUP_WITHOUT_SETS = 800
const MAX_SETS = 2
/** Below this total a warm-up has an opening or short repetitions, and not both. In the asked unit, chosen. */
const MIN_VARIED_TOTAL = 1500
const MAX_OPENINGS_BESIDE_PREPARATION = 2

/** The short repetitions before a main set, by kind. */
const preparations: readonly (readonly SwimStyle[])[] = [
  namedDrills,
  namedDrills,
  [easyKick, finKick],
  [easyPull],
  [easyMedley],
]

/** What a warm-up has to be: pool lengths of its first swims at least, and of swims with equipment at most. */
type Before = {
  /** Whether hard work follows. */
  isHard: boolean
  /** Whether few steps are left for the warm-up. */
  isShort: boolean
  least: number
  equipment: number
}

/**
 * All lengths before the main set: a warm-up of at least `least` lengths, easy sets in a long one, short repetitions.
 */
export function warmUp(lengths: number, pool: SwimContext, random: Random, before: Before): Block[] {
  const { total, distance, metres } = pool
  const builds = before.isHard && metres(total) >= MIN_BUILT_UP_METRES ? buildUps(lengths, pool, random, buildUp) : []
  let left = lengths - ticksOf(builds)
  const hasSets = distance(left) > MAX_WARMUP_WITHOUT_SETS
  const opening = drawOpening(left, pool, random, { ...before, hasSets })
  let equipment = before.equipment - equippedIn(opening, pool)
  const sets: Block[] = []
  for (let count = 0; count < MAX_SETS && distance(left) > MAX_WARMUP_WITHOUT_SETS; count += 1) {
    const wanted = 100 * Math.round((random.pick([0.4, 0.5]) * distance(left)) / 100)
    const most = Math.min(pool.nearest(wanted), left - before.least)
    const style = count === 0 && most <= equipment ? random.pick([easyPull, aerobic]) : aerobic
    const set = easySet(most, pool, random, style)
    if (hasEquipment(style)) equipment -= ticksOf(set)
    sets.push(...set)
    left -= ticksOf(set)
  }
  const used = [...opening.map(([style]) => style), ...(hasSets ? [easyPull] : [])]
  const isRoom =
    !before.isShort &&
    distance(total) >= MIN_PREPARED_TOTAL &&
    distance(left) >= MIN_PREPARED_DISTANCE &&
    opening.length < (distance(total) < MIN_VARIED_TOTAL ? 1 : MAX_OPENINGS_BESIDE_PREPARATION)
  const prepared = isRoom ? prepare(left, pool, random, used, equipment) : []
  return [...writeOpening(left - ticksOf(prepared), pool, opening, hasSets), ...sets, ...prepared, ...builds]
}

/** Short repetitions in a style of another kind than those that the warm-up has already. */
function prepare(
  lengths: number,
  pool: SwimContext,
  random: Random,
  used: readonly SwimStyle[],
  equipment: number,
): Block[] {
  const kindOf = ({ extras }: SwimStyle) => extras?.drill ?? extras?.stroke
  const kinds = used.map(kindOf)
  // In a swim that is said to be easy nobody expects butterfly.
  const isEasy = pool.saidZone !== undefined
  const others = preparations.filter(
    ([style]) => style && !kinds.includes(kindOf(style)) && !(isEasy && style === easyMedley),
  )
  const first = random.integer(0, others.length - 1)
  for (const kind of [...others.slice(first), ...others.slice(0, first)]) {
    const style = random.pick(kind)
    const set = preparation(lengths, hasEquipment(style) ? equipment : lengths, pool, random, style)
    if (set.length > 0) return set
  }
  return []
}
