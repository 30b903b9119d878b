import { expect, test } from 'vitest'
import { mostAlike } from './most-alike.ts'

const line = (...points: [number, number][]) => ({ line: points })

test('of changed loops the one that shares most of its way with the loop before is taken', () => {
  const before: [number, number][] = [
    [51, 0],
    [51.001, 0],
    [51.002, 0],
    [51, 0],
  ]
  const other = line([51, 0], [50.999, 0.001], [50.998, 0], [51, 0])
  const alike = line([51, 0], [51.00001, 0], [51.002, 0.00001], [51.003, 0], [51, 0])
  expect(mostAlike(before, [other, alike])).toBe(1)
  expect(mostAlike(before, [alike, other])).toBe(0)
})

test('of loops that share nothing the first is taken', () => {
  expect(mostAlike([[0, 0]], [line([1, 1]), line([2, 2])])).toBe(0)
  expect(mostAlike([[0, 0]], [])).toBe(0)
})
