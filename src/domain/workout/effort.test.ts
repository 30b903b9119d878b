import fc from 'fast-check'
import { expect, test } from 'vitest'
import { testProperty } from '#tests/support/drawn.ts'
import { anySport, stepOf } from '#tests/support/workouts/arbitraries.ts'
import type { SportId } from '../sports/registry.ts'
import { effortOf } from './effort.ts'
import type { Intensity } from './intensity.ts'
import type { Step, Target } from './step.ts'

const step = (target?: Target, intensity: Intensity = 'active'): Step => ({
  intensity,
  duration: { type: 'time', unit: 'minutes', value: 600 },
  ...(target ? { target } : {}),
})
const percent = (of: number): Target => ({ type: 'heartrate', percentMin: of, percentMax: of })

test.each<[string, Target, SportId, number, number]>([
  ['a power zone', { type: 'power', zoneNumber: 4 }, 'cycling', 87.14, 95.23],
  ['a cyclist’s fourth heart-rate zone', { type: 'heartrate', zoneNumber: 4 }, 'cycling', 87.14, 105.23],
  ['a cyclist’s fifth heart-rate zone', { type: 'heartrate', zoneNumber: 5 }, 'cycling', 130, 150],
  ['a runner’s pace zone', { type: 'pace', zoneNumber: 2 }, 'running', 100 / 1.29, 100 / 1.14],
  ['a runner’s heart-rate zone', { type: 'heartrate', zoneNumber: 2 }, 'running', 100 / 1.29, 100 / 1.14],
  ['a swimmer’s pace zone', { type: 'pace', zoneNumber: 5 }, 'swimming', 100 / 0.98, 100 / 0.9],
])('%s is a band of threshold', (_, target, sport, low, high) => {
  expect(effortOf(step(target), sport)).toEqual({ low, high })
})

test('percents count before a zone, because they are exact', () => {
  const target: Target = { type: 'power', zoneNumber: 2, percentMin: 60, percentMax: 62 }
  expect(effortOf(step(target), 'cycling')).toEqual({ low: 60, high: 62 })
  expect(effortOf(step({ ...target, type: 'pace' }), 'running')).toEqual({ low: 60, high: 62 })
  expect(effortOf(step({ ...target, type: 'heartrate' }), 'cycling').low).toBeLessThan(55)
})

test('an effort from 1 to 10 counts where nothing else is aimed at', () => {
  const felt = (effort: number, target?: Target): Step => ({ ...step(target, 'interval'), effort })
  expect(effortOf(felt(9, { type: 'open' }), 'cycling')).toEqual({ low: 118, high: 118 })
  expect(effortOf(felt(2), 'running')).toEqual({ low: 74, high: 74 })
  expect(effortOf(felt(9, { type: 'power', zoneNumber: 4 }), 'cycling').high).toBe(95.23)
})

test('a zone counts before a range that cannot be measured without a reference value', () => {
  const target: Target = { type: 'power', zoneNumber: 2, rangeMin: 300, rangeMax: 310 }
  expect(effortOf(step(target), 'cycling')).toEqual({ low: 55, high: 70 })
})

test('watts are measured by the FTP, or a nominal one', () => {
  const target: Target = { type: 'power', rangeMin: 200, rangeMax: 250 }
  expect(effortOf(step(target), 'cycling', 200)).toEqual({ low: 100, high: 125 })
  expect(effortOf(step(target), 'cycling')).toEqual({ low: 80, high: 100 })
})

test('a pace is measured by the threshold pace, and its faster end is the higher', () => {
  const target: Target = { type: 'pace', rangeMin: 240, rangeMax: 300, rangeUnit: 'km' }
  expect(effortOf(step(target), 'running', 240)).toEqual({ low: 80, high: 100 })
  const perMile: Target = { type: 'pace', rangeMin: 482.8032, rangeMax: 482.8032, rangeUnit: 'mile' }
  expect(effortOf(step(perMile), 'running', 300).high).toBeCloseTo(100, 6)
})

test('an open end equals the other end', () => {
  expect(effortOf(step({ type: 'power', rangeMin: 200, rangeMax: null }), 'cycling', 200)).toEqual({
    low: 100,
    high: 100,
  })
  expect(effortOf(step({ type: 'pace', rangeMin: 300, rangeMax: null }), 'running', 300)).toEqual({
    low: 100,
    high: 100,
  })
})

