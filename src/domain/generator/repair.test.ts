import fc from 'fast-check'
import { expect, test } from 'vitest'
import { testProperty } from '#tests/support/drawn.ts'
import { generateRequest } from '#tests/support/workouts/arbitraries.ts'
import { acceptOrThrow, generate } from '#tests/support/workouts/generate.ts'
import { expectLength } from '#tests/support/workouts/total-length.ts'
import { unroll } from '../workout/groups.ts'
import { isRepeat, type Step, StoredSteps } from '../workout/step.ts'
import { repair } from './repair.ts'
import type { GenerateRequest } from './request.ts'

const run: GenerateRequest = {
  sport: 'running',
  workoutType: 'threshold',
  durationType: 'time',
  durationUnit: 'minutes',
  durationValue: 50,
  workoutMetric: 'pace',
  referenceValue: '4:30',
}
const timed = (seconds: number, intensity: Step['intensity'], zoneNumber: number): Step => ({
  intensity,
  duration: { type: 'time', unit: 'minutes', value: seconds },
  target: { type: 'pace', zoneNumber },
})
const threshold: StoredSteps = [
  timed(603, 'warmup', 1),
  timed(480, 'interval', 4),
  timed(121, 'recovery', 1),
  { repeat: { steps: 2, count: 3 } },
  timed(300, 'cooldown', 1),
]

test('the easy steps of a workout that is too short become longer, and its work stays as it is', () => {
  const steps = repair(threshold, acceptOrThrow(run)) ?? []
  expect(unroll(steps).reduce((all, { duration }) => all + duration.value, 0)).toBe(3000)
  expect(unroll(steps).filter(({ intensity }) => intensity === 'interval')).toHaveLength(3)
  for (const { duration } of unroll(steps)) expect(duration.value % 5).toBe(0)
})

const secondsOf = (...steps: Step[]) =>
  unroll(repair(steps, acceptOrThrow(run)) ?? []).map(({ duration }) => duration.value)

test('steps are rounded to five seconds, and a step has five at least', () => {
  expect(secondsOf(timed(603, 'interval', 4), timed(2395, 'active', 2))).toEqual([605, 2395])
  expect(secondsOf(timed(602, 'interval', 4), timed(2395, 'active', 2))).toEqual([600, 2400])
  expect(secondsOf(timed(1, 'interval', 4), timed(2995, 'active', 2))).toEqual([5, 2995])
})

test('the easy step that can change most takes what is less than half a minute', () => {
  const around = (active: number) =>
    secondsOf(timed(300, 'warmup', 1), timed(active, 'active', 2), timed(265, 'cooldown', 1))
  expect(around(2410)).toEqual([300, 2435, 265])
  expect(around(2460)).toEqual([300, 2435, 265])
})

test('a step that is felt keeps its open target, and any other open one gets a zone', () => {
  const open = { ...timed(60, 'interval', 5), target: { type: 'open' } } as const
  const targetsOf = (...steps: Step[]) =>
    unroll(repair([timed(2880, 'active', 2), ...steps], acceptOrThrow(run)) ?? []).map(({ target }) => target?.type)
  expect(targetsOf({ ...open, effort: 8 }, open)).toEqual(['pace', 'open', 'pace'])
  const felt = { ...timed(3000, 'interval', 5), effort: 8 }
  expect(repair([felt], acceptOrThrow(run))).toMatchObject([{ target: { zoneNumber: 5, rangeUnit: 'km' } }])
})

test('every step has the target of this athlete', () => {
  const [warmup, work] = unroll(repair(threshold, acceptOrThrow(run)) ?? [])
  expect(warmup?.target).toMatchObject({ type: 'pace', zoneNumber: 1 })
  expect(work?.target).toEqual({
    type: 'pace',
    zoneNumber: 4,
    percentMin: 100,
    percentMax: 103,
    rangeMin: 263,
    rangeMax: 270,
    rangeUnit: 'km',
  })
})

test('a target in watts becomes the zone that it lies in', () => {
  const ride: GenerateRequest = { ...run, sport: 'cycling', workoutMetric: 'power', referenceValue: 200 }
  const watts: Step = { ...timed(3000, 'active', 1), target: { type: 'power', rangeMin: 120, rangeMax: 130 } }
  expect(repair([watts], acceptOrThrow(ride))).toMatchObject([
    { target: { type: 'power', zoneNumber: 2, percentMin: 65, percentMax: 70, rangeMin: 130, rangeMax: 140 } },
  ])
})

test('a run asked for by distance is measured by distance, jogs too', () => {
  const request: GenerateRequest = { ...run, durationType: 'distance', durationUnit: 'kilometers', durationValue: 10 }
  const steps = unroll(repair(threshold, acceptOrThrow(request)) ?? [])
  expect(steps.every(({ duration }) => duration.unit === 'kilometers')).toBe(true)
  expect(steps.reduce((all, { duration }) => all + duration.value, 0)).toBeCloseTo(10, 9)
})

