import type { Profile } from '#contracts/user.ts'
import { plannedWorkout, type Training, trainingOf } from '#domain/calendar/plan/training.ts'
import { ownHeart } from '../workouts/own-heart.ts'
import { referenceFor } from '../workouts/own-reference.ts'
import type { OutputOfDays } from './queries.ts'

/** What stands on some days in figures, by the athlete's own threshold and heart rates. */
export function trainingsOf({ items, workouts }: OutputOfDays, profile: Profile | null): Training[] {
  const heart = ownHeart(profile)
  const figures = new Map(
    workouts.map(({ id, sport, steps }) => [
      id,
      plannedWorkout(steps, sport, { reference: referenceFor(profile, sport, steps), heart }),
    ]),
  )
  return items.flatMap((item) => {
    const id = item.kept_id ?? (item.content.kind === 'workout' ? item.content.workout_id : '')
    return trainingOf(item, figures.get(id)) ?? []
  })
}
