import { expect, test } from 'vitest'
import { formatClock, parseClock, parseNumeral, subtractWhole } from './numeral.ts'

test.each([
  ['10', 10],
  ['1.5', 1.5],
  ['1,5', 1.5],
  ['1e-7', 1e-7],
])('the numeral %s is %d', (numeral, value) => {
  expect(parseNumeral(numeral)).toBe(value)
})

test.each([
  ['1:30', 90],
  ['62:05.5', 3725.5],
  ['0:59', 59],
  ['0:75', 75],
  ['1:59.9', 119.9],
  ['1:60', undefined],
  ['10:75', undefined],
])('the clock %s is %s seconds', (clock, seconds) => {
  expect(parseClock(clock)).toBe(seconds)
})

test.each([
  [0, '0:00'],
  [5, '0:05'],
  [9.5, '0:09.5'],
  [10, '0:10'],
  [60, '1:00'],
  [70.2, '1:10.2'],
  [90, '1:30'],
  [3725, '62:05'],
  [86_400, '1440:00'],
  // Split off from two minutes, this fraction would change.
  [94.27, '0:94.27'],
])('%d seconds are printed as %s and read back unchanged', (seconds, clock) => {
  expect(formatClock(seconds)).toBe(clock)
  expect(parseClock(clock)).toBe(seconds)
})

test('a whole number is subtracted without rounding errors', () => {
  expect(subtractWhole(70.2, 60)).toBe(10.2)
  expect(subtractWhole(70, 60)).toBe(10)
  expect(subtractWhole(1.5e-7, 0)).toBe(1.5e-7)
})
