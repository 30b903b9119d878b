import { expect, test } from 'vitest'
import { aimOfMinutes, fullWarmupSeconds, minCooldownSeconds, minWarmupSeconds } from './aims.ts'

const hard = { hard: true } as const

test.each([
  // At most 38 % of a session are warm-up: ten minutes of 26:19.
  { minutes: 10, hard: 228, easy: 228 },
  { minutes: 20, hard: 300, easy: 300 },
  { minutes: 24.9, hard: 300, easy: 300 },
  { minutes: 25, hard: 570, easy: 480 },
  { minutes: 38, hard: 600, easy: 480 },
  { minutes: 39, hard: 720, easy: 600 },
  { minutes: 90, hard: 720, easy: 600 },
])('$minutes minutes begin with $hard s of warm-up or more before hard work, and $easy s before other', (row) => {
  expect(minWarmupSeconds(hard, 60 * row.minutes)).toBeCloseTo(row.hard)
  expect(minWarmupSeconds({}, 60 * row.minutes)).toBeCloseTo(row.easy)
})

test('a type can have a longer warm-up in a short session', () => {
  expect(minWarmupSeconds({ ...hard, warmup: 600 }, 1740)).toBe(600)
  expect(minWarmupSeconds({ ...hard, warmup: 600 }, 1200)).toBeCloseTo(456)
})

test('a full warm-up lasts ten minutes, and twelve before hard work', () => {
  expect([hard, {}].map((aims) => fullWarmupSeconds(aims as Parameters<typeof fullWarmupSeconds>[0]))).toEqual([
    720, 600,
  ])
})

test('the cool-down lasts three minutes or more, and five from about forty minutes on', () => {
  expect([600, 2299, 2300].map(minCooldownSeconds)).toEqual([180, 180, 300])
})

test('about forty minutes are enough for the full warm-up', () => {
  expect([2299, 2300].map((seconds) => minWarmupSeconds(hard, seconds))).toEqual([600, 720])
})

test('an aim in minutes is one in seconds', () => {
  expect(aimOfMinutes(5, 12)).toEqual([300, 720])
})
