import { type SportId, sportOf, type WorkoutType, workoutTypeLabel } from '#domain/sports/registry.ts'
import type { DistanceUnit } from '#domain/units/distance.ts'
import { formatDuration } from '#domain/units/duration.ts'

/** The name of a generated workout until its athlete changes it: `45 min Running Threshold`. */
export function defaultTitle(workout: {
  durationType: 'time' | 'distance'
  durationUnit: 'minutes' | DistanceUnit
  /** Decimal minutes, or a distance in the unit. */
  durationValue: number
  sport: SportId
  workoutType: WorkoutType
}): string {
  const { durationType, durationUnit, durationValue, sport, workoutType } = workout
  const figure =
    durationType === 'time' && !Number.isInteger(durationValue)
      ? formatDuration(durationValue * 60)
      : String(Number(durationValue.toFixed(2)))
  return `${figure} ${unitShort[durationUnit]} ${sportOf(sport).label} ${workoutTypeLabel[workoutType]}`
}

const unitShort = { minutes: 'min', kilometers: 'km', miles: 'mi', meters: 'm', yards: 'yd' } as const
