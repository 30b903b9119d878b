import { expect, test } from 'vitest'
import { arrowsAlong } from './arrows-along.ts'
import { keepApart } from './keep-apart.ts'
import { markStep, marksAlong } from './mark-steps.ts'

const everywhere = { min: { x: -1e6, y: -1e6 }, max: { x: 1e6, y: 1e6 } }

test('arrows stand at even distances around a corner, and point along the line', () => {
  const corner = [
    { x: 0, y: 0 },
    { x: 250, y: 0 },
    { x: 250, y: 250 },
  ]
  expect(arrowsAlong(corner, 100, everywhere, 99)).toEqual([
    { x: 50, y: 0, degrees: 0 },
    { x: 150, y: 0, degrees: 0 },
    { x: 250, y: 0, degrees: 0 },
    { x: 250, y: 100, degrees: 90 },
    { x: 250, y: 200, degrees: 90 },
  ])
})

test('only what is in view has arrows, and no view has too many', () => {
  const straight = [
    { x: 0, y: 0 },
    { x: 10_000, y: 0 },
  ]
  const view = { min: { x: 300, y: -10 }, max: { x: 500, y: 10 } }
  expect(arrowsAlong(straight, 100, view, 99).map(({ x }) => x)).toEqual([350, 450])
  expect(arrowsAlong(straight, 100, everywhere, 7)).toHaveLength(7)
  expect(arrowsAlong([{ x: 1, y: 1 }], 100, everywhere, 7)).toEqual([])
})

test('marks are as many as there is room for, and none stands at an end', () => {
  expect([markStep(80, 80), markStep(79, 80), markStep(7, 80), markStep(0.00001, 80)]).toEqual([1, 2, 20, 1000])
  expect(markStep(800, 80)).toBe(0.1)
  expect(marksAlong(3000, 1000, 1).map(({ count }) => count)).toEqual([1, 2])
  expect(marksAlong(3001, 1000, 1).map(({ metres }) => metres)).toEqual([1000, 2000, 3000])
  expect(marksAlong(900, 1000, 1)).toEqual([])
  expect(marksAlong(50_000, 1609.344, 10).map(({ count }) => count)).toEqual([10, 20, 30])
})

test('a pixel is free if it has room on all sides', () => {
  const isFree = keepApart(30)
  const asked = [
    [0, 0],
    [29, 29],
    [30, 0],
    [-29, 5],
    [-30, 5],
  ].map(([x = 0, y = 0]) => isFree({ x, y }))
  expect(asked).toEqual([true, false, true, false, true])
})
