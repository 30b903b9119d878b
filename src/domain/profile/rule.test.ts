import { expect, test } from 'vitest'
import { fiveFours, hundreds, metres, minutes, step } from '#tests/support/workouts/profile-examples.ts'
import type { StoredSteps } from '../workout/step.ts'
import { skylineOf } from './bars.ts'
import { marksOf, ruleUnitOf } from './rule.ts'

const labels = (steps: StoredSteps, width: number, sport: 'cycling' | 'swimming' = 'cycling') =>
  marksOf(skylineOf(steps, sport), ruleUnitOf(steps), width).flatMap(({ label }) => label ?? [])

test('labels are at least 64 px apart, on a desktop and on a phone', () => {
  expect(labels(fiveFours, 1200)).toEqual(['0 min', '5', '10', '15', '20', '25', '30', '35', '40', '45', '50'])
  expect(labels(fiveFours, 354)).toEqual(['0 min', '10', '20', '30', '40', '50'])
})

test('labels from an hour on are hours and minutes', () => {
  expect(labels([step('active', minutes(150))], 400)).toEqual(['0 min', '30', '1:00', '1:30', '2:00', '2:30'])
})

test('ticks of a minute are left out where they would be too close', () => {
  const ranks = (width: number) => marksOf(skylineOf(fiveFours, 'cycling'), 'time', width).map(({ rank }) => rank)
  expect(ranks(1200)).toContain('minor')
  expect(ranks(300)).not.toContain('minor')
})

test('the rule of a swim counts the distance it is written in, although its rests take time', () => {
  expect(ruleUnitOf(hundreds)).toBe('meters')
  expect(labels(hundreds, 400, 'swimming')).toEqual(['0 m', '500', '1000'])
})

test('the tick of 100 metres stands where the bar of 100 metres ends', () => {
  const skyline = skylineOf(hundreds, 'swimming')
  const marks = marksOf(skyline, 'meters', 1200)
  const fifth = skyline.bars[1]
  expect(marks[5]?.at).toBeCloseTo((fifth?.start ?? 0) + (fifth?.seconds ?? 0))
})

test('the rule counts time for a workout of time and distance, or of two units', () => {
  expect(ruleUnitOf([step('warmup', minutes(10)), step('active', metres(400))])).toBe('time')
  expect(
    ruleUnitOf([step('warmup', metres(400)), step('active', { type: 'distance', unit: 'yards', value: 100 })]),
  ).toBe('time')
})

test.each([
  // Ticks stand 7 px apart or not at all, labels 64 px.
  [10, 70, ['0 min', '.', '.', '.', '.', '-', '.', '.', '.', '.', '10']],
  [10, 69, ['0 min', '-', '10']],
  [10, 128, ['0 min', '.', '.', '.', '.', '5', '.', '.', '.', '.', '10']],
  [10, 127, ['0 min', '.', '.', '.', '.', '-', '.', '.', '.', '.', '10']],
  [3, 200, ['0 min', '1', '2', '3']],
  [20, 20, ['0 min']],
  [61, 150, ['0 min', '-', '-', '-', '-', '-', '30', '-', '-', '-', '-', '-', '1:00']],
  [
    1500,
    100,
    ['0 min', '2:00', '4:00', '6:00', '8:00', '10:00', '12:00', '14:00', '16:00', '18:00', '20:00', '22:00', '24:00'],
  ],
] as const)('a rule of %i minutes on %i px: dots are ticks, dashes longer ones', (length, width, marks) => {
  const skyline = skylineOf([step('active', minutes(length))], 'cycling')
  const signs = { minor: '.', middle: '-', major: '?' }
  expect(marksOf(skyline, 'time', width).map(({ rank, label }) => label ?? signs[rank])).toEqual(marks)
})

test.each([
  ['kilometers', 10, ['0 km', '5', '10']],
  ['miles', 10, ['0 mi', '5', '10']],
  ['meters', 1000, ['0 m', '500', '1000']],
  ['yards', 1000, ['0 yd', '500', '1000']],
] as const)('a rule in %s', (unit, value, labels) => {
  const skyline = skylineOf([step('active', { type: 'distance', unit, value })], 'running')
  const marks = marksOf(skyline, unit, 140)
  expect(marks.flatMap(({ label }) => label ?? [])).toEqual(labels)
  expect(marks.map(({ rank }) => rank)).toEqual([
    'major',
    'minor',
    'minor',
    'minor',
    'minor',
    'major',
    'minor',
    'minor',
    'minor',
    'minor',
    'major',
  ])
  expect(marks.at(-1)?.at).toBeCloseTo(skyline.seconds)
})

test.each([
  ['kilometers', 600, 400, ['0 km', '100', '200', '300', '400', '500', '600']],
  ['kilometers', 200, 300, ['0 km', '50', '100', '150', '200']],
  ['meters', 20_000, 280, ['0 m', '5000', '10000', '15000', '20000']],
] as const)('a rule in %s up to %i on %i px has the labels %j', (unit, value, width, labels) => {
  const skyline = skylineOf([step('active', { type: 'distance', unit, value })], 'running')
  expect(marksOf(skyline, unit, width).flatMap(({ label }) => label ?? [])).toEqual(labels)
})

test('a workout without length, or a rule without width, has no marks', () => {
  expect(marksOf(skylineOf([], 'cycling'), 'time', 400)).toEqual([])
  expect(marksOf(skylineOf(fiveFours, 'cycling'), 'time', 0)).toEqual([])
})

test('only rests by time do not count for the unit of the rule', () => {
  const swim = step('active', metres(400))
  expect(ruleUnitOf([swim, step('rest', minutes(1))])).toBe('meters')
  expect(ruleUnitOf([swim, step('recovery', minutes(1))])).toBe('time')
  expect(ruleUnitOf([swim, step('rest', { type: 'distance', unit: 'yards', value: 25 })])).toBe('time')
  expect(ruleUnitOf([step('rest', minutes(1))])).toBe('time')
  expect(ruleUnitOf([])).toBe('time')
})
