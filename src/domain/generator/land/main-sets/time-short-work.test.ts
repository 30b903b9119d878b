import { expect, test } from 'vitest'
import { type Block, once, type Piece } from '../../plan/plan.ts'
import type { Scale } from './scale.ts'
import { timeShortWork } from './time-short-work.ts'

// In zones 1 and 5 a tick takes a second and half a second.
const scale = { secondsPerTick: [0, 1, 1, 1, 1, 0.5] } as unknown as Scale
const work = (seconds: number): Piece => ({ intensity: 'interval', zone: 5, ticks: 2 * seconds, name: '', notes: '' })
const rest = (seconds: number): Piece => ({ intensity: 'recovery', zone: 1, ticks: seconds, name: '', notes: '' })
const secondsOf = (blocks: readonly Block[]) => blocks.map(({ pieces }) => pieces.map(({ seconds }) => seconds))

test('efforts below a hundred seconds are timed, with the recoveries in their round', () => {
  expect(secondsOf(timeShortWork([{ times: 5, pieces: [work(99), rest(60)] }], scale))).toEqual([[90, 60]])
  expect(secondsOf(timeShortWork([{ times: 5, pieces: [work(100), rest(60)] }], scale))).toEqual([
    [undefined, undefined],
  ])
})

test('a pause between sets is timed with them, and other efforts are not', () => {
  const short = { times: 5, pieces: [work(30), rest(30)] }
  const long = { times: 2, pieces: [work(300), rest(90)] }
  expect(secondsOf(timeShortWork([short, once(rest(180)), long], scale))).toEqual([
    [30, 30],
    [180],
    [undefined, undefined],
  ])
  expect(secondsOf(timeShortWork([long, once(rest(180)), long], scale)).flat()).toEqual(Array(5).fill(undefined))
})

test('its ticks are what the time takes in its zone', () => {
  const [block] = timeShortWork([{ times: 2, pieces: [work(31), rest(61)] }], scale)
  expect(block?.pieces).toMatchObject([
    { ticks: 60, seconds: 30 },
    { ticks: 60, seconds: 60 },
  ])
})

test.each([
  [3, 10],
  [12.5, 10],
  [13, 15],
  [24, 20],
  [26, 30],
  [36, 40],
  [46, 45],
  [51, 45],
  [52, 60],
  [74, 60],
  [76, 90],
])('%d s are written as %d s', (seconds, written) => {
  expect(secondsOf(timeShortWork([once(work(seconds))], scale))).toEqual([[written]])
})
