import type { AthleteMetrics } from '#contracts/user.ts'
import { type SportId, sportOf } from '#domain/sports/registry.ts'
import { convertPace, parsePace } from '#domain/units/pace.ts'
import type { StoredSteps } from '#domain/workout/step.ts'
import { writtenReference } from '#domain/workout/written-reference.ts'

/**
 * The figures that a workout's files are written for: the reference value that its steps reveal, else the athlete's own,
 * in watts or in seconds per kilometre or 100 m.
 */
export function figuresFor(metrics: AthleteMetrics, sport: SportId, steps: StoredSteps) {
  const own = ownReference(metrics, sport)
  return { reference: writtenReference(steps, sport, own) ?? own, thresholdHeartRate: metrics.threshold_heart_rate }
}

function ownReference(metrics: AthleteMetrics, sport: SportId): number | undefined {
  const { profile, paceUnits, distanceUnits } = sportOf(sport)
  const [first] = paceUnits
  // A sport without paces is measured by power.
  if (!first) return Number(metrics[profile.reference]) || undefined
  const seconds = parsePace(String(metrics[profile.reference] ?? ''))
  const unit = metrics[profile.unit]
  return seconds && convertPace(seconds, (unit && paceUnits[distanceUnits.indexOf(unit)]) ?? first, first)
}
