import { expect, test } from 'vitest'
import type { RoutePoint } from '#domain/routes/route-line.ts'
import { elevationBars } from './elevation-bars.ts'
import { heightShare, rangeOf, steepnessOf } from './elevation-scale.ts'
import { placeWords } from './elevation-words.ts'

const DEGREES_PER_METRE = 1 / 111_195.08
/** Points to the north, so many metres apart. */
const points = (heights: readonly (number | null)[], apart = 100): RoutePoint[] =>
  heights.map((elevation, at) => ({ place: [at * apart * DEGREES_PER_METRE, 0], elevation }))

test('bars share the length, and have the mean height of their parts', () => {
  const bars = elevationBars(points([0, 10, 20, 30, 40]), 4)
  expect(bars.map(({ elevation }) => Math.round(elevation ?? -1))).toEqual([5, 15, 25, 35])
  expect(bars.map(({ to }) => Math.round(to))).toEqual([100, 200, 300, 400])
  for (const { slope } of bars) expect(slope).toBeCloseTo(0.1, 6)
})

test('the slope of a short part is that of 120 m, because heights tremble', () => {
  const trembling = elevationBars(
    points(
      Array.from({ length: 101 }, (_, at) => (at % 2 === 0 ? 10 : 13)),
      10,
    ),
    100,
  )
  expect(trembling.map(steepnessOf).every((kind) => kind === 'level')).toBe(true)
})

test('a height is unknown where one beside it is, and nothing else is lost', () => {
  const bars = elevationBars(points([10, null, 10, 10, 10]), 4)
  expect(bars.map(({ elevation }) => elevation)).toEqual([null, null, 10, 10])
  expect(rangeOf(bars)).toEqual({ low: 10, high: 10 })
  expect(rangeOf(elevationBars(points([null, null]), 4))).toBeUndefined()
})

test('a route without length has no bars', () => {
  expect(elevationBars(points([5, 5], 0), 10)).toEqual([])
  expect(elevationBars([], 10)).toEqual([])
})

test('climbs count from 3 and from 5 percent on, descents do not', () => {
  const kinds = [0.029, 0.03, 0.049, 0.05, -0.2, null].map((slope) => steepnessOf({ slope }))
  expect(kinds).toEqual(['level', 'climb', 'climb', 'steep', 'level', 'level'])
})

test('the highest bar fills the height, and a flat route is not drawn as a mountain', () => {
  expect([heightShare(100, { low: 0, high: 100 }), heightShare(0, { low: 0, high: 100 })]).toEqual([1, 0.14])
  expect(heightShare(6, { low: 0, high: 6 })).toBeCloseTo(0.312, 3)
})

test('a place is told in the units of the reader', () => {
  const bar = { from: 3200, to: 3400, elevation: 87.4, slope: 0.061 }
  const plain = (text: string) => text.replaceAll('\u202f', ' ')
  expect(plain(placeWords(bar, 'kilometers'))).toBe('3.3 km, 87 m, 6 % up')
  expect(plain(placeWords({ ...bar, slope: -0.061 }, 'miles'))).toBe('2.1 mi, 287 ft, 6 % down')
  expect(plain(placeWords({ ...bar, elevation: null, slope: null }, 'kilometers'))).toBe('3.3 km, height unknown')
  expect(plain(placeWords({ ...bar, slope: 0.004 }, 'kilometers'))).toBe('3.3 km, 87 m')
})
