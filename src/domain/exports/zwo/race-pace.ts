import { METRES_PER_MILE } from '../../units/distance.ts'

/** Metres of the races that Zwift knows a runner's paces of, by their number in its files. */
const RACES = [METRES_PER_MILE, 5000, 10_000, 21_097.5, 42_195]

/** The race whose pace runs are written in: the one over ten kilometres is nearest to an hour. */
export const TEN_KILOMETRES = 2

/**
 * A race's speed as a share of threshold speed, which is what can be held for an hour. Riegel (1981): time grows with
 * distance to the power 1.06, so that speed falls with 0.06. Undefined for a number that is no race.
 */
export function raceShare(race: number, thresholdSecondsPerKm: number): number | undefined {
  const metres = RACES[race]
  return metres && (3_600_000 / thresholdSecondsPerKm / metres) ** 0.06
}
