import type { Workout } from '#contracts/workouts.ts'
import { withPlainTimes } from '#domain/workout/with-plain-times.ts'
import type { NewWorkout } from '#domain/workout/workout.ts'
import { Problem } from '../http/refusals/problem.ts'

/** Largest workout that is saved, in bytes of its steps' JSON. */
export const MAX_STEPS_BYTES = 256_000

/** A workout to store, with its steps written as JSON. */
export type WrittenWorkout = Pick<Workout, 'name' | 'sport' | 'type' | 'poolLength'> & { steps: string }

/** Writes a workout for the database, its times without the noise of floats. Throws a Problem if it is too large. */
export function writeWorkout({ name, sport, type = null, steps, poolLength = null }: NewWorkout): WrittenWorkout {
  const json = JSON.stringify(withPlainTimes(steps))
  const bytes = Buffer.byteLength(json)
  if (bytes > MAX_STEPS_BYTES) {
    const sentence = `The steps of a workout can take up ${inKilobytes(MAX_STEPS_BYTES)}, these take ${inKilobytes(bytes)}. Shorten the notes, or save it as two workouts.`
    throw new Problem('invalid', sentence, { fields: { steps: sentence } })
  }
  return { name, sport, type, steps: json, poolLength }
}

const inKilobytes = (bytes: number) => `${Math.ceil(bytes / 1000)} kB`
