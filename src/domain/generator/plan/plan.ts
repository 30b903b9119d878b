import type { PartUse } from '../../sports/target-parts.ts'
import { sumOf } from '../../units/numbers.ts'
import type { EditorEntry } from '../../workout/groups.ts'
import type { Intensity } from '../../workout/intensity.ts'
import type { Duration, Step } from '../../workout/step.ts'

/** Part of the effort scale, in percent of power or speed at threshold. */
export type Percents = readonly [low: number, high: number]

/**
 * A step before it is written. `ticks` count the smallest length of its ruler (5 s, a hundredth of a kilometre or mile, a
 * pool length). A rest at the wall of a pool has the zone null, and its ticks are seconds. Zones of a ride are power zones,
 * whatever metric the athlete uses.
 */
export type Piece = {
  intensity: Intensity
  zone: number | null
  ticks: number
  /** In a session by distance: the time of a piece that nobody runs or rides by distance. Its ticks are an estimate. */
  seconds?: number
  /** The distance of a piece that is asked for in another unit than the session. Its ticks are an estimate. */
  distance?: Duration
  name: string
  notes: string
  /** What it is for, where intensity and zone do not tell: it decides the part of the zone. */
  use?: PartUse
  /** Part of the zone, or what a ramp passes through. By heart rate the target is the zone alone. */
  percents?: Percents
  ramp?: 'rising' | 'falling'
  /** How hard it should feel, 1 to 10, where the athlete's metric cannot follow it: then it has no target. */
  effort?: number
  /** More fields of the step. Kicks and drills have an open target: they have no pace. */
  extras?: Pick<Step, 'drill' | 'equipment' | 'stroke' | 'cadence' | 'sendOff'>
}

/**
 * Pieces in order, repeated `times` times. `written`: the main set as the athlete wrote it out, which one piece of its length
 * stands for.
 */
export type Block = { times: number; pieces: readonly Piece[]; written?: readonly EditorEntry[] }

/** A block of one piece, done once. */
export function once(piece: Piece): Block {
  return { times: 1, pieces: [piece] }
}

/** Ticks of all blocks, repeats expanded. Rests at the wall count none. */
export function ticksOf(blocks: readonly Block[]): number {
  let ticks = 0
  for (const { times, pieces } of blocks)
    for (const piece of pieces) if (piece.zone !== null) ticks += times * piece.ticks
  return ticks
}

/** Steps as a watch counts them: a repeat is one more than the steps in it. */
export function countSteps(blocks: readonly Block[]): number {
  return sumOf(blocks, ({ times, pieces }) => pieces.length + (times > 1 ? 1 : 0))
}

/** A set in two halves: half the rounds of a single repeat, or half the blocks. */
export function splitSet(set: readonly Block[]): [Block[], Block[]] {
  const [only] = set
  if (set.length === 1 && only) {
    const first = Math.ceil(only.times / 2)
    return [[{ ...only, times: first }], [{ ...only, times: only.times - first }]]
  }
  const half = Math.ceil(set.length / 2)
  return [set.slice(0, half), set.slice(half)]
}

/** The pieces in the order they are trained, repeats expanded. */
export function unroll(blocks: readonly Block[]): Piece[] {
  const unrolled: Piece[] = []
  for (const { times, pieces } of blocks) for (let round = 0; round < times; round += 1) unrolled.push(...pieces)
  return unrolled
}
