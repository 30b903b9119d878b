import { expect, test } from 'vitest'
import { charactersBefore } from './characters-before.ts'

test.each([
  [8, 4, ' run'],
  [4, 4, 'easy'],
  [3, 4, 'eas'],
  [0, 4, ''],
])('of "easy run" before place %d at most %d characters are "%s"', (place, most, expected) => {
  expect(charactersBefore('easy run', place, most)).toBe(expected)
})
