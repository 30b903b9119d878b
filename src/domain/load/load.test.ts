import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { testProperty } from '#tests/support/drawn.ts'
import { anySport, storedStepsOf } from '#tests/support/workouts/arbitraries.ts'
import type { Sport } from '../sports/registry.ts'
import type { Step, StoredSteps, Target } from '../workout/step.ts'
import { loadOf } from './load.ts'

const forTime = (seconds: number, target?: Target, rest: Partial<Step> = {}): Step => ({
  intensity: 'active',
  duration: { type: 'time', unit: 'seconds', value: seconds },
  ...(target && { target }),
  ...rest,
})
const forMetres = (metres: number, target?: Target, rest: Partial<Step> = {}): Step => ({
  ...forTime(1, target, rest),
  duration: { type: 'distance', unit: 'meters', value: metres },
})
const percents = (type: 'power' | 'pace' | 'heartrate', percentMin: number, percentMax = percentMin): Target => ({
  type,
  percentMin,
  percentMax,
})

describe('a ride', () => {
  test('of an hour at FTP is 100, at intensity 1, at the FTP’s own watts', () => {
    expect(loadOf([forTime(3600, percents('power', 100))], 'cycling', { reference: 264 })).toEqual({
      load: expect.closeTo(100, 6),
      intensity: expect.closeTo(1, 8),
      normalizedPower: { percent: expect.closeTo(100, 6), watts: expect.closeTo(264, 6) },
      estimated: false,
    })
  })

  test('of two hours at 70 % is 98', () => {
    expect(loadOf([forTime(7200, percents('power', 70))], 'cycling')).toMatchObject({
      load: expect.closeTo(98, 6),
      intensity: expect.closeTo(0.7, 8),
      estimated: false,
    })
  })

  test('without a known FTP has its normalized power in percent alone', () => {
    const ride = loadOf([forTime(3600, { type: 'power', zoneNumber: 2 })], 'cycling')
    expect(ride?.normalizedPower).toEqual({ percent: expect.closeTo(62.5, 6) })
  })

  test('of 2 × 20 minutes at threshold in 75 minutes: 0.907 intense, 103 in load', () => {
    const ride: StoredSteps = [
      forTime(900, percents('power', 60)),
      forTime(1200, percents('power', 100)),
      forTime(600, percents('power', 55)),
      forTime(1200, percents('power', 100)),
      forTime(600, percents('power', 50)),
    ]
    // ((40 × 100⁴ + 15 × 60⁴ + 10 × 55⁴ + 10 × 50⁴) / 75)^¼ = 87.24; 1.25 h × .8724² × 100 = 95.1.
    const byHand = ((40 * 1e8 + 15 * 60 ** 4 + 10 * 55 ** 4 + 10 * 50 ** 4) / 75) ** 0.25
    expect(loadOf(ride, 'cycling')?.normalizedPower?.percent).toBeCloseTo(byHand, 0)
    expect(loadOf(ride, 'cycling')?.load).toBeCloseTo(1.25 * byHand ** 2 * 0.01, 0)
  })

  test('of a rising ramp equals that of the falling one, and exceeds that of its middle', () => {
    const hour = (target: Target) => loadOf([forTime(3600, target)], 'cycling')?.load ?? 0
    const rising = hour({ ...percents('power', 50, 100), ramp: 'rising' })
    const falling = hour({ ...percents('power', 50, 100), ramp: 'falling' })
    // The mean of x⁴ from 50 to 100: (100⁵ − 50⁵) / (5 × 50), its fourth root 78.94.
    expect(rising).toBeCloseTo((((100 ** 5 - 50 ** 5) / 250) ** 0.25 / 10) ** 2, 0)
    // The window looks back: rising it lags below, falling above.
    expect(Math.abs(falling - rising)).toBeLessThan(1)
    expect(rising).toBeGreaterThan(hour(percents('power', 50, 100)) + 5)
  })
})

test('a ride by heart rate and by power counts the hardest heart-rate zone at the effort of its beats', () => {
  const ride: StoredSteps = [forTime(600, percents('power', 50)), forTime(600, { type: 'heartrate', zoneNumber: 5 })]
  const inBeats: StoredSteps = [forTime(600, percents('power', 50)), forTime(600, percents('heartrate', 100, 106))]
  expect(loadOf(ride, 'cycling')?.load).toBeCloseTo(loadOf(inBeats, 'cycling')?.load ?? 0, 6)
})

