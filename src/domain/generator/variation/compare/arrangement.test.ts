import { expect, test } from 'vitest'
import { arrangementOf, mayFollow } from './arrangement.ts'

test.each<[string, number[], string]>([
  ['one bout', [1200], 'even'],
  ['equal bouts', [360, 360, 360], 'even'],
  ['bouts that differ by rounding', [400, 396, 402], 'even'],
  ['longer and longer ones', [300, 360, 420], 'rising'],
  ['shorter and shorter ones', [480, 420, 360, 300], 'falling'],
  ['a pyramid', [60, 120, 180, 120, 60], 'up and down'],
  ['a long and a short one, twice', [240, 60, 240, 60], 'in turn'],
  ['a long one and two short ones, twice', [240, 60, 60, 240, 60, 60], 'in turn'],
  ['two long ones, then three short ones', [600, 600, 240, 240, 240], 'two lengths'],
  ['anything else', [300, 300, 60, 200, 300], 'mixed'],
])('%s', (_, lengths, order) => {
  expect(arrangementOf(lengths, false).order).toBe(order)
})

test('equal bouts in unequal sets are an arrangement of their own', () => {
  const lengths = Array.from({ length: 7 }, () => 30)
  expect(arrangementOf(lengths, false, [4, 3]).order).toBe('uneven sets')
  expect(arrangementOf([...lengths, 30], false, [4, 4]).order).toBe('even')
})

test('equal bouts are never followed by a ladder, and a ladder may be followed by anything', () => {
  const even = arrangementOf([360, 360, 360, 360], false)
  const ladders = [
    arrangementOf([480, 420, 360], false),
    arrangementOf([360, 480], false),
    arrangementOf([60, 120, 60], false),
  ]
  expect(ladders.map((ladder) => mayFollow(even, ladder))).toEqual([false, false, false])
  expect(ladders.every((ladder) => mayFollow(ladder, even))).toBe(true)
  expect(mayFollow(even, arrangementOf([600, 600, 240], false))).toBe(true)
})
