import { expect, test } from 'vitest'
import { hasTarget } from './has-target.ts'
import type { Step, Target } from './step.ts'

const step: Step = { intensity: 'active', duration: { type: 'time', unit: 'minutes', value: 600 } }

test('a workout without a target, or with open ones alone, asks for no effort', () => {
  expect(hasTarget([step, { ...step, target: null }, { ...step, target: { type: 'open' } }])).toBe(false)
})

test('a type without a figure asks for no effort, nor does a range open at both ends', () => {
  const asks = (target: Target) => hasTarget([{ ...step, target }])
  expect(asks({ type: 'power' })).toBe(false)
  expect(asks({ type: 'pace', rangeMin: 0, rangeMax: null })).toBe(false)
  expect(asks({ type: 'heartrate', rangeMin: 0, rangeMax: 140 })).toBe(true)
  expect(asks({ type: 'power', rangeMin: 0, rangeMax: 0 })).toBe(true)
})

test('a workout with one target has a target', () => {
  expect(hasTarget([step, { ...step, target: { type: 'pace', zoneNumber: 2 } }])).toBe(true)
})
