import { expect, test } from 'vitest'
import type { Streets } from '../streets/streets.ts'
import { checkLoop } from './check-loop.ts'
import type { Place } from './measures.ts'
import { listSegments } from './segments.ts'

// A square with sides of about 1 km, points 0 to 3, its side from 1 to 2 one-way, and a dead end from 0 to point 4.
const places: Place[] = [
  [0, 0],
  [0, 0.009],
  [0.009, 0.009],
  [0.009, 0],
  [-0.009, 0],
]
const FORWARD = 2
const BACKWARD = 4
const square: Streets = {
  latitudes: Float64Array.from(places, ([latitude]) => latitude),
  longitudes: Float64Array.from(places, ([, longitude]) => longitude),
  firstPoint: Uint32Array.of(0, 2, 4, 7, 9),
  points: Uint32Array.of(0, 1, 1, 2, 2, 3, 0, 0, 4),
  kinds: new Uint8Array(4),
  surfaces: new Uint8Array(4),
  access: Uint8Array.of(FORWARD + BACKWARD, FORWARD, FORWARD + BACKWARD, FORWARD + BACKWARD),
  names: [''],
  nameOf: new Uint32Array(4),
  traits: new Uint8Array(4),
  elevations: undefined,
  places: [],
}
const segments = listSegments(square, FORWARD, BACKWARD)
const along = (...numbers: number[]) => numbers.map((number) => places[number] as Place)
const middle: Place = [0, 0.0045]

test('a loop around the block breaks no rule', () => {
  const checked = checkLoop(segments, [middle, ...along(1, 2, 3, 0), middle])
  expect(checked).toMatchObject({ violations: [], repeatedMetres: 0, stemMetres: 0, uTurns: 0 })
  expect(checked.metres).toBeGreaterThan(4_000)
  expect(checked.metres).toBeLessThan(4_010)
  expect(checked.compactness).toBeCloseTo(Math.PI / 4, 3)
})

test('against a one-way street is a violation', () => {
  expect(checkLoop(segments, [middle, ...along(0, 3, 2, 1), middle]).violations).toHaveLength(1)
})

test('a gap is a violation, and so is another end than the start', () => {
  expect(checkLoop(segments, [middle, ...along(1, 3, 0), middle]).violations).toHaveLength(1)
  expect(checkLoop(segments, [middle, ...along(1, 2, 3, 0)]).violations).toContain('It does not end where it starts.')
})

test('a spur is a turn on the spot, and its way home is repeated', () => {
  const checked = checkLoop(segments, [middle, ...along(1, 2, 3, 0, 4, 0), middle])
  expect(checked.uTurns).toBe(1)
  expect(checked.repeatedMetres).toBeCloseTo(1_000.8, 0)
  expect(checked.corridorMetres).toBeGreaterThan(700)
})

test('a stem from a dead end is not counted as repeated', () => {
  const end: Place = [-0.0045, 0]
  const checked = checkLoop(segments, [end, ...along(0, 1, 2, 3, 0), end])
  expect(checked).toMatchObject({ violations: [], repeatedMetres: 0, uTurns: 0 })
  expect(checked.corridorMetres).toBeLessThanOrEqual(20)
  expect(checked.stemMetres).toBeCloseTo(1_000.8, 0)
})
