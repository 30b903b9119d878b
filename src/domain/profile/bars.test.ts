import fc from 'fast-check'
import { expect, test } from 'vitest'
import { testProperty } from '#tests/support/drawn.ts'
import { storedStepsOf } from '#tests/support/workouts/arbitraries.ts'
import { fiveFours, minutes, rampAndBouts, step } from '#tests/support/workouts/profile-examples.ts'
import { sports } from '../sports/registry.ts'
import type { Step } from '../workout/step.ts'
import { totalsOf } from '../workout/totals.ts'
import { skylineOf } from './bars.ts'

test('a repeat is drawn round by round, every bar with its round', () => {
  const { bars, brackets } = skylineOf(fiveFours, 'cycling')
  expect(bars.map(({ path }) => path)).toEqual(['0', ...Array(5).fill(['1.0', '1.1']).flat(), '2'])
  expect(bars[5]?.round).toEqual({ number: 3, of: 5 })
  expect(brackets).toMatchObject([{ count: 5, start: 720, seconds: 1800, firstBar: 1, steps: 2 }])
})

test('a bar has its start, its height and its round, a bracket its extent', () => {
  const { bars, brackets, seconds } = skylineOf(rampAndBouts, 'cycling')
  expect(seconds).toBe(1200)
  expect(brackets).toEqual([
    { start: 600, seconds: 360, count: 2, firstBar: 1, steps: 2, height: expect.closeTo(0.818, 3) },
  ])
  const drawn = bars.map((bar) => [bar.path, bar.start, bar.seconds, bar.low.toFixed(3), bar.to.toFixed(3), bar.round])
  expect(drawn).toEqual([
    ['0', 0, 600, '0.213', '0.497', undefined],
    ['1.0', 600, 120, '0.737', '0.818', { number: 1, of: 2 }],
    ['1.1', 720, 60, '0.070', '0.070', { number: 1, of: 2 }],
    ['1.0', 780, 120, '0.737', '0.818', { number: 2, of: 2 }],
    ['1.1', 900, 60, '0.070', '0.070', { number: 2, of: 2 }],
    ['2', 960, 240, '0.100', '0.270', undefined],
  ])
})

test('a ramp rises or falls through its range, every other bar is level', () => {
  const target = { type: 'power', percentMin: 45, percentMax: 70 } as const
  const { bars } = skylineOf(
    [
      step('warmup', minutes(10), { ...target, ramp: 'rising' }),
      step('warmup', minutes(10), target),
      step('cooldown', minutes(10), { ...target, ramp: 'falling' }),
    ],
    'cycling',
  )
  const [rising, steady, falling] = bars
  expect(rising).toMatchObject({ from: steady?.low, to: steady?.to, ramp: true })
  expect(steady).toMatchObject({ from: steady?.to, ramp: false })
  expect(falling).toMatchObject({ from: steady?.to, to: steady?.low, ramp: true })
})

test('an effort without a target is drawn at its height, and marked as felt', () => {
  const open = { ...step('interval', minutes(1), { type: 'open' }), effort: 9 }
  const hard = step('interval', minutes(1), { type: 'power', percentMin: 118, percentMax: 118 })
  const { bars } = skylineOf([open, hard, { ...hard, effort: 9 }, step('interval', minutes(1))], 'cycling')
  expect(bars.map(({ felt }) => felt)).toEqual([true, false, false, false])
  expect(bars[0]).toMatchObject({ from: bars[1]?.from, low: bars[1]?.from })
})

test.each<[string, Step, boolean]>([
  ['no target', step('active', minutes(5)), true],
  ['an open target', step('interval', minutes(5), { type: 'open' }), true],
  ['a target without figures', step('active', minutes(5), { type: 'power' }), true],
  ['a zone', step('active', minutes(5), { type: 'power', zoneNumber: 2 }), false],
  ['an effort', { ...step('active', minutes(5)), effort: 4 }, false],
  ['the intensity of a rest', step('rest', minutes(5)), false],
])('whether a step with %s is drawn as open', (_, drawn, open) => {
  expect(skylineOf([drawn], 'cycling').bars[0]?.open).toBe(open)
})

test('a ramp between two ends of one height is level', () => {
  const flat = { type: 'power', percentMin: 60, percentMax: 60, ramp: 'rising' } as const
  expect(skylineOf([step('active', minutes(5), flat)], 'cycling').bars[0]).toMatchObject({ ramp: false })
})

test('a heart-rate target is drawn as high as the zone it names', () => {
  const { bars } = skylineOf(
    [1, 2, 3, 4, 5].map((zoneNumber) => step('active', minutes(5), { type: 'heartrate', zoneNumber })),
    'running',
  )
  const heights = bars.map(({ to }) => to)
  expect(heights).toEqual([...heights].sort((one, other) => one - other))
  expect(new Set(heights).size).toBe(5)
})

test('a step whose length is still being typed has no width', () => {
  const { bars, seconds } = skylineOf([step('active', minutes(Number.NaN)), step('active', minutes(5))], 'running')
  expect(bars.map((bar) => bar.seconds)).toEqual([0, 300])
  expect(seconds).toBe(300)
})

testProperty('the bars of any workout stand side by side and last as long as it does', 500, (drawing) => {
  fc.assert(
    fc.property(
      fc.constantFrom(...sports).chain((sport) => storedStepsOf(sport).map((steps) => ({ sport, steps }))),
      ({ sport, steps }) => {
        const { bars, seconds } = skylineOf(steps, sport.id)
        let at = 0
        for (const bar of bars) {
          expect(bar.start).toBeCloseTo(at, 3)
          expect(bar.low).toBeGreaterThanOrEqual(0.07)
          expect(Math.max(bar.from, bar.to)).toBeLessThanOrEqual(1)
          at += bar.seconds
        }
        expect(seconds / (totalsOf(steps, sport.id).seconds || 1)).toBeCloseTo(1)
      },
    ),
    drawing,
  )
})
