import type { Sport } from '../../sports/registry.ts'
import { FELT_REMARK } from '../plan/advice.ts'
import { asksForSet } from '../plan/asks-for-set.ts'
import type { LandContext } from '../plan/context.ts'
import type { Block, Piece } from '../plan/plan.ts'
import { heartRateZone } from '../plan/targets.ts'
import { aimBlocks, feelShortBouts } from './aim.ts'
import { withFuel } from './fuel.ts'
import { hasSameTarget, joinNeighbours } from './join.ts'
import { settleLengths } from './settle-lengths.ts'

/**
 * Completes a planned session: every piece aims at the part of its zone that suits it, neighbours of one target are one
 * piece, a long session says what to eat, and the length is exact. Remarks are for the athlete.
 */
export function aimSession(
  planned: readonly Block[],
  context: LandContext,
  enduranceSeconds?: number,
): { blocks: Block[]; remarks: string[] } {
  const { ruler, request } = context
  const { sport, metric } = request
  const isByHeartRate = metric === 'heartrate'
  const aimed = aimBlocks(planned, sport, ruler.secondsOf, enduranceSeconds)
  const areOne = hasSameTarget((zone) => (isByHeartRate ? heartRateZone(zone, sport) : undefined))
  // An end that is asked for stays as long as asked.
  const isAskedEnd = ({ intensity }: Piece) =>
    (intensity === 'warmup' || intensity === 'cooldown') && request[intensity] !== undefined
  const joined = asksForSet(request)
    ? aimed
    : joinNeighbours(aimed, (one, other) => !isAskedEnd(one) && !isAskedEnd(other) && areOne(one, other))
  const felt = isByHeartRate ? feelShortBouts(nameAlike(joined, sport), sport, ruler.secondsOf) : joined
  const exact = settleLengths(felt, context, isAskedEnd)
  // Nobody expects a pulse of a stride or of an opener.
  const isFelt = isByHeartRate && exact.some(({ pieces }) => pieces.some((piece) => piece.effort && isBout(piece)))
  return { blocks: withFuel(exact, context), remarks: isFelt ? [FELT_REMARK] : [] }
}

/**
 * By heart rate two kinds of easy time can have one zone: where the usual one is among them, they are named alike. What is
 * no recovery is described alike too.
 */
function nameAlike(blocks: readonly Block[], { easyParts: { easy }, easyZone }: Sport): readonly Block[] {
  const isEasyTime = ({ zone, extras, effort }: Piece) => zone === easyZone && !extras && !effort
  const isActive = (piece: Piece) => isEasyTime(piece) && piece.intensity === 'active'
  const alike = (piece: Piece): Piece => {
    if (isActive(piece)) return { ...piece, ...easy }
    return isEasyTime(piece) && piece.intensity === 'recovery' ? { ...piece, name: easy.name } : piece
  }
  const hasUsual = blocks.some(({ pieces }) => pieces.some((piece) => isActive(piece) && piece.name === easy.name))
  return hasUsual ? blocks.map((block) => ({ ...block, pieces: block.pieces.map(alike) })) : blocks
}

function isBout({ intensity, use }: Piece): boolean {
  return use !== 'stride' && (intensity === 'interval' || intensity === 'active')
}
