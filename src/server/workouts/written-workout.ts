import type { Workout } from '#contracts/workouts.ts'
import type { StoredSteps } from '#domain/workout/step.ts'
import { withPlainTimes } from '#domain/workout/with-plain-times.ts'
import type { NewWorkout } from '#domain/workout/workout.ts'
import { Problem } from '../http/refusals/problem.ts'

/** Largest workout that is saved, in bytes of its steps' JSON. */
export const MAX_STEPS_BYTES = 256_000

/** A workout to store, with its steps written as JSON. */
export type WrittenWorkout = Pick<Workout, 'name' | 'sport' | 'type' | 'poolLength'> & { steps: string }

/** Writes a workout for the database. Throws a Problem if it is too large. */
export function writeWorkout({ name, sport, type = null, steps, poolLength = null }: NewWorkout): WrittenWorkout {
  return { name, sport, type, steps: writeSteps(steps, 'workout'), poolLength }
}

/** Writes steps as JSON, their times without the noise of floats. Throws a Problem if they are too large. */
export function writeSteps(steps: StoredSteps, of: 'workout' | 'block'): string {
  const json = JSON.stringify(withPlainTimes(steps))
  const bytes = Buffer.byteLength(json)
  if (bytes > MAX_STEPS_BYTES) {
    const sentence = `The steps of a ${of} can take up ${inKilobytes(MAX_STEPS_BYTES)}, these take ${inKilobytes(bytes)}. Shorten the notes, or save it as two ${of}s.`
    throw new Problem('invalid', sentence, { fields: { steps: sentence } })
  }
  return json
}

const inKilobytes = (bytes: number) => `${Math.ceil(bytes / 1000)} kB`
