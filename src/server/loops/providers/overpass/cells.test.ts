import { expect, test } from 'vitest'
import { boxOf, cellsAround, filled, groupsOf } from './cells.ts'

test('a circle inside one cell needs that cell alone, one at its edge the next one too', () => {
  const [cell, ...others] = cellsAround({ latitude: 45.525, longitude: -29.975 }, 1_000)
  expect(others).toEqual([])
  expect(boxOf(cell ? [cell] : [])).toEqual({ south: 45.5, west: -30, north: 45.55, east: -29.95 })
  expect(cellsAround({ latitude: 45.501, longitude: -29.975 }, 1_000)).toHaveLength(2)
  expect(cellsAround({ latitude: 45.5001, longitude: -29.9999 }, 1_000)).toHaveLength(4)
})

test('8 km are at most 30 cells up to Oslo, in at most 12 groups of at most four', () => {
  for (const latitude of [0, 45.51, 59.91, -33.9]) {
    const cells = cellsAround({ latitude, longitude: 10.74 }, 8_000)
    expect(cells.length).toBeLessThanOrEqual(30)
    const groups = groupsOf(cells)
    expect(groups.length).toBeLessThanOrEqual(12)
    for (const group of groups) expect(filled(group).length).toBeLessThanOrEqual(4)
    expect(groups.flat()).toHaveLength(cells.length)
  }
})

test('at 180 degrees the cells of the other side belong to it', () => {
  const cells = cellsAround({ latitude: -16.8, longitude: 179.999 }, 500)
  expect(new Set(cells.map(({ column }) => column))).toEqual(new Set([7_199, 0]))
})

test('there are no cells beyond the poles', () => {
  const cells = cellsAround({ latitude: 89.99, longitude: 0 }, 3_000)
  expect(cells.length).toBeGreaterThan(0)
  expect(Math.max(...cells.map(({ row }) => row))).toBe(3_599)
})
