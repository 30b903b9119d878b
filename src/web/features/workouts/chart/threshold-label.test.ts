import { expect, test } from 'vitest'
import type { Step, Target } from '#domain/workout/step.ts'
import { isByHeart, thresholdLabel } from './threshold-label.ts'

const step = (target?: Target): Step => ({
  intensity: 'active',
  duration: { type: 'time', unit: 'minutes', value: 600 },
  ...(target && { target }),
})

test('the threshold of a ride by power is labelled FTP, by heart rate only Threshold', () => {
  expect(thresholdLabel('cycling', 264)).toBe('FTP 264 W')
  expect(thresholdLabel('cycling', 264, true)).toBe('Threshold')
})

test('the threshold of a run is labelled Threshold, of a swim CSS', () => {
  expect(thresholdLabel('running', 270)).toBe('Threshold 4:30 /km')
  expect(thresholdLabel('swimming', 105)).toBe('CSS 1:45 /100 m')
  expect(thresholdLabel('swimming')).toBeUndefined()
})

test('a workout is by heart rate when all its targets are', () => {
  const heart = step({ type: 'heartrate', zoneNumber: 3 })
  expect(isByHeart([heart, step(), { repeat: { steps: 2, count: 3 } }])).toBe(true)
  expect(isByHeart([heart, step({ type: 'power', zoneNumber: 3 })])).toBe(false)
  expect(isByHeart([step()])).toBe(false)
})

test('without a known FTP there is no label, and watts are whole', () => {
  expect(thresholdLabel('cycling')).toBeUndefined()
  expect(thresholdLabel('cycling', 263.6)).toBe('FTP 264 W')
})

test('open steps do not count for whether a workout is by heart rate, and one without targets is not', () => {
  expect(isByHeart([step({ type: 'heartrate', zoneNumber: 3 }), step({ type: 'open' })])).toBe(true)
  expect(isByHeart([step({ type: 'open' })])).toBe(false)
})
