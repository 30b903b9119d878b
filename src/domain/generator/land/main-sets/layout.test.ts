import { describe, expect, test } from 'vitest'
import { sportOf } from '../../../sports/registry.ts'
import type { Block, Piece } from '../../plan/plan.ts'
import type { Aims } from './aims.ts'
import { layoutOf } from './layout.ts'
import { scaleOf } from './scale.ts'

const ride = sportOf('cycling')
const aims: Aims = { bout: [60, 1200], bouts: [1, 20], work: [600, 2400], share: [0, 1], rest: [0, 2] }

const work = (seconds: number, zone = 4, more: Partial<Piece> = {}): Piece => ({
  ...{ intensity: 'interval', zone, ticks: seconds / 5, name: 'Work', notes: '' },
  ...more,
})
const easy = (seconds: number): Piece => ({
  intensity: 'recovery',
  zone: 1,
  ticks: seconds / 5,
  name: 'Easy',
  notes: '',
})
const times = (count: number, ...pieces: Piece[]): Block => ({ times: count, pieces })

const layoutOfBlocks = (blocks: readonly Block[], own: Partial<Aims> = {}) =>
  layoutOf({ name: 'any', form: 'mixed', aims: own, sets: () => [] }, ride, blocks, scaleOf(ride, 'minutes'), aims)

describe('the figures of a main set', () => {
  test('are those of its bouts and recoveries', () => {
    expect(layoutOfBlocks([times(2, work(300), easy(60)), times(1, work(600), easy(120), work(240))])).toMatchObject({
      ...{ ticks: 336, seconds: 1680, bouts: 4, work: 1440, shortest: 240, longest: 600, middleBout: 300 },
      ...{ middleRest: 60, longestRest: 120, leading: 0, hasEqualWork: false },
    })
  })

  test('count work that follows work without a recovery as one bout, in its shortest piece too', () => {
    const { bouts, longest, shortestPiece } = layoutOfBlocks([times(1, work(60, 4), work(120, 5), easy(60), work(180))])
    expect([bouts, longest, shortestPiece]).toEqual([2, 180, 60])
  })

  test('need figures where any piece aims inside its zone, or two zones of one heart rate follow each other', () => {
    const needs = (...blocks: Block[]) => layoutOfBlocks(blocks).needsFigures
    const plain = times(1, work(300), easy(60))
    expect(needs(plain, plain)).toBe(false)
    expect(needs(plain, times(1, work(300, 4, { percents: [92, 94] }), easy(60)))).toBe(true)
    expect(needs(plain, times(1, easy(60), work(300, 4, { use: 'under' })))).toBe(true)
    expect(needs(plain, times(1, work(300, 4, { use: 'over' })))).toBe(true)
    // Sweet spot and threshold are one zone by heart rate.
    expect(needs(times(1, work(60, 4), work(60, 5)), plain)).toBe(true)
    expect(needs(times(1, work(60, 3), work(60, 6)), plain)).toBe(false)
    expect(needs(times(1, work(60, 4), easy(60), work(60, 5)), plain)).toBe(false)
  })

  test('have no recovery before the first bout, nor after the last one', () => {
    const layout = layoutOfBlocks([times(2, easy(90), work(300)), times(1, easy(240))])
    expect(layout).toMatchObject({ leading: 90, middleRest: 90, longestRest: 90, bouts: 2 })
    expect(layoutOfBlocks([times(1, work(600))])).toMatchObject({ middleRest: 0, longestRest: 0, leading: 0 })
  })

  test('take a pause between sets for no recovery', () => {
    const sets = [times(3, work(60), easy(60)), times(1, easy(240)), times(4, work(60), easy(60))]
    expect(layoutOfBlocks(sets, { setPauseSeconds: 300 })).toMatchObject({
      middleRest: 60,
      longestRest: 300,
      largestSet: 4,
    })
    expect(layoutOfBlocks(sets, { setPauseSeconds: 301 }).largestSet).toBe(7)
    expect(layoutOfBlocks(sets).largestSet).toBe(7)
    expect(layoutOfBlocks(sets, { setPauseSeconds: 60 })).toMatchObject({ middleRest: 60, largestSet: 1 })
  })

  test('have the aims of the family before those of the type, and the most work of both', () => {
    expect(layoutOfBlocks([times(1, work(600))], { work: [600, 3000] })).toMatchObject({
      mostWork: 3000,
      aims: { work: [600, 3000] },
    })
    expect(layoutOfBlocks([times(1, work(600))], { work: [600, 1200] }).mostWork).toBe(2400)
  })

  test('tell sets apart that differ by a minute, a zone, a part of it or their number', () => {
    const kindOf = (...blocks: Block[]) => layoutOfBlocks(blocks).kind
    const kind = kindOf(times(3, work(300), easy(60)))
    expect(kindOf(times(3, work(310), easy(60)))).toBe(kind)
    for (const other of [work(360), work(300, 5), work(300, 4, { percents: [95, 97] })])
      expect(kindOf(times(3, other, easy(60)))).not.toBe(kind)
    expect(kindOf(times(4, work(300), easy(60)))).not.toBe(kind)
    expect(kindOf(times(3, work(300), easy(120)))).not.toBe(kind)
    expect(kindOf(times(3, work(300)), times(1, easy(60)))).not.toBe(kind)
  })

  test.each<[string, boolean, Piece[]]>([
    ['in one zone', false, [work(300)]],
    ['over and under', true, [work(60, 4, { use: 'over' }), work(120, 4, { use: 'under' })]],
    ['under alone', true, [work(120, 4, { use: 'under' })]],
    ['at percents', true, [work(300, 4, { percents: [95, 97] })]],
    ['in two zones that are one by heart rate', true, [work(60, 5), work(60, 4)]],
    ['in two zones with a recovery between', false, [work(60, 6), easy(60), work(60, 5)]],
    ['in two zones of the heart', false, [work(60, 3), work(60, 5)]],
  ])('%s need power or pace: %s', (_, expected, pieces) => {
    expect(layoutOfBlocks([times(2, ...pieces, easy(60))]).needsFigures).toBe(expected)
  })

  test.each([
    [5, false],
    [6, true],
    [7, true],
  ])('in zone %d need W’: %s', (zone, expected) => {
    expect(layoutOfBlocks([times(4, work(30, zone), easy(240))]).needsWPrime).toBe(expected)
  })
})
