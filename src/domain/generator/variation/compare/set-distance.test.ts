import { describe, expect, test } from 'vitest'
import { arrangementOf } from './arrangement.ts'
import { figuresOf } from './bout-figures.ts'
import type { Shape } from './main-set-shape.ts'
import { distanceFrom } from './set-distance.ts'

const shape = (bouts: number[], more: Partial<Shape> = {}): Shape => ({
  ...{ ...figuresOf(bouts), bouts, rest: 180, effort: 100, sets: 1, arrangement: arrangementOf(bouts, false) },
  ...more,
})
const times = (count: number, seconds: number) => Array.from({ length: count }, () => seconds)
const fourTimesSix = times(4, 360)
const before = shape(fourTimesSix)

describe.each(['harder', 'longer intervals'] as const)('from 4 × 6 minutes, %s', (direction) => {
  const distanceTo = distanceFrom(before, direction)

  test('it is nowhere to the same set', () => {
    expect(distanceTo(before)).toBe(0)
  })

  test.each<[string, Partial<Shape>]>([
    ['longer rests', { rest: 300 }],
    ['shorter rests', { rest: 60 }],
    ['more effort', { effort: 105 }],
    ['less effort', { effort: 95 }],
    ['more sets', { sets: 2 }],
  ])('it is farther to %s', (_, more) => {
    expect(distanceTo(shape(fourTimesSix, more))).toBeGreaterThan(0)
    expect(distanceTo(shape(fourTimesSix, more))).toBeLessThan(0.2)
  })

  test('it is farthest to another arrangement', () => {
    expect(distanceTo(shape([300, 340, 380, 420]))).toBeGreaterThanOrEqual(10)
    expect(distanceTo(shape(times(12, 1200)))).toBeLessThan(10)
  })
})

test('for another load one bout more or less is nearer than longer bouts', () => {
  const distanceTo = distanceFrom(before, 'harder')
  expect(distanceTo(shape(times(5, 360)))).toBeCloseTo(0.05, 2)
  expect(distanceTo(shape(times(3, 360)))).toBeCloseTo(0.05, 1)
  expect(distanceTo(shape(times(4, 420)))).toBeCloseTo(0.16, 2)
  // Of 3, 6 and 9 minutes the first, the shortest and the longest differ, and the mean does not.
  const rising = shape([180, 360, 360, 540], { arrangement: before.arrangement })
  expect(distanceTo(rising)).toBeCloseTo((2 * Math.log(2) + Math.log(1.5)) / 4, 2)
})

test('for other lengths of bouts the same work is nearest, and rests that keep their share of a bout', () => {
  const distanceTo = distanceFrom(before, 'longer intervals')
  expect(distanceTo(shape(times(3, 480), { rest: 240 }))).toBeCloseTo(0.13, 2)
  expect(distanceTo(shape(times(4, 480), { rest: 240 }))).toBeCloseTo(0.41, 1)
  expect(distanceTo(shape(times(2, 720), { rest: 360 }))).toBeCloseTo(0.31, 2)
  expect(distanceTo(shape(times(3, 480), { rest: 180 }))).toBeGreaterThan(
    distanceTo(shape(times(3, 480), { rest: 240 })),
  )
})
