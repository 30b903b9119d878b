import { heartRateZones } from '../../sports/heart-rate.ts'
import type { Sport } from '../../sports/registry.ts'
import { usualPowerLevel } from '../shared/reading/power-levels.ts'

// The upper ends of the pace zones intervals.icu gives by default, in percent of the speed at threshold
// (Friel's). The last one has no end there; it ends where this product's do.
const pace = [77.5, 87.7, 94.3, 100, 103.4, 111.5, 120]
// The first zone has no lower end there; it begins where this product's easiest does.
const MIN_PACE_PERCENT = 71

/** Sweet spot as intervals.icu has it, in percent of FTP. */
export const sweetSpot = '84-97%'

/** Percents from the lower end of one of its zones to the upper end of another, as written; undefined for no such zone. */
export function percentsOfZones(metric: 'power' | 'pace' | 'heartrate', from: number, to: number, sport: Sport) {
  const [first, last] = [Math.min(from, to), Math.max(from, to)]
  if (metric === 'heartrate') {
    const zones = heartRateZones(sport)
    const [low, high] = [zones[Math.min(first, zones.length) - 1], zones[Math.min(last, zones.length) - 1]]
    return low && high && `${low.percentMin}-${high.percentMax}% LTHR`
  }
  if (metric === 'power') {
    const [low, high] = [usualPowerLevel(first), usualPowerLevel(last)]
    return low && high && `${low.percentMin}-${high.percentMax}%`
  }
  const low = first === 1 ? MIN_PACE_PERCENT : pace[first - 2]
  const high = pace[last - 1]
  if (low === undefined || high === undefined) return undefined
  return `${Math.round(low)}-${Math.round(high)}% pace`
}
