import { expect, test } from 'vitest'
import { sportOf } from '../../../../sports/registry.ts'
import { type Block, unroll } from '../../../plan/plan.ts'
import { run } from '../../frame-style.ts'
import { scaleOf } from '../scale.ts'
import { even, unbroken } from './even.ts'
import { type BoutStyle, countsFrom, type Family, middleOf, minutes, recoveriesFor } from './family.ts'
import { climbing, falling, pyramid } from './ladders.ts'
import { microIntervals } from './micro-intervals.ts'
import { overUnders } from './over-unders.ts'
import { pairs } from './pairs.ts'
import { sets, twoSets } from './two-sets.ts'
import { uneven } from './uneven.ts'

const clock = scaleOf(sportOf('running'), 'minutes')
const style: BoutStyle = {
  work: { name: 'Work', notes: '' },
  zone: 4,
  recovery: { name: 'Rest', notes: '' },
  recoveryZone: 1,
  betweenSets: run.betweenSets,
}
const pause = [0.5, 1] as const
/** Each set as the minutes of its pieces, recoveries with a minus. */
const setsOf = (family: Family): number[][] => family.sets(clock, style).map(minutesOf)
const minutesOf = (blocks: readonly Block[]) =>
  unroll(blocks).map(({ intensity, ticks }) => (intensity === 'recovery' ? -ticks : ticks) / 12)
const workOf = (blocks: number[]) => blocks.filter((one) => one > 0)

test('people write every count up to eight, then even ones and multiples of five', () => {
  expect(countsFrom([2, 16])).toEqual([2, 3, 4, 5, 6, 7, 8, 10, 12, 14, 15, 16])
  expect(countsFrom([3, 3])).toEqual([3])
})

test('recoveries are up to four of the usual ones, the shortest and the longest that fit among them', () => {
  const minutesFor = (bout: number, share: readonly [number, number]) =>
    recoveriesFor(clock, style, 12 * bout, share).map((ticks) => ticks / 12)
  expect(minutesFor(10, [0.1, 0.2])).toEqual([1, 2])
  expect(minutesFor(10, [0.1, 1])).toEqual([1, 2.5, 6, 10])
  expect(minutesFor(10, [0.31, 0.39])).toEqual([])
  expect([[], [1], [1, 2], [1, 2, 3]].map(middleOf)).toEqual([[], [1], [2], [2]])
})

test('even bouts are of one length, and one bout stands alone', () => {
  expect(setsOf(even({ bouts: minutes(4), counts: [2, 3], pause: [0.5, 0.5] }))).toEqual([
    [4, -2, 4, -2],
    [4, -2, 4, -2, 4, -2],
  ])
  expect(setsOf(unbroken(minutes(4, 6)))).toEqual([[4], [6]])
})

test('bouts climb, fall, or do both, by a stride that an athlete notices', () => {
  const params = { shortest: minutes(4, 8), stride: minutes(1), counts: [3, 3] as const, pause: [0.6, 0.6] as const }
  expect(setsOf(climbing(params))).toEqual([[4, -3, 5, -3, 6]])
  expect(setsOf(falling(params))).toEqual([[6, -3, 5, -3, 4]])
  expect(setsOf(pyramid({ ...params, counts: [2, 3] })).map(workOf)).toEqual([
    [4, 5, 4],
    [4, 5, 6, 5, 4],
  ])
})

test('two uneven bouts differ by a fifth at least, and one is at most twice the other', () => {
  const found = setsOf(uneven(minutes(10, 11, 12, 20, 21), [0.1, 0.1])).map(workOf)
  expect(found).toContainEqual([10, 12])
  expect(found).toContainEqual([20, 10])
  for (const [first = 0, second = 0] of found) {
    const ratio = Math.max(first, second) / Math.min(first, second)
    expect(ratio).toBeGreaterThanOrEqual(1.2)
    expect(ratio).toBeLessThanOrEqual(2)
  }
})

