import { expect, test } from 'vitest'
import { CallError, noAnswer } from './call-error.ts'
import { createQueryClient, mayRetry, queryRules, retryDelay } from './queries.ts'

test('a failed read is retried three times, after 1, 2, 4 … at most 30 seconds, and an answer is kept for five minutes', () => {
  expect(queryRules).toEqual({ retries: 3, firstDelayMs: 1000, longestDelayMs: 30_000, keptMs: 300_000 })
  expect([0, 1, 2, 3, 4, 5, 20].map(retryDelay)).toEqual([1000, 2000, 4000, 8000, 16_000, 30_000, 30_000])
  const { queries } = createQueryClient().getDefaultOptions()
  expect(queries).toMatchObject({ retry: mayRetry, retryDelay, gcTime: 300_000 })
})

test.each([
  [noAnswer('cable pulled'), true],
  [new CallError(500, undefined), true],
  [new CallError(503, undefined), true],
  [new CallError(400, undefined), false],
  [new CallError(401, undefined), false],
  [new CallError(404, undefined), false],
  [new CallError(429, undefined), false],
])('only a temporary error is retried: %s', (error, again) => {
  expect(mayRetry(0, error)).toBe(again)
  expect(mayRetry(2, error)).toBe(again)
  expect(mayRetry(3, error)).toBe(false)
})
