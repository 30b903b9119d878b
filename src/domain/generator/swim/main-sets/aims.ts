import { toMetres } from '../../../units/distance.ts'
import type { PoolRuler } from '../../plan/pool-ruler.ts'

/** A range, both ends included. */
type Aim = readonly [least: number, most: number]

/** What a swim of a type aims at: a little inside what coaches write, because lengths are rounded to the pool. */
export type SwimAims = {
  boutMetres: Aim
  bouts: Aim
  workMetres: Aim
  /** Metres above critical speed, at most. */
  fastMetres?: number
  /** Whether the work is hard: then a short swim leaves more for its warm-up. */
  isHard?: true
  /** From this length on a swim has a purpose beside its distance: a firm finish, paddles, open water. */
  purposeMetres?: number
}

/** The main set as a share of the whole. Statistics of 35 coached swims: .38 to .80, median .57. */
const MAIN_SHARE: Aim = [0.381, 0.8]
/** The share that leaves a full warm-up and cool-down; it weighs less. Our choice. */
const PREFERRED_SHARE: Aim = [0.54, 0.72]
/** The most of a short hard swim, which needs a warm-up as others do. Our choice. */
const MOST_PREFERRED_SHARE_OF_SHORT = 0.65
/** A swim shorter than this, in the asked unit, is short. Our choice. */
const MIN_USUAL_DISTANCE = 1000
/** Different swims of a main set that are easy to remember in a short swim, and the penalty for more. Our choice. */
const MAX_KINDS_IN_SHORT = 2
const MANY_KINDS_PENALTY = 0.1
/** The share of the whole that may be swum with paddles, a buoy or fins; none of a short swim. Our choice. */
const MAX_EQUIPPED_SHARE = 1 / 3
/** In a swim too long for its main set's share, the set has at least this share of the type's most work. Our choice. */
const SHARE_OF_MOST_WORK = 0.85
/** The type's least work is given up where it is more than this share of the whole. Our choice. */
const MAX_LEAST_WORK_SHARE = 0.75
/** The work of a swim too short for its least, as a share of the whole. Our choice. */
const LEAST_SHARE_OF_SHORT = 0.58
/** What a set without a purpose costs in a long swim. Our choice. */
const AIMLESS_PENALTY = 0.08
/** What it costs if fifties, or not even they, are left for the rest of the swim. Our choice. */
const LEFT_FIFTIES_PENALTY = 0.01
const UNROUND_LEFT_PENALTY = 0.04

/** The aims of a type in one pool and length: metres of a bout and of work, pool lengths of the main set. */
export type Margins = {
  bout: Aim
  main: Aim
  preferred: Aim
  work: Aim
  /** Pool lengths of a main set at most, of the whole swim, and of 50 and 100 in the asked unit. */
  most: number
  total: number
  fifty: number
  hundred: number
  /** Pool lengths that may be swum with equipment. */
  mostEquipped: number
  /** Whether it is a short swim, which has few different swims in its main set. */
  isShort: boolean
  aimlessPenalty: number
}

/**
 * The aims as they apply in this pool. A swim too short for the least work keeps the main set in proportion; in one too
 * long for the most work the share gives way, because more work than that does no good.
 */
export function marginsFor(aims: SwimAims, pool: PoolRuler): Margins {
  const { total, metres, unit, nearest, distance } = pool
  const [least, most] = aims.workMetres
  const [shortest, longest] = aims.boutMetres
  const whole = metres(total)
  const work: Aim = [
    least > MAX_LEAST_WORK_SHARE * whole ? LEAST_SHARE_OF_SHORT * whole : Math.min(least, MAIN_SHARE[1] * whole),
    most,
  ]
  const lowest = MAIN_SHARE[0] * whole <= most ? MAIN_SHARE[0] : (SHARE_OF_MOST_WORK * most) / whole
  const isShort = distance(total) < MIN_USUAL_DISTANCE
  const [from, usual] = PREFERRED_SHARE
  const to = isShort && aims.isHard ? MOST_PREFERRED_SHARE_OF_SHORT : usual
  const preferred: Aim = [Math.max(lowest, Math.min(from, (SHARE_OF_MOST_WORK * most) / whole)), to]
  return {
    // In a pool of yards, 25 yards count as 25 metres.
    bout: [toMetres(shortest, unit), longest],
    main: [lowest * total, MAIN_SHARE[1] * total],
    preferred: [preferred[0] * total, preferred[1] * total],
    work,
    // The last length is easy, and so is the first where there are at least three.
    most: total - (total < 3 ? 1 : 2),
    total,
    fifty: nearest(50),
    hundred: nearest(100),
    mostEquipped: mostEquipped(pool),
    isShort,
    aimlessPenalty: whole >= (aims.purposeMetres ?? Number.POSITIVE_INFINITY) ? AIMLESS_PENALTY : 0,
  }
}

/** Pool lengths of a whole swim that may be swum with equipment. */
export function mostEquipped({ total, distance }: PoolRuler): number {
  return distance(total) < MIN_USUAL_DISTANCE ? 0 : Math.floor(MAX_EQUIPPED_SHARE * total)
}

/** The penalty of a main set by its different swims. */
export function kindsPenalty(kinds: number, { isShort }: Margins): number {
  return isShort && kinds > MAX_KINDS_IN_SHORT ? MANY_KINDS_PENALTY : 0
}

/**
 * The penalty of a main set by the lengths that it leaves: warm-up and cool-down are written in hundreds, or in
 * fifties.
 */
export function unroundPenalty(left: number, { fifty, hundred }: Margins): number {
  if (left % hundred === 0) return 0
  return left % fifty === 0 ? LEFT_FIFTIES_PENALTY : UNROUND_LEFT_PENALTY
}

/** The penalty of a main set outside its preferred share: one that leaves a short warm-up is worse than a small one. */
export function sharePenalty(main: number, { preferred }: Margins): number {
  return (main > preferred[1] ? LARGE_SHARE_WEIGHT : SMALL_SHARE_WEIGHT) * shareMissed(main, preferred)
}

const SMALL_SHARE_WEIGHT = 0.5
const LARGE_SHARE_WEIGHT = 1.5

/** The share of an aim by which a value misses it; 0 inside. */
export function shareMissed(value: number, aim: Aim): number {
  const least = aim[0]
  const most = aim[1]
  if (value < least) return (least - value) / least
  return value > most ? (value - most) / most : 0
}
