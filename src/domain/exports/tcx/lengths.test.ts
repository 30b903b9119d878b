import { expect, test } from 'vitest'
import { isRounded, lengthsOf } from './lengths.ts'
import { partsOf } from './parts.ts'

const time = (value: number) => ({ intensity: 'active', duration: { type: 'time', unit: 'minutes', value } }) as const

test.each([
  [0.2, [1]],
  [1.6, [2]],
  [65_535, [65_535]],
  [65_536, [32_768, 32_768]],
  [65_537, [32_768, 32_769]],
  [131_071, [43_690, 43_690, 43_691]],
])('%d seconds are written as %j', (seconds, lengths) => {
  expect(lengthsOf(time(seconds))).toEqual(lengths.map((value) => ({ of: 'Time', value })))
})

test('a length is rounded where it is no whole number of seconds or metres', () => {
  const distance = (value: number) =>
    ({ intensity: 'active', duration: { type: 'distance', unit: 'kilometers', value } }) as const
  expect([time(60), time(60.5), distance(1.001), distance(1.0005)].map(isRounded)).toEqual([false, true, false, true])
})

const round = (steps: number, count: number) =>
  partsOf([{ type: 'repeat', count, steps: Array.from({ length: steps }, () => time(60)) }])
    .flat()
    .map((entry) => ('repetitions' in entry ? entry.repetitions : 'step'))

test('a repeat has at most 99 rounds, and the other rounds are another repeat or a step', () => {
  expect(round(1, 99)).toEqual([99])
  expect(round(1, 100)).toEqual([99, 'step'])
  expect(round(1, 101)).toEqual([99, 2])
  expect(round(1, 200)).toEqual([99, 99, 2])
})

test('a repeat of nineteen steps stays one, and a repeat of twenty is written out', () => {
  expect(round(19, 2)).toEqual([2])
  expect(round(20, 2)).toEqual(Array.from({ length: 40 }, () => 'step'))
})

test('a workout takes twenty steps, and a repeat counts as one more than its steps', () => {
  const sizes = (...entries: Parameters<typeof partsOf>[0]) => partsOf(entries).map((part) => part.length)
  expect(sizes(...Array.from({ length: 20 }, () => time(60)))).toEqual([20])
  expect(sizes(...Array.from({ length: 21 }, () => time(60)))).toEqual([20, 1])
  const pair = { type: 'repeat', count: 2, steps: [time(60), time(30)] } as const
  expect(sizes(...Array.from({ length: 17 }, () => time(60)), { ...pair, steps: [...pair.steps] })).toEqual([18])
  expect(sizes(...Array.from({ length: 18 }, () => time(60)), { ...pair, steps: [...pair.steps] })).toEqual([18, 1])
})
