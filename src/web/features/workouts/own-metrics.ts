import type { AthleteMetrics } from '#contracts/user.ts'
import type { SportId } from '#domain/sports/registry.ts'
import type { DistanceUnit } from '#domain/units/distance.ts'

/** A profile's entries for one sport: the reference value as the athlete wrote it, and their unit of distance. */
export type OwnMetrics = { reference: string | number | undefined; unit: DistanceUnit | undefined }

/** Reads a profile's entries for each sport. */
export const ownMetrics: Record<SportId, (metrics: AthleteMetrics) => OwnMetrics> = {
  running: ({ running_threshold_pace, running_unit }) => ({ reference: running_threshold_pace, unit: running_unit }),
  // The profile has one unit for running and cycling.
  cycling: ({ cycling_ftp, running_unit }) => ({ reference: cycling_ftp, unit: running_unit }),
  swimming: ({ swimming_css, swimming_unit }) => ({ reference: swimming_css, unit: swimming_unit }),
}
