import { expect, test } from 'vitest'
import { sports } from '#domain/sports/registry.ts'
import { NewWorkout } from '#domain/workout/workout.ts'
import { readDraftText } from '../../../builder/text-view/read-draft-text.ts'
import { examples, week } from './shown-workouts.ts'
import { typedWorkout } from './typed-workout.ts'

const shown = [...examples, ...week.flatMap((one) => one ?? [])]

test('what the landing page draws are valid workouts', () => {
  expect(shown.length).toBeGreaterThan(6)
  for (const workout of shown) expect(NewWorkout.safeParse(workout).success, workout.name).toBe(true)
})

test('there is an example of each sport, and a week has seven days', () => {
  expect(examples.map(({ sport }) => sport)).toEqual(sports.map(({ id }) => id))
  expect(week).toHaveLength(7)
})

test('the text that can be changed is read without errors, as the steps that are drawn before it was changed', () => {
  const { text, sport, steps } = typedWorkout
  const read = readDraftText(text, { sport })
  expect(read.errors).toEqual([])
  expect(read.steps).toMatchObject(steps)
})
