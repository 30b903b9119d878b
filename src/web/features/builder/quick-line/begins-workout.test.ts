import { expect, test } from 'vitest'
import { beginsWorkout } from './begins-workout.ts'
import { readLine } from './read-line.ts'

test.each([
  ['15m warmup Z1', true],
  ['15m ramp 50-75%', true],
  ['10m Z2, 5x 3m Z5 / 3m easy, 10m cooldown', true],
  ['10m Z2', false],
  ['15m ramp 75-50%', false],
  ['5x 3m Z5 / 3m easy', false],
  ['5x 3m Z5, 10m cooldown', false],
])('%s begins a workout: %s', (typed, begins) => {
  const read = readLine(typed, { sport: 'cycling' })
  expect('steps' in read ? beginsWorkout(read.steps) : read.problem).toBe(begins)
})
