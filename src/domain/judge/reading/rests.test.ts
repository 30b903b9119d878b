import { expect, test } from 'vitest'
import type { Pause } from './bout.ts'
import { restsOf } from './rests.ts'

const secondsOf = (...seconds: number[]) =>
  restsOf(
    seconds.map((one): Pause => ({ seconds: one, metres: 100, stretches: [] })),
    false,
  ).map((rest) => rest.seconds)

test('a pause on land is a rest below ten minutes, and below twenty if the others are as long', () => {
  expect(secondsOf(60, 599)).toEqual([60, 599])
  expect(secondsOf(60, 600)).toEqual([60])
  expect(secondsOf(240, 719)).toEqual([240, 719])
  expect(secondsOf(240, 720)).toEqual([240])
  expect(secondsOf(1199)).toEqual([1199])
  expect(secondsOf(1200, 1200)).toEqual([])
})

test('in the water a pause is a rest, however long, if nothing is swum in it', () => {
  const pauses: Pause[] = [
    { seconds: 1500, metres: 0, stretches: [] },
    { seconds: 60, metres: 50, stretches: [] },
  ]
  expect(restsOf(pauses, true)).toEqual([pauses[0]])
})
