import { expect, test } from 'vitest'
import { climbAlong } from './climb-along.ts'

const along = (...heights: (number | null)[]) =>
  climbAlong(heights.map((elevation, at) => ({ place: [50 + at / 1000, 8], elevation })))

test.each([
  ['up and down a hill', [30, 40, 55, 40, 30], 25],
  ['two hills with a valley between', [0, 20, 10, 30], 40],
  ['a hill whose way up trembles', [0, 3, 1, 6, 4, 12, 10, 20], 20],
  ['level ground that trembles', [10, 13, 9, 12, 10, 13, 9], 0],
  ['down, and up from the lowest point', [30, 28, 26, 24, 22, 20, 30], 10],
  ['down and up in small steps', [20, 17, 14, 11, 8, 11, 14, 17, 20], 12],
  ['downhill alone', [100, 60, 20], 0],
  ['a sink in the way up that is too shallow to count', [0, 10, 6, 20], 20],
] as const)('%s', (_, heights, climb) => {
  expect(along(...heights)).toBe(climb)
})

test('a few unknown heights are passed over, and with many the climb is unknown', () => {
  expect(along(...Array.from({ length: 20 }, (_, at) => at * 2), null)).toBe(38)
  expect(along(0, null, 20)).toBeUndefined()
  expect(along(null, null)).toBeUndefined()
})