test('a swim keeps its rests at the wall and comes out in whole lengths', () => {
  const request: GenerateRequest = {
    sport: 'swimming',
    workoutType: 'interval',
    durationType: 'distance',
    durationUnit: 'meters',
    durationValue: 1500,
    workoutMetric: 'heartrate',
  }
  const swum = (value: number, intensity: Step['intensity']): Step => ({
    intensity,
    duration: { type: 'distance', unit: 'meters', value },
    target: { type: 'heartrate', zoneNumber: 4 },
  })
  const rest: Step = { intensity: 'rest', duration: { type: 'time', unit: 'seconds', value: 22 } }
  const swim: StoredSteps = [
    swum(310, 'warmup'),
    swum(100, 'interval'),
    rest,
    { repeat: { steps: 2, count: 8 } },
    swum(200, 'cooldown'),
  ]
  const steps = unroll(repair(swim, acceptOrThrow(request)) ?? [])
  const distances = steps.flatMap(({ duration }) => (duration.type === 'distance' ? [duration.value] : []))
  expect(distances.reduce((all, one) => all + one, 0)).toBe(1500)
  expect(distances.every((distance) => distance % 25 === 0)).toBe(true)
  expect(steps.filter(({ intensity }) => intensity === 'rest').map(({ duration }) => duration.value)).toEqual(
    Array(8).fill(20),
  )
})

test.each([
  ['far too long', [timed(86_400, 'active', 1)]],
  ['nothing but work', [timed(2400, 'interval', 4)]],
] as const)('a workout that is %s cannot be made to fit', (_, steps) => {
  expect(repair([...steps], acceptOrThrow(run))).toBeUndefined()
})

testProperty('every repaired workout is as long as asked, in whole ticks, and can be stored', 1000, (drawing) => {
  const factor = fc.double({ min: 0.8, max: 1.2, noNaN: true })
  fc.assert(
    fc.property(generateRequest, fc.array(factor, { minLength: 1, maxLength: 9 }), (request, factors) => {
      const { steps: exact } = generate(request, { seed: 1 })
      const { durationType, durationUnit, durationValue, poolLength = 25 } = request
      // The distance of a time is an estimate at the athlete's own target, which may differ from the one it had.
      const isTimed = ({ duration }: Step) => duration.type !== durationType
      if (request.sport === 'swimming' || !unroll(exact).some(isTimed))
        expect(lengthsOf(repair(exact, acceptOrThrow(request)) ?? [])).toEqual(lengthsOf(exact))
      const off = exact.map((entry, index) =>
        isRepeat(entry)
          ? entry
          : {
              ...entry,
              duration: { ...entry.duration, value: entry.duration.value * (factors[index % factors.length] ?? 1) },
            },
      )
      const steps = repair(off, acceptOrThrow(request))
      if (!steps) return
      expect(StoredSteps.parse(steps)).toEqual(steps)
      const tick = durationType === 'time' ? 5 : request.sport === 'swimming' ? poolLength : 0.01
      const inAsked = durationType === 'time' ? tick / 60 : tick
      expectLength(steps, request, Math.round(durationValue / inAsked) * inAsked)
      const counted = unroll(steps).filter(({ duration }) => duration.type === durationType)
      for (const { duration } of counted) {
        if (durationType === 'distance') expect(duration.unit).toBe(durationUnit)
        expect(Math.abs(duration.value / tick - Math.round(duration.value / tick))).toBeLessThan(1e-6)
      }
    }),
    drawing,
  )
})

function lengthsOf(steps: StoredSteps): number[] {
  return unroll(steps).map(({ duration }) => Number(duration.value.toFixed(6)))
}

test('a stride of a run by distance is rounded to five seconds', () => {
  const byDistance = { ...run, durationType: 'distance', durationUnit: 'kilometers', durationValue: 10 } as const
  const secondsOfStride = (seconds: number) => {
    const easy: Step = { intensity: 'active', duration: { type: 'distance', unit: 'kilometers', value: 9.9 } }
    const steps = unroll(repair([easy, timed(seconds, 'interval', 5)], acceptOrThrow(byDistance)) ?? [])
    return steps.at(-1)?.duration.value
  }
  expect([17, 18, 22, 23].map(secondsOfStride)).toEqual([15, 20, 20, 25])
})

test('a workout may miss 35 percent of the length, and no more', () => {
  expect(secondsOf(timed(975, 'interval', 4), timed(975, 'active', 2))).toEqual([975, 2025])
  expect(secondsOf(timed(970, 'interval', 4), timed(975, 'active', 2))).toEqual([])
  expect(secondsOf(timed(2000, 'interval', 4), timed(2050, 'active', 2))).toEqual([2000, 1000])
  expect(secondsOf(timed(2000, 'interval', 4), timed(2055, 'active', 2))).toEqual([])
})