describe('a run', () => {
  test('of an hour at threshold pace is 100', () => {
    const run = loadOf([forTime(3600, percents('pace', 100))], 'running')
    expect(run).toEqual({ load: expect.closeTo(100, 6), intensity: expect.closeTo(1, 8), estimated: false })
  })

  test('is summed step by step: intervals have more load than their mean pace', () => {
    const intervals: StoredSteps = [
      forTime(180, percents('pace', 110)),
      forTime(180, percents('pace', 70)),
      { repeat: { steps: 2, count: 10 } },
    ]
    // Half an hour at 1.1 and half an hour at .7: 50 × 1.21 + 50 × .49 = 85, and not 81.
    expect(loadOf(intervals, 'running')?.load).toBeCloseTo(85, 6)
  })

  test('by distance takes as long as its athlete needs: 10 km at a threshold of 6:00 is an hour', () => {
    const run = loadOf([forMetres(10_000, percents('pace', 100))], 'running', { reference: 360 })
    expect(run).toEqual({ load: expect.closeTo(100, 6), intensity: expect.closeTo(1, 8), estimated: false })
  })

  test('by distance is an estimate without the athlete’s threshold', () => {
    expect(loadOf([forMetres(10_000, percents('pace', 100))], 'running')?.estimated).toBe(true)
  })

  test('rest adds no load, and counts in the time', () => {
    const run: StoredSteps = [forTime(1800, percents('pace', 100)), forTime(1800, undefined, { intensity: 'rest' })]
    const cost = loadOf(run, 'running')
    expect(cost).toMatchObject({ load: expect.closeTo(50, 6), intensity: expect.closeTo(Math.SQRT1_2, 6) })
  })
})

describe('a swim', () => {
  test('of an hour at CSS is 100, at 90 % of it 72.9', () => {
    const hour = (percent: number) => loadOf([forTime(3600, percents('pace', percent))], 'swimming')?.load
    expect(hour(100)).toBeCloseTo(100, 6)
    expect(hour(90)).toBeCloseTo(72.9, 6)
  })

  test('of 10 × 100 m at a CSS of 1:40 on 2:00 is 1,000 seconds at threshold and 200 of rest', () => {
    const swim: StoredSteps = [
      forMetres(100, percents('pace', 100), { sendOff: 120 }),
      { repeat: { steps: 1, count: 10 } },
    ]
    const cost = loadOf(swim, 'swimming', { reference: 100 })
    expect(cost?.load).toBeCloseTo(100_000 / 3600, 6)
    expect(cost?.intensity).toBeCloseTo((1000 / 1200) ** (1 / 3), 6)
  })
})

describe('by heart rate', () => {
  const heart = { threshold: 170, resting: 50 }

  test.each(['running', 'cycling', 'swimming'] as const)('an hour of %s at threshold is 100', (sport) => {
    const cost = loadOf([forTime(3600, percents('heartrate', 100))], sport, { heart })
    expect(cost).toEqual({ load: expect.closeTo(100, 6), intensity: expect.closeTo(1, 8), estimated: false })
  })

  test('an hour at 140 beats is three quarters of the reserve at threshold', () => {
    const run = [forTime(3600, { type: 'heartrate', rangeMin: 135, rangeMax: 145 } as const)]
    expect(loadOf(run, 'running', { heart })?.load).toBeCloseTo(100 * ((140 - 50) / (170 - 50)) ** 2, 6)
  })

  test('the load of a swim rises with the square of the heart rate, as on land, and with the cube of the speed', () => {
    const [byHeart, byPace] = [percents('heartrate', 90), percents('pace', 90)]
    expect(loadOf([forTime(3600, byHeart)], 'swimming', { heart })?.load).toBeCloseTo(
      100 * ((0.9 * 170 - 50) / (170 - 50)) ** 2,
      6,
    )
    expect(loadOf([forTime(3600, byPace)], 'swimming', { reference: 100 })?.load).toBeCloseTo(100 * 0.9 ** 3, 6)
  })

  test('a zone counts at its middle, and is an estimate where the athlete’s own heart rates are not known', () => {
    const run = [forTime(3600, { type: 'heartrate', zoneNumber: 3 } as const)]
    // Zone 3 of a run is 90 to 95 % of threshold: (.925 × 170 − 50) / 120 = .8938.
    expect(loadOf(run, 'running', { heart })).toMatchObject({ load: expect.closeTo(79.88, 1), estimated: false })
    expect(loadOf(run, 'running')).toMatchObject({ estimated: true })
  })

  test('a range without a lower end counts at its upper end', () => {
    const cost = (rangeMin: number) =>
      loadOf([forTime(3600, { type: 'heartrate', rangeMin, rangeMax: 140 })], 'running', { heart })?.load
    expect(cost(0)).toBe(cost(140))
  })

  test('beats below the resting heart rate add no load', () => {
    expect(loadOf([forTime(3600, percents('heartrate', 20))], 'running', { heart })?.load).toBe(0)
  })
})

