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
