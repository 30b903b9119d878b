import { expect, test } from 'vitest'
import { hardestOf } from './hardest.ts'
import type { Step, StoredSteps } from './step.ts'

const minutes = (value: number, zoneNumber: number): Step => ({
  intensity: 'active',
  duration: { type: 'time', unit: 'minutes', value: value * 60 },
  target: { type: 'power', zoneNumber },
})

const rest: Step = { intensity: 'rest', duration: { type: 'time', unit: 'seconds', value: 30 } }

test('the hardest step is the one of the highest target, counted over its repeats', () => {
  const stored: StoredSteps = [minutes(20, 2), minutes(4, 5), minutes(2, 1), { repeat: { steps: 2, count: 5 } }]
  expect(hardestOf(stored, 'cycling')).toEqual({ step: minutes(4, 5), times: 5 })
})

test('the same step in two places counts as one', () => {
  const stored: StoredSteps = [minutes(4, 5), minutes(2, 1), minutes(4, 5), { repeat: { steps: 1, count: 3 } }]
  expect(hardestOf(stored, 'cycling')?.times).toBe(4)
})

test('bouts of another effort are other steps', () => {
  const felt = (effort: number): Step => ({ ...minutes(1, 1), target: { type: 'open' }, effort })
  const stored: StoredSteps = [felt(9), felt(3), { repeat: { steps: 2, count: 4 } }]
  expect(hardestOf(stored, 'cycling')).toEqual({ step: felt(9), times: 4 })
})

test('of equally hard steps the longest is the hardest', () => {
  const stored: StoredSteps = [minutes(4, 5), minutes(12, 5), minutes(8, 5)]
  expect(hardestOf(stored, 'cycling')?.step).toEqual(minutes(12, 5))
})

test('a warm-up is harder than the work only in a workout without work', () => {
  const opener: Step = { ...minutes(0.5, 6), intensity: 'warmup' }
  const end: Step = { ...minutes(5, 6), intensity: 'cooldown' }
  expect(hardestOf([opener, minutes(4, 5), end], 'cycling')?.step).toEqual(minutes(4, 5))
  expect(hardestOf([opener, rest], 'cycling')?.step).toEqual(opener)
})

test('rest is never the hardest step', () => {
  expect(hardestOf([rest], 'swimming')).toBeUndefined()
})
