import { expect, test } from 'vitest'
import { countInWords, lengthInWords } from './length-in-words.ts'
import { distanceOf, durationOf, timeOf } from './measure.ts'

test.each([
  [timeOf(45), '45 seconds'],
  [timeOf(60), '1 minute'],
  [timeOf(61), '1 minute 1 second'],
  [timeOf(510), '8 minutes 30 seconds'],
  [timeOf(61.504), '1 minute 1.5 seconds'],
  [distanceOf(0.25, 'kilometers'), '0.25 kilometers'],
  [distanceOf(1, 'miles'), '1 mile'],
  [distanceOf(2.3333, 'kilometers'), '2.33 kilometers'],
])('%j is %j in words', (length, words) => {
  expect(lengthInWords(length)).toBe(words)
})

test('a number has the singular of its unit only where it is 1', () => {
  expect([1, 2, 0.5].map((value) => countInWords(value, 'meters'))).toEqual(['1 meter', '2 meters', '0.5 meters'])
})

test('a time is stored in seconds, a distance in its own unit', () => {
  expect(durationOf(90, 'seconds')).toEqual({ type: 'time', unit: 'minutes', value: 90, displayValue: '1.30' })
  expect(durationOf(1.5, 'minutes')).toEqual(durationOf(90, 'seconds'))
  expect(durationOf(0.4, 'miles')).toEqual({ type: 'distance', unit: 'miles', value: 0.4, displayValue: '0.4' })
})
