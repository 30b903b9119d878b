import { type Race, raceMetres } from '../sports/races.ts'
import { oxygenAt, shareFor, THRESHOLD_SHARE } from './daniels-gilbert.ts'

/**
 * The pace of a race as a range in percent of the speed at threshold pace, 1 % to either side, in tenths: 101.9 to 104
 * for 10 km. By Daniels and Gilbert, for a threshold pace in seconds per kilometre: all races of slower runners lie
 * nearer to it.
 */
export function racePercents(race: Race, thresholdSecondsPerKm: number): readonly [low: number, high: number] {
  const speed = 60_000 / thresholdSecondsPerKm
  const percent = (100 * raceSpeed(raceMetres[race], oxygenAt(speed) / THRESHOLD_SHARE)) / speed
  return [tenths(percent * (1 - WIDTH)), tenths(percent * (1 + WIDTH))]
}

/** To either side: about 2 s of a kilometre, which is as even as people run. Our choice. */
const WIDTH = 0.01

/** Metres a minute over a distance: the speed whose oxygen is just what can be used for as long as it takes. */
function raceSpeed(metres: number, vdot: number): number {
  let [slow, fast] = SPEEDS
  for (let halving = 0; halving < HALVINGS; halving += 1) {
    const speed = (slow + fast) / 2
    if (oxygenAt(speed) > vdot * shareFor(metres / speed)) fast = speed
    else slow = speed
  }
  return (slow + fast) / 2
}

// Metres a minute, from 50 to 1 minute a kilometre: wider than any threshold pace that is accepted. Halved to 1 mm.
const SPEEDS: readonly [slow: number, fast: number] = [20, 1000]
const HALVINGS = 20

function tenths(percent: number): number {
  return Math.round(percent * 10) / 10
}
