import { toMetres } from '../../../units/distance.ts'
import type { PoolRuler } from '../../plan/pool-ruler.ts'

/** Both ends included. */
export type Aim = readonly [least: number, most: number]

/** What a swim of a type aims at, a little inside of what coaches write. */
export type SwimAims = {
  boutMetres: Aim
  bouts: Aim
  workMetres: Aim
  /** Metres faster than critical speed, at most. */
  fastMetres?: number
}

/** The main set as a share of the whole; coaches' median is .57, and their statistics run from .38 to .80. */
const MAIN_SHARE: Aim = [0.381, 0.8]
/** Where lengths come out even enough there is room for a warm-up and a cool-down that deserve the name. */
const COMFORTABLE: Aim = [0.5, 0.72]
/** Where a swim is too long for the share of its main set, that is at least so much of the most work. */
const IN_PROPORTION = 0.85
/** The least work is not worth coming near where it is more than this of the whole. */
const HOPELESS = 0.9
/** In metres: a shorter swim is mostly its main set. */
const SHORT = 1000

/** What a whole swim leaves of its type's aims: lengths of main set, and metres of a bout and of work. */
export type Margins = {
  bout: Aim
  main: Aim
  comfortable: Aim
  work: Aim
  /** Lengths that a main set can have at all. */
  most: number
}

/**
 * The margins in this pool. A swim too short for the least work, or too long for the most, keeps a main set in
 * proportion: shares give way at the long end, for nobody swims better for more work than a body takes.
 */
export function marginsFor(aims: SwimAims, { total, metres, unit }: PoolRuler): Margins {
  const [least, most] = aims.workMetres
  const [shortest, longest] = aims.boutMetres
  const whole = metres(total)
  const work: Aim = [least > HOPELESS * whole ? 0.5 * whole : Math.min(least, MAIN_SHARE[1] * whole), most]
  const lowest = MAIN_SHARE[0] * whole <= most ? MAIN_SHARE[0] : (IN_PROPORTION * most) / whole
  const [from, to] = COMFORTABLE
  const comfortable: Aim = [
    Math.max(lowest, Math.min(from, (IN_PROPORTION * most) / whole)),
    whole < SHORT ? MAIN_SHARE[1] : to,
  ]
  return {
    // In a pool of yards 25 of them are as good as 25 metres.
    bout: [toMetres(shortest, unit), longest],
    main: [lowest * total, MAIN_SHARE[1] * total],
    comfortable: [comfortable[0] * total, comfortable[1] * total],
    work,
    // The last length is always easy, and so is the first where there are three.
    most: total - (total < 3 ? 1 : 2),
  }
}

/** By how much of the aim a value misses it. */
export function shareMissed(value: number, aim: Aim): number {
  const least = aim[0]
  const most = aim[1]
  if (value < least) return (least - value) / least
  return value > most ? (value - most) / most : 0
}
