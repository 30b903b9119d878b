import { expect, test } from 'vitest'
import type { Duration } from '#domain/workout/step.ts'
import { freshDuration, inUnit, readDuration, typedDuration } from './draft-step.ts'

const time = { type: 'time', unit: 'minutes' } as const
const metres = { type: 'distance', unit: 'meters' } as const

test.each([
  ['meters', 1000],
  ['yards', 1000],
  ['kilometers', 1],
  ['miles', 1],
] as const)('a step by distance begins in %s with %i, by time with ten minutes', (unit, value) => {
  expect(freshDuration('distance', unit)).toEqual({ type: 'distance', unit, value })
  expect(freshDuration('time', unit)).toEqual({ ...time, value: 600 })
})

test.each<[Duration, string]>([
  [{ ...time, value: 90 }, '1.30'],
  [{ ...time, value: 90, displayValue: '90s' }, '90s'],
  [{ ...time, value: 90, displayValue: 1.3 }, '1.3'],
  // The typed text no longer matches the duration.
  [{ ...time, value: 90, displayValue: '2' }, '1.30'],
  [{ ...time, value: 90, displayValue: 'soon' }, '1.30'],
  [{ ...metres, value: 400 }, '400'],
  [{ ...metres, value: 400, displayValue: '400.0' }, '400.0'],
  [{ ...metres, value: 400, displayValue: '500' }, '400'],
])('%j is shown in its field as %s', (duration, typed) => {
  expect(typedDuration(duration)).toBe(typed)
})

const noTime = 'Enter a time, such as 10, 1.30, 90s or 1h30; seconds go up to 59.'
const noDistance = 'Enter a distance above 0.'

test.each([
  [time, '1s', 1],
  [time, '0s', noTime],
  [time, 'ten', noTime],
  [time, '1440', 86_400],
  [time, '86401s', 'A step cannot be longer than a day.'],
  [metres, '0.01', 0.01],
  [metres, '.5', 0.5],
  [metres, '1,5', 1.5],
  [metres, ' 400 ', 400],
  [metres, '0', noDistance],
  [metres, '-5', noDistance],
  [metres, '5.', noDistance],
  [metres, '5 m', noDistance],
  [metres, 'm.5', noDistance],
  [metres, '.5.', noDistance],
  [metres, '86401', 86_401],
  [metres, '1000000', 1_000_000],
  [metres, '1000001', 'That is too far for one step.'],
] as const)('a length by %j, typed as "%s", is %s', (kind, typed, expected) => {
  const read = readDuration(typed, kind)
  expect(read).toEqual(
    typeof expected === 'string' ? expected : { ...kind, value: expected, displayValue: typed.trim() },
  )
})

test.each([
  [{ ...metres, value: 1, lapButton: true }, 'yards', { value: 1, lapButton: true }],
  [{ ...metres, value: 0.2 }, 'yards', { value: 1 }],
  [{ ...metres, value: 3 }, 'kilometers', { value: 0.01 }],
  [{ type: 'distance', unit: 'miles', value: 0.0001 }, 'meters', { value: 1 }],
] as const)('%j in %s is rounded, but never to zero', (duration, unit, expected) => {
  expect(inUnit(duration, unit)).toEqual({ type: 'distance', unit, ...expected })
})

test('another distance unit leaves a time as it is, and so does the same unit', () => {
  for (const duration of [
    { ...time, value: 90 },
    { ...metres, value: 400, displayValue: '400.0' },
  ])
    expect(inUnit(duration, 'meters')).toBe(duration)
})
