import { describe, expect, test } from 'vitest'
import { sum, sumOf } from '../../../units/numbers.ts'
import { descending } from '../styles/descending.ts'
import type { SwimStyle } from '../styles/style.ts'
import {
  atCss,
  broken,
  brokenOff,
  build,
  fast,
  moderate,
  paddles,
  pull,
  steady,
  steadyPaddles,
} from '../styles/work-styles.ts'
import { enduranceSets } from './endurance-sets.ts'
import { intervalSets } from './interval-sets.ts'
import type { Round, SwimSet } from './swim-set.ts'

const family = (sets: readonly SwimSet[], name: string) => sets.filter((set) => set.family === name)
const distanceOf = ({ times, swims }: Round) => times * sumOf(swims, ({ distance }) => distance)
const firstOf = ({ swims: [swim] }: Round) => swim ?? { style: atCss, distance: 0 }
/** The distance in a style of each set that has any. */
const distancesIn = (sets: readonly SwimSet[], style: SwimStyle) =>
  sets
    .map(({ rounds }) =>
      sumOf(
        rounds,
        ({ times, swims }) => times * sum(swims.filter((swim) => swim.style === style).map(({ distance }) => distance)),
      ),
    )
    .filter(Boolean)
const range = (figures: readonly number[]) => [Math.min(...figures), Math.max(...figures)]

