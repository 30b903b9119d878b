import { sumOf } from '#domain/units/numbers.ts'
import { isGroup, toGroups } from '#domain/workout/groups.ts'
import type { StoredSteps } from '#domain/workout/step.ts'

/** Most rows that the server renders: longer than nearly all workouts. Each row takes it about 0.1 ms. */
export const MAX_ROWS_OF_SERVER = 60

/** Most steps, with repeats counted out, that the server judges. For 5,000 it would need 0.1 s. */
const MAX_STEPS_OF_SERVER = 200

/** Whether a workout is so long that the server draws a part of its steps only, or leaves its judging to the browser. */
export function isCutByServer(steps: StoredSteps): boolean {
  const rows = sumOf(toGroups(steps), (entry) => (isGroup(entry) ? entry.steps.length : 1))
  return rows > MAX_ROWS_OF_SERVER || !isJudgedByServer(steps)
}

export function isJudgedByServer(steps: StoredSteps): boolean {
  const done = sumOf(toGroups(steps), (entry) => (isGroup(entry) ? entry.count * entry.steps.length : 1))
  return done <= MAX_STEPS_OF_SERVER
}
