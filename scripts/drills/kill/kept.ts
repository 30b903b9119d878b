import { isDeepStrictEqual } from 'node:util'
import type { Workout } from '#contracts/workouts.ts'
import type { NewWorkout } from '#domain/workout/workout.ts'
import { apiOf, type Person } from '#tests/e2e/people.ts'
import type { RunningServer } from '#tests/e2e/server.ts'
import { call } from '#web/lib/api.ts'
import type { Savers } from './savers.ts'

type Saved = Pick<Savers, 'acknowledged' | 'open'>

/**
 * Compares what the server has with what it acknowledged: sentences about what is gone, different or there in part.
 * What was unanswered and came through whole counts as acknowledged from here on.
 */
export function missing(kept: Map<string, Workout>, { acknowledged, open }: Saved): string[] {
  const error: string[] = []
  for (const [id, workout] of acknowledged) {
    const found = kept.get(id)
    const sent = found && open.get(found.name)
    if (!found) error.push(`"${workout.name}" was acknowledged and is gone.`)
    else if (!isSame(found, workout) && !(sent?.id === id && isSame(found, sent.workout)))
      error.push(`"${workout.name}" was acknowledged and is different.`)
  }
  for (const [id, found] of kept) {
    const sent = open.get(found.name)
    if (sent && isSame(found, sent.workout)) acknowledged.set(id, sent.workout)
    else if (!acknowledged.has(id)) error.push(`"${found.name}" is there in part.`)
  }
  return error
}

/** Everything an athlete has, by id. */
export async function everyWorkout(server: RunningServer, athlete: Person): Promise<Map<string, Workout>> {
  const api = apiOf(server, athlete)
  const kept = new Map<string, Workout>()
  for (let page = 1, pages = 1; page <= pages; page += 1) {
    const { data, pagination } = await call('get /api/workouts', { page }, api)
    for (const workout of data) kept.set(workout.id, workout)
    pages = pagination.totalPages
  }
  return kept
}

function isSame({ name, sport, type, steps }: Workout, sent: NewWorkout): boolean {
  return isDeepStrictEqual({ name, sport, type, steps }, { ...sent })
}
