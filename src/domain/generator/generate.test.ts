import { isDeepStrictEqual } from 'node:util'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { judge } from '#domain/judge/judge.ts'
import { type SportId, sportOf, type WorkoutType } from '#domain/sports/registry.ts'
import { testProperty } from '#tests/support/drawn.ts'
import { generateRequest } from '#tests/support/workouts/arbitraries.ts'
import { generate } from '#tests/support/workouts/generate.ts'
import { judgeInput } from '#tests/support/workouts/judge-input.ts'
import { distinctSets, mainSetOf } from '#tests/support/workouts/main-sets.ts'
import { expectLength } from '#tests/support/workouts/total-length.ts'
import { everyPair, usualLengths, usualRequest } from '#tests/support/workouts/usual-requests.ts'
import { effortOf } from '../workout/effort.ts'
import { toGroups, toStored, unroll } from '../workout/groups.ts'
import { type Step, StoredSteps } from '../workout/step.ts'
import { GenerateRequest } from './request.ts'

describe('every accepted request', () => {
  testProperty('gets a workout that breaks no hard bound and is exactly as long as asked', 20_000, (drawing) => {
    fc.assert(fc.property(generateRequest, checkWorkout), drawing)
  })

  test.each(everyPair)('$sport $type is built at both ends of every range, and just beside them', ({ sport, type }) => {
    for (const request of edgeRequests(sport, type)) checkWorkout(request)
  })

  test.each(everyPair)('$sport $type comes out the same for the same request and seed', ({ sport, type }) => {
    const request = usualRequest(sport, type)
    expect(generate(request, { seed: 7 })).toEqual(generate(request, { seed: 7 }))
    expect(generate({ ...request, seed: 7 }, { seed: 8 })).toEqual(generate(request, { seed: 7 }))
  })

  test.each(
    everyPair.flatMap((pair) => sportOf(pair.sport).metrics.map((workoutMetric) => ({ ...pair, workoutMetric }))),
  )(
    'a hundred seeds give $sport $type by $workoutMetric many different main sets',
    ({ sport, type, workoutMetric }) => {
      for (const usual of usualLengths(sport, type)) {
        const request = { ...usual, workoutMetric }
        const sets = Array.from({ length: 100 }, (_, seed) => mainSetOf(generate(request, { seed }).steps))
        // By heart rate some types have bouts of three to five minutes alone.
        const isNarrow = workoutMetric === 'heartrate' && ['interval', 'v02 max'].includes(type) && sport !== 'swimming'
        const least = type === 'endurance' || isNarrow ? 10 : 25
        const asked = `${request.durationValue} ${request.durationUnit}`
        expect(distinctSets(sets).length, asked).toBeGreaterThanOrEqual(least)
      }
    },
  )

  test.each(everyPair)('a longer $sport $type has a longer main set, not only a longer warm-up', ({ sport, type }) => {
    const [, , short, long] = sportOf(sport).lengths.flatMap(({ unit, min, max }) =>
      unit === 'minutes' || unit === 'meters' ? [min, max, min * 6, min * 12] : [],
    )
    const lengths = [short, long].map((durationValue) =>
      mainSetOf(
        generate({ ...usualRequest(sport, type), durationValue: durationValue ?? 0 }, { seed: 3 }).steps,
      ).reduce((all, step) => all + step.duration.value, 0),
    )
    expect(lengths[1]).toBeGreaterThan(lengths[0] ?? 0)
  })
})

describe('easy time', () => {
  const onLand = everyPair
    .filter(({ sport }) => !sportOf(sport).inPool)
    .flatMap((pair) => [30, 60, 150, 480].map((durationValue) => ({ ...pair, durationValue })))
  const sessionsOf = (sport: SportId, type: WorkoutType, durationValue: number) =>
    Array.from({ length: 20 }, (_, seed) =>
      unroll(generate({ ...usualRequest(sport, type), durationValue }, { seed }).steps),
    )
  const isEasy = ({ intensity }: Step) => intensity === 'active' || intensity === 'recovery'

  test.each(onLand)(
    'of one effort is one step in $durationValue minutes of $sport $type',
    ({ sport, type, durationValue }) => {
      for (const steps of sessionsOf(sport, type, durationValue))
        for (const [index, step] of steps.entries()) {
          const before = steps[index - 1]
          const isFilling = before?.intensity === 'active' || step.intensity === 'active'
          // A cadence is an effort of its own.
          const aimOf = ({ target, cadence }: Step) => ({ target, cadence })
          if (before && isFilling && isEasy(before) && isEasy(step)) expect(aimOf(step)).not.toEqual(aimOf(before))
        }
    },
  )

  test.each(onLand.filter(({ type, durationValue }) => type !== 'endurance' && durationValue >= 150))(
    'of $durationValue minutes of $sport $type does not keep the first effort waiting',
    ({ sport, type, durationValue }) => {
      for (const steps of sessionsOf(sport, type, durationValue)) {
        const first = steps.findIndex((step) => step.intensity !== 'warmup' && effortOf(step, sport).low > 75)
        const before = steps.slice(0, first).reduce((all, { duration }) => all + duration.value, 0)
        expect(before).toBeLessThanOrEqual(80 * 60)
      }
    },
  )

  test.each(onLand)(
    'follows no firmer warm-up in $durationValue minutes of $sport $type',
    ({ sport, type, durationValue }) => {
      for (const steps of sessionsOf(sport, type, durationValue)) {
        const last = steps.findLastIndex(({ intensity }) => intensity === 'warmup')
        const [warmup, next] = [steps[last], steps[last + 1]] as [Step, Step]
        // A ramp may end a touch above what follows.
        expect(effortOf(next, sport).high).toBeGreaterThanOrEqual(effortOf(warmup, sport).high - 3)
      }
    },
  )
})

