import { expect, test } from 'vitest'
import type { SportId } from '../../sports/registry.ts'
import { GenerateRequest } from '../request.ts'
import { racesFor } from './race-pace.ts'

const run = {
  sport: 'running',
  workoutType: 'threshold',
  durationType: 'time',
  durationUnit: 'minutes',
  durationValue: 60,
  workoutMetric: 'pace',
  referenceValue: '4:15',
}
const refusals = (change: object) =>
  GenerateRequest.safeParse({ ...run, ...change }).error?.issues.map(({ path, message }) => [path.join(), message])

test.each([
  ['interval', ['1500m', '3k', '5k']],
  ['threshold', ['10k', 'half marathon']],
  ['tempo', ['half marathon', 'marathon']],
  ['endurance', []],
] as const)('a run by pace of type %s is done at the pace of %j', (workoutType, races) => {
  expect(racesFor({ sport: 'running', workoutMetric: 'pace', workoutType })).toEqual(races)
  for (const racePace of races) expect(refusals({ workoutType, racePace })).toBeUndefined()
})

test.each<[SportId, 'heartrate' | 'pace' | 'power']>([
  ['running', 'heartrate'],
  ['cycling', 'power'],
  ['swimming', 'pace'],
])('a session of %s by %s has no pace of a race', (sport, workoutMetric) => {
  expect(racesFor({ sport, workoutMetric, workoutType: 'interval' })).toEqual([])
})

test.each([
  [{ racePace: 'marathon' }, /^Threshold is not done at marathon pace: interval at 1500m, 3k or 5k pace, .*\.$/],
  [
    { racePace: '10k', workoutMetric: 'heartrate' },
    /^The pace of a race is a target by pace: ask for the run by pace\.$/,
  ],
  [
    { racePace: '10k', sport: 'cycling', workoutMetric: 'power', referenceValue: 250 },
    /^A ride has no pace of a race: only a run has\.$/,
  ],
])('a request with %j is refused with a sentence', (change, sentence) => {
  expect(refusals(change)).toEqual([['racePace', expect.stringMatching(sentence)]])
})

test('only these races are known', () => {
  expect(refusals({ racePace: '8k' })).toMatchObject([['racePace', expect.any(String)]])
})
