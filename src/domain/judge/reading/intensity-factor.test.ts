import { expect, test } from 'vitest'
import type { Step, StoredSteps } from '../../workout/step.ts'
import { intensityFactor } from './intensity-factor.ts'
import { measure } from './stretches.ts'

const ride = (seconds: number, percent: number): Step => ({
  intensity: 'active',
  duration: { type: 'time', unit: 'minutes', value: seconds },
  target: { type: 'power', percentMin: percent, percentMax: percent },
})
const factorOf = (steps: StoredSteps) => intensityFactor(measure({ sport: 'cycling', steps }))

test('a steady ride at FTP has an intensity of 1', () => {
  expect(factorOf([ride(3600, 100)])).toBeCloseTo(1, 9)
})

test('a hard and an easy half have a higher intensity than a steady ride at their mean', () => {
  // The fourth root of (1 + 1/16) ÷ 2.
  expect(factorOf([ride(3600, 100), ride(3600, 50)])).toBeCloseTo(0.854, 2)
})

test('changes every ten seconds are smoothed', () => {
  expect(factorOf([ride(10, 200), ride(20, 50), { repeat: { steps: 2, count: 100 } }])).toBeCloseTo(1, 1)
})

test('a surge of five seconds counts for as long as it lasts', () => {
  // Over 30 seconds the mean is 5/30 of 200 % and 25/30 of 50 %.
  expect(factorOf([ride(5, 200), ride(25, 50), { repeat: { steps: 2, count: 100 } }])).toBeCloseTo(0.75, 1)
})

test('the window forgets what is longer ago than thirty seconds', () => {
  // Half an hour each; 30 seconds in between do not matter.
  expect(factorOf([ride(1800, 150), ride(1800, 50)])).toBeCloseTo(((1.5 ** 4 + 0.5 ** 4) / 2) ** 0.25, 2)
})
