import { roundUp } from '../../../units/tolerance.ts'
import type { Piece } from '../../plan/plan.ts'
import type { SwimContext } from '../context.ts'
import type { Rest } from '../styles/rests.ts'
import type { SwimStyle } from '../styles/style.ts'
import { restPiece, secondsOf, swimPiece } from './swim-piece.ts'

/** Swims from this zone on leave on a send-off: at critical speed and faster. */
const FIRST_SENT_OFF_ZONE = 4
const SEND_OFF_MULTIPLE_SECONDS = 5

/** A swim and the rest after it, which a send-off contains where there is one. */
export type RestedSwim = { style: SwimStyle; lengths: number; rest: Rest }

/** Whether a style is swum on send-offs: they need a pace to be counted from. */
export function leavesOnSendOff({ zone, hasPace, hasOwnRest }: SwimStyle, { byHeartRate }: SwimContext): boolean {
  return zone >= FIRST_SENT_OFF_ZONE && hasPace !== false && !hasOwnRest && !byHeartRate
}

/** A swim and its rest as pieces: one that leaves on a send-off, or a swim and a rest. */
export function writeRested(
  { style, lengths, rest }: RestedSwim,
  context: SwimContext,
  { sendOff = sendOffFor([{ style, lengths, rest }], context), intensity }: WriteOptions = {},
): Piece[] {
  const swim = swimPiece(style, lengths, context, intensity)
  if (!leavesOnSendOff(style, context)) return [swim, restPiece(rest.seconds)]
  return [{ ...swim, extras: { ...swim.extras, sendOff } }]
}

type WriteOptions = { sendOff?: number | undefined; intensity?: Piece['intensity'] }

/**
 * Seconds from start to start that suit all of some swims of one distance: the next multiple of 5 after the slowest one
 * and its rest, or the one before where the rest would become too long.
 */
export function sendOffFor(swims: readonly RestedSwim[], context: SwimContext): number {
  const timed = swims.map(({ style, lengths, rest }) => ({ seconds: secondsOf(style, lengths, context), rest }))
  const slowest = Math.max(...timed.map(({ seconds }) => seconds))
  const least = roundUpToFives(Math.max(...timed.map(({ seconds, rest }) => seconds + rest.least)))
  const wanted = roundUpToFives(
    Math.max(...timed.filter(({ seconds }) => seconds === slowest).map(({ seconds, rest }) => seconds + rest.seconds)),
  )
  const isTooLong = timed.some(({ seconds, rest }) => wanted - seconds > rest.most)
  return Math.max(least, isTooLong ? wanted - SEND_OFF_MULTIPLE_SECONDS : wanted)
}

/** The multiple of 5 at or above some seconds, which a swimmer reads off the clock at the wall. */
export function roundUpToFives(seconds: number): number {
  return SEND_OFF_MULTIPLE_SECONDS * roundUp(seconds / SEND_OFF_MULTIPLE_SECONDS, 'ratio')
}
