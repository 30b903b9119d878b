import type { Profile } from '#contracts/user.ts'
import type { OwnZones } from '#domain/sports/own-zones.ts'
import { readOwnZones } from '#domain/sports/read-own-zones.ts'
import type { SportId } from '#domain/sports/registry.ts'

/** The athlete's own bounds of a sport's zones; undefined where all are those of the table. */
export function ownZones(profile: Pick<Profile, 'meta'> | null, sport: SportId): OwnZones | undefined {
  return profile ? readOwnZones(profile.meta.athlete_metrics, sport) : undefined
}
