import type { Duration } from '../../workout/step.ts'
import { metresOf, movingSecondsOf } from '../../workout/totals.ts'
import type { LandContext } from './context.ts'
import type { Piece } from './plan.ts'
import { targetsFor } from './targets.ts'

/** The length of a piece in ticks. In another unit than the session's they are an estimate, and it keeps its own length. */
export type PieceLength = Pick<Piece, 'ticks' | 'seconds' | 'distance'>

/** The length that an asked duration has in a session, done in a zone. */
export function lengthIn(duration: Duration, zone: number, { request, ruler }: LandContext): PieceLength {
  const step = { intensity: 'active' as const, duration, target: targetsFor(request)(zone) }
  const seconds = movingSecondsOf(step, request.sport.id, request.reference)
  const metres = metresOf(step, request.sport.id, request.reference)
  if (duration.type === 'time' && ruler.inSeconds) return { ticks: ruler.ticksIn({ seconds }) }
  if (duration.unit === request.length.unit) return { ticks: ruler.ticksIn({ metres }) }
  const ticks = ruler.ticksIn({ seconds, metres }, false)
  return duration.type === 'time' ? { ticks, seconds } : { ticks, distance: duration }
}
