import { v7 as uuidv7 } from 'uuid'
import type { Surroundings } from '#domain/calendar/change/apply.ts'
import type { Operation } from '#domain/calendar/change/operation.ts'
import type { Calendar } from '#domain/calendar/items/item.ts'
import type { Database } from '../db/database.ts'
import type { AthleteId } from '../http/endpoint/athlete-id.ts'
import { readOwnRoutes } from './store/routes.ts'
import { keepWorkout, readTitles } from './store/workouts.ts'

/** Reads what operations need to know of the athlete's workouts and routes, and keeps the workouts that they mark as done. */
export async function surroundingsOf(
  within: Database,
  athlete: AthleteId,
  operations: readonly Operation[],
  calendar: Calendar,
  now: Date,
): Promise<Surroundings> {
  const workoutIds = workoutIdsOf(operations, calendar)
  const needsTitles = operations.some(({ op }) => op === 'schedule' || op === 'copy' || op === 'copy-week')
  const titles = await readTitles(within, athlete, needsTitles ? [...new Set(workoutIds.values())] : [])
  const own = await readOwnRoutes(within, athlete, routeIdsOf(operations, calendar))
  const kept = new Map<string, string | null>()
  for (const operation of operations) {
    if (operation.op !== 'mark' || operation.mark?.state !== 'done' || calendar.get(operation.id)?.kept_id) continue
    const workoutId = workoutIds.get(operation.id)
    if (workoutId && !kept.has(workoutId)) kept.set(workoutId, await keepWorkout(within, athlete, workoutId, now))
  }
  return {
    newId: uuidv7,
    workoutOf: (id) => titles.get(id),
    keptOf: (id) => kept.get(id) ?? null,
    hasRoute: (id) => own.has(id),
  }
}

/** The workout of each entry, of those too that the operations make. */
function workoutIdsOf(operations: readonly Operation[], calendar: Calendar): Map<string, string> {
  const found = new Map<string, string>()
  for (const { id, content } of calendar.values()) if (content.kind === 'workout') found.set(id, content.workout_id)
  for (const operation of operations) {
    if (operation.op === 'schedule') found.set(operation.id, operation.workout_id)
    const source = operation.op === 'copy' && found.get(operation.of)
    if (operation.op === 'copy' && source) found.set(operation.id, source)
  }
  return found
}

/** The routes that workouts are put on, and those of entries that may be copied. */
function routeIdsOf(operations: readonly Operation[], calendar: Calendar): string[] {
  const ids = new Set<string>()
  for (const operation of operations) if (operation.op === 'attach' && operation.route_id) ids.add(operation.route_id)
  if (operations.some(({ op }) => op === 'copy' || op === 'copy-week'))
    for (const { route_id } of calendar.values()) if (route_id) ids.add(route_id)
  return [...ids]
}
