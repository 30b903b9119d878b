import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { type Box, freePlace, isFree, MARGIN_PX, scrollPast } from './free-place.ts'

const desk = { width: 1152, height: 800 }
const toast = { width: 420, height: 90 }
const lowest = desk.height - MARGIN_PX - toast.height
const right = desk.width - MARGIN_PX - toast.width

test('without anything in the way a toast stands at the bottom right of the window', () => {
  expect(freePlace(desk, toast, [])).toEqual({ left: right, top: lowest })
})

test('with a button in the way a toast stands at the left, or higher', () => {
  const next = { left: 1000, top: 740, width: 100, height: 44 }
  expect(freePlace(desk, toast, [next])).toEqual({ left: MARGIN_PX, top: lowest })
  const wholeFoot = { left: 0, top: 740, width: 1152, height: 44 }
  const above = freePlace(desk, toast, [wholeFoot])
  expect(above?.left).toBe(right)
  expect(above?.top).toBeLessThanOrEqual(740 - toast.height)
  expect(above?.top).toBeGreaterThan(740 - toast.height - 10)
})

test('a toast that would cover something everywhere has no place', () => {
  const rows = Array.from({ length: 16 }, (_, row) => ({ left: 0, top: row * 50, width: 1152, height: 44 }))
  expect(freePlace(desk, toast, rows)).toBeUndefined()
})

test('a place that is found is inside the window and covers nothing', () => {
  const box: fc.Arbitrary<Box> = fc.record({
    left: fc.integer({ min: 0, max: 1100 }),
    top: fc.integer({ min: 0, max: 780 }),
    width: fc.integer({ min: 10, max: 500 }),
    height: fc.integer({ min: 10, max: 120 }),
  })
  fc.assert(
    fc.property(fc.array(box, { maxLength: 12 }), (boxes) => {
      const place = freePlace(desk, toast, boxes)
      if (!place) return
      expect(isFree({ ...place, ...toast }, boxes)).toBe(true)
      expect(place.top).toBeGreaterThanOrEqual(MARGIN_PX)
      expect(place.left).toBeGreaterThanOrEqual(MARGIN_PX)
    }),
    { seed: 7 },
  )
})

test.each([
  // A window that a toast just fits into, and one a pixel lower.
  [
    { width: 456, height: 126 },
    { left: 18, top: 18 },
  ],
  [{ width: 456, height: 125 }, undefined],
])('in a window of %j a toast stands at %j', (window, place) => {
  expect(freePlace(window, toast, [])).toEqual(place)
})

test('between a box at the left and one at the right a toast stands in the middle; boxes may touch it', () => {
  const middle = { left: (desk.width - toast.width) / 2, top: lowest }
  const [left, right] = [
    { left: 0, top: 0, width: middle.left, height: 800 },
    { left: middle.left + toast.width, top: 0, width: 400, height: 800 },
  ]
  expect(freePlace(desk, toast, [left, right])).toEqual(middle)
  const roof = { left: 0, top: 0, width: 1152, height: lowest }
  expect(freePlace(desk, toast, [left, right, roof])).toEqual(middle)
  expect(freePlace(desk, toast, [left, right, { ...roof, height: lowest + 1 }])).toBeUndefined()
})

test('a toast moves up in steps of 6 px', () => {
  expect(freePlace(desk, toast, [{ left: 0, top: 782, width: 1152, height: 2 }])).toEqual({ left: right, top: lowest })
  expect(freePlace(desk, toast, [{ left: 0, top: 798, width: 1152, height: 2 }])).toEqual({ left: right, top: lowest })
  expect(freePlace(desk, toast, [{ left: 0, top: 781, width: 1152, height: 2 }])).toEqual({
    left: right,
    top: lowest - 6,
  })
})

const strip = { left: 0, top: 700, width: 390, height: 100 }
const row = (top: number, height = 44) => ({ left: 18, top, width: 354, height })

test('a page without a control beneath the strip does not scroll', () => {
  expect(scrollPast(strip, [row(656), row(800)], 300)).toBe(0)
})

test('a page scrolls until no control is beneath the strip', () => {
  expect(scrollPast(strip, [row(690)], 300)).toBe(34)
  expect(scrollPast(strip, [row(690), row(780), row(930)], 300)).toBe(124)
})

test('a page of rows without gaps scrolls by what the strip would cover, and never further than it may', () => {
  const rows = Array.from({ length: 30 }, (_, index) => row(index * 50, 50))
  expect(scrollPast(strip, rows, 300)).toBe(100)
  expect(scrollPast(strip, rows, 60)).toBe(60)
  expect(scrollPast(strip, rows, 0)).toBe(0)
  const apart = rows.map(({ top }) => row(top + 20, 40))
  // The strip's upper edge comes to lie between two rows.
  expect(scrollPast(strip, apart, 300)).toBe(100 + 10)
  // The row that the window's edge cuts is shown as far as before.
  expect(scrollPast(strip, [...rows.slice(0, 15), row(750, 500)], 300)).toBe(100)
})
