import fc from 'fast-check'
import { expect, test } from 'vitest'
import { testProperty } from '#tests/support/drawn.ts'
import { convertPace, formatPace, paceOf, paceUnits, parsePace, speedOf } from './pace.ts'

test.each([
  [250, 'km', 4],
  [482.8032, 'mile', 3.3333],
  [100, '100m', 1],
  [91.44, '100yd', 1],
] as const)('%d seconds per %s are %d m/s', (seconds, unit, speed) => {
  expect(speedOf(seconds, unit)).toBeCloseTo(speed, 4)
  expect(paceOf(speed, unit)).toBeCloseTo(seconds, 1)
})

test('5:00 per kilometre are 8:03 per mile', () => {
  expect(formatPace(convertPace(300, 'km', 'mile'))).toBe('8:03')
})

test.each([
  ['4:30', 270],
  ['4.30', 270],
  ['4.3', 270],
  ['5', 300],
  [' 1:45 ', 105],
  ['0', undefined],
  ['0:00', undefined],
  ['4:75', undefined],
  ['fast', undefined],
  ['', undefined],
])('the pace %j is %s seconds', (typed, seconds) => {
  expect(parsePace(typed)).toBe(seconds)
})

test.each([0, -1, Number.NaN, Number.POSITIVE_INFINITY])('%d is no pace and no speed', (value) => {
  for (const unit of paceUnits) {
    expect(() => speedOf(value, unit)).toThrow(RangeError)
    expect(() => paceOf(value, unit)).toThrow(RangeError)
    expect(() => convertPace(value, unit, unit)).toThrow(RangeError)
  }
})

testProperty('a pace is the same after a conversion to any other unit and back', 1000, (drawing) => {
  const unit = fc.constantFrom(...paceUnits)
  fc.assert(
    fc.property(unit, unit, fc.integer({ min: 1, max: 3600 }), (from, to, seconds) => {
      expect(convertPace(convertPace(seconds, from, to), to, from)).toBeCloseTo(seconds, 6)
    }),
    drawing,
  )
})
