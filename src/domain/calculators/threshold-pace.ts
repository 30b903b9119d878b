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
  return { ok: true, secondsPerKm: 60_000 / speedFor(THRESHOLD * vdot), vdot }
}

/** Daniels: threshold training is run at 88 % of VDOT. */
const THRESHOLD = 0.88

// Oxygen in ml per kg and minute as a polynomial of speed in metres a minute: Daniels and Gilbert 1979.
const [NONE, FIRST, SECOND] = [-4.6, 0.182258, 0.000104]

function oxygenAt(metresPerMinute: number): number {
  return NONE + FIRST * metresPerMinute + SECOND * metresPerMinute ** 2
}

function speedFor(oxygen: number): number {
  return (-FIRST + Math.sqrt(FIRST ** 2 + 4 * SECOND * (oxygen - NONE))) / (2 * SECOND)
}

/** The share of the most oxygen that can be used over a race of so many minutes: Daniels and Gilbert 1979. */
function shareFor(minutes: number): number {
  return 0.8 + 0.1894393 * Math.exp(-0.012778 * minutes) + 0.2989558 * Math.exp(-0.1932605 * minutes)
}
