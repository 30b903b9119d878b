import fc from 'fast-check'
import { expect, test } from 'vitest'
import { distanceUnits } from '#domain/units/distance.ts'
import { testProperty } from '#tests/support/drawn.ts'
import { readDistance, writeDistance } from './typed-distance.ts'

test.each([
  [42_195, 'kilometers', '42.2'],
  [42_195, 'miles', '26.22'],
  [1500, 'yards', '1640'],
  [1500, 'meters', '1500'],
] as const)('%d m in %s are written %s, and are the same metres when they are read', (metres, unit, text) => {
  const written = writeDistance(metres, unit)
  expect(written.text).toBe(text)
  expect(readDistance(` ${text} `, unit, written)).toBe(metres)
})

test.each([
  ['3.1', 'miles', 4988.9664],
  ['3,1', 'miles', 4988.9664],
  ['1000', 'yards', 914.402758],
  ['10.5', 'kilometers', 10_500],
  ['far', 'miles', undefined],
  ['-1', 'miles', undefined],
  ['1e3', 'miles', undefined],
  ['', 'miles', undefined],
] as const)('“%s” typed in %s is %s m', (typed, unit, metres) => {
  expect(readDistance(typed, unit)).toBe(metres)
})

testProperty('what is typed comes back as it was typed', 500, (drawing) => {
  fc.assert(
    fc.property(fc.constantFrom(...distanceUnits), fc.integer({ min: 1, max: 500_000 }), (unit, number) => {
      const typed = String(unit === 'kilometers' || unit === 'miles' ? number / 100 : number)
      const metres = readDistance(typed, unit)
      expect(metres && writeDistance(metres, unit).text).toBe(typed)
    }),
    drawing,
  )
})
