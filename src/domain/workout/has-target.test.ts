import { expect, test } from 'vitest'
import { hasTarget } from './has-target.ts'
import type { Step } from './step.ts'

const step: Step = { intensity: 'active', duration: { type: 'time', unit: 'minutes', value: 600 } }

test('a workout without a target, or with open ones alone, asks for no effort', () => {
  expect(hasTarget([step, { ...step, target: null }, { ...step, target: { type: 'open' } }])).toBe(false)
})

test('one target is enough', () => {
  expect(hasTarget([step, { ...step, target: { type: 'pace', zoneNumber: 2 } }])).toBe(true)
})
