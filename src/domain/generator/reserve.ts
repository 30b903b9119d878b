import type { Block } from './plan.ts'
import { powerOf } from './power.ts'

/** W' in seconds at threshold power. */
const RESERVE_SECONDS = 75
/** What is assumed of a rider who goes by heart rate, in watts. */
const ASSUMED_FTP = 250

/**
 * The share of W' that a set leaves at its emptiest, 1 being all of it. Skiba (2012): what is missing shrinks with the
 * time constant 546·e^(−0.01·(CP − P)) + 316 s, so a round of a set turns what was missing before it into
 * `spent + kept · missing`, and rounds of it into a geometric series: nothing is stepped through.
 */
export function reserveAfter(
  blocks: readonly Block[],
  secondsOf: (ticks: number, zone: number) => number,
  ftp = ASSUMED_FTP,
): number {
  let missing = 0
  let most = 0
  for (const { times, pieces } of blocks) {
    let spent = 0
    let kept = 1
    // At the end of the piece of a round where most is missing.
    let [spentThere, keptThere] = [0, 1]
    for (const piece of pieces) {
      const share = powerOf(piece) / 100
      const seconds = secondsOf(piece.ticks, piece.zone ?? 1)
      if (share > 1) {
        spent += (share - 1) * seconds
        if (spent >= spentThere) [spentThere, keptThere] = [spent, kept]
        continue
      }
      const shrunk = Math.exp(-seconds / (546 * Math.exp(-0.01 * (1 - share) * ftp) + 316))
      spent *= shrunk
      kept *= shrunk
    }
    const beforeLast = after(times - 1, missing, spent, kept)
    most = Math.max(most, spentThere + keptThere * missing, spentThere + keptThere * beforeLast)
    missing = spent + kept * beforeLast
  }
  return 1 - most / RESERVE_SECONDS
}

/** What is missing after some rounds. */
function after(rounds: number, missing: number, spent: number, kept: number): number {
  if (kept === 1) return missing + rounds * spent
  const left = kept ** rounds
  return missing * left + (spent * (1 - left)) / (1 - kept)
}
