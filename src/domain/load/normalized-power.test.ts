import fc from 'fast-check'
import { expect, test } from 'vitest'
import { testProperty } from '#tests/support/drawn.ts'
import { normalizedPower } from './normalized-power.ts'

const even = (seconds: number, power: number) => ({ seconds, from: power, to: power })
const times = <T>(count: number, ...items: T[]): T[] => Array.from({ length: count }, () => items).flat()

test('an even ride has the power it is ridden at', () => {
  expect(normalizedPower([even(3600, 200)])).toBeCloseTo(200, 9)
  expect(normalizedPower([even(20, 200)])).toBeCloseTo(200, 9)
})

test('a ride without stretches has none', () => {
  expect(normalizedPower([])).toBe(0)
  expect(normalizedPower([even(0, 300)])).toBe(0)
})

test('swings shorter than the window are smoothed away, long ones count with their fourth power', () => {
  // 15 s on, 15 s off: any 30 s hold as much of each, so their mean never moves once the window is full.
  const swings = normalizedPower(times(200, even(15, 300), even(15, 100)))
  expect(swings).toBeGreaterThanOrEqual(200)
  expect(swings).toBeLessThan(201)
  // Half an hour at 300 W and half an hour at 100 W: (300⁴ / 2 + 100⁴ / 2)^¼ = 253.0.
  expect(normalizedPower([even(1800, 300), even(1800, 100)])).toBeCloseTo(((300 ** 4 + 100 ** 4) / 2) ** 0.25, 0)
})

test('30/30: the rolling mean swings evenly between both ends, so its fourth power has a mean that can be written', () => {
  // The mean of x⁴ from 50 to 130 is (130⁵ − 50⁵) / (5 × 80).
  const written = ((130 ** 5 - 50 ** 5) / (5 * 80)) ** 0.25
  expect(normalizedPower(times(60, even(30, 130), even(30, 50)))).toBeCloseTo(written, 0)
})

test('2 × 20 minutes at threshold in an hour of 55 %', () => {
  // (40 min × 100⁴ + 20 min × 55⁴) / 60 min, to the fourth root: 91.3, slightly less at each change of pace.
  const ride = [even(600, 55), even(1200, 100), even(300, 55), even(1200, 100), even(300, 55)]
  expect(normalizedPower(ride)).toBeCloseTo(((2 * 100 ** 4 + 55 ** 4) / 3) ** 0.25, 0)
})

testProperty('a plan’s normalized power is what adding up every second gives', 600, (drawing) => {
  const stretch = fc.record({
    seconds: fc.oneof(fc.integer({ min: 0, max: 90 }), fc.double({ min: 0, max: 400, noNaN: true })),
    from: fc.double({ min: 0, max: 400, noNaN: true }),
    to: fc.double({ min: 0, max: 400, noNaN: true }),
  })
  const any = fc.oneof(
    stretch,
    stretch.map(({ seconds, from }) => ({ seconds, from, to: from })),
  )
  fc.assert(
    fc.property(fc.array(any, { maxLength: 30 }), (ride) => {
      const slow = everySecond(ride)
      // A ramp is integrated over continuous time, not over seconds: they differ by a few ten-thousandths.
      expect(Math.abs(normalizedPower(ride) - slow)).toBeLessThanOrEqual(1e-3 * slow + 1e-6)
    }),
    drawing,
  )
})

testProperty('normalized power lies between the mean power and the highest', 300, (drawing) => {
  const stretch = fc.tuple(fc.integer({ min: 1, max: 3600 }), fc.integer({ min: 0, max: 400 }))
  fc.assert(
    fc.property(fc.array(stretch, { minLength: 1, maxLength: 20 }), (drawnRide) => {
      // Before 30 s have passed the window is filling, and counts the first seconds more: an even start hides it.
      const ride = [even(30, drawnRide[0]?.[1] ?? 0), ...drawnRide.map(([seconds, power]) => even(seconds, power))]
      const total = ride.reduce((sum, { seconds }) => sum + seconds, 0)
      const mean = ride.reduce((sum, { seconds, from }) => sum + seconds * from, 0) / total
      // What the last 29 s hold is not wholly seen by a window that looks back.
      expect(normalizedPower(ride)).toBeGreaterThanOrEqual(mean - (30 * 400) / total - 1e-9)
      expect(normalizedPower(ride)).toBeLessThanOrEqual(Math.max(...ride.map(({ from }) => from)) + 1e-9)
    }),
    drawing,
  )
})

/** The definition taken at its word: a list of seconds, a list of means, a fourth root. */
function everySecond(ride: readonly { seconds: number; from: number; to: number }[]): number {
  const powers: number[] = []
  let at = 0
  for (const { seconds, from, to } of ride) {
    for (let second = Math.round(at); second < Math.round(at + seconds); second += 1)
      powers.push(from + ((to - from) * (second + 0.5 - at)) / seconds)
    at += seconds
  }
  const fourths = powers.map((_, second) => {
    const window = powers.slice(Math.max(0, second - 29), second + 1)
    return (window.reduce((sum, power) => sum + power, 0) / window.length) ** 4
  })
  return powers.length > 0 ? (fourths.reduce((sum, one) => sum + one, 0) / fourths.length) ** 0.25 : 0
}
