import type { AthleteMetrics } from '#contracts/user.ts'
import type { AthleteSpeed } from '#domain/routes/time/estimate-time.ts'
import { sportOf } from '#domain/sports/registry.ts'
import type { ActivityId } from '#domain/streets/activity.ts'
import { parsePace } from '#domain/units/pace.ts'
import { ownMetrics } from '../../../workouts/own-metrics.ts'
import { sportOfActivity } from '../../activity-sport.ts'

/** What an athlete's profile says about their speed in an activity. */
export function ownSpeed(activityId: ActivityId, metrics: AthleteMetrics | undefined): AthleteSpeed {
  const { reference, unit } = ownMetrics(sportOfActivity(activityId), metrics ?? {})
  return {
    reference: typeof reference === 'string' ? parsePace(reference) : reference,
    paceUnit: unit === 'miles' ? 'mile' : 'km',
    weightKilograms: metrics?.weight,
  }
}

/** Which figure of the profile a time is estimated from: `threshold pace`, `FTP`. */
export function figureFor(activityId: ActivityId): string {
  return sportOf(sportOfActivity(activityId)).reference.noun
}
