import { expect, test } from 'vitest'
import { sports } from '../sports/registry.ts'
import { heightOf, THRESHOLD_HEIGHT } from './height.ts'

test.each(sports)('the threshold of $label stands at 78 % of a profile', ({ chart }) => {
  expect(heightOf(100, chart)).toBeCloseTo(THRESHOLD_HEIGHT)
})

test.each(sports)('the scale of $label begins at a tenth of the height and ends at the top', ({ chart }) => {
  const [foot, head] = chart
  expect(heightOf(foot, chart)).toBeCloseTo(0.1)
  expect(heightOf(head, chart)).toBeCloseTo(1)
})

test.each(sports)('an effort beyond the scale of $label stays in the drawing', ({ chart }) => {
  expect(heightOf(0, chart)).toBe(0.07)
  expect(heightOf(400, chart)).toBe(1)
})
