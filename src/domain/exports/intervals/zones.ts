import { heartRateZones } from '../../sports/heart-rate.ts'
import type { Sport } from '../../sports/registry.ts'
import { usualPowerLevel } from '../shared/reading/power-levels.ts'

// The ends of the pace zones that intervals.icu gives by default, in percent of the speed at threshold (Friel's). The
// first has no lower end there and the last no upper one; they begin and end where this product's zones do.
const PACE_PERCENTS = [71, 77.5, 87.7, 94.3, 100, 103.4, 111.5, 120]

/** Sweet spot as intervals.icu has it, in percent of FTP. */
export const sweetSpot = '84-97%'

const unitOf = { power: '%', pace: '% pace', heartrate: '% LTHR' }

/** Percents from the lower end of one of its zones to the upper end of another, as written; undefined for no such zone. */
export function percentsOfZones(metric: 'power' | 'pace' | 'heartrate', from: number, to: number, sport: Sport) {
  const low = zoneOf(metric, Math.min(from, to), sport)?.percentMin
  const high = zoneOf(metric, Math.max(from, to), sport)?.percentMax
  if (low === undefined || high === undefined) return undefined
  return `${Math.round(low)}-${Math.round(high)}${unitOf[metric]}`
}

function zoneOf(metric: 'power' | 'pace' | 'heartrate', zone: number, sport: Sport) {
  if (metric === 'power') return usualPowerLevel(zone)
  if (metric === 'pace') return { percentMin: PACE_PERCENTS[zone - 1], percentMax: PACE_PERCENTS[zone] }
  // Its sixth and seventh zone are parts of the fifth here.
  return heartRateZones(sport)[Math.min(zone, 5) - 1]
}
