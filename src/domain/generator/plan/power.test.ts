import { expect, test } from 'vitest'
import { powerOf } from './power.ts'

test('the power of a piece is the middle of its percents, or of its zone; a pause is in zone 1', () => {
  expect(powerOf({ zone: 4, percents: [90, 100] })).toBe(95)
  expect(powerOf({ zone: 2 })).toBe(62.5)
  expect(powerOf({ zone: null })).toBe(powerOf({ zone: 1 }))
  expect(powerOf({ zone: null })).toBeGreaterThan(0)
})
