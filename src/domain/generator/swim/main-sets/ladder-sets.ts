import { targetPart } from '../../../sports/target-parts.ts'
import type { Block, Piece } from '../../plan/plan.ts'
import type { Random } from '../../plan/random.ts'
import type { SwimContext } from '../context.ts'
import { type RestedSwim, roundUpToFives, writeRested } from '../pieces/send-off.ts'
import { isTooShortForPulse, secondsOf, swimPiece } from '../pieces/swim-piece.ts'
import type { Ease } from '../styles/rests.ts'
import { saidStyle } from '../styles/said-style.ts'
import type { SwimStyle } from '../styles/style.ts'
import { rung } from '../styles/work-styles.ts'
import { type Ladder, placeOf, rungsOf } from './ladder.ts'

/** The blocks of a ladder: all rungs at one speed, and never less rest after a longer one. */
export function ladderSets(ladder: Ladder, context: SwimContext, random: Pick<Random, 'pick'>): Block[][] {
  const ease = random.pick<Ease>([0, 1, 2])
  return context.once(ladder, String(ease), () => writeLadder(ladder, context, ease))
}

/** One round is written rung by rung, without a rest at its end; several are a repeat. */
function writeLadder(ladder: Ladder, context: SwimContext, ease: Ease): Block[][] {
  const rungs = rungsOf(ladder)
  const rested = restedRungs(rungs, speedOf(ladder, context), ease, context)
  const pieces = rungs.map((lengths, index): Piece[] => {
    const { sendOff, ...swim } = rested.get(lengths) as RestedRung
    const style = { ...swim.style, name: nameAt[placeOf(ladder, index)] }
    const isLast = ladder.rounds === 1 && index === rungs.length - 1
    return isLast ? [swimPiece(style, lengths, context)] : writeRested({ ...swim, style }, context, { sendOff })
  })
  if (ladder.rounds > 1) return [[{ times: ladder.rounds, pieces: pieces.flat() }]]
  return [pieces.map((own) => ({ times: 1, pieces: own }))]
}

const nameAt = { up: 'Climb', longest: 'Longest rung', down: 'Way down' }

/**
 * The style of all rungs: the part of the zone that suits a long one, and by heart rate all or none of them by effort.
 */
function speedOf({ zone: usual, lowest }: Ladder, context: SwimContext): SwimStyle {
  const { saidZone: zone = usual } = context
  // Below the zones of ladders the rungs are those of an easy swim.
  if (zone < rung.zone) return saidStyle(rung, context)
  const part = targetPart(context.sport, zone, 'work', Number.POSITIVE_INFINITY)
  return {
    ...rung,
    zone,
    ...(part ? { percents: () => part.percents } : {}),
    ...(isTooShortForPulse({ ...rung, zone }, lowest, context) ? { hasPulse: false } : {}),
  }
}

/** `sendOff` is for a ladder that leaves on send-offs. */
type RestedRung = RestedSwim & { sendOff: number }

/** Each different rung with its rest, from the shortest up: a longer one rests at least as long as the one before. */
function restedRungs(
  rungs: readonly number[],
  style: SwimStyle,
  ease: Ease,
  context: SwimContext,
): ReadonlyMap<number, RestedRung> {
  let before = 0
  const rested = [...new Set(rungs)]
    .sort((one, other) => one - other)
    .map((lengths): RestedRung => {
      const rest = style.rest(context.metres(lengths), ease)
      const seconds = secondsOf(style, lengths, context)
      const sendOff = roundUpToFives(seconds + Math.max(rest.seconds, before))
      before = sendOff - seconds
      return { style, lengths, rest, sendOff }
    })
  return new Map(rested.map((one) => [one.lengths, one]))
}
