import { type EffortZone, effortZones } from '../../sports/effort-zones.ts'
import { type SportId, sports } from '../../sports/registry.ts'
import { atLeast, atMost } from '../../units/tolerance.ts'

const zonesOfSports = new Map(sports.map((sport) => [sport.id, effortZones(sport)]))

/** The sport's zones in percent of threshold, the easiest first. */
export function zonesOf(sport: SportId): readonly EffortZone[] {
  return zonesOfSports.get(sport) ?? []
}

/** The zone an effort lies in. Below the first zone it is the first, above the last the last; undefined between two. */
export function zoneAt(percent: number, sport: SportId): number | undefined {
  const zones = zonesOf(sport)
  const [first, last] = [zones[0], zones.at(-1)]
  if (first && percent < first.low) return first.number
  if (last && percent > last.high) return last.number
  return zones.find(({ low, high }) => atLeast(percent, low, 'percent') && atMost(percent, high, 'percent'))?.number
}
