import type { Profile } from '#contracts/user.ts'
import { type PlannedWorkout, plannedWorkout, type Training, trainingOf } from '#domain/calendar/plan/training.ts'
import { ownHeart } from '../workouts/own-heart.ts'
import { referenceFor } from '../workouts/own-reference.ts'
import { ownZones } from '../workouts/own-zones.ts'
import type { CalendarItem, OutputOfDays } from './queries.ts'

/** What stands on some days in figures, by the athlete's own threshold and heart rates. */
export function trainingsOf(days: OutputOfDays, profile: Profile | null): Training[] {
  const planned = plannedOf(days, profile)
  return days.items.flatMap((item) => trainingOf(item, planned(item)) ?? [])
}

/** The workout of each entry in figures, as planned; undefined for what is none, and for one that was deleted. */
export function plannedOf(
  { workouts }: OutputOfDays,
  profile: Profile | null,
): (item: CalendarItem) => PlannedWorkout | undefined {
  const heart = ownHeart(profile)
  const figures = new Map(
    workouts.map(({ id, sport, steps }) => [
      id,
      plannedWorkout(steps, sport, {
        reference: referenceFor(profile, sport, steps),
        heart,
        zones: ownZones(profile, sport),
      }),
    ]),
  )
  return ({ content, kept_id }) => figures.get(kept_id ?? (content.kind === 'workout' ? content.workout_id : ''))
}
