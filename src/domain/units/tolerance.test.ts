import { expect, test } from 'vitest'
import { atLeast, atMost, isMultiple, isSame, isWhole, roundDown, roundHalfDown, roundUp } from './tolerance.ts'

const missed = 0.1 + 0.2
const exceeded = 0.55 * 100

test('figures that differ by a rounding error are the same, and by a thousandth are not', () => {
  expect(missed).not.toBe(0.3)
  expect(isSame(missed, 0.3, 'seconds')).toBe(true)
  expect(isSame(0.301, 0.3, 'seconds')).toBe(false)
  expect(isSame(0.299, 0.3, 'seconds')).toBe(false)
})

test('a value that misses a limit by a rounding error keeps it', () => {
  expect(atLeast(0.3, missed, 'ratio')).toBe(true)
  expect(atLeast(0.299, missed, 'ratio')).toBe(false)
  expect(atMost(missed, 0.3, 'ratio')).toBe(true)
  expect(atMost(0.301, 0.3, 'ratio')).toBe(false)
})

test('a share is compared with a smaller tolerance than a percentage', () => {
  expect(isSame(0.5, 0.5 + 1e-7, 'percent')).toBe(true)
  expect(isSame(0.5, 0.5 + 1e-7, 'ratio')).toBe(false)
})

test('rounding up and down ignores rounding errors and nothing larger', () => {
  expect(exceeded).toBeGreaterThan(55)
  expect(roundUp(exceeded, 'ratio')).toBe(55)
  expect(roundUp(55.001, 'ratio')).toBe(56)
  expect(0.29 * 100).toBeLessThan(29)
  expect(roundDown(0.29 * 100, 'ratio')).toBe(29)
  expect(roundDown(28.999, 'ratio')).toBe(28)
})

test('a half is rounded down, even if a rounding error makes it larger', () => {
  expect(roundHalfDown(2.5, 'ratio')).toBe(2)
  expect(2.3 + 0.2 + 1e-10).toBeGreaterThan(2.5)
  expect(roundHalfDown(2.3 + 0.2 + 1e-10, 'ratio')).toBe(2)
  expect(roundHalfDown(2.501, 'ratio')).toBe(3)
  expect(roundHalfDown(2.499, 'ratio')).toBe(2)
})

test('a figure is a multiple of another in spite of the noise of 32-bit floats', () => {
  expect([480.00003, 479.99997, 85_999.9921875].map((value) => isMultiple(value, 30, 'fileLength'))).toEqual([
    true,
    true,
    false,
  ])
  expect(isMultiple(85_999.9921875, 100, 'fileLength')).toBe(true)
  expect(isMultiple(480.02, 30, 'fileLength')).toBe(false)
})

test('100 m are a whole number of lengths in a pool of 33.33 m', () => {
  expect(isWhole(100 / 33.33, 'poolLengths')).toBe(true)
  expect(isWhole(75 / 33.33, 'poolLengths')).toBe(false)
  expect(roundUp(100 / 33.33, 'poolLengths')).toBe(3)
})
