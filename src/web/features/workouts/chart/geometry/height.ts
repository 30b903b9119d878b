import type { Sport } from '#domain/sports/sport.ts'

/** How high the threshold stands in every profile, so that workouts of different sports compare. */
export const THRESHOLD_HEIGHT = 0.78

const [LOWEST, FOOT] = [0.07, 0.1]

/** The height of an effort in percent of threshold, as a share of a profile's height, 0.07 to 1. */
export function heightOf(percent: number, [foot, head]: Sport['chart']): number {
  const share =
    percent <= 100
      ? FOOT + ((THRESHOLD_HEIGHT - FOOT) * (percent - foot)) / (100 - foot)
      : THRESHOLD_HEIGHT + ((1 - THRESHOLD_HEIGHT) * (percent - 100)) / (head - 100)
  return Math.min(1, Math.max(LOWEST, share))
}
