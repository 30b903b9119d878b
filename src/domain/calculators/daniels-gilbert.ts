// The equations of Daniels and Gilbert (Oxygen Power, 1979), and the share of them that is threshold.

/** Daniels: threshold training is run at 88 % of VDOT, about what can be raced for an hour. */
export const THRESHOLD_SHARE = 0.88

// Oxygen in ml per kg and minute as a polynomial of speed in metres a minute.
const [NONE, FIRST, SECOND] = [-4.6, 0.182258, 0.000104]

/** Oxygen that a speed in metres a minute costs, in ml per kg and minute. */
export function oxygenAt(metresPerMinute: number): number {
  return NONE + FIRST * metresPerMinute + SECOND * metresPerMinute ** 2
}

/** The speed in metres a minute that costs so much oxygen. */
export function speedFor(oxygen: number): number {
  return (-FIRST + Math.sqrt(FIRST ** 2 + 4 * SECOND * (oxygen - NONE))) / (2 * SECOND)
}

/** The share of the most oxygen that can be used over a race of so many minutes. */
export function shareFor(minutes: number): number {
  return 0.8 + 0.1894393 * Math.exp(-0.012778 * minutes) + 0.2989558 * Math.exp(-0.1932605 * minutes)
}
