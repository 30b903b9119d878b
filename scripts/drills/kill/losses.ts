import { isDeepStrictEqual } from 'node:util'
import type { Workout } from '#contracts/workouts.ts'
import type { NewWorkout } from '#domain/workout/workout.ts'
import { apiOf, type Person } from '#tests/e2e/people.ts'
import type { RunningServer } from '#tests/e2e/server.ts'
import { call } from '#web/lib/api.ts'
import type { Savers } from './savers.ts'

type Saved = Pick<Savers, 'acknowledged' | 'open'>

/**
 * Compares the stored workouts with the acknowledged ones; returns a sentence for each that is missing, different or
 * stored in part. An unanswered save that is stored whole counts as acknowledged from here on.
 */
export function findLosses(stored: Map<string, Workout>, { acknowledged, open }: Saved): string[] {
  const losses: string[] = []
  for (const [id, workout] of acknowledged) {
    const found = stored.get(id)
    const sent = found && open.get(found.name)
    if (!found) losses.push(`"${workout.name}" was acknowledged and is missing.`)
    else if (!isSame(found, workout) && !(sent?.id === id && isSame(found, sent.workout)))
      losses.push(`"${workout.name}" was acknowledged and is different.`)
  }
  for (const [id, found] of stored) {
    const sent = open.get(found.name)
    if (sent && isSame(found, sent.workout)) acknowledged.set(id, sent.workout)
    else if (!acknowledged.has(id)) losses.push(`"${found.name}" is stored in part.`)
  }
  return losses
}

/** All workouts of an athlete, by id. */
export async function allWorkouts(server: RunningServer, athlete: Person): Promise<Map<string, Workout>> {
  const api = apiOf(server, athlete)
  const found = new Map<string, Workout>()
  for (let page = 1, pages = 1; page <= pages; page += 1) {
    const { data, pagination } = await call('get /api/workouts', { page }, api)
    for (const workout of data) found.set(workout.id, workout)
    pages = pagination.totalPages
  }
  return found
}

function isSame({ name, sport, type, steps }: Workout, sent: NewWorkout): boolean {
  return isDeepStrictEqual({ name, sport, type, steps }, { ...sent })
}