describe('targets', () => {
  const set = { times: 3, value: 6, unit: 'minutes' as const }

  test('a power zone comes with whole watts inside it', () => {
    const { steps } = generate({ ...usualRequest('cycling', 'threshold'), set }, { seed: 1 })
    const work = unroll(steps).find(({ intensity }) => intensity === 'interval')
    // 101 to 105 % of 250 W: a bout of six minutes aims at the upper part of threshold.
    expect(work?.target).toEqual({
      type: 'power',
      zoneNumber: 5,
      percentMin: 101,
      percentMax: 105,
      rangeMin: 253,
      rangeMax: 262,
    })
  })

  test('a pace zone comes with whole seconds in the unit the athlete wrote', () => {
    const written = { referenceValue: '8:00', referenceUnit: 'miles' as const }
    const { steps } = generate({ ...usualRequest('running', 'threshold'), ...written, set }, { seed: 1 })
    const work = unroll(steps).find(({ intensity }) => intensity === 'interval')
    // 0.97 to 1.00 times 480 s.
    expect(work?.target).toEqual({
      type: 'pace',
      zoneNumber: 4,
      percentMin: 100,
      percentMax: 103,
      rangeMin: 467,
      rangeMax: 480,
      rangeUnit: 'mile',
    })
  })

  test.each([
    ['cycling', { type: 'power', percentMin: 45, percentMax: 70, rangeMin: 113, rangeMax: 175 }],
    // 72 to 83 % of the speed at 4:30 per kilometre.
    ['running', { type: 'pace', percentMin: 72, percentMax: 83, rangeMin: 326, rangeMax: 375, rangeUnit: 'km' }],
  ] as const)("many a warm-up in %s is a ramp, in percent and in the athlete's own figures", (sport, target) => {
    const firstSteps = Array.from({ length: 20 }, (_, seed) => {
      const [first] = unroll(generate(usualRequest(sport, 'threshold'), { seed }).steps)
      return first?.target
    })
    const ramps = firstSteps.filter((one) => one?.ramp)
    expect(ramps.length).toBeGreaterThan(5)
    for (const ramp of ramps) expect(ramp).toEqual({ ...target, ramp: 'rising' })
  })

  test.each(everyPair)(
    'in $sport $type every steady step has its zone, the part of it and the range',
    ({ sport, type }) => {
      for (let seed = 0; seed < 20; seed += 1)
        for (const { target } of unroll(generate(usualRequest(sport, type), { seed }).steps))
          if (target && target.type !== 'open' && !target.ramp) {
            const isClassic = type === 'v02 max' && (target.percentMin ?? 0) >= 106 && (target.percentMax ?? 0) <= 120
            expect(target).toMatchObject({
              ...(isClassic ? {} : { zoneNumber: expect.any(Number) }),
              percentMin: expect.any(Number),
              rangeMin: expect.any(Number),
            })
          }
    },
  )

  test('a target by heart rate is a zone alone, one of five on a ride too', () => {
    const { steps } = generate({ ...usualRequest('cycling', 'v02 max'), workoutMetric: 'heartrate' }, { seed: 1 })
    const targets = unroll(steps).map(({ target }) => target)
    expect(targets).toContainEqual({ type: 'heartrate', zoneNumber: 5 })
    for (const target of targets)
      if (target?.type !== 'open') expect(Object.keys(target ?? {})).toEqual(['type', 'zoneNumber'])
  })

  test.each(everyPair.filter(({ sport }) => !sportOf(sport).inPool))(
    'by heart rate no effort of $sport $type goes from a zone to the same zone',
    ({ sport, type }) => {
      for (let seed = 0; seed < 60; seed += 1) {
        const { steps } = generate({ ...usualRequest(sport, type), workoutMetric: 'heartrate' }, { seed })
        const all = mainSetOf(steps)
        const repeated = all.filter(({ intensity, target }, index) => {
          const before = all[index - 1]
          return (
            intensity === 'interval' && before?.intensity === 'interval' && isDeepStrictEqual(target, before.target)
          )
        })
        expect(repeated).toEqual([])
      }
    },
  )
})

