import { expect, test } from 'vitest'
import { anchorVias } from './anchor-vias.ts'

// A square of about 4.4 km, from its south-west corner northwards.
const line = [
  [0, 0],
  [0.01, 0],
  [0.01, 0.01],
  [0, 0.01],
  [0, 0],
] as const
const near = ([latitude, longitude]: [number, number]) => [expect.closeTo(latitude, 4), expect.closeTo(longitude, 4)]

test('a point near the start is joined by one in the middle of the rest of the loop', () => {
  const early = [0.001, 0] as const
  expect(anchorVias([early], line)).toEqual([early, near([0.0095, 0.01])])
  const late = [0, 0.001] as const
  expect(anchorVias([late], line)).toEqual([near([0.01, 0.0095]), late])
})

test('it stands between points on both sides of it', () => {
  const [early, late] = [
    [0.001, 0],
    [0, 0.001],
  ] as const
  expect(anchorVias([early, late], line)).toEqual([early, near([0.01, 0.01]), late])
})

test('it moves inwards to the straight way between the ends of its stretch', () => {
  const early = [0.001, 0] as const
  expect(anchorVias([early], line, 0)).toEqual([early, near([0.0005, 0])])
  expect(anchorVias([early], line, 0.5)).toEqual([early, near([0.005, 0.005])])
})
