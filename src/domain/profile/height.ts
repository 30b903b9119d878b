import type { Sport } from '../sports/registry.ts'

/** The height of the threshold in every profile: the same for every sport, so that workouts can be compared. */
export const THRESHOLD_HEIGHT = 0.78

// Chosen: the bar of a very easy step stays visible, and lower than one at the foot of the scale.
const [MIN_HEIGHT, FOOT_HEIGHT] = [0.07, 0.1]

/** The height of an effort in percent of threshold, as a share of a profile's height, 0.07 to 1. */
export function heightOf(percent: number, scale: Sport['chart']): number {
  return Math.min(1, Math.max(MIN_HEIGHT, unboundedHeightOf(percent, scale)))
}

/** The same where the scale goes on above and below what is drawn. */
export function unboundedHeightOf(percent: number, [foot, head]: Sport['chart']): number {
  return percent <= 100
    ? FOOT_HEIGHT + ((THRESHOLD_HEIGHT - FOOT_HEIGHT) * (percent - foot)) / (100 - foot)
    : THRESHOLD_HEIGHT + ((1 - THRESHOLD_HEIGHT) * (percent - 100)) / (head - 100)
}
