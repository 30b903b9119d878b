import { expect, test, vi } from 'vitest'
import { judge } from '#domain/judge/judge.ts'
import { acceptOrThrow } from '#tests/support/workouts/generate.ts'
import { minutes, step } from '#tests/support/workouts/profile-examples.ts'
import { faultsOf } from './verdict.ts'

vi.mock('#domain/judge/judge.ts', { spy: true })

/** A tempo run: minutes of easy running, of tempo in a zone, and easy running again. */
const runOf = (before: number, main: number, after: number, zoneNumber = 3) => [
  step('warmup', minutes(before), { type: 'pace', zoneNumber: 1 }),
  step('active', minutes(main), { type: 'pace', zoneNumber }),
  step('cooldown', minutes(after), { type: 'pace', zoneNumber: 1 }),
]

const request = acceptOrThrow({
  sport: 'running',
  workoutType: 'tempo',
  durationType: 'time',
  durationUnit: 'minutes',
  durationValue: 45,
  workoutMetric: 'pace',
  referenceValue: '4:30',
})

const faultsAfter = (direction: 'harder' | 'easier' | 'another', steps: ReturnType<typeof runOf>) =>
  faultsOf(steps, { ...request, previous: { steps: runOf(12, 25, 8), direction, locked: [] } })

const [noHarder, noEasier] = ['It is no harder than the version before.', 'It is no easier than the version before.']

test('a valid workout has no faults, and a short one has a fault of length', () => {
  expect(faultsOf(runOf(12, 25, 8), request)).toEqual([])
  expect(faultsOf(runOf(6, 12, 4), request).join()).toContain('should be')
})

test.each([
  ['as hard', runOf(8, 25, 12), [noHarder], [noEasier]],
  ['harder', runOf(8, 27, 10), [], [noEasier]],
  ['easier', runOf(12, 23, 10), [noHarder], []],
] as const)('a version that is %s', (_, steps, harder, easier) => {
  expect(faultsAfter('harder', [...steps])).toEqual(harder)
  expect(faultsAfter('easier', [...steps])).toEqual(easier)
  expect(faultsAfter('another', [...steps])).toEqual([])
})

test('the version before is refused as another version', () => {
  for (const direction of ['harder', 'easier', 'another'] as const)
    expect(faultsAfter(direction, runOf(12, 25, 8))).toEqual(['It is the version before: write another one.'])
})

test.each([
  [0.59, ['first: 1, should be 2', 'second: 3, should be 4']],
  [0.6, ['first: 1, should be 2']],
])('with a score of %d the faults are %j', (score, faults) => {
  const hard = [{ bound: 'first', value: 1, limit: 2 }]
  const soft = [{ bound: 'second', value: 3, limit: 4 }]
  vi.mocked(judge).mockReturnValueOnce({ hard, soft, score } as unknown as ReturnType<typeof judge>)
  expect(faultsOf(runOf(12, 25, 8), request)).toEqual(faults)
})

test('the judge gets the length, the reference and the pool of the request', () => {
  const steps = runOf(12, 25, 8)
  const givenFor = (asked: Parameters<typeof faultsOf>[1]) => {
    faultsOf(steps, asked)
    return vi.mocked(judge).mock.lastCall?.[0]
  }
  const { reference } = request
  expect(givenFor(request)).toEqual({ sport: 'running', type: 'tempo', steps, reference, asked: { seconds: 2700 } })
  const swim = acceptOrThrow({
    sport: 'swimming',
    workoutType: 'interval',
    durationType: 'distance',
    durationUnit: 'yards',
    durationValue: 2000,
    workoutMetric: 'heartrate',
  })
  expect(givenFor(swim)).toEqual({
    sport: 'swimming',
    type: 'interval',
    steps,
    poolLength: { length: 25, unit: 'yards' },
    asked: { metres: expect.closeTo(1828.8, 1) },
  })
})
