import { expect, test } from 'vitest'
import type { Step, Target } from '#domain/workout/step.ts'
import { isByHeart, thresholdWords } from './threshold-words.ts'

const step = (target?: Target): Step => ({
  intensity: 'active',
  duration: { type: 'time', unit: 'minutes', value: 600 },
  ...(target && { target }),
})

test('the line of a ride by power is its FTP, and of one by heart rate only a threshold', () => {
  expect(thresholdWords('cycling', 264)).toBe('FTP 264 W')
  expect(thresholdWords('cycling', 264, true)).toBe('Threshold')
})

test('the line of a run is its threshold, and of a swim its CSS', () => {
  expect(thresholdWords('running', 270)).toBe('Threshold 4:30 /km')
  expect(thresholdWords('swimming', 105)).toBe('CSS 1:45 /100 m')
  expect(thresholdWords('swimming')).toBe('100 % of CSS')
})

test('a workout is by heart rate where that is all it asks for', () => {
  const heart = step({ type: 'heartrate', zoneNumber: 3 })
  expect(isByHeart([heart, step(), { repeat: { steps: 2, count: 3 } }])).toBe(true)
  expect(isByHeart([heart, step({ type: 'power', zoneNumber: 3 })])).toBe(false)
  expect(isByHeart([step()])).toBe(false)
})

test('a ride without its FTP has a line at all of it, and watts are whole', () => {
  expect(thresholdWords('cycling')).toBe('100 % of FTP')
  expect(thresholdWords('cycling', 263.6)).toBe('FTP 264 W')
})

test('open steps are left out of what a workout is by, and nothing is by nothing', () => {
  expect(isByHeart([step({ type: 'heartrate', zoneNumber: 3 }), step({ type: 'open' })])).toBe(true)
  expect(isByHeart([step({ type: 'open' })])).toBe(false)
})
