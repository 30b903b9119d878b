import type { Block, Piece } from '../../plan/plan.ts'
import type { PoolRuler } from '../../plan/pool-ruler.ts'
import type { Ease } from '../styles/rests.ts'
import type { SwimStyle } from '../styles/swim-styles.ts'

/** One swim of a round. Its distance is in the asked unit; the pool rounds it to whole lengths. */
type Swim = {
  style: SwimStyle
  distance: number
  /** Continues into the next swim without a rest. */
  goesOn?: true
}

/** Swims in order, repeated `times` times. */
export type Round = { times: number; swims: readonly Swim[] }

/** A main set in distances, before a pool rounds them to its lengths. */
export type SwimSet = {
  family: string
  rounds: readonly Round[]
  /** Whether the rounds may also be swum in reverse order. */
  reversible?: true
}

/** A round of one swim: repetitions of one distance. */
export function reps(times: number, style: SwimStyle, distance: number): Round {
  return { times, swims: [{ style, distance }] }
}

/** A round of several swims. */
export function round(times: number, swims: readonly (readonly [SwimStyle, number])[]): Round {
  return { times, swims: swims.map(([style, distance]) => ({ style, distance })) }
}

/** Series of figures as coaches write them: `400-200-100 200-100-50`. */
export function series(written: string): number[][] {
  return written.split(' ').map((one) => one.split('-').map(Number))
}

/** The sets that `make` returns for every pair of one and another. */
export function combine<One, Other>(
  ones: readonly One[],
  others: readonly Other[],
  make: (one: One, other: Other) => readonly SwimSet[],
): SwimSet[] {
  return ones.flatMap((one) => others.flatMap((other) => make(one, other)))
}

/** The rounds in a pool, with rests of this ease. A last round that is swum once has no rest at its end. */
export function blocksOf(rounds: readonly Round[], pool: PoolRuler, ease: Ease): Block[] {
  return rounds.map(({ times, swims }, index) => {
    const isLast = times === 1 && index === rounds.length - 1
    let sinceRest = 0
    const pieces = swims.flatMap(({ style, distance, goesOn }, place): Piece[] => {
      const lengths = pool.nearest(distance)
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

/** A number of lengths in a style. */
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

/** A rest at the wall, in seconds. */
export function restPiece(seconds: number): Piece {
  return { intensity: 'rest', zone: null, ticks: seconds, name: 'Rest', notes: '' }
}
