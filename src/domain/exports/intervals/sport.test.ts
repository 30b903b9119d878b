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
  ['- 1km 5:00/km Pace', 'cycling', 'running'],
  ['- 400mtr 95%', 'cycling', 'swimming'],
  ['- 400mtr 95%', 'running', 'running'],
  ['- 50yrd', 'running', 'swimming'],
  ['- 1km 95%', 'swimming', 'swimming'],
  ['- 10m 75% Pace', 'swimming', 'swimming'],
  ['- 10m 80% 90rpm', 'swimming', 'cycling'],
  ['- 10m 80% 90rpm', 'running', 'running'],
  ['- 10m 250w', 'running', 'cycling'],
  ['Keep the pace at 5/km, then to the pool\n\n- 10m 80%', 'cycling', 'cycling'],
] as const)('a text of %j, stated to be of %s, is of %s', (text, said, sport) => {
  expect(sportOfText(text, said)).toBe(sport)
})

test.each([
  ['- 400mtr 95% Pace', 'swimming'],
  ['- 400mtr 1:45/100m Pace', 'swimming'],
  ['- 10m 75% Pace', 'running'],
  ['- 10km 80% Pace', 'running'],
  ['- 2km 80% Pace\n- 400mtr 95% Pace', 'running'],
  ['- 40km 80%', 'cycling'],
  ['- 1km 5:00/km Pace', 'running'],
  ['- 400mtr 5:00/km Pace', 'running'],
  ['- 20m Z2', 'cycling'],
])('a text of %j without a stated sport is of %s', (text, sport) => {
  expect(sportOfText(text, undefined)).toBe(sport)
})
