import type { Pool } from './pool.ts'

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
const MAIN_SHARE: Aim = [0.4, 0.795]
/** Where lengths come out even enough there is room for a warm-up and a cool-down that deserve the name. */
const COMFORTABLE: Aim = [0.46, 0.7]
/** In metres: a shorter swim is mostly its main set. */
const SHORT = 1000

/** What a whole swim leaves of its type's aims: lengths of main set, and metres of work. */
export type Margins = { main: Aim; comfortable: Aim; work: Aim; most: number }

/**
 * The margins in this pool. A swim too short for the least work, or too long for the most, keeps a main set in
 * proportion: shares give way at the long end, for nobody swims better for more work than a body takes.
 */
export function marginsFor({ workMetres: [least, most] }: SwimAims, { total, metres }: Pool): Margins {
  const whole = metres(total)
  const work: Aim = [least > MAIN_SHARE[1] * whole ? 0.5 * whole : least, most]
  const lowest = Math.min(MAIN_SHARE[0], (0.8 * most) / whole)
  const [from, to] = COMFORTABLE
  const comfortable: Aim = [Math.min(from, lowest * 1.1), whole < SHORT ? MAIN_SHARE[1] : to]
  return {
    main: [lowest * total, MAIN_SHARE[1] * total],
    comfortable: [comfortable[0] * total, comfortable[1] * total],
    work,
    // The last length is always easy, and so is the first where there are four.
    most: total - (total < 4 ? 1 : 2),
  }
}

/** By how much of the aim a value misses it. */
export function missed(value: number, [least, most]: Aim): number {
  if (value < least) return (least - value) / least
  return value > most ? (value - most) / most : 0
}
