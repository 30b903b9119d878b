import fc from 'fast-check'
import { expect, test } from 'vitest'
import { testProperty } from '#tests/support/drawn.ts'
import { convertDistance, decimalsOf, distanceUnits, fromMetres, roundDistance, toMetres } from './distance.ts'

test.each([
  [1, 'kilometers', 1000],
  [1, 'miles', 1609.344],
  [400, 'meters', 400],
  [1093.61, 'yards', 1000],
] as const)('%d %s are %d metres', (value, unit, metres) => {
  expect(toMetres(value, unit)).toBeCloseTo(metres, 6)
  expect(fromMetres(metres, unit)).toBeCloseTo(value, 6)
})

test.each([
  [5, 'kilometers', 'miles', 3.11],
  [3, 'miles', 'kilometers', 4.83],
  [100, 'meters', 'yards', 109],
  [100, 'yards', 'meters', 91],
  [1, 'kilometers', 'meters', 1000],
  [250, 'meters', 'kilometers', 0.25],
  [0, 'meters', 'miles', 0],
] as const)('%d %s become %s: %d', (value, from, to, converted) => {
  expect(convertDistance(value, from, to)).toBe(converted)
})

test('a distance in its own unit stays as it was written', () => {
  expect(convertDistance(12.375, 'kilometers', 'kilometers')).toBe(12.375)
})

test('a short step does not become 0 in a longer unit', () => {
  expect(convertDistance(2, 'meters', 'kilometers')).toBe(0.01)
  expect(convertDistance(0.0001, 'miles', 'yards')).toBe(1)
})

test.each([-1, -0.01, Number.NaN, Number.POSITIVE_INFINITY])('%d is no distance', (value) => {
  for (const unit of distanceUnits) {
    expect(() => toMetres(value, unit)).toThrow(RangeError)
    expect(() => fromMetres(value, unit)).toThrow(RangeError)
    expect(() => convertDistance(value, unit, 'meters')).toThrow(RangeError)
  }
})

testProperty('a distance comes back from any other unit to within that unit’s rounding', 2000, (drawing) => {
  const unit = fc.constantFrom(...distanceUnits)
  fc.assert(
    fc.property(unit, unit, fc.double({ min: 0, max: 100_000, noNaN: true }), (from, to, value) => {
      const converted = convertDistance(value, from, to)
      const step = toMetres(10 ** -decimalsOf[to], to)
      expect(Math.abs(toMetres(converted, to) - toMetres(value, from))).toBeLessThanOrEqual(step)
      if (from !== to) expect(roundDistance(converted, to)).toBe(converted)
    }),
    drawing,
  )
})
