import { eachOnce } from '../../units/each-once.ts'
import type { Block, Piece } from './plan.ts'
import { powerOf } from './power.ts'

/** W' in seconds at FTP. Our choice: 20 kJ, a usual W', at an FTP of 267 W. */
const W_PRIME_SECONDS = 75
/** FTP in watts of a rider who gives none. */
const NOMINAL_FTP = 250

/**
 * The share of W' that a set leaves at its lowest point, 1 being all of it, for a rider of this FTP in watts; below 0 the set
 * cannot be done. Skiba (2012): below threshold the missing part shrinks with the time constant 546·e^(−0.01·(CP − P)) + 316 s.
 * So one round turns the part that was missing before it into `spent + kept · missing`, and many rounds form a geometric
 * series, which is summed instead of stepped through.
 */
export function wPrimeLeftFor(
  secondsOf: (ticks: number, zone: number) => number,
  ftp = NOMINAL_FTP,
): (blocks: readonly Block[]) => number {
  // Above threshold, what a second spends, in seconds at threshold; below, the share of the missing part that it restores.
  const rateAt = (percent: number) => {
    const share = percent / 100
    return share > 1 ? share - 1 : -1 / (546 * Math.exp(-0.01 * (1 - share) * ftp) + 316)
  }
  const rateIn = eachOnce((zone: Piece['zone']) => rateAt(powerOf({ zone })))
  const rateOf = (piece: Piece) => (piece.percents ? rateAt(powerOf(piece)) : rateIn(piece.zone))

  return (blocks) => {
    let missing = 0
    let most = 0
    for (const { times, pieces } of blocks) {
      let spent = 0
      let kept = 1
      // The same two figures at the point of the round where most is missing.
      let spentThere = 0
      let keptThere = 1
      for (const piece of pieces) {
        const rate = rateOf(piece)
        const seconds = secondsOf(piece.ticks, piece.zone ?? 1)
        if (rate > 0) {
          spent += rate * seconds
          if (spent >= spentThere) {
            spentThere = spent
            keptThere = kept
          }
          continue
        }
        const shrunk = Math.exp(rate * seconds)
        spent *= shrunk
        kept *= shrunk
      }
      const beforeLast = missingAfter(times - 1, missing, spent, kept)
      most = Math.max(most, spentThere + keptThere * missing, spentThere + keptThere * beforeLast)
      missing = spent + kept * beforeLast
    }
    return 1 - most / W_PRIME_SECONDS
  }
}

/** The part that is missing after some rounds. */
function missingAfter(rounds: number, missing: number, spent: number, kept: number): number {
  if (rounds === 0) return missing
  if (kept === 1) return missing + rounds * spent
  const left = kept ** rounds
  return missing * left + (spent * (1 - left)) / (1 - kept)
}
