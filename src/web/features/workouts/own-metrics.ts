import type { AthleteMetrics } from '#contracts/user.ts'
import { type SportId, sportOf } from '#domain/sports/registry.ts'

/** What a profile holds for a sport: the reference value as the athlete wrote it, and their unit of distance. */
export function ownMetrics(sport: SportId, metrics: AthleteMetrics) {
  const { reference, unit } = sportOf(sport).profile
  return { reference: metrics[reference], unit: metrics[unit] }
}
