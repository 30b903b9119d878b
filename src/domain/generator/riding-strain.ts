import { powerZones } from '../athlete/zones.ts'
import { lowestBalance, type Stretch } from '../judge/wbalance.ts'
import { outside } from './outside.ts'
import type { Block, Piece } from './plan.ts'
import type { Room } from './room.ts'

/** Power of warm-up, easy riding and cool-down together, as a share of FTP. */
const FRAME_POWER = 0.6
/** The balance that a set must leave, as a share of W', and the one below which it is never proposed. */
const KEPT_BALANCE = 0.03
/** Of the rolling mean, in seconds; bouts from two minutes on are hardly changed by it. */
const WINDOW = 30
const SAMPLE = 5
const LONG_FOR_SMOOTHING = 120
// The hard bound is at -0.5. A distance may be ridden slower than estimated, so nothing comes near it.
const LEAST_BALANCE = -0.25

/** Percent of FTP that no session holds long enough, below it, to empty W'. */
const SPENDING = 106

/** What W' and the intensity of the whole ride say against a main set. `left` seconds surround it. */
export function ridingStrain(blocks: readonly Block[], { ruler, bounds, ftp }: Room, left: number): number {
  const stretches: Stretch[] = []
  let seconds = left
  let fourth = left * FRAME_POWER ** 4
  let spends = false
  for (const { times, pieces } of blocks) {
    const parts = pieces.map(({ ticks, zone }) => ({
      seconds: ruler.secondsOf(ticks, zone ?? 1),
      percent: middleOf(zone ?? 1),
    }))
    spends ||= parts.some(({ percent }) => percent > SPENDING)
    for (let round = 0; round < times; round += 1) stretches.push(...parts)
    seconds += times * parts.reduce((all, part) => all + part.seconds, 0)
    fourth += times * fourthPowers(pieces, parts)
  }
  const intensity = 3 * outside((fourth / seconds) ** 0.25, bounds.intensity)
  if (!spends) return intensity
  const balance = lowestBalance(stretches, ftp)
  if (balance < LEAST_BALANCE) return Number.POSITIVE_INFINITY
  return intensity + 4 * Math.max(0, KEPT_BALANCE - balance)
}

/** Seconds times the fourth power of power; rounds of short bouts are smoothed as normalized power is. */
function fourthPowers(pieces: readonly Piece[], parts: readonly Stretch[]): number {
  if (parts.length < 2 || (parts[0]?.seconds ?? 0) >= LONG_FOR_SMOOTHING)
    return parts.reduce((all, part) => all + part.seconds * (part.percent / 100) ** 4, 0)
  const fourth = known.get(pieces) ?? smoothed(parts)
  known.set(pieces, fourth)
  return fourth
}

// Arrangements share their rounds, and a round is smoothed once.
const known = new WeakMap<readonly Piece[], number>()

/** One of many rounds, by the rolling mean that runs on from the round before. */
function smoothed(parts: readonly Stretch[]): number {
  const samples = parts.flatMap(({ seconds, percent }) =>
    Array.from({ length: Math.max(1, Math.round(seconds / SAMPLE)) }, () => percent / 100),
  )
  let fourth = 0
  for (let index = 0; index < samples.length; index += 1) {
    let sum = 0
    for (let back = 0; back < WINDOW / SAMPLE; back += 1)
      sum += samples[(index - back + samples.length * WINDOW) % samples.length] ?? 0
    fourth += ((sum * SAMPLE) / WINDOW) ** 4
  }
  return fourth * SAMPLE
}

function middleOf(zone: number): number {
  const power = powerZones[zone - 1]
  return power ? (power.percentMin + power.percentMax) / 2 : 0
}
