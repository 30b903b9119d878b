import type { Block, Piece } from '../../plan/plan.ts'
import type { PoolRuler } from '../../plan/pool-ruler.ts'
import type { Ease } from '../styles/rests.ts'
import type { SwimStyle } from '../styles/swim-styles.ts'

/** One swim of a round: a distance as people say it, which a pool brings to whole lengths. */
type Swim = {
  style: SwimStyle
  distance: number
  /** Goes over into the next without a stop. */
  goesOn?: true
}

/** Swims one after another, so many times. */
export type Round = { times: number; swims: readonly Swim[] }

/** A main set before it meets a pool. */
export type Shape = {
  family: string
  parts: readonly Round[]
  /** May as well be swum from the last part to the first. */
  turnable?: true
}

/** Repetitions of one distance. */
export function reps(times: number, style: SwimStyle, distance: number): Round {
  return { times, swims: [{ style, distance }] }
}

/** A round of several swims. */
export function round(times: number, swims: readonly (readonly [SwimStyle, number])[]): Round {
  return { times, swims: swims.map(([style, distance]) => ({ style, distance })) }
}

/** What `make` gives for every pair of one and another. */
export function combine<One, Other>(
  ones: readonly One[],
  others: readonly Other[],
  make: (one: One, other: Other) => readonly Shape[],
): Shape[] {
  return ones.flatMap((one) => others.flatMap((other) => make(one, other)))
}

/** The set in a pool, with rests as generous as `ease`; nobody rests after the last swim of a single round. */
export function blocksOf(parts: readonly Round[], pool: PoolRuler, ease: Ease): Block[] {
  return parts.map(({ times, swims }, index) => {
    const isLast = times === 1 && index === parts.length - 1
    let sinceRest = 0
    const pieces = swims.flatMap(({ style, distance, goesOn }, place): Piece[] => {
      const lengths = pool.near(distance)
      const swim = swimPiece(style, lengths, pool)
      sinceRest += lengths
      if (goesOn || (isLast && place === swims.length - 1)) return [swim]
      const seconds = style.rest(pool.metres(sinceRest), ease)
      sinceRest = 0
      return [swim, restPiece(seconds)]
    })
    return { times, pieces }
  })
}

/** So many lengths swum in a style. */
export function swimPiece(
  { zone, name, notes, percents, ramp, extras }: SwimStyle,
  lengths: number,
  pool: PoolRuler,
  intensity: Piece['intensity'] = 'interval',
): Piece {
  return {
    intensity,
    zone,
    ticks: lengths,
    name,
    notes,
    ...(percents ? { percents: percents(pool.metres(lengths)) } : {}),
    ...(ramp ? { ramp } : {}),
    ...(extras ? { extras } : {}),
  }
}

/** Standing at the wall, in seconds. */
export function restPiece(seconds: number): Piece {
  return { intensity: 'rest', zone: null, ticks: seconds, name: 'Rest', notes: '' }
}
