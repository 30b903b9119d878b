/** The narrowest profile, in percent of its column: a narrower one could not be read. */
const MIN_WIDTH_PERCENT = 30

/**
 * How wide the profile of a workout is drawn beside that of the longest of its week, in percent. It is the root of its
 * share of time: in proportion, nothing of a short swim could be read beside a long ride.
 */
export function profileWidth(seconds: number, longestSeconds: number): number {
  if (seconds <= 0 || seconds >= longestSeconds) return 100
  return Math.max(MIN_WIDTH_PERCENT, Math.round(100 * Math.sqrt(seconds / longestSeconds)))
}
