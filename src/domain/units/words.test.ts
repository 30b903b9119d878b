import { expect, test } from 'vitest'
import { capitalise, formatCount, timeInWords } from './words.ts'

test.each([
  [0, '0 efforts'],
  [1, '1 effort'],
  [1.5, '1.5 efforts'],
  [12, '12 efforts'],
])('a count of %d reads %s', (count, words) => {
  expect(formatCount(count, 'effort')).toBe(words)
})

test.each([
  [0, ''],
  [1, '1 second'],
  [90, '1 minute 30 seconds'],
  [3600, '1 hour'],
  [7325, '2 hours 2 minutes 5 seconds'],
])('%d seconds in words are "%s"', (seconds, words) => {
  expect(timeInWords(seconds)).toBe(words)
})

test('a text gets a capital at its beginning only, and an empty one stays empty', () => {
  expect(capitalise('easy spin')).toBe('Easy spin')
  expect(capitalise('')).toBe('')
})
