import { expect, test } from 'vitest'
import { describeTime } from './describe.ts'

test.each([
  [59.6, '1 minute'],
  [89.4, '89 seconds'],
  [89.6, '90 seconds'],
  [119, '119 seconds'],
  [120, '2 minutes'],
  [121, '2 minutes 1 second'],
  [60, '1 minute'],
])('%d seconds are called %s', (seconds, words) => {
  expect(describeTime(seconds)).toBe(words)
})
