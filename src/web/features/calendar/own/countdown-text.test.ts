import { expect, test } from 'vitest'
import { countdownText } from './countdown-text.ts'

test.each([
  [0, 'today'],
  [1, 'tomorrow'],
  [13, 'in 13 days'],
  [14, 'in 14 days · 2 weeks'],
  [43, 'in 43 days · 6 weeks and 1 day'],
  [100, 'in 100 days · 14 weeks and 2 days'],
])('a race %d days from now is %s', (days, text) => {
  expect(countdownText(days)).toBe(text)
})
