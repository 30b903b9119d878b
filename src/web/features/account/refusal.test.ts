import { expect, test } from 'vitest'
import { isRefusal } from './refusal.ts'

test.each([
  [400, true],
  [403, true],
  [422, true],
  [0, false],
  [408, false],
  [429, false],
  [500, false],
  [503, false],
])('an answer with status %i is a refusal: %s', (status, refused) => {
  expect(isRefusal(Object.assign(new Error('said'), { status }))).toBe(refused)
})

test('an error without a status is not a refusal', () => {
  expect(isRefusal(new TypeError('Failed to fetch'))).toBe(false)
  expect(isRefusal(undefined)).toBe(false)
})
