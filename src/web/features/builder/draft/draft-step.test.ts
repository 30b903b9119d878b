import { expect, test } from 'vitest'
import { freshDuration, inUnit } from './draft-step.ts'

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
