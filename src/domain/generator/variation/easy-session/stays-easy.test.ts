import { expect, test } from 'vitest'
import { usualRequest } from '#tests/support/workouts/usual-requests.ts'
import type { SportId } from '../../../sports/registry.ts'
import type { Step } from '../../../workout/step.ts'
import { resolve } from '../../resolve.ts'
import { easinessOf } from './stays-easy.ts'

type Part = [seconds: number, zoneNumber: number, intensity?: Step['intensity']]

function isEasy(sport: SportId, ...parts: Part[]): boolean {
  const type = sport === 'cycling' ? 'power' : 'pace'
  const steps = parts.map(
    ([value, zoneNumber, intensity = 'active']): Step => ({
      intensity,
      duration: { type: 'time', unit: 'minutes', value },
      target: { type, zoneNumber },
    }),
  )
  return easinessOf(resolve(usualRequest(sport, 'endurance')))(steps)
}

/** Strides of so many seconds in a run of three hours. */
const withStrides = (count: number, seconds: number) =>
  isEasy('running', [10_800, 2], ...Array.from({ length: count }, (): Part => [seconds, 5]))

test('an easy session has little work: 9 percent of a ride, 14 of a run, and 29 of a run from an hour and a half on', () => {
  expect(isEasy('cycling', [3276, 2], [324, 3])).toBe(true)
  expect(isEasy('cycling', [3275, 2], [325, 3])).toBe(false)
  expect(isEasy('cycling', [6550, 2], [650, 3])).toBe(false)
  expect(isEasy('running', [3096, 2], [504, 3])).toBe(true)
  expect(isEasy('running', [3095, 2], [505, 3])).toBe(false)
  expect(isEasy('running', [3834, 2], [1566, 3])).toBe(true)
  expect(isEasy('running', [3833, 2], [1567, 3])).toBe(false)
  expect(isEasy('running', [3833, 2], [1566, 3])).toBe(false)
})

test('it has ten strides at most, of 200 seconds in all; work of more than 45 seconds is no stride', () => {
  expect(withStrides(10, 20)).toBe(true)
  expect(withStrides(11, 15)).toBe(false)
  expect(withStrides(10, 21)).toBe(false)
  expect(withStrides(5, 45)).toBe(false)
  expect(withStrides(5, 46)).toBe(true)
})

test('on a bike a seventh of it may be slower than endurance, and all of a run', () => {
  expect(isEasy('cycling', [3060, 2], [540, 1])).toBe(true)
  expect(isEasy('cycling', [3059, 2], [541, 1])).toBe(false)
  expect(isEasy('cycling', [3059, 2], [541, 1, 'recovery'])).toBe(false)
  expect(isEasy('cycling', [3059, 2], [541, 1, 'cooldown'])).toBe(true)
  expect(isEasy('running', [1000, 2], [2600, 1])).toBe(true)
})
