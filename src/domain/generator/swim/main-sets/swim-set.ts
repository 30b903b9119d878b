import type { Block, Piece } from '../../plan/plan.ts'
import type { SwimContext } from '../context.ts'
import { leavesOnSendOff, type RestedSwim, sendOffFor, writeRested } from '../pieces/send-off.ts'
import { swimPiece } from '../pieces/swim-piece.ts'
import { EASES, type Ease } from '../styles/rests.ts'
import type { SwimStyle } from '../styles/style.ts'

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
  /** Whether it says what a long swim is for, beside the distance. */
  hasPurpose?: true
  /** Whether the rounds may also be swum in reverse order. */
  reversible?: true
}

/** Whether a set is a number of repetitions of one distance, each with its rest. */
export function isStraight({ rounds }: SwimSet): boolean {
  const swims = rounds.flatMap((one) => one.swims)
  const isSeveral = swims.length > 1 || rounds.some(({ times }) => times > 1)
  return isSeveral && swims.every(({ distance, goesOn }) => !goesOn && distance === swims[0]?.distance)
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
export function blocksOf(rounds: readonly Round[], context: SwimContext, ease: Ease): Block[] {
  return rounds.map(({ times, swims }, index) => {
    const isLast = times === 1 && index === rounds.length - 1
    const [only] = swims
    if (only && swims.length === 1 && !isLast) return { times, pieces: repetition(only, context, ease) }
    const rested = restedSwims(swims, context, ease)
    const pieces = rested.flatMap((swim, place): Piece[] => {
      const { style, lengths, rest } = swim
      if (!rest || (isLast && place === swims.length - 1)) return [swimPiece(style, lengths, context)]
      return writeRested({ style, lengths, rest }, context, { sendOff: sharedSendOff(swim, rested, context) })
    })
    return { times, pieces }
  })
}

/** One repetition and its rest, which many sets share. */
function repetition({ style, distance }: Swim, context: SwimContext, ease: Ease): Piece[] {
  const lengths = context.nearest(distance)
  return context.once(style, EASES * lengths + ease, () =>
    writeRested({ style, lengths, rest: style.rest(context.metres(lengths), ease) }, context),
  )
}

type MaybeRested = Omit<RestedSwim, 'rest'> & { rest: RestedSwim['rest'] | undefined }

/** The swims of a round with their rests, which count all metres since the rest before. */
function restedSwims(swims: readonly Swim[], context: SwimContext, ease: Ease): MaybeRested[] {
  let sinceRest = 0
  return swims.map(({ style, distance, goesOn }) => {
    const lengths = context.nearest(distance)
    sinceRest += lengths
    const rest = goesOn ? undefined : style.rest(context.metres(sinceRest), ease)
    if (rest) sinceRest = 0
    return { style, lengths, rest }
  })
}

/** The send-off of all swims of a round that are as long as this one. */
function sharedSendOff({ lengths, style }: MaybeRested, all: readonly MaybeRested[], context: SwimContext) {
  if (!leavesOnSendOff(style, context)) return undefined
  const alike = all.filter(
    (one): one is RestedSwim =>
      one.rest !== undefined && one.lengths === lengths && leavesOnSendOff(one.style, context),
  )
  return sendOffFor(alike, context)
}
