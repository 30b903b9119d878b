import { expect, test } from 'vitest'
import { generate } from '#tests/support/workouts/generate.ts'
import { usualRequest } from '#tests/support/workouts/usual-requests.ts'
import type { SportId } from '../../sports/registry.ts'
import type { Direction } from '../request/direction.ts'
import { resolve } from '../resolve.ts'
import { readShape } from './compare/main-set-shape.ts'
import { findOtherLength } from './other-length.ts'

/** The lengths that are asked for, if none of them leads on. */
function lengthsTried(sport: SportId, length: object, direction: Direction): number[] {
  const asked = { ...usualRequest(sport, 'interval'), ...length }
  const request = resolve(asked)
  const { steps } = generate(asked, { seed: 1 })
  const shape = readShape(steps, request)
  if (!shape) throw new Error('A main set without a bout')
  const tried: number[] = []
  const none = ({ value }: { value: number }) => void tried.push(value)
  expect(findOtherLength(request, { steps, direction, locked: [] }, shape, none, 1)).toBeUndefined()
  return tried
}

const minutes = (durationValue: number) => ({ durationType: 'time', durationUnit: 'minutes', durationValue })
const distance = (durationUnit: string, durationValue: number) => ({
  durationType: 'distance',
  durationUnit,
  durationValue,
})

test.each([
  ['running', minutes(60), 'harder', [75, 90]],
  ['running', minutes(60), 'shorter intervals', [50, 40]],
  ['running', minutes(60), 'easier', [50, 40]],
  ['running', minutes(60), 'longer intervals', [75, 90]],
  ['cycling', minutes(240), 'harder', [300]],
  ['running', distance('kilometers', 10), 'harder', [12, 14]],
  ['cycling', distance('miles', 20), 'harder', [25, 30]],
  ['running', minutes(60), 'another', []],
] as const)('%s %o, %s: tried are %o', (sport, length, direction, tried) => {
  expect(lengthsTried(sport, length, direction)).toEqual(tried)
})

test.each([
  ['running', minutes(150), [180]],
  ['running', minutes(160), []],
  ['running', distance('kilometers', 25), [30, 35]],
  ['running', distance('kilometers', 30), []],
  ['running', distance('miles', 15), [18]],
  ['running', distance('miles', 18), []],
  ['cycling', minutes(255), []],
  ['cycling', distance('kilometers', 130), [160]],
  ['cycling', distance('kilometers', 140), []],
  ['cycling', distance('miles', 80), [100]],
  ['cycling', distance('miles', 85), []],
] as const)('nobody is sent to a longer session than that of a long day: %s %o', (sport, length, tried) => {
  expect(lengthsTried(sport, length, 'harder')).toEqual(tried)
})

test.each([
  [distance('meters', 3000), 'harder', [4000, 4500]],
  [distance('meters', 3600), 'harder', [4500]],
  [distance('meters', 4000), 'harder', [5000]],
  [distance('meters', 4200), 'harder', []],
  [distance('meters', 6000), 'easier', [5000, 4000]],
  [distance('yards', 4500), 'harder', [5500]],
  [distance('yards', 5000), 'harder', []],
] as const)('nobody is sent to a swim of more than 5,000 m: %o, %s', (length, direction, tried) => {
  expect(lengthsTried('swimming', length, direction)).toEqual(tried)
})
