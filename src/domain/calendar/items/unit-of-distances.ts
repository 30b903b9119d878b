import { type SportId, sportOf } from '../../sports/registry.ts'
import type { DistanceUnit } from '../../units/distance.ts'
import { type ShownDistances, shownUnit } from '../../units/shown-distances.ts'

/** The unit in which a calendar tells sums, races and what was done: the athlete's own for the sport, else kilometres. */
export function unitOfDistances(shown: ShownDistances, sport: SportId | null | undefined): DistanceUnit {
  return shownUnit(shown, sport ? sportOf(sport).distanceUnits : onLand) ?? 'kilometers'
}

/** The units of several sports together, and of one that is not ours. */
const onLand = ['kilometers', 'miles'] as const
