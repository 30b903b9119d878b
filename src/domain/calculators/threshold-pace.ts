import { oxygenAt, shareFor, speedFor, THRESHOLD_SHARE } from './daniels-gilbert.ts'
import { type Refused, refuse } from './refused.ts'

const MARATHON = 42_195

/**
 * Threshold pace in seconds per kilometre from a race: metres and seconds, 1.5 km to a marathon. By Daniels and Gilbert
 * (Oxygen Power, 1979): the oxygen that the race's speed costs, divided by the share of the most that can be taken up for
 * so long, is the runner's VDOT; threshold is the speed that costs 88 % of it, about what can be raced for an hour.
 */
export function thresholdPace(race: {
  metres: number
  seconds: number | undefined
}): { ok: true; secondsPerKm: number; vdot: number } | Refused {
  const { metres, seconds } = race
  if (!(metres >= 1500 && metres <= MARATHON))
    return refuse('Enter a race from 1.5 km to a marathon (42.195 km): others say too little about your threshold.')
  if (!seconds || !(seconds > 0 && seconds < Number.POSITIVE_INFINITY))
    return refuse('Enter the time of your race, such as 45:30 or 1:45:00.')
  const minutes = seconds / 60
  const vdot = oxygenAt(metres / minutes) / shareFor(minutes)
  // Beyond the tables (VDOT 30 to 85) with room on both sides; the men's world records stand at 83 to 86.
  if (vdot < 15) return refuse('That is walking pace: check the distance and the time.')
  if (vdot > 90) return refuse('That is faster than any record: check the distance and the time.')
  return { ok: true, secondsPerKm: 60_000 / speedFor(THRESHOLD_SHARE * vdot), vdot }
}
