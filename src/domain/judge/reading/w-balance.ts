import { type Slice, slicesOf } from './slices.ts'

/** W' in seconds at FTP: 20 kJ for an FTP of 267 W. */
const RESERVE_SECONDS = 75
/** What is assumed of a rider who gave no FTP, in watts. */
const ASSUMED_FTP = 250

type Stretch = { seconds: number; from: number; to: number }

/** The lowest balance of W' during a ride as a share of W': 1 is untouched, 0 empty. */
export function lowestBalance(stretches: Iterable<Stretch>, ftp?: number): number {
  let least = 1
  for (const balance of balancesOf(stretches, ftp)) least = Math.min(least, balance)
  return least
}

/**
 * The balance of W' after each stretch, as a share of W'. Above FTP the surplus is spent; below it what is missing
 * shrinks with Skiba's (2012) time constant, 546·e^(−0.01·(CP − P)) + 316 s, CP = FTP. Powers are in percent of FTP;
 * `ftp` is in watts. A ramp that spends and recovers is answered with the lowest of its balances.
 */
export function balancesOf(stretches: Iterable<Stretch>, ftp: number = ASSUMED_FTP): number[] {
  const balances: number[] = []
  let spent = 0
  const ride = ({ seconds, percent }: Slice) => {
    const share = percent / 100
    if (share > 1) spent += (share - 1) * seconds
    else if (spent > 0) spent *= Math.exp(-seconds / recoveryConstant((1 - share) * ftp))
    return spent
  }
  for (const stretch of stretches) {
    const most = Math.max(...slicesOf(stretch).map(ride))
    balances.push(1 - most / RESERVE_SECONDS)
  }
  return balances
}

/** Seconds in which recovery at so many watts below FTP closes 63 % of the gap. */
function recoveryConstant(wattsBelow: number): number {
  return 546 * Math.exp(-0.01 * wattsBelow) + 316
}
