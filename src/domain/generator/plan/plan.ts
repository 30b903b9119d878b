import type { Intensity } from '../../workout/intensity.ts'
import type { Step } from '../../workout/step.ts'

/** The part of the effort scale a piece keeps to, in percent of threshold power or speed. */
export type Percents = readonly [low: number, high: number]

/**
 * A step before it is written down. `ticks` count the ruler's smallest length (5 s, a hundredth of a kilometre or mile,
 * a pool length); a rest in the pool has `zone` null and counts in seconds. On the bike zones are power zones, whatever
 * the athlete measures by.
 */
export type Piece = {
  intensity: Intensity
  zone: number | null
  ticks: number
  name: string
  notes: string
  /** Part of the zone, or, for a ramp, what it passes through. A watch that goes by heart rate is told the zone alone. */
  percents?: Percents
  ramp?: 'rising' | 'falling'
  /** What else a swimmer is told. Kicks and drills are swum for the feel of it: their target is open. */
  extras?: Pick<Step, 'drill' | 'equipment' | 'stroke'>
}

/** Pieces done one after another, so many times. */
export type Block = { times: number; pieces: readonly Piece[] }

/** A piece done once. */
export function once(piece: Piece): Block {
  return { times: 1, pieces: [piece] }
}

/** Ticks of a whole plan; rests at the wall cover none. */
export function ticksOf(blocks: readonly Block[]): number {
  let ticks = 0
  for (const { times, pieces } of blocks)
    for (const piece of pieces) if (piece.zone !== null) ticks += times * piece.ticks
  return ticks
}

/** The pieces as they are trained. */
export function* unroll(blocks: readonly Block[]): Generator<Piece> {
  for (const { times, pieces } of blocks) for (let round = 0; round < times; round += 1) yield* pieces
}
