import type { AthleteMetrics } from '#contracts/user.ts'
import type { SportId } from '#domain/sports/registry.ts'
import type { DistanceUnit } from '#domain/units/distance.ts'

/** What a profile holds for one sport: the reference value as its athlete wrote it, and the unit of their distances. */
export type OwnMetrics = { reference: string | number | undefined; unit: DistanceUnit | undefined }

/** Where a profile keeps what belongs to a sport. */
export const ownMetrics: Record<SportId, (metrics: AthleteMetrics) => OwnMetrics> = {
  running: ({ running_threshold_pace, running_unit }) => ({ reference: running_threshold_pace, unit: running_unit }),
  // Whoever runs in miles rides in miles: the profile asks for the unit of both once.
  cycling: ({ cycling_ftp, running_unit }) => ({ reference: cycling_ftp, unit: running_unit }),
  swimming: ({ swimming_css, swimming_unit }) => ({ reference: swimming_css, unit: swimming_unit }),
}
