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

/** The nearest time that people write: in fives of seconds below a minute, then in half minutes. */
function onClock(seconds: number): number {
  const grain = seconds < 57 ? 5 : 30
  return Math.max(grain, Math.round(seconds / grain) * grain)
}
