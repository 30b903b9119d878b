import { expect, test } from 'vitest'
import { fewestLengths, hasRoundDistances, inLengths, sizeOf } from './pool-size.ts'

test.each([
  [10, true],
  [12.5, true],
  [20, false],
  [25, true],
  [33, false],
  [50, true],
  [100, true],
])('a pool of %d m has round distances: %s', (length, isRound) => {
  expect(hasRoundDistances({ length, unit: 'meters' })).toBe(isRound)
})

test('a range is met by the nearest whole number of lengths, and 25 yards count as 25 metres', () => {
  expect(inLengths([25, 400], undefined)).toEqual([25, 400])
  expect(inLengths([25, 400], { length: 20, unit: 'meters' })).toEqual([15, 410])
  const [least, most] = inLengths([25, 400], { length: 25, unit: 'yards' })
  expect([least, most]).toEqual([expect.closeTo(11.43, 3), expect.closeTo(411.43, 3)])
})

test('a distance takes the nearest whole number of lengths, at least one', () => {
  const pool = sizeOf({ length: 33, unit: 'meters' })
  expect([10, 40, 49, 50, 600].map((distance) => fewestLengths(distance, pool))).toEqual([1, 1, 1, 2, 18])
})
