import { METRES_PER_MILE } from '../../units/distance.ts'

/** Metres of the races whose paces a run in Zwift is counted from, by the number that its files give them. */
const RACES = [METRES_PER_MILE, 5000, 10_000, 21_097.5, 42_195]

/** The pace our runs are written in: of these races, the one over ten kilometres is nearest to an hour. */
export const TEN_KILOMETRES = 2

/**
 * A race's speed as a share of threshold speed, which is what can be held for an hour. Riegel (1981): time grows with
 * distance to the power 1.06, so that speed falls with 0.06. Undefined for a number that is no race.
 */
export function raceShare(race: number, thresholdSecondsPerKm: number): number | undefined {
  const metres = RACES[race]
  return metres && (3_600_000 / thresholdSecondsPerKm / metres) ** 0.06
}
