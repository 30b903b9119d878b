import { expect, test } from 'vitest'
import { acceptOrThrow } from '#tests/support/workouts/generate.ts'
import { usualRequest } from '#tests/support/workouts/usual-requests.ts'
import { contextFor } from './context.ts'
import { distanceOf, timeOf } from './measure.ts'
import { lengthIn } from './piece-length.ts'

const usual = usualRequest('running', 'threshold')
const byTime = contextFor(acceptOrThrow(usual))
const byDistance = contextFor(
  acceptOrThrow({ ...usual, durationType: 'distance', durationUnit: 'kilometers', durationValue: 10 }),
)

test('a length in the measure of the session is whole ticks', () => {
  expect(lengthIn(timeOf(62), 4, byTime)).toEqual({ ticks: 12 })
  expect(lengthIn(distanceOf(0.404, 'kilometers'), 4, byDistance)).toEqual({ ticks: 40 })
})

test('a length in another measure is kept, and its ticks are an estimate', () => {
  const metres = distanceOf(400, 'meters')
  const estimated = lengthIn(metres, 4, byTime)
  expect(estimated).toEqual({ ticks: expect.closeTo((0.4 * 270) / 5, 0), distance: metres })
  expect(estimated.ticks % 1).not.toBe(0)
  expect(lengthIn(metres, 4, byDistance)).toEqual({ ticks: 40, distance: metres })
  expect(lengthIn(timeOf(270), 4, byDistance)).toEqual({ ticks: expect.closeTo(100, -1), seconds: 270 })
})
