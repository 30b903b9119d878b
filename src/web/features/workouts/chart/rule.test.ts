import { expect, test } from 'vitest'
import type { StoredSteps } from '#domain/workout/step.ts'
import { fiveFours, hundreds, metres, minutes, step } from '#tests/profile-examples.ts'
import { skylineOf } from './bars.ts'
import { marksOf, ruleUnitOf } from './rule.ts'

const labels = (steps: StoredSteps, width: number, sport: 'cycling' | 'swimming' = 'cycling') =>
  marksOf(skylineOf(steps, sport), ruleUnitOf(steps), width).flatMap(({ label }) => label ?? [])

test('labels stand at least 64 px apart, on a desk and on a phone', () => {
  expect(labels(fiveFours, 1200)).toEqual(['0 min', '5', '10', '15', '20', '25', '30', '35', '40', '45', '50'])
  expect(labels(fiveFours, 354)).toEqual(['0 min', '10', '20', '30', '40', '50'])
})

test('from an hour on, labels say hours and minutes', () => {
  expect(labels([step('active', minutes(150))], 400)).toEqual(['0 min', '30', '1:00', '1:30', '2:00', '2:30'])
})

test('ticks a minute apart give way where they would crowd', () => {
  const ranks = (width: number) => marksOf(skylineOf(fiveFours, 'cycling'), 'time', width).map(({ rank }) => rank)
  expect(ranks(1200)).toContain('minor')
  expect(ranks(300)).not.toContain('minor')
})

test('a swim is ruled in the distance it is written in, though its rests take time', () => {
  expect(ruleUnitOf(hundreds)).toBe('meters')
  expect(labels(hundreds, 400, 'swimming')).toEqual(['0 m', '500', '1000'])
})

test('a hundred metres end where the bar of the hundred ends', () => {
  const skyline = skylineOf(hundreds, 'swimming')
  const marks = marksOf(skyline, 'meters', 1200)
  const fifth = skyline.bars[1]
  expect(marks[5]?.at).toBeCloseTo((fifth?.start ?? 0) + (fifth?.seconds ?? 0))
})

test('a workout of time and distance, or of two units, is ruled in time', () => {
  expect(ruleUnitOf([step('warmup', minutes(10)), step('active', metres(400))])).toBe('time')
  expect(
    ruleUnitOf([step('warmup', metres(400)), step('active', { type: 'distance', unit: 'yards', value: 100 })]),
  ).toBe('time')
})
