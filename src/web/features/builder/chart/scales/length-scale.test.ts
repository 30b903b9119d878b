import { expect, test } from 'vitest'
import type { SportId } from '#domain/sports/registry.ts'
import type { Duration, Step } from '#domain/workout/step.ts'
import type { Pool } from '#domain/workout/swim.ts'
import { lengthScale } from './length-scale.ts'
import { keyedValue, snappedValue } from './scale.ts'

const lengths = (unit: Duration['unit'], value: number, sport: SportId = 'running', pool?: Pool) => {
  const type = unit === 'minutes' ? 'time' : 'distance'
  const step: Step = { intensity: 'active', duration: { type, unit, value } }
  return lengthScale(step, sport, pool)
}
const press = (key: string, shiftKey = false) => ({ key, shiftKey })

test.each<[Duration['unit'], number, number]>([
  ['minutes', 1, 5],
  ['minutes', 58, 60],
  ['minutes', 119, 120],
  ['minutes', 70, 75],
  ['minutes', 130, 120],
  ['minutes', 320, 330],
  ['minutes', 640, 660],
  ['minutes', 1980, 1980],
  ['minutes', 4000, 3900],
  ['minutes', 100_000, 86_400],
  ['meters', 330, 350],
  ['meters', 430, 400],
  ['meters', 1460, 1500],
  ['kilometers', 0.43, 0.4],
  ['kilometers', 1.46, 1.5],
  ['kilometers', 7.3, 7.5],
  ['kilometers', 31.4, 31],
  ['miles', 1.2, 1.25],
  ['miles', 6.3, 6.5],
])('a length in %s snaps from %d to %d', (unit, value, snapped) => {
  expect(snappedValue(lengths(unit, 300), value)).toBe(snapped)
})

test('in a pool a length is whole lengths of it', () => {
  expect(snappedValue(lengths('meters', 400, 'swimming', { length: 25, unit: 'meters' }), 412)).toBe(400)
  expect(snappedValue(lengths('meters', 400, 'swimming', { length: 50, unit: 'meters' }), 430)).toBe(450)
  expect(snappedValue(lengths('yards', 400, 'swimming', { length: 25, unit: 'yards' }), 415)).toBe(425)
})

test('without a pool in its unit a swim is lengths of 25', () => {
  expect(snappedValue(lengths('meters', 400, 'swimming'), 412)).toBe(400)
  expect(snappedValue(lengths('meters', 400, 'swimming', { length: 50, unit: 'yards' }), 420)).toBe(425)
  expect(snappedValue(lengths('kilometers', 1, 'swimming', { length: 25, unit: 'meters' }), 1.46)).toBe(1.5)
})

test.each<[number, string, boolean, number]>([
  [115, 'ArrowRight', false, 120],
  [120, 'ArrowRight', false, 150],
  [120, 'ArrowLeft', false, 105],
  [117, 'ArrowUp', false, 120],
  [117, 'ArrowDown', false, 105],
  [600, 'PageUp', false, 900],
  [600, 'PageDown', false, 450],
  [600, 'PageUp', true, 900],
  [1800, 'ArrowLeft', true, 1500],
  [5, 'ArrowLeft', false, 5],
  [2, 'ArrowLeft', false, 2],
])('from %d s the key %s (Shift: %s) leads to %d s', (value, key, shift, to) => {
  expect(keyedValue(lengths('minutes', value), press(key, shift))).toBe(to)
})

test('kilometres have no noise after many keys, and other keys do nothing', () => {
  expect(keyedValue(lengths('kilometers', 0.9), press('ArrowRight'))).toBe(1)
  expect(keyedValue(lengths('kilometers', 1), press('PageUp'))).toBe(1.5)
  expect(keyedValue(lengths('kilometers', 1), press('Enter'))).toBeUndefined()
})

test('a pulled length keeps the rest of the step, and forgets what was typed', () => {
  const step: Step = {
    name: 'Hard',
    intensity: 'interval',
    duration: { type: 'time', unit: 'minutes', value: 240, displayValue: '4:00', lapButton: true },
  }
  expect(lengthScale(step, 'running', undefined).at(270)).toEqual({
    ...step,
    duration: { type: 'time', unit: 'minutes', value: 270, lapButton: true },
  })
})
