import type { Profile } from '#contracts/user.ts'
import { type SportId, sportOf } from '#domain/sports/registry.ts'
import { convertPace, parsePace } from '#domain/units/pace.ts'
import type { StoredSteps } from '#domain/workout/step.ts'
import { writtenReference } from '#domain/workout/written-reference.ts'
import { ownMetrics } from './own-metrics.ts'

/** The athlete's own reference value for a sport, in watts or in seconds per kilometre or 100 m; undefined where unset. */
export function ownReference(profile: Pick<Profile, 'meta'> | null, sport: SportId): number | undefined {
  if (!profile) return undefined
  const { reference, unit } = ownMetrics(sport, profile.meta.athlete_metrics)
  const { paceUnits, distanceUnits } = sportOf(sport)
  const first = paceUnits[0]
  // A sport without paces is measured by power.
  if (!first) return Number(reference) || undefined
  const seconds = parsePace(String(reference ?? ''))
  const own = unit && paceUnits[distanceUnits.indexOf(unit)]
  return seconds && convertPace(seconds, own ?? first, first)
}

/**
 * The reference value to measure a workout by: the one it was written for where its steps reveal it, so that zones and
 * percents agree with its watts and paces, else the reader's own.
 */
export function referenceFor(
  profile: Pick<Profile, 'meta'> | null,
  sport: SportId,
  steps: StoredSteps,
): number | undefined {
  const own = ownReference(profile, sport)
  return writtenReference(steps, sport, own) ?? own
}
