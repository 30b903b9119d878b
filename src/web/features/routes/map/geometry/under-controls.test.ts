import { expect, test } from 'vitest'
import { liesUnderControls } from './under-controls.ts'

const frame = { width: 390, top: 0 }

test('a line under the buttons at the top right is found, with its corners there or only on its way', () => {
  expect(liesUnderControls([{ x: 370, y: 60 }], frame)).toBe(true)
  expect(
    liesUnderControls(
      [
        { x: 320, y: 40 },
        { x: 389, y: 160 },
      ],
      frame,
    ),
  ).toBe(true)
})

test('a line beside or below the buttons is not', () => {
  expect(
    liesUnderControls(
      [
        { x: 20, y: 20 },
        { x: 310, y: 20 },
        { x: 310, y: 200 },
        { x: 370, y: 200 },
      ],
      frame,
    ),
  ).toBe(false)
  expect(liesUnderControls([], frame)).toBe(false)
})

test('the buttons stand beside and below what panels cover', () => {
  expect(liesUnderControls([{ x: 270, y: 180 }], { width: 290, top: 100 })).toBe(true)
  expect(liesUnderControls([{ x: 370, y: 180 }], frame)).toBe(false)
})
