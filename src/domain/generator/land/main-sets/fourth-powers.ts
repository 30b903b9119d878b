import { sumOf } from '../../../units/numbers.ts'
import type { Block, Piece } from '../../plan/plan.ts'
import { powerOf } from '../../plan/power.ts'

/** Normalized power takes the rolling mean over 30 s (Coggan); here it is sampled every 5 s. */
const WINDOW_SECONDS = 30
const SAMPLE_SECONDS = 5
/** A round whose first piece is this long hardly changes by the rolling mean. Our choice. */
const MAX_SMOOTHED_SECONDS = 120

/** The sum of seconds × (power ÷ FTP)⁴ over all blocks; short bouts are smoothed as normalized power is. */
export function sumFourthPowers(blocks: readonly Block[], secondsOf: (piece: Piece) => number): number {
  let fourth = 0
  for (const { times, pieces } of blocks) {
    const [first] = pieces
    const isSteady = !first || secondsOf(first) >= MAX_SMOOTHED_SECONDS
    fourth += times * (isSteady ? ofSteadyPieces(pieces, secondsOf) : ofRollingMean(pieces, secondsOf))
  }
  return fourth
}

function ofSteadyPieces(pieces: readonly Piece[], secondsOf: (piece: Piece) => number): number {
  return sumOf(pieces, (piece) => secondsOf(piece) * (powerOf(piece) / 100) ** 4)
}

/** One of many equal rounds, by the rolling mean that continues from the round before. */
function ofRollingMean(pieces: readonly Piece[], secondsOf: (piece: Piece) => number): number {
  const samples = pieces.flatMap((piece) =>
    Array.from({ length: Math.max(1, Math.round(secondsOf(piece) / SAMPLE_SECONDS)) }, () => powerOf(piece) / 100),
  )
  const size = WINDOW_SECONDS / SAMPLE_SECONDS
  let fourth = 0
  for (let index = 0; index < samples.length; index += 1) {
    let window = 0
    for (let back = 0; back < size; back += 1)
      window += samples[(index - back + samples.length * size) % samples.length] ?? 0
    fourth += (window / size) ** 4
  }
  return fourth * SAMPLE_SECONDS
}
