import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { testProperty } from '#tests/support/drawn.ts'
import { formatDuration, formatTypedDuration, parseDuration } from './duration.ts'

describe('what athletes type', () => {
  test.each([
    ['10', 600],
    [' 10 ', 600],
    ['0', 0],
    ['1.30', 90],
    ['1,30', 90],
    ['1:30', 90],
    ['1.3', 90],
    ['1.03', 63],
    ['1.0', 60],
    ['0.45', 45],
    ['0:05', 5],
    ['05', 300],
    ['90', 5400],
    ['90:00', 5400],
    ['1:05:00', 3900],
    ['24:00:00', 86_400],
  ])('%j is %i seconds', (typed, seconds) => {
    expect(parseDuration(typed)).toBe(seconds)
  })

  test.each([
    '',
    ' ',
    '.',
    '1.',
    '1:',
    '1.60',
    '1:60',
    '1.6',
    '1.99',
    '1:5',
    '1:60:00',
    '1:00:60',
    '1.300',
    '1:30.5',
    '-1',
    '-1:30',
    '+5',
    '1e2',
    '10 min',
    '1 30',
    'ten',
    'NaN',
    'Infinity',
    '99999',
    '١٠',
  ])('%j is no time', (typed) => {
    expect(parseDuration(typed)).toBeUndefined()
  })
})

test.each([
  [0, '0:00', '0'],
  [5, '0:05', '0.05'],
  [90, '1:30', '1.30'],
  [59.6, '1:00', '1'],
  [600, '10:00', '10'],
  [3599.5, '1:00:00', '60'],
  [3690, '1:01:30', '61.30'],
  [86_400, '24:00:00', '1440'],
])('%d seconds are read as %s and typed as %s', (seconds, read, typed) => {
  expect(formatDuration(seconds)).toBe(read)
  expect(formatTypedDuration(seconds)).toBe(typed)
})

test.each([-1, -0.001, Number.NaN, Number.POSITIVE_INFINITY])('%d seconds cannot be written', (seconds) => {
  expect(() => formatDuration(seconds)).toThrow(RangeError)
  expect(() => formatTypedDuration(seconds)).toThrow(RangeError)
})

testProperty('a time that was written is understood again, both ways of writing it', 2000, (drawing) => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 86_400 }), (seconds) => {
      expect(parseDuration(formatDuration(seconds))).toBe(seconds)
      expect(parseDuration(formatTypedDuration(seconds))).toBe(seconds)
    }),
    drawing,
  )
})

testProperty('any typed text is a time of at least zero or no time', 2000, (drawing) => {
  const typing = fc.oneof(fc.string(), fc.stringMatching(/^[-+0-9.,: ]{0,10}$/))
  fc.assert(
    fc.property(typing, (typed) => {
      const seconds = parseDuration(typed)
      if (seconds !== undefined) expect(Number.isInteger(seconds) && seconds >= 0).toBe(true)
    }),
    drawing,
  )
})
