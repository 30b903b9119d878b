import { heartRateZones } from '../../athlete/heart-rate.ts'
import type { Sport } from '../../sports/sport.ts'

// The upper ends of the zones intervals.icu gives whoever changes nothing: power in percent of FTP (Coggan's levels),
// pace in percent of the speed at threshold (Friel's). What lies beyond the last ends where ours do.
const power = [55, 75, 90, 105, 120, 150, 250]
const pace = [77.5, 87.7, 94.3, 100, 103.4, 111.5, 120]
// Below the first zone nobody trains: where our own easiest begin.
const [LEAST_POWER, LEAST_PACE] = [40, 71]

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
  const ends = metric === 'power' ? power : pace
  const low = first === 1 ? (metric === 'power' ? LEAST_POWER : LEAST_PACE) : ends[first - 2]
  const high = ends[last - 1]
  if (first < 1 || low === undefined || high === undefined) return undefined
  return `${Math.round(low)}-${Math.round(high)}%${metric === 'power' ? '' : ' pace'}`
}
