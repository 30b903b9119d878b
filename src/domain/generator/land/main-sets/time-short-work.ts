import type { Block, Piece } from '../../plan/plan.ts'
import type { Scale } from './scale.ts'

/** In seconds: nobody rides a shorter effort by distance. Our choice. */
const MIN_DISTANCE_BOUT = 100

/** The set with its short efforts, and the recoveries between them, in seconds; other sets stay as they are. */
export function timeShortWork(blocks: readonly Block[], { secondsPerTick }: Scale): readonly Block[] {
  const secondsOf = ({ ticks, zone }: Piece) => ticks * (secondsPerTick[zone ?? 1] ?? 0)
  const isShort = (piece: Piece) => piece.intensity === 'interval' && secondsOf(piece) < MIN_DISTANCE_BOUT
  if (!blocks.some(({ pieces }) => pieces.some(isShort))) return blocks
  return blocks.map((block) => {
    const isRest = block.pieces.every(({ intensity }) => intensity === 'recovery')
    return isRest || block.pieces.some(isShort) ? { ...block, pieces: block.pieces.map(timed) } : block
  })

  function timed(piece: Piece): Piece {
    const seconds = onClock(secondsOf(piece))
    return { ...piece, seconds, ticks: seconds / (secondsPerTick[piece.zone ?? 1] ?? 1) }
  }
}

/** Seconds below a minute that people write. */
const SHORT_TIMES = [10, 15, 20, 30, 40, 45]

/** The nearest time that people write: one of the short ones, or half minutes. */
function onClock(seconds: number): number {
  if (seconds >= 52) return Math.round(seconds / 30) * 30
  return SHORT_TIMES.reduce((best, one) => (Math.abs(one - seconds) < Math.abs(best - seconds) ? one : best))
}
