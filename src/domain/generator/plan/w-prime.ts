import type { Block, Piece } from './plan.ts'
import { powerOf } from './power.ts'

/** W' in seconds at threshold power. */
const W_PRIME_SECONDS = 75
/** What is assumed of a rider who goes by heart rate, in watts. */
const ASSUMED_FTP = 250
const ZONES = [1, 2, 3, 4, 5, 6, 7]

/**
 * The share of W' that a set leaves at its emptiest, 1 being all of it, for a rider of this FTP in watts. Skiba (2012):
 * what is missing shrinks with the time constant 546·e^(−0.01·(CP − P)) + 316 s, so a round of a set turns what was
 * missing before it into `spent + kept · missing`, and rounds of it into a geometric series: nothing is stepped through.
 */
export function wPrimeLeftFor(
  secondsOf: (ticks: number, zone: number) => number,
  ftp = ASSUMED_FTP,
): (blocks: readonly Block[]) => number {
  // Seconds at threshold that a second spends, or, below threshold, the share of what is missing that it gives back.
  const rateAt = (percent: number) => {
    const share = percent / 100
    return share > 1 ? share - 1 : -1 / (546 * Math.exp(-0.01 * (1 - share) * ftp) + 316)
  }
  const rates = [0, ...ZONES.map((zone) => rateAt(powerOf({ zone })))]
  const rateOf = (piece: Piece) => (piece.percents ? rateAt(powerOf(piece)) : (rates[piece.zone ?? 1] ?? 0))

  return (blocks) => {
    let missing = 0
    let most = 0
    for (const { times, pieces } of blocks) {
      let spent = 0
      let kept = 1
      // After the piece of a round where most is missing.
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
      const beforeLast = after(times - 1, missing, spent, kept)
      most = Math.max(most, spentThere + keptThere * missing, spentThere + keptThere * beforeLast)
      missing = spent + kept * beforeLast
    }
    return 1 - most / W_PRIME_SECONDS
  }
}

/** What is missing after some rounds. */
function after(rounds: number, missing: number, spent: number, kept: number): number {
  if (rounds === 0) return missing
  if (kept === 1) return missing + rounds * spent
  const left = kept ** rounds
  return missing * left + (spent * (1 - left)) / (1 - kept)
}
