import { expect, test } from 'vitest'
import { withoutFloatNoise } from './float-noise.ts'

test.each([
  [480.00003, 480],
  [479.99999, 480],
  [480.0099, 480],
  [480.011, 480.011],
  [30.100000381, 30.1],
  [30.5, 30.5],
  [0.004, 0.004],
  [0.0004, 0.0004],
])('a length of %d is read as %d', (value, length) => {
  expect(withoutFloatNoise(value)).toBe(length)
})
