import { type WorkoutType, workoutTypeLabel } from '../../sports/registry.ts'
import { sumOf } from '../../units/numbers.ts'
import { FELT_REMARK, fuelNotes } from '../plan/advice.ts'
import type { Block, Piece } from '../plan/plan.ts'
import type { ResolvedRequest } from '../request/resolved-request.ts'
import type { SwimContext } from './context.ts'

/**
 * Says that a distance is short for its type, and which one would do; nothing where the athlete asked for the main set.
 */
export function tooShortRemark(
  { type, set }: Pick<ResolvedRequest, 'type' | 'set'>,
  { total, distance, unit }: SwimContext,
  leastDistance: number,
): string[] {
  const own = distance(total)
  if (own >= leastDistance || set) return []
  return [
    `${formatDistance(own)} ${unit} are short for a full ${workoutTypeLabel[type]} session: from ${formatDistance(leastDistance)} ${unit} on, warm-up, main set and cool-down all have room.`,
  ]
}

/** Says by heart rate why steps have an effort, if work has one. */
export function feltRemark(blocks: readonly Block[], context: SwimContext, type: WorkoutType): string[] {
  const { byHeartRate, sport } = context
  const isFelt = ({ zone, effort }: Piece) => effort !== undefined && zone !== sport.easyZone
  const felt = byHeartRate ? blocks.flatMap(({ pieces }) => pieces.filter(isFelt)) : []
  if (felt.length === 0) return []
  const isLong = felt.some((piece) => secondsOf(piece, context) > PULSE_SECONDS)
  return [isLong && type === 'ladder sets' ? FELT_LADDER_REMARK : FELT_REMARK]
}

/** A pulse has followed after so many seconds: longer rungs go by feel because the short ones of their ladder do. */
const PULSE_SECONDS = 120
const FELT_LADDER_REMARK =
  'The rungs go by feeling, from 1 to 10, the long ones too: all are swum at one speed, and a pulse does not show that of the short ones.'

/** The blocks, with what to eat and drink in the notes of the first step of a long swim. */
export function withFuel(blocks: readonly Block[], context: SwimContext): Block[] {
  const seconds = sumOf(blocks, ({ times, pieces }) => times * sumOf(pieces, (piece) => secondsOf(piece, context)))
  const advice = fuelNotes(seconds)
  const [first, ...others] = blocks
  const piece = first?.pieces[0]
  if (!advice || !first || !piece) return [...blocks]
  const fed = { ...piece, notes: `${piece.notes} Put a bottle at the end of the lane. ${advice}` }
  return [{ ...first, pieces: [fed, ...first.pieces.slice(1)] }, ...others]
}

/** An estimate: rests count, and steps without a pace are swum easily. */
function secondsOf({ zone, ticks, percents = [82, 86] }: Piece, { secondsAt, metres }: SwimContext): number {
  return zone === null ? ticks : secondsAt(metres(ticks), (percents[0] + percents[1]) / 2)
}

function formatDistance(distance: number): string {
  return distance.toLocaleString('en')
}
