/**
 * The upper ends of the levels of power that watches and programs have by default, in percent of FTP: Coggan's. The last
 * has none there; it ends where this product's do.
 */
const END_PERCENTS = [55, 75, 90, 105, 120, 150, 250]

/** The first level has no lower end there; it begins where this product's easiest zone does. */
const MIN_PERCENT = 40

/** The percents of FTP of a level, counted from 1; undefined if there is no such level. */
export function usualPowerLevel(level: number): { percentMin: number; percentMax: number } | undefined {
  const percentMax = END_PERCENTS[level - 1]
  return percentMax === undefined ? undefined : { percentMin: END_PERCENTS[level - 2] ?? MIN_PERCENT, percentMax }
}
