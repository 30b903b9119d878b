import { expect, test } from 'vitest'
import { sportOf } from '../../../sports/registry.ts'
import { readTarget } from './target.ts'

// Numbers of wkt_step_target.
const [PACE, HEART_RATE, CADENCE, POWER] = [0, 1, 3, 4]

test.each<[number, number, number, object]>([
  [POWER, 0, 0, {}],
  [POWER, 0, 90, { target: { type: 'power', percentMin: 90, percentMax: 90 } }],
  [POWER, 90, 0, { target: { type: 'power', percentMin: 90, percentMax: 90 } }],
  [POWER, 900, 1000, { target: { type: 'power', percentMin: 900, percentMax: 1000 } }],
  [POWER, 1000, 1001, { lost: 'figures' }],
  [POWER, 1001, 1100, { target: { type: 'power', rangeMin: 0, rangeMax: 100 } }],
  [POWER, 1002, 1100, { target: { type: 'power', rangeMin: 2, rangeMax: 100 } }],
  [POWER, 1100, 2999, { target: { type: 'power', rangeMin: 100, rangeMax: 1999 } }],
  [POWER, 1100, 3000, { target: { type: 'power', rangeMin: 100, rangeMax: null } }],
  [POWER, 11_000, 0, { target: { type: 'power', rangeMin: 10_000, rangeMax: null } }],
  [POWER, 11_001, 0, { lost: 'figures' }],
  [HEART_RATE, 0, 0, {}],
  [HEART_RATE, 80, 100, { lost: 'percentOfMaximum' }],
  [HEART_RATE, 100, 101, { lost: 'figures' }],
  [HEART_RATE, 0, 240, { target: { type: 'heartrate', rangeMin: 0, rangeMax: 140 } }],
  [HEART_RATE, 240, 349, { target: { type: 'heartrate', rangeMin: 140, rangeMax: 249 } }],
  [HEART_RATE, 240, 350, { target: { type: 'heartrate', rangeMin: 140, rangeMax: null } }],
  [CADENCE, 85, 95, { cadence: { min: 85, max: 95 } }],
  [CADENCE, 0, 90, { cadence: { min: 1, max: 90 } }],
  [CADENCE, 85, 0, { cadence: { min: 85, max: 300 } }],
  [CADENCE, 85, 300, { cadence: { min: 85, max: 300 } }],
  [CADENCE, 85, 301, { lost: 'cadence' }],
  [PACE, 3576, 0, { target: { type: 'pace', rangeMin: 0, rangeMax: 450, rangeUnit: 'mile' } }],
  [PACE, 0, 3576, { target: { type: 'pace', rangeMin: 450, rangeMax: null, rangeUnit: 'mile' } }],
  // 309 s and 375 s a mile are 192 s and 233 s a kilometre, 510 s are no whole ones.
  [PACE, 4292, 5208, { target: { type: 'pace', rangeMin: 192, rangeMax: 233, rangeUnit: 'km' } }],
  [PACE, 3156, 5208, { target: { type: 'pace', rangeMin: 309, rangeMax: 510, rangeUnit: 'mile' } }],
  // One of them is whole seconds a kilometre, both are a mile.
  [PACE, 50, 100, { target: { type: 'pace', rangeMin: 10_000, rangeMax: null, rangeUnit: 'km' } }],
  [PACE, 50, 99, { lost: 'figures' }],
  [PACE, 100, 200, { target: { type: 'pace', rangeMin: 5000, rangeMax: 10_000, rangeUnit: 'km' } }],
])('of the type %i a target from %i to %i is read as %j', (type, low, high, target) => {
  const sport = sportOf(type === POWER ? 'cycling' : 'running')
  expect(readTarget({ type, value: 0, low, high }, sport)).toEqual(target)
})
