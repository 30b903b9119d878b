import { type Slice, slicesOf } from './slices.ts'
import type { Stretch } from './stretches.ts'

/** W' in seconds at FTP. Our choice: 20 kJ, a usual W', at an FTP of 267 W. */
const W_PRIME_SECONDS = 75
/** Watts, for a rider whose FTP is not known. Our choice: the nominal FTP of the sport. */
const ASSUMED_FTP = 250

type Powers = Pick<Stretch, 'seconds' | 'from' | 'to'>

/** The lowest W' balance of a ride, as a share of W': 1 is full, 0 is empty, below 0 overdrawn. */
export function lowestWBalance(stretches: Iterable<Powers>, ftp?: number): number {
  return wBalancesOf(stretches, ftp).reduce((lowest, balance) => Math.min(lowest, balance), 1)
}

/**
 * The W' balance after each stretch, as a share of W'. Above FTP the surplus is spent; below FTP what is spent recovers
 * with Skiba's (2012) time constant, 546·e^(−0.01·(CP − P)) + 316 s, CP = FTP. Powers are in percent of FTP, `ftp` is in
 * watts. For a ramp that spends and recovers it is the lowest balance on the way.
 */
export function wBalancesOf(stretches: Iterable<Powers>, ftp: number = ASSUMED_FTP): number[] {
  const balances: number[] = []
  let spent = 0
  const spendOrRecover = ({ seconds, percent }: Slice) => {
    const share = percent / 100
    if (share > 1) spent += (share - 1) * seconds
    else if (spent > 0) spent *= Math.exp(-seconds / recoveryConstant((1 - share) * ftp))
    return spent
  }
  for (const stretch of stretches) {
    const most = Math.max(...slicesOf(stretch).map(spendOrRecover))
    balances.push(1 - most / W_PRIME_SECONDS)
  }
  return balances
}

/** Seconds in which riding at some watts below FTP restores 63 % of what is spent. */
function recoveryConstant(wattsBelow: number): number {
  return 546 * Math.exp(-0.01 * wattsBelow) + 316
}
