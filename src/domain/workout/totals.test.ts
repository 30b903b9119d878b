import fc from 'fast-check'
import { expect, test } from 'vitest'
import { testProperty } from '#tests/support/drawn.ts'
import { anySport, storedStepsOf } from '#tests/support/workouts/arbitraries.ts'
import { unroll } from './groups.ts'
import type { Step } from './step.ts'
import { metresOf, movingSecondsOf, secondsOf, thresholdSpeed, totalsOf } from './totals.ts'

const byTime = (value: number, rest: Partial<Step> = {}): Step => ({
  intensity: 'active',
  duration: { type: 'time', unit: 'minutes', value },
  ...rest,
})
const byDistance = (value: number, rest: Partial<Step> = {}): Step => ({
  intensity: 'active',
  duration: { type: 'distance', unit: 'meters', value },
  ...rest,
})

test('written time is exact, every round of a repeat counted', () => {
  const totals = totalsOf([byTime(600), byTime(120), { repeat: { steps: 1, count: 5 } }], 'running')
  expect(totals).toMatchObject({ seconds: 1200, secondsEstimated: false, metresEstimated: true })
})

test('written distance is exact, whatever unit each step is in', () => {
  const mile = byDistance(1, { duration: { type: 'distance', unit: 'miles', value: 1 } })
  const totals = totalsOf([byDistance(400), { repeat: { steps: 1, count: 2 } }, mile], 'running')
  expect(totals).toMatchObject({ metres: 2409.344, metresEstimated: false, secondsEstimated: true })
})

test('a pace gives the time of a distance and the distance of a time', () => {
  const target = { type: 'pace', rangeMin: 300, rangeMax: 300, rangeUnit: 'km' } as const
  expect(secondsOf(byDistance(2000, { target }), 'running')).toBeCloseTo(600, 6)
  expect(metresOf(byTime(600, { target }), 'running')).toBeCloseTo(2000, 6)
})

test('an athlete’s own threshold makes the estimate theirs', () => {
  const target = { type: 'pace', zoneNumber: 4 } as const
  const slow = secondsOf(byDistance(1000, { target }), 'running', 360)
  expect(slow / secondsOf(byDistance(1000, { target }), 'running', 180)).toBeCloseTo(2, 6)
})

test('rest adds no distance, and makes no distance an estimate', () => {
  const totals = totalsOf([byDistance(100), byTime(20, { intensity: 'rest' })], 'swimming')
  expect(totals).toMatchObject({ metres: 100, metresEstimated: false })
})

test('a distance at rest still takes time', () => {
  expect(secondsOf(byDistance(100, { intensity: 'rest' }), 'swimming', 100)).toBeCloseTo(200, 6)
})

test('a swimmer’s threshold speed is their CSS, a runner’s their threshold pace, a rider’s nominal', () => {
  expect(thresholdSpeed('swimming', 100)).toBe(1)
  expect(thresholdSpeed('running', 250)).toBe(4)
  expect(thresholdSpeed('cycling', 300)).toBeCloseTo(9.722, 3)
})

testProperty('totals are the sum over all trained steps, and always numbers', 500, (drawing) => {
  const sportAndSteps = anySport.chain((sport) => fc.tuple(fc.constant(sport.id), storedStepsOf(sport)))
  fc.assert(
    fc.property(sportAndSteps, ([sport, stored]) => {
      const totals = totalsOf(stored, sport)
      const bouts = unroll(stored)
      const seconds = bouts.reduce((sum, step) => sum + secondsOf(step, sport), 0)
      expect(totals.seconds).toBeCloseTo(seconds, 6)
      expect(totals.metres).toBeCloseTo(
        bouts.reduce((sum, step) => sum + metresOf(step, sport), 0),
        6,
      )
      expect(totals.seconds).toBeGreaterThan(0)
      expect(Number.isFinite(totals.metres)).toBe(true)
      expect(totals.secondsEstimated).toBe(
        bouts.some(({ duration }) => duration.type === 'distance' || duration.lapButton === true),
      )
    }),
    drawing,
  )
})

test('without a reference value a swim takes as long as its written paces say', () => {
  const target = { type: 'pace', zoneNumber: 2, rangeMin: 90, rangeMax: 90, rangeUnit: '100m' } as const
  const swim: Step = { intensity: 'active', duration: { type: 'distance', unit: 'meters', value: 400 }, target }
  expect(totalsOf([swim], 'swimming').seconds).toBeCloseTo(360)
  // With a known reference value the range still counts, and a zone alone is measured by it.
  expect(totalsOf([swim], 'swimming', 100).seconds).toBeCloseTo(360)
  const byZone: Step = { ...swim, target: { type: 'pace', zoneNumber: 2 } }
  expect(totalsOf([byZone], 'swimming', 100).seconds).toBeCloseTo(400 * (1 / (((100 / 1.08 + 100 / 1.15) / 2) * 0.01)))
})

test('a swim on a send-off takes until the next one starts, and its rest adds no distance', () => {
  const swim: Step = { intensity: 'interval', duration: { type: 'distance', unit: 'meters', value: 100 }, sendOff: 120 }
  expect(totalsOf([swim, { repeat: { steps: 1, count: 10 } }], 'swimming')).toMatchObject({
    seconds: 1200,
    metres: 1000,
  })
  expect(movingSecondsOf(swim, 'swimming')).toBeLessThan(120)
  // A swim slower than its send-off takes its own time.
  expect(secondsOf({ ...swim, sendOff: 30 }, 'swimming')).toBe(movingSecondsOf(swim, 'swimming'))
})

test('a step that ends at the press of the lap button has an expected length, not a written one', () => {
  const until = byTime(600, { duration: { type: 'time', unit: 'minutes', value: 600, lapButton: true } })
  expect(totalsOf([until], 'running')).toMatchObject({ seconds: 600, secondsEstimated: true, metresEstimated: true })
})

test('a pace on a ride is used as written, with and without an FTP', () => {
  const target = { type: 'pace', rangeMin: 120, rangeMax: 120, rangeUnit: 'km' } as const
  for (const ftp of [undefined, 250])
    expect(secondsOf(byDistance(10_000, { target }), 'cycling', ftp)).toBeCloseTo(1200)
})
