import { expect, test } from 'vitest'
import { insertVia } from './insert-via.ts'

// A square of about 1.1 km, from its south-west corner northwards.
const line = [
  [0, 0],
  [0.01, 0],
  [0.01, 0.01],
  [0, 0.01],
  [0, 0],
] as const
const near = ([latitude, longitude]: [number, number]) => [expect.closeTo(latitude, 4), expect.closeTo(longitude, 4)]

test('a point that is added on the line stands between those that the line passes before and after it', () => {
  const [north, east] = [
    [0.01, 0.001],
    [0.001, 0.01],
  ] as const
  expect(insertVia([north, east], line, 2224)).toEqual([north, near([0.01, 0.01]), east])
  expect(insertVia([north], line, 3336)).toEqual([north, near([0, 0.01])])
  expect(insertVia([north], line, 556)).toEqual([near([0.005, 0]), north])
})
