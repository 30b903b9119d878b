import type { Block, Piece } from '../../plan/plan.ts'
import { powerOf } from '../../plan/power.ts'

/** Normalized power is reckoned of a rolling mean of so many seconds. */
const WINDOW = 30
const SAMPLE = 5
/** A round whose first piece is this long is hardly changed by the rolling mean. Seconds. */
const LONG_FOR_SMOOTHING = 120

/** Seconds times the fourth power of power, as a share of FTP; short bouts are smoothed as normalized power is. */
export function sumFourthPowers(blocks: readonly Block[], secondsOf: (piece: Piece) => number): number {
  let fourth = 0
  for (const { times, pieces } of blocks) {
    const [first] = pieces
    const isSmooth = pieces.length < 2 || !first || secondsOf(first) >= LONG_FOR_SMOOTHING
    fourth += times * (isSmooth ? plain(pieces, secondsOf) : smoothed(pieces, secondsOf))
  }
  return fourth
}

function plain(pieces: readonly Piece[], secondsOf: (piece: Piece) => number): number {
  return pieces.reduce((all, piece) => all + secondsOf(piece) * (powerOf(piece) / 100) ** 4, 0)
}

/** One of many rounds, by the rolling mean that runs on from the round before. */
function smoothed(pieces: readonly Piece[], secondsOf: (piece: Piece) => number): number {
  const samples = pieces.flatMap((piece) =>
    Array.from({ length: Math.max(1, Math.round(secondsOf(piece) / SAMPLE)) }, () => powerOf(piece) / 100),
  )
  const size = WINDOW / SAMPLE
  let fourth = 0
  for (let index = 0; index < samples.length; index += 1) {
    let window = 0
    for (let back = 0; back < size; back += 1)
      window += samples[(index - back + samples.length * size) % samples.length] ?? 0
    fourth += (window / size) ** 4
  }
  return fourth * SAMPLE
}
