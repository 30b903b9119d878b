import type { Workout } from '#contracts/workouts.ts'
import { type JsonText, jsonText } from '../http/endpoint/json-text.ts'

/** A workout as read from the database, with its steps as unparsed JSON. */
export type WorkoutRow = Omit<Workout, 'steps' | 'created_at' | 'updated_at' | 'user'> & {
  athlete_id: string
  author: string
  steps: string
  created_at: Date
  updated_at: Date
}

/**
 * A workout as JSON for the API; `mine` says that the signed-in athlete owns it. Steps can be large, so their stored JSON
 * is inserted as it is instead of being parsed and written again.
 */
export function workoutToJson(row: WorkoutRow, more: { mine?: true } = {}): JsonText<Workout> {
  const { steps: _, ...withoutSteps } = toApiWorkout(row, [])
  return jsonText(`${JSON.stringify({ ...withoutSteps, ...more }).slice(0, -1)},"steps":${row.steps}}`)
}

/** A workout with its steps parsed. */
export function workoutFromRow(row: WorkoutRow): Workout {
  return toApiWorkout(row, JSON.parse(row.steps))
}

// The API spells a workout's dates and author in snake case, and the rest in camel case, as in its steps.
function toApiWorkout(row: WorkoutRow, steps: Workout['steps']): Workout {
  return {
    id: row.id,
    name: row.name,
    sport: row.sport,
    type: row.type,
    steps,
    poolLength: row.poolLength,
    is_private: row.is_private,
    is_listed: row.is_listed,
    created_at: row.created_at.toISOString(),
    updated_at: row.updated_at.toISOString(),
    user: { full_name: row.author },
  }
}
