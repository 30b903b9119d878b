import type { AthleteMetrics } from '#contracts/user.ts'
import { type SportId, sportOf } from '#domain/sports/registry.ts'
import type { DistanceUnit } from '#domain/units/distance.ts'
import type { PaceUnit } from '#domain/units/pace.ts'
import { ownMetrics } from '../../workouts/own-metrics.ts'

/** The unit an athlete uses for distances in a sport. */
export function distanceUnitOf(sport: SportId, metrics: AthleteMetrics = {}): DistanceUnit {
  return ownMetrics(sport, metrics).unit ?? sportOf(sport).distanceUnits[0] ?? 'kilometers'
}

/** The unit an athlete uses for the pace in a sport. */
export function paceUnitOf(sport: SportId, metrics: AthleteMetrics = {}): PaceUnit {
  const { paceUnits, distanceUnits } = sportOf(sport)
  return paceUnits[distanceUnits.indexOf(distanceUnitOf(sport, metrics))] ?? 'km'
}
