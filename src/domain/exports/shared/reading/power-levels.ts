/**
 * The ends of the levels of power that watches and programs have by default, in percent of FTP: Coggan's. The first has
 * no lower end there and the last no upper one; they begin and end where this product's zones do.
 */
const END_PERCENTS = [40, 55, 75, 90, 105, 120, 150, 250]

/** The percents of FTP of a level, counted from 1; undefined if there is no such level. */
export function usualPowerLevel(level: number): { percentMin: number; percentMax: number } | undefined {
  const [percentMin, percentMax] = [END_PERCENTS[level - 1], END_PERCENTS[level]]
  return percentMin === undefined || percentMax === undefined ? undefined : { percentMin, percentMax }
}