describe('the main sets of interval swims', () => {
  const families = new Set(intervalSets.map((set) => set.family))

  test('are of these families', () => {
    expect([...families].sort()).toEqual([
      'at critical speed',
      'broken',
      'build',
      'critical speed and build',
      'critical speed and fast',
      'critical speed and paddles',
      'descending',
      'every so often fast',
      'falling distances',
      'fast',
      'negative splits',
      'rounds',
      'shorter and more',
    ])
  })

  test('have one to twenty straight repetitions of 50 to 400, faster ones of 25 to 100', () => {
    const repsIn = (name: string) => family(intervalSets, name).flatMap(({ rounds }) => rounds)
    const of = (name: string) => [
      range(repsIn(name).map(({ times }) => times)),
      range(repsIn(name).map((one) => firstOf(one).distance)),
    ]
    expect(of('at critical speed')).toEqual([
      [1, 20],
      [50, 400],
    ])
    expect(of('fast')).toEqual([
      [1, 20],
      [25, 100],
    ])
    expect(of('build')).toEqual([
      [4, 12],
      [50, 75],
    ])
    expect(range(repsIn('build').map(distanceOf))).toEqual([200, 600])
    expect(of('negative splits')).toEqual([
      [2, 10],
      [200, 400],
    ])
  })

  test('descend by four repetitions in turn, after longer or equal ones where they come once or twice', () => {
    for (const { rounds } of family(intervalSets, 'descending')) {
      const [last] = rounds.slice(-1)
      expect(last?.swims.map(({ style }) => style)).toEqual(descending)
      expect(new Set(last?.swims.map(({ distance }) => distance)).size).toBe(1)
      if (rounds.length === 1) continue
      expect(last?.times).toBeLessThanOrEqual(2)
      expect(rounds[0] && firstOf(rounds[0]).distance).toBeGreaterThanOrEqual(last?.swims[0]?.distance ?? 0)
    }
    const counts = family(intervalSets, 'descending').map(({ rounds }) => rounds.length)
    expect(range(counts)).toEqual([1, 2])
    const times = family(intervalSets, 'descending').map(({ rounds }) => rounds.at(-1)?.times ?? 0)
    expect(range(times)).toEqual([1, 6])
  })

  test.each([
    ['critical speed and fast', fast, [4, 16]],
    ['critical speed and build', build, [4, 8]],
  ] as const)('have shorter repetitions at the end: %s', (name, style, counts) => {
    const sets = family(intervalSets, name)
    for (const { rounds } of sets) {
      const [long, short] = rounds.map(firstOf)
      expect([long?.style, short?.style]).toEqual([atCss, style])
      expect(short?.distance).toBeLessThan(long?.distance ?? 0)
    }
    expect(range(sets.map(({ rounds }) => rounds[1]?.times ?? 0))).toEqual(counts)
    expect(range(sets.map(({ rounds }) => rounds[0]?.times ?? 0))).toEqual([2, 10])
  })

  test('have paddles for 600 and half of the distance at most', () => {
    const sets = family(intervalSets, 'critical speed and paddles')
    expect(range(distancesIn(sets, paddles))).toEqual([200, 600])
    for (const { rounds } of sets)
      expect(distanceOf(rounds[1] as Round)).toBeLessThanOrEqual(distanceOf(rounds[0] as Round))
    expect(sets.some(({ rounds }) => distanceOf(rounds[1] as Round) === distanceOf(rounds[0] as Round))).toBe(true)
    for (const { rounds } of sets)
      expect(firstOf(rounds[1] as Round).distance).toBeLessThanOrEqual(firstOf(rounds[0] as Round).distance)
    expect(
      sets.some(({ rounds }) => firstOf(rounds[1] as Round).distance === firstOf(rounds[0] as Round).distance),
    ).toBe(true)
  })

  test('break long swims up, with the long rest after the last piece', () => {
    for (const {
      rounds: [one],
    } of family(intervalSets, 'broken'))
      expect(one?.swims.map(({ style }) => style)).toEqual([
        ...Array((one?.swims.length ?? 1) - 1).fill(brokenOff),
        broken,
      ])
    expect(range(family(intervalSets, 'broken').map(({ rounds }) => rounds[0]?.times ?? 0))).toEqual([2, 12])
  })

  test('have one to four fast swims after a longer one, or one after two to four equal ones', () => {
    const quick = (name: string) =>
      family(intervalSets, name).map(({ rounds: [one] }) => one?.swims.filter(({ style }) => style === fast) ?? [])
    expect(range(quick('rounds').map(({ length }) => length))).toEqual([1, 4])
    for (const {
      rounds: [one],
    } of family(intervalSets, 'rounds')) {
      expect(one?.swims[0]?.style).toBe(atCss)
      for (const swim of one?.swims.slice(1) ?? []) expect(swim.distance).toBeLessThan(one?.swims[0]?.distance ?? 0)
    }
    expect(range(quick('every so often fast').map(({ length }) => length))).toEqual([1, 1])
    for (const {
      rounds: [one],
    } of family(intervalSets, 'every so often fast')) {
      expect(one?.swims.at(-1)?.style).toBe(fast)
      expect(new Set(one?.swims.map(({ distance }) => distance)).size).toBe(1)
    }
    const before = family(intervalSets, 'every so often fast').map(({ rounds }) => (rounds[0]?.swims.length ?? 0) - 1)
    expect(range(before)).toEqual([2, 4])
  })

  test('fall from swim to swim or from set to set, and only the last ones, of up to 100, are fast', () => {
    const isFalling = (distances: readonly number[]) =>
      distances.every((one, index) => index === 0 || one < (distances[index - 1] ?? 0))
    for (const { rounds } of [
      ...family(intervalSets, 'falling distances'),
      ...family(intervalSets, 'shorter and more'),
    ]) {
      const swims = rounds.flatMap((one) => one.swims)
      expect(isFalling(swims.map(({ distance }) => distance))).toBe(true)
      const firstFast = swims.findIndex(({ style }) => style === fast)
      if (firstFast < 0) continue
      expect(swims.slice(firstFast).every(({ style, distance }) => style === fast && distance <= 100)).toBe(true)
    }
    const fastIn = (name: string) =>
      range(
        family(intervalSets, name).map(
          ({ rounds }) => rounds.flatMap((one) => one.swims).filter(({ style }) => style === fast).length,
        ),
      )
    expect(fastIn('falling distances')).toEqual([0, 2])
    expect(fastIn('shorter and more')).toEqual([0, 1])
    const times = family(intervalSets, 'shorter and more').map(({ rounds }) => rounds.map((one) => one.times))
    for (const one of times) expect(one).toEqual(one.toSorted((less, more) => less - more))
  })
})

