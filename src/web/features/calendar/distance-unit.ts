import { type SportId, sportOf } from '#domain/sports/registry.ts'
import type { DistanceUnit } from '#domain/units/distance.ts'
import { type ShownDistances, shownUnit } from '#domain/units/shown-distances.ts'

/** The unit of a sum, of what was done and of a race: the athlete's own for the sport, else kilometres. */
export function distanceUnitOf(shown: ShownDistances, sport: SportId | null | undefined): DistanceUnit {
  return shownUnit(shown, sport ? sportOf(sport).distanceUnits : onLand) ?? 'kilometers'
}

/** The units of several sports together, and of one that is not ours. */
const onLand = ['kilometers', 'miles'] as const
