import { expect, test } from 'vitest'
import { type Grains, onGrain } from './grain.ts'

const grains: Grains = {
  bySize: [
    { below: 10, grain: 2 },
    { below: 30, grain: 5 },
  ],
  longer: 10,
}

test.each([
  [0, 2],
  [2.9, 2],
  [3.1, 4],
  [9.9, 10],
  [10, 10],
  [12.4, 10],
  [12.6, 15],
  [29, 30],
  [30, 30],
  [34, 30],
  [36, 40],
])('a length of %d is rounded to %d, the nearest multiple at its size', (ticks, rounded) => {
  expect(onGrain(ticks, grains, Math.round)).toBe(rounded)
})

test('a length is rounded as asked', () => {
  expect(onGrain(11, grains, Math.ceil)).toBe(15)
  expect(onGrain(14, grains, Math.floor)).toBe(10)
})
