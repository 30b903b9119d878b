import { describe, expect, test } from 'vitest'
import { swimContext } from '#tests/support/workouts/swims.ts'
import type { SwimStyle } from '../styles/style.ts'
import { atCss, broken, fast, steady } from '../styles/work-styles.ts'
import { flatten } from './flat.ts'
import { blocksOf, combine, isStraight, type Round, reps, round, series } from './swim-set.ts'

const pool = swimContext()
const set = (...rounds: Round[]) => ({ family: 'test', rounds })
const goingOn: Round = {
  times: 2,
  swims: [
    { style: steady, distance: 100, goesOn: true },
    { style: steady, distance: 100 },
  ],
}

describe('a set is straight', () => {
  test('if it is several swims of one distance, each with its rest', () => {
    expect(isStraight(set(reps(4, atCss, 100)))).toBe(true)
    expect(isStraight(set(reps(1, atCss, 100), reps(1, fast, 100)))).toBe(true)
    expect(
      isStraight(
        set(
          round(1, [
            [atCss, 100],
            [fast, 100],
          ]),
        ),
      ),
    ).toBe(true)
  })

  test('and not if it is one swim, has several distances, or a swim without a rest', () => {
    expect(isStraight(set(reps(1, atCss, 100)))).toBe(false)
    expect(isStraight(set(reps(4, atCss, 100), reps(1, atCss, 50)))).toBe(false)
    expect(isStraight(set(goingOn))).toBe(false)
  })
})

describe('the blocks of a set', () => {
  const restsOf = (...rounds: Round[]) =>
    blocksOf(rounds, pool, 1).map(
      ({ times, pieces }) =>
        `${times}: ${pieces.map(({ zone, ticks, extras }) => `${ticks}${zone === null ? ' s' : extras?.sendOff ? ` on ${extras.sendOff}` : ''}`).join(', ')}`,
    )

  test('rest after each swim, but for the last of a last round that is swum once', () => {
    expect(restsOf(reps(3, steady, 100))).toEqual(['3: 4, 10 s'])
    expect(restsOf(reps(1, steady, 100), reps(1, steady, 200))).toEqual(['1: 4, 10 s', '1: 8'])
    expect(
      restsOf(
        round(1, [
          [steady, 100],
          [steady, 200],
        ]),
      ),
    ).toEqual(['1: 4, 10 s, 8'])
    expect(
      restsOf(
        round(2, [
          [steady, 100],
          [steady, 200],
        ]),
      ),
    ).toEqual(['2: 4, 10 s, 8, 15 s'])
  })

  test('rest for all metres since the rest before', () => {
    const long: Round = {
      times: 2,
      swims: [
        { style: steady, distance: 200, goesOn: true },
        { style: steady, distance: 200 },
        { style: steady, distance: 100 },
      ],
    }
    expect(restsOf(long)).toEqual(['2: 8, 8, 25 s, 4, 10 s'])
  })

  test('leave on one send-off where swims of a round are equally long, the one of the slowest', () => {
    const [one] = blocksOf(
      [
        round(2, [
          [fast, 100],
          [atCss, 100],
          [atCss, 200],
          [steady, 100],
        ]),
      ],
      pool,
      1,
    )
    const sendOffs = one?.pieces.map(({ extras }) => extras?.sendOff)
    expect(sendOffs?.[0]).toBe(sendOffs?.[1])
    expect(sendOffs?.[2]).toBeGreaterThan(sendOffs?.[1] ?? 0)
    expect(sendOffs?.[3]).toBeUndefined()
  })
})

test('a swim with a rest of its own does not change the send-off of the others', () => {
  const sendOffsOf = (...other: SwimStyle[]) =>
    blocksOf(
      [round(2, [...other.map((one): [SwimStyle, number] => [one, 100]), [atCss, 100], [atCss, 100]])],
      pool,
      1,
    )[0]?.pieces.flatMap(({ extras }) => extras?.sendOff ?? [])
  const [usual] = sendOffsOf() ?? []
  expect(usual).toBeGreaterThan(0)
  expect(sendOffsOf(broken)).toEqual([usual, usual])
})

test('sets are written as coaches do, and combined', () => {
  expect(series('400-200 50')).toEqual([[400, 200], [50]])
  const made = combine([50, 100], [2, 4], (distance, times) => [set(reps(times, atCss, distance))])
  expect(made.map(({ rounds: [one] }) => `${one?.times}x${one?.swims[0]?.distance}`)).toEqual([
    '2x50',
    '4x50',
    '2x100',
    '4x100',
  ])
})

test('sets become arrays of numbers for the search', () => {
  const flat = flatten([
    set(
      reps(3, fast, 100),
      round(2, [
        [atCss, 50],
        [atCss, 100],
      ]),
    ),
    { ...set(goingOn), hasPurpose: true },
  ])
  expect([...flat.starts]).toEqual([0, 3, 5])
  expect([...flat.bouts]).toEqual([7, 2])
  expect([...flat.kinds]).toEqual([3, 1])
  expect([...flat.straight]).toEqual([0, 0])
  expect([...flat.purposeful]).toEqual([0, 1])
  expect([...flat.times]).toEqual([3, 2, 2, 2, 2])
  expect([...flat.grains]).toEqual([4, 2, 4, 4, 4])
  expect([...flat.fast]).toEqual([1, 0, 0, 0, 0])
  expect([...flat.ends]).toEqual([1, 1, 1, 0, 1])
})
