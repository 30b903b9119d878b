import { expect, test } from 'vitest'
import { withoutTimeNoise } from './time-noise.ts'

test.each([
  [480.00003, 480],
  [479.99999, 480],
  [85_999.9921875, 86_000],
  [59.999, 60],
  [480.0049, 480],
  [480.0051, 480.005],
  [30.100000381, 30.1],
  [30.5, 30.5],
  [0.004, 0.004],
  [0.0004, 0.0004],
])('a time of %d s is read as %d s', (value, seconds) => {
  expect(withoutTimeNoise(value)).toBe(seconds)
})
