import { expect, test } from 'vitest'
import type { GenerateRequest } from '#domain/generator/request.ts'
import { generate } from '#tests/support/workouts/generate.ts'
import { roundingOf } from './rounding.ts'

const swim: GenerateRequest = {
  sport: 'swimming',
  workoutType: 'endurance',
  durationType: 'distance',
  durationUnit: 'meters',
  durationValue: 2137,
  workoutMetric: 'heartrate',
}
const run: GenerateRequest = {
  ...swim,
  sport: 'running',
  durationType: 'time',
  durationUnit: 'minutes',
  durationValue: 45,
}

test.each<[GenerateRequest, string | undefined]>([
  [swim, '2137 m is not a whole number of 25 m lengths; made 2125 m.'],
  [
    { ...swim, poolLength: 33.33, durationValue: 1000 },
    '1000 m is not a whole number of 33.33 m lengths; made 999.9 m.',
  ],
  [{ ...swim, durationValue: 2000 }, undefined],
  [run, undefined],
  [{ ...run, durationValue: 52 + 33 / 60 }, '52:33 is not a whole number of 5 s; made 52:35.'],
  [{ ...run, durationValue: 52 + 35 / 60 }, undefined],
  [
    { ...run, durationType: 'distance', durationUnit: 'kilometers', durationValue: 10.123 },
    '10.123 km is not a whole number of hundredths of a km; made 10.12 km.',
  ],
])('%j', (request, sentence) => {
  expect(roundingOf(request, generate(request, { seed: 1 }))).toBe(sentence)
})
