import { expect, test } from 'vitest'
import type { Place } from '#domain/loop-check/measures.ts'
import { shapeOf } from './shape-of.ts'

const pointsOf = (path: string | undefined) =>
  (path ?? '')
    .replace('M', '')
    .split('L')
    .map((point) => point.split(' ').map(Number) as [number, number])

test('a line fills the square but for its margin, with north up', () => {
  const shape = shapeOf([
    [50, 8],
    [50.02, 8],
    [50.02, 8.01],
  ])
  expect(shape?.start).toEqual([36.5, 92])
  expect(shape?.end?.[1]).toBe(8)
  const ys = pointsOf(shape?.path).map(([, y]) => y)
  expect([Math.min(...ys), Math.max(...ys)]).toEqual([8, 92])
})

test('a square on the ground is a square in the picture, far in the north, too', () => {
  const side = 0.01 / Math.cos((60 * Math.PI) / 180)
  const shape = shapeOf([
    [59.995, 10],
    [60.005, 10],
    [60.005, 10 + side],
    [59.995, 10 + side],
    [59.995, 10],
  ])
  const points = pointsOf(shape?.path)
  const width = Math.max(...points.map(([x]) => x)) - Math.min(...points.map(([x]) => x))
  const height = Math.max(...points.map(([, y]) => y)) - Math.min(...points.map(([, y]) => y))
  expect(Math.abs(width - height)).toBeLessThan(0.2)
})

test('a loop has one dot, and a way from here to there two', () => {
  expect(
    shapeOf([
      [50, 8],
      [50.01, 8],
      [50.01, 8.01],
      [50, 8],
    ])?.end,
  ).toBeUndefined()
  expect(
    shapeOf([
      [50, 8],
      [50.01, 8],
    ])?.end,
  ).toBeDefined()
})

test('a line across the date line stays in one piece', () => {
  const eastward: Place[] = [
    [0, 179.99],
    [0.01, -179.99],
    [0, -179.98],
  ]
  for (const [line, sign] of [
    [eastward, 1],
    [eastward.toReversed(), -1],
  ] as const) {
    const points = pointsOf(shapeOf(line)?.path)
    const steps = points.slice(1).map(([x], at) => sign * (x - (points[at]?.[0] ?? 0)))
    expect(steps.every((step) => step > 0 && step < 60)).toBe(true)
  }
})

test('a line of 20,000 points is drawn with at most 400', () => {
  const wild = Array.from(
    { length: 20_000 },
    (_, at): Place => [50 + Math.sin(at * 1.7) / 50, 8 + Math.cos(at * 2.3) / 30],
  )
  expect(pointsOf(shapeOf(wild)?.path).length).toBeLessThanOrEqual(400)
})

test('a line that stays at one point is a dot in the middle, and one point is no line', () => {
  expect(
    shapeOf([
      [50, 8],
      [50, 8],
    ]),
  ).toMatchObject({ path: 'M50 50L50 50', start: [50, 50], end: undefined })
  expect(shapeOf([[50, 8]])).toBeUndefined()
  expect(shapeOf([])).toBeUndefined()
})
