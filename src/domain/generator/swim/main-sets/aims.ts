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
}

/** The main set as a share of the whole. Statistics of 35 coached swims: .38 to .80, median .57. */
const MAIN_SHARE: Aim = [0.381, 0.8]
/** The share that leaves a full warm-up and cool-down; it weighs less. Our choice. */
const PREFERRED_SHARE: Aim = [0.5, 0.72]
/** In a swim too long for its main set's share, the set has at least this share of the type's most work. Our choice. */
const SHARE_OF_MOST_WORK = 0.85
/** The type's least work is given up where it is more than this share of the whole. Our choice. */
const MAX_LEAST_WORK_SHARE = 0.9
/** A shorter swim may be mostly main set. Our choice. */
const SHORT_SWIM_METRES = 1000

/** The aims of a type in one pool and length: metres of a bout and of work, pool lengths of the main set. */
export type Margins = {
  bout: Aim
  main: Aim
  preferred: Aim
  work: Aim
  /** Pool lengths of a main set at most. */
  most: number
}

/**
 * The aims as they apply in this pool. A swim too short for the least work keeps the main set in proportion; in one too long
 * for the most work the share gives way, because more work than that does no good.
 */
export function marginsFor(aims: SwimAims, { total, metres, unit }: PoolRuler): Margins {
  const [least, most] = aims.workMetres
  const [shortest, longest] = aims.boutMetres
  const whole = metres(total)
  const work: Aim = [least > MAX_LEAST_WORK_SHARE * whole ? 0.5 * whole : Math.min(least, MAIN_SHARE[1] * whole), most]
  const lowest = MAIN_SHARE[0] * whole <= most ? MAIN_SHARE[0] : (SHARE_OF_MOST_WORK * most) / whole
  const [from, to] = PREFERRED_SHARE
  const preferred: Aim = [
    Math.max(lowest, Math.min(from, (SHARE_OF_MOST_WORK * most) / whole)),
    whole < SHORT_SWIM_METRES ? MAIN_SHARE[1] : to,
  ]
  return {
    // In a pool of yards, 25 yards count as 25 metres.
    bout: [toMetres(shortest, unit), longest],
    main: [lowest * total, MAIN_SHARE[1] * total],
    preferred: [preferred[0] * total, preferred[1] * total],
    work,
    // The last length is easy, and so is the first where there are at least three.
    most: total - (total < 3 ? 1 : 2),
  }
}

/** The share of an aim by which a value misses it; 0 inside. */
export function shareMissed(value: number, aim: Aim): number {
  const least = aim[0]
  const most = aim[1]
  if (value < least) return (least - value) / least
  return value > most ? (value - most) / most : 0
}
