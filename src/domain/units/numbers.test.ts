import { expect, test } from 'vitest'
import { clamp, median, sum, sumOf } from './numbers.ts'

test('a sum adds all values, and is 0 of none', () => {
  expect(sum([1, 2, 3.5])).toBe(6.5)
  expect(sum([])).toBe(0)
  expect(sumOf([{ metres: 400 }, { metres: 200 }], ({ metres }) => metres)).toBe(600)
})

test.each([
  [[3], 3],
  [[100, 5, 20], 20],
  [[1, 100, 2, 10], 6],
])('the median of %j is %d', (values, expected) => {
  expect(median(values)).toBe(expected)
})

test('the median leaves its values in their order, and is NaN of none', () => {
  const values = [3, 1, 2]
  median(values)
  expect(values).toEqual([3, 1, 2])
  expect(median([])).toBeNaN()
})

test.each([
  [5, 5],
  [-1, 0],
  [11, 10],
])('%d clamped between 0 and 10 is %d', (value, expected) => {
  expect(clamp(value, 0, 10)).toBe(expected)
})
