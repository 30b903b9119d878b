import { z } from 'zod'
import { NewWorkout } from '../../workout/workout.ts'

/** Where a server publishes the schema, below its own address. */
export const SCHEMA_PATH = '/api/schemas/workout.json'

/** The version of the file; it counts up when a reader of the one before would misunderstand it. */
export const VERSION = 1

/** A workout as the JSON file holds it: what an athlete saves, with the address of its schema. */
const WorkoutFile = z.strictObject({
  $schema: z.string().optional(),
  version: z.literal(VERSION).optional(),
  ...NewWorkout.shape,
})

/** The JSON Schema (draft 2020-12) of the file. What lies between fields, such as a range's order, it cannot say. */
export function workoutFileSchema(): Record<string, unknown> {
  const { $schema, ...schema } = z.toJSONSchema(WorkoutFile, { io: 'input' })
  return {
    $schema,
    title: 'Workout',
    description:
      'A structured workout. Times are in seconds whatever their unit says, a distance is in its unit; a repeat does the entries before it again.',
    ...schema,
  }
}
