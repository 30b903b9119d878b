import type { Profile } from '#contracts/user.ts'
import type { OwnZones } from '#domain/sports/own-zones.ts'
import { type SportId, sportOf } from '#domain/sports/registry.ts'

/** The athlete's own bounds of a sport's zones; undefined where all are those of the table. */
export function ownZones(profile: Pick<Profile, 'meta'> | null, sport: SportId): OwnZones | undefined {
  if (!profile) return undefined
  const names = sportOf(sport).profile
  const { [names.zones]: effort, [names.heartRateZones]: heartRate } = profile.meta.athlete_metrics
  return effort || heartRate ? { effort, heartRate } : undefined
}
