import { randomUUID } from 'node:crypto'
import type { Operation } from '#domain/calendar/change/operation.ts'
import type { NewWorkout } from '#domain/workout/workout.ts'
import type { Athlete } from './people.ts'

export const easyRun: NewWorkout = {
  name: 'Easy run',
  sport: 'running',
  type: 'endurance',
  steps: [{ intensity: 'active', duration: { type: 'time', unit: 'minutes', value: 3600 } }],
}

/** Changes an athlete's calendar, as the browser does. */
export function change({ api }: Pick<Athlete, 'api'>, ...operations: Operation[]) {
  return api('post /api/calendar/changes', { id: randomUUID(), operations })
}

/** Schedules a new workout of the athlete on a day. */
export async function aPlannedRun({ api }: Pick<Athlete, 'api'>, scheduled_date: string) {
  const { id: workout_id } = await api('post /api/workouts', easyRun)
  const { id } = await api('post /api/scheduled-workouts', { workout_id, scheduled_date })
  return { id, workout_id }
}

/** All that stands on an athlete's days. */
export function days({ api }: Pick<Athlete, 'api'>, start_date = '2026-02-01', end_date = '2026-06-30') {
  return api('get /api/calendar', { start_date, end_date })
}
