import { expect, test } from 'vitest'
import type { GenerateRequest } from '#domain/generator/request.ts'
import { notesOf } from './generation-notes.tsx'
import type { Generated } from './use-generation.ts'

const request: GenerateRequest = {
  sport: 'running',
  workoutType: 'tempo',
  durationType: 'time',
  durationUnit: 'minutes',
  durationValue: 45,
  workoutMetric: 'heartrate',
}
const made: Generated = {
  steps: [],
  seed: 1,
  durationType: 'time',
  durationUnit: 'minutes',
  durationValue: 45,
  madeBy: 'engine',
  remarks: [],
}

test('a workout that matches its request has no notes', () => {
  expect(notesOf(request, made)).toEqual([])
})

test('the notes are the differences, the generator’s remarks and the author, in this order', () => {
  const notes = notesOf(
    { ...request, durationValue: 45.01 },
    { ...made, remarks: ['As hard as it gets.'], madeBy: 'model' },
  )
  expect(notes).toEqual([
    expect.stringContaining('made 45:00'),
    'As hard as it gets.',
    'Made by the language model, checked by the same rules.',
  ])
})
