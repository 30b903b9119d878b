import { expect, test } from 'vitest'
import { withVia } from './place-via.ts'

const at = (latitude: number, longitude: number) => ({ latitude, longitude })
// A square, from its south-west corner northwards.
const line = [
  [0, 0],
  [0.01, 0],
  [0.01, 0.01],
  [0, 0.01],
  [0, 0],
] as const

test('a point comes after those that the line passes before it', () => {
  const [north, east] = [at(0.01, 0), at(0, 0.01)]
  expect(withVia([north, east], line, at(0.0099, 0.0099))).toEqual([north, at(0.0099, 0.0099), east])
  expect(withVia([north], line, at(0.0001, 0.0101))).toEqual([north, at(0.0001, 0.0101)])
  expect(withVia([], line, north)).toEqual([north])
})

test('a point that is dragged off the line keeps the place where it was taken', () => {
  const east = at(0, 0.01)
  expect(withVia([east], line, at(0.01, 0), at(0.05, 0.05))).toEqual([at(0.05, 0.05), east])
})
