import { type EffortZone, effortZones } from '../../sports/effort-zones.ts'
import { type SportId, sports } from '../../sports/registry.ts'
import { atLeast, atMost } from '../../units/tolerance.ts'

const zonesOfSports = new Map(sports.map((sport) => [sport.id, effortZones(sport)]))

/** The sport's zones in percent of threshold, the easiest first. */
export function zonesOf(sport: SportId): readonly EffortZone[] {
  return zonesOfSports.get(sport) ?? []
}

/** Percent of threshold by which an effort may miss a range: rounding to whole watts or seconds does as much. */
export const ROUNDING_PERCENT = 0.5

/** Percent of threshold speed over which a target is one pace: a race pace may vary by as much. Our choice. */
export const ONE_PACE = 2.5

/** The zone an effort lies in. Below the first zone it is the first, above the last the last; undefined between two. */
export function zoneAt(percent: number, sport: SportId): number | undefined {
  const zones = zonesOf(sport)
  const [first, last] = [zones[0], zones.at(-1)]
  if (first && percent < first.low) return first.number
  if (last && percent > last.high) return last.number
  const zoneWithin = (rounding: number) =>
    zones.find(
      ({ low, high }) => atLeast(percent, low - rounding, 'percent') && atMost(percent, high + rounding, 'percent'),
    )
  return (zoneWithin(0) ?? zoneWithin(ROUNDING_PERCENT))?.number
}
