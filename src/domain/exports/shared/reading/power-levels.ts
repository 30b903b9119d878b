/**
 * The upper ends of the levels of power that watches and programs have by default, in percent of FTP:
 * Coggan's. The last has none there; beyond it lies what ours do not reach either.
 */
const END_PERCENTS = [55, 75, 90, 105, 120, 150, 250]

/** Below the first level nobody trains: where our own easiest zone begins. */
const MIN_PERCENT = 40

/** The percents of FTP of such a level, counted from 1; undefined where there is none. */
export function usualPowerLevel(level: number): { percentMin: number; percentMax: number } | undefined {
  const percentMax = END_PERCENTS[level - 1]
  return percentMax === undefined ? undefined : { percentMin: END_PERCENTS[level - 2] ?? MIN_PERCENT, percentMax }
}
