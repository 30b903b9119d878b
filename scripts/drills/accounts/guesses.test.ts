import { expect, test } from 'vitest'
import { shareOfRightGuesses } from './guesses.ts'

test('samples that do not overlap are always told apart, whichever is greater', () => {
  expect(shareOfRightGuesses([1, 2, 3], [4, 5, 6])).toBe(1)
  expect(shareOfRightGuesses([4, 5, 6], [1, 2, 3])).toBe(1)
})

test('equal samples are told apart by chance alone', () => {
  expect(shareOfRightGuesses([1, 2, 3, 4], [1, 2, 3, 4])).toBe(0.5)
})

test('samples that overlap by half are told apart in three of four guesses', () => {
  expect(shareOfRightGuesses([1, 2, 3, 4], [3, 4, 5, 6])).toBe(0.75)
})
