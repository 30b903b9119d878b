import { expect, test } from 'vitest'
import { lengthOf } from '#domain/routes/route-line.ts'
import { measureLine, nearestOn, placeAt } from './measured-line.ts'

// To the north, then to the east; a degree of longitude is half as long here.
const corner: [number, number][] = [
  [60, 10],
  [60.01, 10],
  [60.01, 10.02],
]
const line = measureLine(corner)

test('a line is as long as the domain measures it', () => {
  expect(line.metres).toBeCloseTo(lengthOf(corner), 6)
  expect(line.metresTo).toEqual([0, expect.closeTo(1111.9, 0), line.metres])
})

test('a place along a line lies between its points, and never beyond its ends', () => {
  expect(placeAt(line, (line.metresTo[1] as number) / 2)).toEqual([expect.closeTo(60.005, 6), 10])
  const half = ((line.metresTo[1] as number) + line.metres) / 2
  expect(placeAt(line, half)).toEqual([60.01, expect.closeTo(10.01, 6)])
  expect([placeAt(line, -5), placeAt(line, 0)]).toEqual([corner[0], corner[0]])
  expect(placeAt(line, line.metres + 5)).toEqual(corner[2])
})

test('the nearest point of a line is found between its points, and beside its ends', () => {
  const beside = nearestOn(line, [60.005, 10.001])
  expect(beside.place).toEqual([expect.closeTo(60.005, 6), expect.closeTo(10, 6)])
  expect(beside.metres).toBeCloseTo((line.metresTo[1] as number) / 2, 3)
  expect(nearestOn(line, [59, 9])).toEqual({ place: corner[0], metres: 0 })
  expect(nearestOn(line, [61, 11])).toEqual({ place: [60.01, expect.closeTo(10.02)], metres: line.metres })
})

test('a line with equal points is measured, and a place on it found', () => {
  const still = measureLine([
    [50, 8],
    [50, 8],
  ])
  expect([still.metres, placeAt(still, 0), nearestOn(still, [50, 8]).metres]).toEqual([0, [50, 8], 0])
})

test('a line over the date line goes on beyond 180 degrees, and its places are found from either side', () => {
  const over = measureLine([
    [0, 179.9],
    [0, -179.9],
  ])
  expect(over.points.map(([, longitude]) => longitude)).toEqual([179.9, expect.closeTo(180.1, 6)])
  expect(over.metres).toBeLessThan(30_000)
  for (const longitude of [-179.95, 180.05])
    expect(nearestOn(over, [0, longitude]).metres / over.metres).toBeCloseTo(0.75, 3)
})
