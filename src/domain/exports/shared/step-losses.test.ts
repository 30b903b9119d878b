import { expect, test } from 'vitest'
import { sentencesOf } from './step-losses.ts'

const wording = { ramp: 'a ramp is flat', cadence: 'the cadence is left out' }
const ramps = (...steps: number[]) => steps.map((step) => ({ kind: 'ramp', step }) as const)

test.each([
  [[3], 'In step 3, a ramp is flat.'],
  [[3, 5], 'In steps 3 and 5, a ramp is flat.'],
  [[1, 2, 3, 4, 5, 6], 'In steps 1, 2, 3, 4, 5 and 6, a ramp is flat.'],
  [[1, 2, 3, 4, 5, 6, 9], 'In steps 1, 2, 3, 4, 5 and 2 more, a ramp is flat.'],
  [[4, 4], 'In step 4, a ramp is flat.'],
])('a loss in the steps %j is reported once', (steps, sentence) => {
  expect(sentencesOf(ramps(...steps), wording)).toEqual([sentence])
})

test('each kind of loss has its own sentence, and a kind that did not happen has none', () => {
  expect(sentencesOf([{ kind: 'cadence', step: 1 }, ...ramps(2)], wording)).toEqual([
    'In step 2, a ramp is flat.',
    'In step 1, the cadence is left out.',
  ])
  expect(sentencesOf([], wording)).toEqual([])
})
