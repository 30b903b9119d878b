import { expect, test } from 'vitest'
import type { SportId } from '../../sports/registry.ts'
import { GenerateRequest } from '../request.ts'

// The lengths a workout can be asked for, and what lies just outside.
test.each<[SportId, unit: string, least: number, most: number, step: number]>([
  ['running', 'minutes', 10, 480, 0.5],
  ['running', 'kilometers', 2, 60, 0.1],
  ['running', 'miles', 1.25, 60, 0.05],
  ['cycling', 'minutes', 10, 480, 0.5],
  ['cycling', 'kilometers', 5, 300, 0.1],
  ['cycling', 'miles', 3, 300, 0.1],
  ['swimming', 'meters', 200, 10_000, 25],
  ['swimming', 'yards', 200, 10_000, 25],
])('%s by %s is accepted from %d to %d', (sport, unit, least, most, step) => {
  const isAccepted = (durationValue: number) =>
    GenerateRequest.safeParse({
      sport,
      workoutType: 'endurance',
      durationType: unit === 'minutes' ? 'time' : 'distance',
      durationUnit: unit,
      durationValue,
      workoutMetric: 'heartrate',
    }).success
  expect([least - step, least, most, most + step].map(isAccepted)).toEqual([false, true, true, false])
})
