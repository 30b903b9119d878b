import { expect, test } from 'vitest'
import { type Block, countSteps, once, type Piece, splitSet, ticksOf, unroll } from './plan.ts'

const piece = (ticks: number, zone: number | null = 2): Piece => ({
  intensity: 'active',
  zone,
  ticks,
  name: '',
  notes: '',
})
const repeat = (times: number, ...pieces: Piece[]): Block => ({ times, pieces })

test('the length of blocks counts each round, and no rest at the wall', () => {
  expect(ticksOf([repeat(3, piece(10), piece(5)), once(piece(7))])).toBe(52)
  expect(ticksOf([repeat(3, piece(10), piece(20, null))])).toBe(30)
})

test('a watch counts a repeat as one step more than those in it', () => {
  expect(countSteps([once(piece(1)), repeat(1, piece(1), piece(1))])).toBe(3)
  expect(countSteps([repeat(2, piece(1), piece(1))])).toBe(3)
})

test('the pieces come in the order in which they are trained', () => {
  const ticks = unroll([once(piece(9)), repeat(2, piece(1), piece(2))]).map((one) => one.ticks)
  expect(ticks).toEqual([9, 1, 2, 1, 2])
})

test.each([
  { times: 4, halves: [2, 2] },
  { times: 5, halves: [3, 2] },
])('a repeat of $times rounds is split into $halves', ({ times, halves }) => {
  const pieces = [piece(1)]
  expect(splitSet([{ times, pieces }])).toEqual(halves.map((half) => [{ times: half, pieces }]))
})

test('several blocks are split in the middle, the first half being the longer one', () => {
  const blocks = [1, 2, 3].map((ticks) => once(piece(ticks)))
  expect(splitSet(blocks)).toEqual([blocks.slice(0, 2), blocks.slice(2)])
  expect(splitSet(blocks.slice(1))).toEqual([blocks.slice(1, 2), blocks.slice(2)])
})
