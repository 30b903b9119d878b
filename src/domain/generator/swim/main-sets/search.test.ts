import { describe, expect, test } from 'vitest'
import { swimContext } from '#tests/support/workouts/swims.ts'
import type { GenerateRequest } from '../../request.ts'
import { atCss, fast, paddles } from '../styles/work-styles.ts'
import type { SwimAims } from './aims.ts'
import { flatten } from './flat.ts'
import { findGoodSets } from './search.ts'
import { type Round, reps, type SwimSet } from './swim-set.ts'

const aims: SwimAims = { boutMetres: [50, 400], bouts: [4, 40], workMetres: [400, 1600] }

function search(sets: readonly Round[][], more: Partial<GenerateRequest> = {}, ownAims: Partial<SwimAims> = {}) {
  const named = sets.map((rounds): SwimSet => ({ family: 'test', rounds }))
  return findGoodSets(flatten(named), swimContext(more), { ...aims, ...ownAims })
}

/** The sets that are found, by what is repeated: `8x100+4x50`. */
function foundIn(sets: readonly Round[][], more: Partial<GenerateRequest> = {}) {
  return search(sets, more).map(({ set, isSpare }) => `${written(set)}${isSpare ? ' spare' : ''}`)
}

function written({ rounds }: SwimSet): string {
  return rounds.map(({ times, swims }) => `${times}x${swims.map(({ distance }) => distance).join('-')}`).join('+')
}

/** The penalty of a set in a swim of 2,000 m, where it is the only one. */
function penaltyOf(rounds: Round[], more: Partial<GenerateRequest> = {}, ownAims: Partial<SwimAims> = {}) {
  return search([rounds], more, ownAims)[0]?.penalty
}

const straight = (times: number, distance = 100) => [reps(times, atCss, distance)]
/** A set of 1,100 to 1,400 m that is not straight. */
const mixed = (times: number) => [reps(times, atCss, 100), reps(2, atCss, 50)]
const fourMixed = [mixed(10), mixed(11), mixed(12), mixed(13)]

describe('among the good sets', () => {
  const names = ['10x100+2x50', '11x100+2x50', '12x100+2x50', '13x100+2x50']

  test('is a straight one that fits a little worse, where no other is straight', () => {
    expect(foundIn(fourMixed)).toEqual(names)
    expect(foundIn([...fourMixed, straight(9)])).toEqual([...names, '9x100'])
    expect(foundIn([...fourMixed, straight(4)])).toEqual(names)
  })

  test('is no such one, where a straight one is good', () => {
    expect(foundIn([...fourMixed, straight(11), straight(9)])).toEqual([...names, '11x100'])
  })

  test('are up to four spares where fewer than four are good, the best first', () => {
    const worse = [5, 7, 4, 8, 6].map((times) => [reps(times, atCss, 100), reps(1, atCss, 50)])
    expect(foundIn([...fourMixed.slice(1), ...worse])).toEqual([
      ...names.slice(1),
      ...[8, 7, 6, 5].map((times) => `${times}x100+1x50 spare`),
    ])
    expect(foundIn([...fourMixed, ...worse])).toEqual(names)
  })
})

describe('never found is a set', () => {
  test('that leaves fewer than two lengths', () => {
    expect(foundIn([straight(79, 25)])).toEqual([])
    expect(foundIn([straight(78, 25)])).toHaveLength(1)
  })

  test('of different distances that are as many lengths in the pool, or in another order', () => {
    const two = [[reps(4, atCss, 50), reps(4, atCss, 25)]]
    expect(foundIn(two)).toHaveLength(1)
    expect(foundIn(two, { poolLength: 50 })).toEqual([])
    expect(foundIn([[reps(4, atCss, 25), reps(4, atCss, 50)]], { poolLength: 50 })).toEqual([])
  })

  test('with more equipment than a third of the swim', () => {
    const pulled = (times: number) => [[reps(8, atCss, 100), reps(times, paddles, 50)]]
    expect(foundIn(pulled(13))).toHaveLength(1)
    expect(foundIn(pulled(14))).toEqual([])
  })
})

describe('a set costs nothing that keeps every aim, and something', () => {
  test.each([
    [
      'where a repetition is too long',
      [reps(1, atCss, 400), reps(4, atCss, 175)],
      [reps(1, atCss, 500), reps(4, atCss, 150)],
    ],
    ['where a repetition is too short', straight(24, 50), straight(48, 25)],
    ['where repetitions are too few', straight(4, 300), straight(3, 400)],
    ['where they are less than 54 % of the swim', straight(11), straight(10)],
    ['where they are more than 72 % of the swim', straight(14), straight(15)],
    ['where they leave fifties', straight(12), [reps(11, atCss, 100), reps(1, atCss, 50)]],
    [
      'where a swim without a rest between its parts is too long',
      [{ times: 4, swims: [swum(100, true), swum(200)] }],
      [{ times: 2, swims: [swum(200, true), swum(400)] }],
    ],
  ] as const)('%s', (_, kept, missed) => {
    expect(penaltyOf([...kept], {}, { bouts: [4, 48] })).toBe(0)
    expect(penaltyOf([...missed], {}, { bouts: [4, 48] })).toBeGreaterThan(0)
  })

  test('where the work is more or less than that of the type', () => {
    expect(penaltyOf(straight(12), {}, { workMetres: [1200, 1600] })).toBe(0)
    expect(penaltyOf(straight(12), {}, { workMetres: [1300, 1600] })).toBeGreaterThan(0)
    expect(penaltyOf(straight(12), {}, { workMetres: [400, 1100] })).toBeGreaterThan(0)
  })

  test('where more is fast', () => {
    expect(penaltyOf([reps(8, atCss, 100), reps(4, fast, 100)], {}, { fastMetres: 400 })).toBe(0)
    expect(penaltyOf([reps(7, atCss, 100), reps(5, fast, 100)], {}, { fastMetres: 400 })).toBeCloseTo(0.25, 9)
  })

  test('where a long swim has no purpose', () => {
    const flat = flatten([{ family: 'test', rounds: straight(12), hasPurpose: true }])
    const [purposeful] = findGoodSets(flat, swimContext(), { ...aims, purposeMetres: 2000 })
    expect(purposeful?.penalty).toBe(0)
    expect(penaltyOf(straight(12), {}, { purposeMetres: 2000 })).toBeGreaterThan(0)
    expect(penaltyOf(straight(12), {}, { purposeMetres: 2025 })).toBe(0)
  })

  test('where a short swim has more than two different swims to remember', () => {
    const costOf = (distances: number[], durationValue: number) =>
      penaltyOf(
        distances.map((distance) => reps(1, atCss, distance)),
        { durationValue },
      ) ?? Number.NaN
    const [two, three] = [
      [100, 200, 100, 200],
      [100, 200, 150, 150],
    ]
    expect(costOf(three, 975)).toBeGreaterThan(costOf(two, 975))
    expect(costOf(three, 1000)).toBe(costOf(two, 1000))
    expect(costOf([100, 200, 100, 200], 975)).toBeLessThan(0.1)
  })

  test('where its distances are no multiples of 25 in the pool', () => {
    const inFifteen = { poolLength: 15, durationValue: 2250 }
    const [round, odd] = [penaltyOf(straight(8, 150), inFifteen), penaltyOf(straight(12, 100), inFifteen)]
    expect(odd).toBeGreaterThan((round ?? 0) + 0.05)
  })
})

function swum(distance: number, goesOn?: true) {
  return { style: atCss, distance, ...(goesOn ? { goesOn } : {}) }
}
