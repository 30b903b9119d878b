import { expect, test } from 'vitest'
import { generateWorkout } from '#domain/generator/generate.ts'
import type { GenerateRequest } from '#domain/generator/request.ts'
import { isRepeat } from '#domain/workout/step.ts'
import { comparedWith } from './generation.ts'

const request: GenerateRequest = {
  sport: 'running',
  workoutType: 'tempo',
  durationType: 'time',
  durationUnit: 'minutes',
  durationValue: 45,
  workoutMetric: 'heartrate',
}

test('an answer that is trained like the version before holds that version’s own words, and nothing else', () => {
  const made = generateWorkout(request, { seed: 1 })
  const steps = made.steps.map((entry) => {
    if (isRepeat(entry)) return entry
    const { notes: _, ...step } = entry
    return { ...step, name: 'Mine' }
  })
  expect(comparedWith({ steps, direction: 'another' }, made)).toEqual({ ...made, steps, unchanged: true })
})

test('any other answer is given as it was made', () => {
  const [made, other] = [1, 2].map((seed) => generateWorkout(request, { seed }))
  if (!made || !other) throw new Error('Nothing was made')
  expect(comparedWith({ steps: other.steps, direction: 'another' }, made)).toEqual(made)
  expect(comparedWith(undefined, made)).toEqual(made)
})
