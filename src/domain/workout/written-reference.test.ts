import { expect, test } from 'vitest'
import { generate } from '#tests/support/workouts/generate.ts'
import type { GenerateRequest } from '../generator/request.ts'
import { writtenReference } from './written-reference.ts'

const hour = { durationType: 'time', durationUnit: 'minutes', durationValue: 60 } as const
const ride = { ...hour, sport: 'cycling', workoutType: 'threshold', workoutMetric: 'power' } as const
const run = { ...hour, sport: 'running', workoutType: 'interval', workoutMetric: 'pace' } as const
const swim = {
  sport: 'swimming',
  workoutType: 'interval',
  workoutMetric: 'pace',
  durationType: 'distance',
  durationUnit: 'meters',
  durationValue: 2000,
} as const

const stepsOf = (request: GenerateRequest) => generate(request, { seed: 3 }).steps

test.each([140, 200, 255, 300, 412])('the FTP of %d W that a ride was written for is found', (ftp) => {
  const told = writtenReference(stepsOf({ ...ride, referenceValue: ftp }), 'cycling') ?? 0
  expect(Math.abs(told - ftp)).toBeLessThanOrEqual(1)
})

test.each([
  ['running', run, '4:10', undefined, 250],
  ['running', run, '6:40', 'miles', 400 / 1.609344],
  ['swimming', swim, '1:42', 'meters', 102],
] as const)(
  'a session of %s tells the threshold it was written for',
  (sport, request, referenceValue, unit, seconds) => {
    const steps = stepsOf({ ...request, referenceValue, ...(unit && { referenceUnit: unit }) })
    expect(Math.abs((writtenReference(steps, sport) ?? 0) - seconds)).toBeLessThan(1.5)
  },
)

test('the reader’s own figure counts only if the workout fits it', () => {
  const steps = stepsOf({ ...ride, referenceValue: 255 })
  expect(writtenReference(steps, 'cycling', 255)).toBe(255)
  expect(writtenReference(steps, 'cycling', 300)).not.toBe(300)
})

test('neither zones alone nor contradicting figures tell a reference value', () => {
  const zone = { type: 'power', zoneNumber: 5 } as const
  const step = { intensity: 'active', duration: { type: 'time', unit: 'minutes', value: 600 } } as const
  expect(writtenReference([{ ...step, target: zone }], 'cycling', 250)).toBeUndefined()
  expect(
    writtenReference(
      [200, 400].map((watts) => ({ ...step, target: { ...zone, rangeMin: watts, rangeMax: watts + 10 } })),
      'cycling',
    ),
  ).toBeUndefined()
})

/** Steps that ask for a share of FTP and for the watts it comes to. */
const shares = (...asked: [percent: number, watts: number][]) =>
  asked.map(([percent, watts]) => ({
    intensity: 'active' as const,
    duration: { type: 'time', unit: 'minutes', value: 600 } as const,
    target: { type: 'power', percentMin: percent, percentMax: percent, rangeMin: watts, rangeMax: watts } as const,
  }))

test.each([
  // 250 W at 100 % may have been rounded from anything between 249 and 251.
  [248, 250],
  [249, 249],
  [251, 251],
  [252, 250],
])('a workout that fits 249 to 251 W is, for a reader with %i W, written for %i W', (own, told) => {
  expect(writtenReference(shares([100, 250]), 'cycling', own)).toBe(told)
})

test.each([
  ['whole watts where they fit', shares([100, 250], [100, 251]), 251],
  ['one figure where only one fits', shares([100, 250], [100, 252]), 251],
  ['a part of a watt where no whole one fits', shares([400, 1002]), 250.5],
])('the reference value of a workout is %s', (_, steps, told) => {
  expect(writtenReference(steps, 'cycling')).toBe(told)
})

test.each([
  // A threshold of 4:10 run at 100 % is 4:10; the seconds may have been rounded either way.
  [[250, 250], 250],
  [[249, 250], 250],
  [[250, 251], 251],
  [[250, 253], undefined],
] as const)('a pace of %j s at threshold gives a threshold of %s s', ([rangeMin, rangeMax], told) => {
  const target = { type: 'pace', percentMin: 100, percentMax: 100, rangeMin, rangeMax, rangeUnit: 'km' } as const
  const duration = { type: 'time', unit: 'minutes', value: 600 } as const
  expect(writtenReference([{ intensity: 'active', duration, target }], 'running')).toBe(told)
})
