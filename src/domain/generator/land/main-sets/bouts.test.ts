import { expect, test } from 'vitest'
import { type Block, once, type Piece } from '../../plan/plan.ts'
import { countBouts, hasEqualWork, twoBlocksOf } from './bouts.ts'

const work = (ticks = 60, more: Partial<Piece> = {}): Piece => ({
  intensity: 'interval',
  zone: 4,
  ticks,
  name: 'Work',
  notes: '',
  ...more,
})
const rest: Piece = { ...work(12), intensity: 'recovery', zone: 1 }
const repeat = (times: number, ...pieces: Piece[]): Block => ({ times, pieces })

test('pieces of work in a row are one bout', () => {
  expect(countBouts([repeat(3, work(), rest)])).toBe(3)
  expect(countBouts([repeat(3, work(), work(30), rest)])).toBe(3)
  expect(countBouts([repeat(2, work(), rest, work(), rest), once(rest), once(work())])).toBe(5)
  expect(countBouts([once(rest)])).toBe(0)
})

test('work is equal where all of it has one length and one effort', () => {
  expect(hasEqualWork([repeat(3, work(), rest), once(work())])).toBe(true)
  expect(hasEqualWork([repeat(3, work(), rest), once(work(30))])).toBe(false)
  expect(hasEqualWork([repeat(3, work(), rest, work(30), rest)])).toBe(false)
  const [low, high] = [work(60, { percents: [88, 91] }), work(60, { percents: [92, 95] })]
  expect(hasEqualWork([once(low), once(low)])).toBe(true)
  expect(hasEqualWork([once(low), once(high)])).toBe(false)
})

test('a long session has the rounds of a single repeat in two halves', () => {
  expect(twoBlocksOf([repeat(5, work(), rest)])).toEqual([[repeat(3, work(), rest)], [repeat(2, work(), rest)]])
  expect(twoBlocksOf([repeat(4, work(), rest)])).toBeDefined()
  expect(twoBlocksOf([repeat(3, work(), rest)])).toBeUndefined()
})

test('a long session has sets before and after the pause in their middle, without it', () => {
  const [set, pause] = [repeat(2, work(), rest), once(rest)]
  expect(twoBlocksOf([set, pause, set])).toEqual([[set], [set]])
  expect(twoBlocksOf([set, pause, set, pause, set, pause, set])).toEqual([
    [set, pause, set],
    [set, pause, set],
  ])
  expect(twoBlocksOf([set, pause, set, pause, set])).toEqual([[set, pause, set], [set]])
  expect(twoBlocksOf([set, set])).toBeUndefined()
})
