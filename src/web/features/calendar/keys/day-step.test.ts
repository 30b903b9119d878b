import { expect, test } from 'vitest'
import { dayStep } from './day-step.ts'

const WEDNESDAY = '2026-11-18'

test.each([
  ['ArrowLeft', 'weekly', '2026-11-17'],
  ['ArrowRight', 'weekly', '2026-11-19'],
  ['ArrowUp', 'weekly', undefined],
  ['ArrowDown', 'weekly', undefined],
  ['Home', 'weekly', '2026-11-16'],
  ['End', 'weekly', '2026-11-22'],
  ['PageUp', 'weekly', '2026-11-11'],
  ['PageDown', 'weekly', '2026-11-25'],
  ['ArrowUp', 'monthly', '2026-11-11'],
  ['ArrowDown', 'monthly', '2026-11-25'],
  ['PageUp', 'monthly', '2026-10-18'],
  ['PageDown', 'monthly', '2026-12-18'],
  ['x', 'monthly', undefined],
] as const)('%s in the %s view leads to %s', (key, view, to) => {
  expect(dayStep(key, WEDNESDAY, view, 'monday')).toBe(to)
})

test.each([
  ['sunday', '2026-11-15', '2026-11-21'],
  ['saturday', '2026-11-14', '2026-11-20'],
] as const)('Home and End lead to the ends of a week that begins on %s', (start, first, last) => {
  expect(['Home', 'End'].map((key) => dayStep(key, WEDNESDAY, 'weekly', start))).toEqual([first, last])
  expect(['Home', 'End'].map((key) => dayStep(key, first, 'monthly', start))).toEqual([first, last])
})

test('a month later is its last day if it is shorter, and the calendar ends', () => {
  expect(dayStep('PageDown', '2027-01-31', 'monthly', 'monday')).toBe('2027-02-28')
  expect(dayStep('ArrowLeft', '1970-01-01', 'weekly', 'monday')).toBeUndefined()
  expect(dayStep('PageDown', '2199-12-31', 'weekly', 'monday')).toBeUndefined()
})