describe('rounding', () => {
  test.each([
    { durationValue: 10.01, minutes: 10 },
    { durationValue: 37.43, minutes: 37 + 25 / 60 },
    { durationValue: 37.47, minutes: 37.5 },
  ])('$durationValue minutes are rounded to five seconds', ({ durationValue, minutes }) => {
    const answer = generate({ ...usualRequest('running', 'tempo'), durationValue }, { seed: 1 })
    expect(answer.durationValue).toBeCloseTo(minutes, 9)
    expect(secondsOf(answer.steps)).toBe(minutes * 60)
  })

  test('a swim is rounded to whole lengths of its pool', () => {
    const request = { ...usualRequest('swimming', 'interval'), durationValue: 1000, poolLength: 33 }
    expect(generate(request, { seed: 1 })).toMatchObject({ durationValue: 990, poolLength: 33 })
  })

  test('a swim without a pool is rounded to 25 of the asked unit', () => {
    const request = { ...usualRequest('swimming', 'endurance'), durationUnit: 'yards' as const, durationValue: 1010 }
    expect(generate(request, { seed: 1 })).toMatchObject({ durationValue: 1000, poolLength: 25 })
  })
})

/** Everything that holds for every workout. */
function checkWorkout(request: GenerateRequest) {
  expect(GenerateRequest.safeParse(request).error).toBeUndefined()
  const answer = generate(request, { seed: 1 })
  const { steps, durationValue } = answer
  const { sport } = request
  expect(judge(judgeInput(request, answer)).hard).toEqual([])
  expect(StoredSteps.parse(steps)).toEqual(steps)
  expect(toStored(toGroups(steps))).toEqual(steps)
  const asked = askedLength(request)
  expect(durationValue).toBeCloseTo(asked, 6)
  const trained = unroll(steps)
  expectLength(steps, request, asked)
  for (const step of trained) {
    // Rests at the wall, and only those, carry no target. They are timed in a session by distance, and so are short efforts
    // on land with their recoveries.
    const isRest = step.intensity === 'rest'
    expect(step.target === undefined).toBe(isRest)
    if (isRest) expect([sport, step.duration.type]).toEqual(['swimming', 'time'])
    else if (sport !== 'swimming' && step.duration.type === 'time' && request.durationType === 'distance')
      expect(step.duration.value).toBeLessThanOrEqual(900)
    else expect([step.duration.type, step.duration.unit]).toEqual([request.durationType, request.durationUnit])
  }
  expect(effortOf(trained.at(-1) as Step, sport).high).toBeLessThan(90)
}

function askedLength({ sport, durationType, durationValue, poolLength = 25 }: GenerateRequest): number {
  if (durationType === 'time') return Math.round(durationValue * 12) / 12
  return sport === 'swimming' ? Math.round(durationValue / poolLength) * poolLength : Number(durationValue.toFixed(2))
}

function secondsOf(steps: StoredSteps): number {
  return unroll(steps).reduce((all, { duration }) => all + duration.value, 0)
}

function edgeRequests(sport: SportId, type: WorkoutType): GenerateRequest[] {
  const usual = usualRequest(sport, type)
  const { metric, min, max } = sportOf(sport).reference
  const written = (bound: number) =>
    metric === 'power' ? bound : `${Math.floor(bound / 60)}:${String(bound % 60).padStart(2, '0')}`
  return sportOf(sport).lengths.flatMap(({ unit, min: least, max: most }) =>
    [least, least * 1.013, 12.37, 10.01, most / 1.013, most].flatMap((length) =>
      (sport === 'swimming' ? [undefined, 10, 33, 33.33, 50, 100] : [undefined]).flatMap((poolLength) =>
        [min, max].map((bound) => ({
          ...usual,
          durationType: unit === 'minutes' ? ('time' as const) : ('distance' as const),
          durationUnit: unit,
          durationValue: Math.min(most, Math.max(least, length)),
          referenceValue: written(bound),
          ...(poolLength ? { poolLength } : {}),
        })),
      ),
    ),
  )
}