describe('the main sets of endurance swims', () => {
  const withPurpose = new Set(enduranceSets.filter(({ hasPurpose }) => hasPurpose).map((set) => set.family))

  test('are of these families, and most say what a long swim is for', () => {
    const families = new Set(enduranceSets.map((set) => set.family))
    expect([...families].sort()).toEqual([
      'climbing distances',
      'falling distances',
      'firm finish',
      'moderate',
      'open water',
      'steady',
      'steady and moderate in turn',
      'swim and paddles',
      'swim and pull',
      'swim and pull in turn',
      'two parts',
      'without a stop',
    ])
    expect([...families].filter((one) => !withPurpose.has(one)).sort()).toEqual([
      'climbing distances',
      'moderate',
      'steady',
    ])
    for (const { rounds, hasPurpose } of family(enduranceSets, 'falling distances'))
      expect(hasPurpose === true).toBe(rounds.some(({ swims }) => swims.some(({ style }) => style === moderate)))
  })

  test('of one distance are 2,000 long at most, and from 300 a repetition on 4,000', () => {
    const totals = (isLong: boolean) =>
      ['steady', 'open water'].flatMap((name) =>
        family(enduranceSets, name)
          .flatMap(({ rounds }) => rounds)
          .filter((one) => firstOf(one).distance >= 300 === isLong)
          .map(distanceOf),
      )
    expect(range(totals(false))).toEqual([25, 2000])
    expect(range(totals(true))).toEqual([300, 4000])
    expect(range(family(enduranceSets, 'moderate').flatMap(({ rounds }) => rounds.map(distanceOf)))).toEqual([100, 200])
    const openWater = family(enduranceSets, 'open water').flatMap(({ rounds }) => rounds)
    expect(range(openWater.map((one) => firstOf(one).distance))).toEqual([400, 1500])
    expect(Math.min(...openWater.map(({ times }) => times))).toBe(2)
  })

  test('are moderate or pulled for 1,000 at most, and 800 with paddles', () => {
    expect(Math.max(...distancesIn(family(enduranceSets, 'two parts'), moderate))).toBe(1000)
    expect(Math.max(...distancesIn(family(enduranceSets, 'swim and pull'), pull))).toBe(1000)
    expect(Math.max(...distancesIn(family(enduranceSets, 'swim and pull in turn'), pull))).toBe(1000)
    expect(Math.max(...distancesIn(family(enduranceSets, 'swim and paddles'), steadyPaddles))).toBe(800)
  })

  test('in two parts have at least as much steady swimming, in longer or equal repetitions', () => {
    for (const name of ['two parts', 'swim and pull', 'swim and paddles']) {
      const sets = family(enduranceSets, name)
      for (const { rounds } of sets) {
        const [long, short] = rounds as [Round, Round]
        expect(firstOf(long).style).toBe(steady)
        expect(distanceOf(long)).toBeGreaterThanOrEqual(distanceOf(short))
        expect(firstOf(long).distance).toBeGreaterThanOrEqual(firstOf(short).distance)
      }
      expect(sets.some(({ rounds }) => distanceOf(rounds[0] as Round) === distanceOf(rounds[1] as Round))).toBe(true)
      const isEqual = sets.some(
        ({ rounds }) => firstOf(rounds[0] as Round).distance === firstOf(rounds[1] as Round).distance,
      )
      expect(isEqual).toBe(name !== 'two parts')
    }
    const reversible = new Set(enduranceSets.filter((set) => set.reversible).map((set) => set.family))
    expect(reversible).toEqual(new Set(['swim and pull']))
  })

  test('end firmer after at least as many steady ones, or without a stop after a longer part', () => {
    for (const { rounds } of family(enduranceSets, 'firm finish')) {
      const [before, firm] = rounds as [Round, Round]
      expect(firstOf(firm).distance).toBe(firstOf(before).distance)
      expect(before.times).toBeGreaterThanOrEqual(2 * firm.times)
    }
    for (const {
      rounds: [one],
    } of family(enduranceSets, 'without a stop')) {
      expect(one?.swims.map(({ style, goesOn }) => [style, goesOn])).toEqual([
        [steady, true],
        [moderate, undefined],
      ])
      expect(one?.swims[0]?.distance).toBeGreaterThan(one?.swims[1]?.distance ?? 0)
    }
    for (const {
      rounds: [one],
    } of family(enduranceSets, 'steady and moderate in turn'))
      expect(one?.swims[0]?.distance).toBeGreaterThan(one?.swims[1]?.distance ?? 0)
  })

  test('fall or climb, and at least half of what falls stays steady', () => {
    const distancesOf = ({ rounds }: SwimSet) =>
      rounds.flatMap(({ swims }) => swims.map(({ distance }) => distance)).join('-')
    for (const set of family(enduranceSets, 'falling distances')) {
      const swims = set.rounds.flatMap((one) => one.swims)
      expect(swims.map(({ distance }) => distance)).toEqual(
        swims.map(({ distance }) => distance).toSorted((one, other) => other - one),
      )
      const [firm = 0] = distancesIn([set], moderate)
      expect(firm).toBeLessThanOrEqual(sumOf(set.rounds, distanceOf) / 2)
      expect(swims[0]?.style).toBe(steady)
    }
    const falling = new Set(family(enduranceSets, 'falling distances').map(distancesOf))
    const climbing = new Set(family(enduranceSets, 'climbing distances').map(distancesOf))
    expect([...climbing].map((one) => one.split('-').toReversed().join('-')).sort()).toEqual([...falling].sort())
  })
})