test('a long bout and a shorter one come in turn, either of them first', () => {
  const found = setsOf(pairs({ long: minutes(4), short: minutes(2, 4), counts: [2, 2], pause }))
  expect(found.map(workOf)).toEqual([
    [4, 2, 4, 2],
    [2, 4, 2, 4],
  ])
})

test('an over-under has at most three parts below to two above, and rests between several bouts alone', () => {
  const words = style.work
  const found = setsOf(
    overUnders({
      name: 'over-under',
      low: { lengths: minutes(2, 3, 4), use: 'under', words },
      high: { lengths: minutes(2), use: 'over', words },
      turns: [2, 2],
      counts: [1, 2],
      pause: [0.5, 0.5],
    }),
  )
  expect(found).toContainEqual([2, 2, 2, 2])
  expect(found).toContainEqual([2, 2, 2, 2, -4, 2, 2, 2, 2, -4])
  expect(found).toContainEqual([3, 2, 3, 2])
  expect(found.flat()).not.toContain(4)
})

test('two sets are of different bouts, with a pause between them and no recovery before it after one bout', () => {
  const found = setsOf(
    twoSets({
      name: 'two sets',
      first: { bouts: minutes(6), counts: [1, 2] },
      second: { bouts: minutes(4, 6), counts: [1, 1] },
      pause: [0.5, 0.5],
      between: minutes(5),
    }),
  )
  expect(found).toEqual([
    [6, -5, 4, -2],
    [6, -3, 6, -3, -5, 4, -2],
  ])
})

test('the same set comes several times, with pauses between', () => {
  const found = setsOf(
    sets({ first: { bouts: minutes(2), counts: [3, 3] }, times: [2, 3], pause: [0.5, 0.5], between: minutes(3) }),
  )
  const set = [2, -1, 2, -1, 2, -1]
  expect(found).toEqual([
    [...set, -3, ...set],
    [...set, -3, ...set, -3, ...set],
  ])
})

test('short bouts come in sets, and the last recovery of a set is part of the pause', () => {
  const short = { name: 'short', pairs: [[30, 30]] as const, perSet: [3, 4] as const, between: [180] }
  const set = (count: number) => Array.from({ length: count }, () => [0.5, -0.5]).flat()
  expect(setsOf(microIntervals({ ...short, sets: [1, 2] }))).toEqual([
    set(3),
    set(4),
    [...set(3), -2.5, ...set(3)],
    [...set(4), -2.5, ...set(4)],
  ])
  expect(setsOf(microIntervals({ ...short, sets: [2, 2], more: 1 }))).toEqual([[...set(3), -2.5, ...set(4)]])
  expect(setsOf(microIntervals({ ...short, sets: [2, 2], more: -1 }))).toEqual([
    [...set(3), -2.5, ...set(2)],
    [...set(4), -2.5, ...set(3)],
  ])
  expect(microIntervals({ ...short, sets: [1, 1] }).sets(scaleOf(sportOf('running'), 'kilometers'), style)).toEqual([])
})

test('a stride is a sixth of the shortest bout or more, and from a mile on bouts have no quarters', () => {
  const climbsOf = (shortest: number) =>
    setsOf(climbing({ shortest: minutes(shortest), stride: minutes(0.75, 1.5), counts: [3, 3], pause: [0.3, 1] })).map(
      ([first = 0, , second = 0]) => second - first,
    )
  expect(new Set(climbsOf(5))).toEqual(new Set([0.75, 1.5]))
  expect(new Set(climbsOf(5.5))).toEqual(new Set([1.5]))
  const miles = { minutes: [], miles: [0.5, 0.75] }
  const byMile = climbing({
    shortest: miles,
    stride: { minutes: [], miles: [0.25, 0.5] },
    counts: [3, 3],
    pause: [0.3, 1],
  })
    .sets(scaleOf(sportOf('running'), 'miles'), style)
    .map((blocks) => unroll(blocks).flatMap(({ intensity, ticks }) => (intensity === 'interval' ? ticks : [])))
  expect(new Set(byMile.map(String))).toEqual(new Set(['50,75,100', '50,100,150']))
})