describe('what is not known', () => {
  test('a workout without targets has no load', () => {
    expect(loadOf([forTime(3600), forTime(60, { type: 'open' })], 'running')).toBeUndefined()
  })

  test('a workout whose targets have no figure has no load, and one such step among others makes it an estimate', () => {
    expect(loadOf([forTime(3600, { type: 'power' })], 'cycling')).toBeUndefined()
    const ride = [forTime(3600, percents('power', 100)), forTime(60, { type: 'power' })]
    expect(loadOf(ride, 'cycling')?.estimated).toBe(true)
  })

  test('one step without a target makes an estimate, rest does not', () => {
    const hard = forTime(3600, percents('pace', 100))
    expect(loadOf([hard, forTime(60, undefined, { intensity: 'rest' })], 'running')?.estimated).toBe(false)
    expect(loadOf([hard, forTime(60)], 'running')?.estimated).toBe(true)
  })

  test('watts are an estimate without an FTP, zones are not', () => {
    const watts = forTime(3600, { type: 'power', rangeMin: 200, rangeMax: 220 })
    expect(loadOf([watts], 'cycling')?.estimated).toBe(true)
    expect(loadOf([watts], 'cycling', { reference: 210 })).toMatchObject({
      load: expect.closeTo(100, 6),
      estimated: false,
    })
    expect(loadOf([forTime(3600, { type: 'power', zoneNumber: 5 })], 'cycling')?.estimated).toBe(false)
  })
})

testProperty('any workout has a finite load, and doing it twice has twice the load', 500, (drawing) => {
  fc.assert(
    fc.property(sportAndSteps, ([sport, steps]) => {
      const cost = loadOf(steps, sport.id)
      if (!cost) return
      expect(cost.load).toBeGreaterThanOrEqual(0)
      expect(Number.isFinite(cost.load)).toBe(true)
      // Twice the same workout is twice the load, at the same intensity (a ride's window overlaps a little).
      const twice = loadOf([...steps, ...steps], sport.id)
      if (sport.reference.metric === 'power') expect(twice?.load ?? 0).toBeGreaterThanOrEqual(cost.load)
      else {
        expect(twice?.load).toBeCloseTo(2 * cost.load, 4)
        expect(twice?.intensity).toBeCloseTo(cost.intensity, 6)
      }
    }),
    drawing,
  )
})

testProperty('a harder workout never has less load', 300, (drawing) => {
  const harder = ({ target, ...step }: Step): Step =>
    target?.percentMin === undefined
      ? { ...step, ...(target && { target }) }
      : {
          ...step,
          target: { ...target, percentMin: target.percentMin * 1.1, percentMax: (target.percentMax ?? 0) * 1.1 },
        }
  fc.assert(
    fc.property(sportAndSteps, ([sport, steps]) => {
      const inTime = steps.map((entry): StoredSteps[number] =>
        'duration' in entry ? { ...entry, duration: { type: 'time', unit: 'seconds', value: 60 } } : entry,
      )
      const up = inTime.map((entry) => ('duration' in entry ? harder(entry) : entry))
      expect(loadOf(up, sport.id)?.load ?? 0).toBeGreaterThanOrEqual((loadOf(inTime, sport.id)?.load ?? 0) - 1e-9)
    }),
    drawing,
  )
})

const sportAndSteps: fc.Arbitrary<[Sport, StoredSteps]> = anySport.chain((sport) =>
  fc.tuple(fc.constant(sport), storedStepsOf(sport)),
)

test('watts in a run are no share of its threshold pace: it counts as without a target, and as an estimate', () => {
  const watts: Target = { type: 'power', rangeMin: 240, rangeMax: 260 }
  const before = loadOf([forTime(1800, percents('pace', 80)), forTime(1800)], 'running', { reference: 270 })
  expect(loadOf([forTime(1800, percents('pace', 80)), forTime(1800, watts)], 'running', { reference: 270 })).toEqual({
    ...before,
    estimated: true,
  })
})
