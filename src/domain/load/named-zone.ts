import { athleteZones, hasOwnZones, zoneHolding } from '../sports/athlete-zones.ts'
import { type SportId, sportOf } from '../sports/registry.ts'
import { targetEffort } from '../workout/effort.ts'
import type { Target } from '../workout/step.ts'
import { heartRatePercents } from './heart.ts'
import type { Athlete } from './step-effort.ts'

/**
 * The zone that a target names for an athlete. A zone alone is the athlete's own zone of that number. Beside percents or a
 * range its number is the table's: an athlete with own bounds has them in another zone, or in none.
 */
export function namedZone(target: Target, sport: SportId, athlete: Athlete): number | undefined {
  const { type, zoneNumber } = target
  const definition = sportOf(sport)
  if (zoneNumber === undefined || !hasOwnZones(type, definition, athlete.zones)) return zoneNumber
  const ends = endsOf({ ...target, zoneNumber: undefined }, sport, athlete)
  if (!ends) return zoneNumber
  const zones = athleteZones(type, definition, athlete.zones)
  return zoneHolding([ends.low, ends.high], zones)?.number
}

/** In percent of the athlete's figure; undefined for a zone alone, and for a range while that figure is unknown. */
function endsOf(target: Target, sport: SportId, { reference, heart }: Athlete) {
  const { type, percentMin, rangeMin } = target
  if (percentMin === undefined && (rangeMin === undefined || !(type === 'heartrate' ? heart : reference)))
    return undefined
  if (type === 'heartrate') return heartRatePercents(target, sport, heart)
  return targetEffort(target, sportOf(sport), { reference, thresholdHeartRate: undefined, zones: undefined })
}
