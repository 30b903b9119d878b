import { powerZones } from '../athlete/zones.ts'
import { lowestBalance, type Stretch } from '../judge/wbalance.ts'
import { outside } from './outside.ts'
import type { Block } from './plan.ts'
import type { Room } from './room.ts'

/** Power of warm-up, easy riding and cool-down together, as a share of FTP. */
const FRAME_POWER = 0.6
/** The balance that a set must leave, as a share of W', and the one below which it is never proposed. */
const KEPT_BALANCE = 0.03
// The hard bound is at -0.5. A distance may be ridden slower than estimated, so nothing comes near it.
const LEAST_BALANCE = -0.25

/** What W' and the intensity of the whole ride say against a main set. `left` seconds surround it. */
export function ridingStrain(blocks: readonly Block[], { ruler, bounds, ftp }: Room, left: number): number {
  const stretches: Stretch[] = []
  let seconds = left
  let fourth = left * FRAME_POWER ** 4
  let isHard = false
  for (const { times, pieces } of blocks) {
    const parts = pieces.map(({ ticks, zone }) => ({
      seconds: ruler.secondsOf(ticks, zone ?? 1),
      percent: middleOf(zone ?? 1),
    }))
    isHard ||= parts.some(({ percent }) => percent > 100)
    for (let round = 0; round < times; round += 1) stretches.push(...parts)
    seconds += times * parts.reduce((all, part) => all + part.seconds, 0)
    fourth += times * fourthPowers(parts)
  }
  const intensity = 3 * outside((fourth / seconds) ** 0.25, bounds.intensity)
  if (!isHard) return intensity
  const balance = lowestBalance(stretches, ftp)
  if (balance < LEAST_BALANCE) return Number.POSITIVE_INFINITY
  return intensity + 4 * Math.max(0, KEPT_BALANCE - balance)
}

/** Short bouts are smoothed with their recoveries, as normalized power does. */
function fourthPowers(parts: readonly Stretch[]): number {
  if ((parts[0]?.seconds ?? 0) >= 60 || parts.length < 2)
    return parts.reduce((all, part) => all + part.seconds * (part.percent / 100) ** 4, 0)
  const seconds = parts.reduce((all, part) => all + part.seconds, 0)
  const mean = parts.reduce((all, part) => all + part.seconds * part.percent, 0) / seconds
  return seconds * (mean / 100) ** 4
}

function middleOf(zone: number): number {
  const power = powerZones[zone - 1]
  return power ? (power.percentMin + power.percentMax) / 2 : 0
}
