import { describe, expect, test } from 'vitest'
import { createRandom } from '../../plan/random.ts'
import { type Candidate, drawFrom, shortlist } from './shortlist.ts'

const candidate = (set: string, more: Partial<Candidate<string>> = {}): Candidate<string> => ({
  set,
  family: 'even',
  bouts: 4,
  penalty: 0,
  ...more,
})

const several = (count: number, name: string, more: Partial<Candidate<string>> = {}) =>
  Array.from({ length: count }, (_, index) => candidate(`${name} ${index}`, more))

describe('a shortlist', () => {
  const listOf = (candidates: readonly Candidate<string>[]) => {
    const list = shortlist<string>()
    for (const one of candidates) list.add(one)
    return list
  }

  test('takes candidates up to 0.07 above the least penalty so far', () => {
    expect(listOf([]).limit()).toBe(Number.POSITIVE_INFINITY)
    expect(listOf([candidate('one', { penalty: 0.5 })]).limit()).toBeCloseTo(0.57, 9)
    const improved = [candidate('one', { penalty: 0.5 }), candidate('two', { penalty: 0.2 })]
    expect(listOf(improved).limit()).toBeCloseTo(0.27, 9)
    expect(listOf([...improved, candidate('three', { penalty: 0.25 })]).limit()).toBeCloseTo(0.27, 9)
  })

  test('keeps the best 24', () => {
    const best = listOf([
      ...several(5, 'bad', { penalty: 0.08 }),
      ...several(23, 'fair', { penalty: 0.06 }),
      ...several(10, 'good', { penalty: 0.01 }),
      candidate('best'),
    ]).best()
    expect(best.map(({ penalty }) => penalty)).toEqual([0, ...Array(10).fill(0.01), ...Array(13).fill(0.06)])
  })

  test('keeps none that is too far behind a better one that came later', () => {
    const penalties = [0.08, 0.07, 0.02, 0].map((penalty) => candidate('one', { penalty }))
    expect(
      listOf(penalties)
        .best()
        .map(({ penalty }) => penalty),
    ).toEqual([0, 0.02, 0.07])
  })

  test('keeps all that are good where these are enough, in the order in which they came', () => {
    const good = several(30, 'good', { penalty: 0.02 })
    const added = [candidate('fair', { penalty: 0.03 }), ...good, candidate('best')]
    expect(listOf(added).best()).toEqual(added.slice(1))
    expect(listOf(added.slice(8)).best()).toEqual(added.slice(8))
    expect(listOf([...added.slice(0, 1), ...added.slice(9)]).best()).toEqual([
      candidate('best'),
      ...added.slice(9, -1),
      candidate('fair', { penalty: 0.03 }),
    ])
  })
})

describe('a draw takes', () => {
  const DRAWS = 2000
  const shareOf = (candidates: readonly Candidate<string>[], name: string) => {
    const draw = drawFrom(candidates)
    const drawn = Array.from({ length: DRAWS }, (_, seed) => draw(createRandom(`seed ${seed}`)))
    return drawn.filter((set) => set.startsWith(name)).length / DRAWS
  }

  test('a straight set six times in ten, however many others there are', () => {
    const sets = [candidate('straight', { isStraight: true }), ...several(8, 'other')]
    expect(shareOf(sets, 'straight')).toBeCloseTo(0.6, 1)
    expect(shareOf([...several(8, 'straight', { isStraight: true }), candidate('other')], 'straight')).toBeCloseTo(
      0.6,
      1,
    )
    expect(shareOf(several(3, 'other'), 'other')).toBe(1)
  })

  test('a family three times as often that has nine times as many sets', () => {
    const sets = [candidate('ladder', { family: 'ladder' }), ...several(9, 'even')]
    expect(shareOf(sets, 'ladder')).toBeCloseTo(0.25, 1)
  })

  test('each number of bouts equally often, however many sets have it', () => {
    const sets = [candidate('three', { bouts: 3 }), ...several(9, 'four')]
    expect(shareOf(sets, 'three')).toBeCloseTo(0.5, 1)
  })

  test('a spare once in twelve', () => {
    const sets = [...several(3, 'good'), ...several(5, 'spare', { isSpare: true })]
    const share = shareOf(sets, 'spare')
    expect(share).toBeGreaterThan(0.06)
    expect(share).toBeLessThan(0.11)
  })
  test('spares where nothing else is left', () => {
    expect(shareOf(several(5, 'spare', { isSpare: true }), 'spare')).toBe(1)
  })
})
