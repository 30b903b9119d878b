import { expect, test } from 'vitest'
import { none, summaryOf } from './tally.ts'

test.each([
  [{ passed: 3, failed: 0, skipped: 0 }, '3 passed, 0 failed'],
  [{ passed: 3, failed: 1, skipped: 2 }, '2 skipped\n3 passed, 1 failed'],
])('the last line counts the passed and the failed tests, and nothing else: %j', (counts, summary) => {
  expect(summaryOf({ ...none, ...counts })).toBe(summary)
})
