import { expect, test } from 'vitest'
import { sportOfText } from './sport.ts'

test.each([
  ['- 1KM 5:00/KM', 'cycling', 'running'],
  ['- 1mi 8:00/MI', 'cycling', 'running'],
  ['- 10m 1:40/100', 'cycling', 'swimming'],
  ['POOL length', 'cycling', 'swimming'],
  ['- 100 YARDS', 'cycling', 'swimming'],
  ['- 10m 250W', 'running', 'cycling'],
  ['- 10m 80 PACE', 'cycling', 'running'],
  ['- 400 METRES', 'cycling', 'swimming'],
  ['- 10m 90RPM', 'swimming', 'cycling'],
  ['- 10m 80%', 'swimming', 'swimming'],
  ['Thirty minutes by the pool', 'cycling', 'cycling'],
] as const)('of %j somebody says it is %s: it is %s', (text, said, sport) => {
  expect(sportOfText(text, said)).toBe(sport)
})
