import type { AthleteMetrics } from '#contracts/user.ts'
import { type SportId, sportOf } from '#domain/sports/registry.ts'
import type { DistanceUnit } from '#domain/units/distance.ts'

/** A profile's entries for one sport: the reference value as the athlete wrote it, and their unit of distance. */
export type OwnMetrics = { reference: string | number | undefined; unit: DistanceUnit | undefined }

/** What a profile holds for a sport. */
export function ownMetrics(sport: SportId, metrics: AthleteMetrics): OwnMetrics {
  const { reference, unit } = sportOf(sport).profile
  return { reference: metrics[reference], unit: metrics[unit] }
}
