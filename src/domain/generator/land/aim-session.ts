import { fromMetres } from '../../units/distance.ts'
import { sumOf } from '../../units/numbers.ts'
import { metresOf, movingSecondsOf } from '../../workout/totals.ts'
import { FELT_REMARK } from '../plan/advice.ts'
import { asksForSet } from '../plan/asks-for-set.ts'
import type { LandContext } from '../plan/context.ts'
import { timeOf } from '../plan/measure.ts'
import type { Block, Piece } from '../plan/plan.ts'
import { SECONDS_PER_TICK, TICKS_PER_UNIT } from '../plan/ruler.ts'
import { heartRateZone, targetsFor } from '../plan/targets.ts'
import { aimBlocks, feelShortBouts } from './aim.ts'
import { withFuel } from './fuel.ts'
import { hasSameTarget, joinNeighbours } from './join.ts'

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
    (intensity === 'warmup' || intensity === 'cooldown') && request[intensity]
  const joined = asksForSet(request)
    ? aimed
    : joinNeighbours(aimed, (one, other) => !isAskedEnd(one) && !isAskedEnd(other) && areOne(one, other))
  const felt = isByHeartRate ? feelShortBouts(joined, sport, ruler.secondsOf) : joined
  const exact = settleEstimates(felt, context)
  // Nobody expects a pulse of a stride or of an opener.
  const isFelt = isByHeartRate && exact.some(({ pieces }) => pieces.some((piece) => piece.effort && isBout(piece)))
  return { blocks: withFuel(exact, context), remarks: isFelt ? [FELT_REMARK] : [] }
}

/**
 * The longest easy piece takes what times in a session by distance, and distances in one by time, are estimated to be longer
 * or shorter.
 */
function settleEstimates(blocks: readonly Block[], { request, ruler }: LandContext): Block[] {
  const targetOf = targetsFor(request)
  const ticksOf = ({ ticks, seconds, distance, zone, percents, effort }: Piece) => {
    if (seconds === undefined && (distance === undefined || !ruler.inSeconds)) return ticks
    const target = effort ? { type: 'open' as const } : targetOf(zone ?? 1, percents)
    const duration = distance ?? timeOf(seconds ?? 0)
    const step = { intensity: 'active' as const, duration, target, ...(effort ? { effort } : {}) }
    if (distance) return movingSecondsOf(step, request.sport.id, request.reference) / SECONDS_PER_TICK
    const unit = request.length.unit === 'minutes' ? 'kilometers' : request.length.unit
    return fromMetres(metresOf(step, request.sport.id, request.reference), unit) * TICKS_PER_UNIT
  }
  const missing = Math.round(ruler.total - sumOf(blocks, ({ times, pieces }) => times * sumOf(pieces, ticksOf)))
  if (missing === 0) return [...blocks]
  const easy = blocks
    .map(({ times, pieces }, index) => ({ index, times, piece: pieces[0] as Piece, count: pieces.length }))
    .filter(
      ({ times, piece, count }) =>
        times === 1 &&
        count === 1 &&
        (piece.zone ?? 9) <= 2 &&
        piece.intensity !== 'interval' &&
        piece.seconds === undefined &&
        piece.distance === undefined,
    )
    .sort((one, other) => other.piece.ticks - one.piece.ticks)
  const [longest] = easy
  if (!longest) return [...blocks]
  const { index, piece } = longest
  return blocks.with(index, { times: 1, pieces: [{ ...piece, ticks: Math.round(piece.ticks) + missing }] })
}

function isBout({ intensity, use }: Piece): boolean {
  return use !== 'stride' && (intensity === 'interval' || intensity === 'active')
}