test('an athlete’s own range counts before the zone beside it, once their reference is known', () => {
  const watts: Target = { type: 'power', zoneNumber: 2, rangeMin: 300, rangeMax: 310 }
  expect(effortOf(step(watts), 'cycling', 300).low).toBe(100)
  const beats: Target = { type: 'heartrate', zoneNumber: 2, rangeMin: 160, rangeMax: 160 }
  expect(effortOf(step(beats), 'running', undefined, 160)).toEqual(effortOf(step(percent(100)), 'running'))
  // A threshold pace says nothing of a heart.
  expect(effortOf(step(beats), 'running', 300)).toEqual(effortOf(step({ type: 'heartrate', zoneNumber: 2 }), 'running'))
})

test('beats a minute become a share of the athlete’s threshold, or of a nominal one of 165', () => {
  const easy: Target = { type: 'heartrate', rangeMin: 120, rangeMax: 130 }
  const { low, high } = effortOf(step(easy, 'interval'), 'running')
  expect(high).toBeLessThan(80)
  expect(low).toBeLessThan(high)
  const threshold: Target = { type: 'heartrate', rangeMin: 165, rangeMax: 165 }
  expect(effortOf(step(threshold), 'cycling')).toEqual(effortOf(step(percent(100)), 'cycling'))
  const own: Target = { type: 'heartrate', rangeMin: 180, rangeMax: 180 }
  expect(effortOf(step(own), 'cycling', 250, 180)).toEqual(effortOf(step(percent(100)), 'cycling'))
})

test('a range open at its easy or its fast end equals the other end', () => {
  const below: Target = { type: 'heartrate', rangeMin: 0, rangeMax: 140 }
  expect(effortOf(step(below), 'running')).toEqual(effortOf(step({ ...below, rangeMin: 140 }), 'running'))
  const orFaster: Target = { type: 'pace', rangeMin: 0, rangeMax: 300, rangeUnit: 'km' }
  expect(effortOf(step(orFaster, 'recovery'), 'running', 300)).toEqual({ low: 100, high: 100 })
})

test.each<Target>([{ type: 'power' }, { type: 'pace', rangeMin: 0, rangeMax: null }, { type: 'heartrate' }])(
  '%j asks for nothing, so the intensity says how hard',
  (target) => {
    expect(effortOf(step(target, 'recovery'), 'running')).toEqual(effortOf(step(undefined, 'recovery'), 'running'))
  },
)

test('rest without a target is no effort, and harder intensities are more', () => {
  const ladder: Intensity[] = ['rest', 'recovery', 'warmup', 'active', 'interval']
  const highs = ladder.map((intensity) => effortOf(step(undefined, intensity), 'running').high)
  expect(highs[0]).toBe(0)
  expect(highs).toEqual(highs.toSorted((one, other) => one - other))
})

testProperty('every step of every sport has an effort that can be drawn', 2000, (drawing) => {
  const sportAndStep = anySport.chain((sport) => fc.tuple(fc.constant(sport.id), stepOf(sport)))
  fc.assert(
    fc.property(sportAndStep, ([sport, one]) => {
      const { low, high } = effortOf(one, sport)
      expect(Number.isFinite(low) && Number.isFinite(high)).toBe(true)
      expect(low).toBeGreaterThanOrEqual(0)
      expect(high).toBeGreaterThanOrEqual(low)
    }),
    drawing,
  )
})

test.each<[string, Target, SportId, number]>([
  ['watts beside a threshold pace', { type: 'power', rangeMin: 200, rangeMax: 250 }, 'running', 270],
  ['watts beside a critical swim speed', { type: 'power', rangeMin: 200, rangeMax: 250 }, 'swimming', 105],
  ['a pace beside an FTP', { type: 'pace', rangeMin: 120, rangeMax: 130, rangeUnit: 'km' }, 'cycling', 250],
])('%s give no effort: the step counts as one without a target', (_, target, sport, reference) => {
  for (const own of [reference, undefined])
    expect(effortOf(step(target), sport, own)).toEqual(effortOf(step(), sport, own))
})
