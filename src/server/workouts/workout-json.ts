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

/** A workout as JSON for the API; its steps are passed on without being parsed. */
export function workoutToJson(row: WorkoutRow, more: { mine?: true } = {}): JsonText<Workout> {
  const { steps: _, ...plain } = wireOf(row, [])
  return jsonText(`${JSON.stringify({ ...plain, ...more }).slice(0, -1)},"steps":${row.steps}}`)
}

/** A workout with its steps parsed. */
export function workoutFromRow(row: WorkoutRow): Workout {
  return wireOf(row, JSON.parse(row.steps))
}

function wireOf(row: WorkoutRow, steps: Workout['steps']): Workout {
  return {
    id: row.id,
    name: row.name,
    sport: row.sport,
    type: row.type,
    steps,
    poolLength: row.poolLength,
    created_at: row.created_at.toISOString(),
    updated_at: row.updated_at.toISOString(),
    user: { full_name: row.author },
  }
}
