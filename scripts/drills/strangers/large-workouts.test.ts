import { expect, test } from 'vitest'
import { MAX_ENTRIES } from '#domain/workout/stored-entry.ts'
import { NewWorkout } from '#domain/workout/workout.ts'
import { MAX_STEPS_BYTES, writeWorkout } from '#server/workouts/written-workout.ts'
import { largestWorkout } from './large-workouts.ts'

test('the large workouts can be saved, and could not with another character in the notes of every step', () => {
  const { steps } = writeWorkout(NewWorkout.parse(largestWorkout(4)))
  expect(MAX_STEPS_BYTES - steps.length).toBeLessThan(MAX_ENTRIES)
})
