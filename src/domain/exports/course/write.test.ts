import { expect, test } from 'vitest'
import { usualMoment } from './write.ts'

test.each([
  [0, 600, 10],
  [300, 900, 310],
  [300, 320, 310],
  [300, 312, 306],
  [300, 311, 306],
  [300.5, 301.5, 301],
])('notes of a step from %d s to %d s are shown at %i s', (start, end, seconds) => {
  expect(usualMoment(start, end)).toBe(seconds)
})
