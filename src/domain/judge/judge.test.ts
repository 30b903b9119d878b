import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { WorkoutType } from '#domain/sports/registry.ts'
import { anySport, poolLength, storedStepsOf } from '#tests/arbitraries.ts'
import { drawnTwice } from '#tests/drawn.ts'
import { writingFor } from '#tests/sessions.ts'
import type { Step, Target } from '../workout/step.ts'
import { judge } from './judge.ts'
import type { Judged } from './judged.ts'
import { inWords } from './words.ts'

const ride = writingFor('cycling')
const run = writingFor('running')
const swim = writingFor('swimming')

const frame = { out: [ride.warmup(5, 1), ride.warmup(10, 2)], home: ride.cooldown(10, 1) }
const threshold = [...frame.out, ride.times(3, ride.work(10, 5), ride.easy(5, 1)), frame.home]
/** An hour and ten minutes. */
const goodRide = ride.judged('threshold', ...threshold)
const hardOf = (judged: Judged) => judge(judged).hard.map(({ bound, value }) => [bound, value])

describe('a verdict', () => {
  test('of a good ride finds nothing, leaves nothing out and says what it comes to', () => {
    const asked = { reference: 250, asked: { seconds: 70 * 60 } }
    expect(judge({ ...goodRide, ...asked })).toMatchObject({
      type: 'threshold',
      hard: [],
      soft: [],
      leftOut: [],
      score: 1,
      figures: {
        bouts: 3,
        boutSeconds: 600,
        workSeconds: 1800,
        restRatio: 0.5,
        secondsInZone: [1800, 600, 0, 0, 1800, 0, 0],
      },
    })
  })

  test('weighs what makes the type double', () => {
    const { kept, soft, score } = judge(
      ride.judged('threshold', ride.warmup(3, 1), ride.times(3, ride.work(10, 5), ride.easy(5, 1)), frame.home),
    )
    expect(soft.map(({ bound, weight }) => [bound, weight])).toEqual([['warmup-seconds', 1]])
    // Seven bounds of the core and the balance of W' weigh two each, eight of the frame one.
    expect(kept).toHaveLength(15)
    expect(score).toBeCloseTo(1 - 1 / (2 * 8 + 8), 9)
  })

  test('says of every finding where its bound comes from', () => {
    const { hard, soft } = judge(
      ride.judged('v02 max', ...frame.out, ride.times(4, ride.work(2, 6), ride.easy(2, 1)), frame.home),
    )
    expect(hard).toContainEqual({
      bound: 'bout-seconds',
      value: 120,
      limit: 'at most 90',
      side: 'high',
      source: 'Coggan on time to exhaustion at 150 %; CTS interval workouts; 252 coach-written workouts',
      weight: 0,
      hard: true,
    })
    expect(soft).toContainEqual(
      expect.objectContaining({ bound: 'bout-seconds', limit: '15 to 60', weight: 2, hard: false }),
    )
  })

  test('of repeats that cannot be counted out says nothing else', () => {
    const steps = [ride.work(1, 5), { repeat: { steps: 2, count: 3 } }]
    expect(judge({ sport: 'cycling', steps })).toMatchObject({ hard: [{ bound: 'repeat-depth' }], soft: [], score: 0 })
  })
})

describe('a workout without a type', () => {
  const untyped: [type: WorkoutType | undefined, Judged][] = [
    ['threshold', { ...goodRide, type: undefined }],
    ['tempo', run.judged(undefined, run.warmup(10, 1), run.steady(30, 3), run.cooldown(10, 1))],
    ['endurance', run.judged(undefined, run.steady(200, 1))],
    [
      'interval',
      swim.judged(
        undefined,
        swim.warmup(300, 1),
        swim.times(8, swim.work(100, 4), swim.rest(15)),
        swim.cooldown(200, 1),
      ),
    ],
    [
      'ladder sets',
      swim.judged(
        undefined,
        swim.warmup(400, 1),
        ...[100, 200, 300, 200, 100].flatMap((one) => [swim.work(one, 4), swim.rest(20)]),
        swim.cooldown(200, 1),
      ),
    ],
    [undefined, ride.judged(undefined, ride.warmup(10), ride.work(30), ride.cooldown(10))],
    [undefined, ride.judged(undefined, ride.warmup(10, 1), ride.work(2, 3), ride.work(1, 6), ride.easy(20, 1))],
  ]
  test.each(untyped)('is read as %s', (type, judged) => {
    expect(judge(judged).type).toBe(type)
  })
})

describe('the asked length', () => {
  test.each([
    [70, []],
    [71.4, []],
    [71.6, [['total-time', 4200]]],
    [68.5, [['total-time', 4200]]],
  ])('of %d minutes', (minutes, wrong) => {
    expect(hardOf({ ...goodRide, asked: { seconds: minutes * 60 } })).toEqual(wrong)
  })

  test('of a run in kilometres may be missed by a hundredth', () => {
    const judged = run.judged('endurance', run.steady('9.9km', 1))
    expect(hardOf({ ...judged, asked: { metres: 10_000 } })).toEqual([])
    expect(hardOf({ ...judged, asked: { metres: 10_010 } })).toEqual([['total-distance', 9900]])
  })
})

describe('a target', () => {
  const rideAt = (target: Target): Judged => ({
    ...ride.judged(undefined, ...frame.out, { ...ride.work(5, 5), target }, frame.home),
    reference: 250,
  })
  const watts = (rangeMin: number, rangeMax: number | null, more: Partial<Target> = {}): Target => ({
    type: 'power',
    rangeMin,
    rangeMax,
    ...more,
  })

  test.each<[string, Target, string[]]>([
    ['inside zone 5', watts(241, 263), []],
    ['between zones 5 and 6', watts(280, 300), ['between zones 5 and 6']],
    ['across a gap', watts(200, 250), ['across zones 3 to 5']],
    ['above the zone it stands beside', watts(241, 265, { zoneNumber: 5 }), ['partly above zone 5']],
    ['open upwards', watts(250, null), ['across zones 5 to 7']],
    ['crossing a gap as a ramp', watts(200, 250, { ramp: 'rising' }), []],
    ['in percents between two zones', { type: 'power', percentMin: 71, percentMax: 74 }, ['between zones 2 and 3']],
    ['in percents of heart rate', { type: 'heartrate', percentMin: 90, percentMax: 94 }, []],
    [
      'in percents of heart rate across zones',
      { type: 'heartrate', percentMin: 85, percentMax: 92 },
      ['across zones 2 to 3'],
    ],
    ['in beats a minute', { type: 'heartrate', rangeMin: 150, rangeMax: 160 }, []],
    ['of another sport', { type: 'pace', zoneNumber: 4 }, ['a pace target in a ride']],
  ])('%s', (_, target, wrong) => {
    const places = judge(rideAt(target)).hard.filter(({ bound }) => bound === 'target-inside-zone')
    expect(places.map(({ value }) => value)).toEqual(wrong)
  })

  test('in watts is not placed where nobody knows of how many', () => {
    const { reference, ...stranger } = rideAt(watts(280, 300))
    expect(reference).toBe(250)
    expect(hardOf(stranger)).toEqual([])
    expect(judge(stranger).leftOut.map(({ bound }) => bound)).toContain('target-inside-zone')
  })
})

describe('what cannot be known', () => {
  test('of a ride by heart rate is left out, and said', () => {
    const heart = writingFor('cycling', { byHeart: true })
    const judged = heart.judged(
      'v02 max',
      heart.warmup(15, 1),
      heart.times(6, heart.work(1, 5), heart.easy(1, 1)),
      heart.cooldown(10, 1),
    )
    const { leftOut, kept, figures } = judge(judged)
    expect(leftOut.map(({ bound }) => bound)).toEqual(expect.arrayContaining(['w-balance', 'intensity']))
    expect(kept).not.toContain('w-balance')
    expect(figures).toMatchObject({ leastReserve: undefined, intensity: undefined })
    expect(inWords(judge(judged), judged).leftOut).toContain(
      "A heart-rate zone does not say at what power it is reached: intensity and W' balance are left out.",
    )
  })

  test('of a swim in no named pool is whether its distances are lengths', () => {
    const { poolLength: _, ...swum } = swim.judged(
      'endurance',
      swim.warmup(230, 1),
      swim.steady(400, 2),
      swim.cooldown(90, 1),
    )
    expect(judge(swum).leftOut.map(({ bound }) => bound)).toContain('pool-lengths')
    expect(hardOf({ ...swum, poolLength: { length: 25, unit: 'meters' } })).toEqual([['pool-lengths', 230]])
    expect(hardOf({ ...swum, poolLength: { length: 10, unit: 'meters' } })).toEqual([])
  })
})

describe('a send-off', () => {
  const swum = (seconds: number) =>
    swim.judged(
      'interval',
      swim.warmup(400, 1),
      swim.times(8, { ...swim.work(100, 4), sendOff: seconds } as Step),
      swim.cooldown(200, 1),
    )

  test('leaves rest after the swim, which the judge weighs like any other', () => {
    // 100 m at a CSS of 1:50 take 110 s.
    expect(judge({ ...swum(130), reference: 110 }).figures).toMatchObject({
      bouts: 8,
      restSeconds: expect.closeTo(19.5, 0),
    })
    expect(judge({ ...swum(200), reference: 110 }).soft.map(({ bound }) => bound)).toEqual([
      'rest-seconds',
      'rest-per-100',
    ])
  })

  test('that leaves nothing makes one long swim of them', () => {
    expect(judge({ ...swum(60), reference: 110 }).figures).toMatchObject({ bouts: 1, boutMetres: 800 })
  })
})

describe('any stored steps', () => {
  const judged: fc.Arbitrary<Judged> = anySport.chain((sport) =>
    fc.record({
      sport: fc.constant(sport.id),
      type: fc.constantFrom(undefined, null, ...(sport.workoutTypes as readonly WorkoutType[])),
      steps: storedStepsOf(sport),
      reference: fc.option(fc.integer({ min: sport.reference.min, max: sport.reference.max }), { nil: undefined }),
      poolLength: fc.option(
        fc.record({ length: poolLength, unit: fc.constantFrom('meters' as const, 'yards' as const) }),
      ),
      asked: fc.constantFrom(undefined, { seconds: 3600 }, { metres: 5000 }),
    }),
  )

  drawnTwice('are judged, with a score from 0 to 1 and a sentence for every finding', 1000, (drawing) => {
    fc.assert(
      fc.property(judged, (drawn) => {
        const verdict = judge(drawn)
        const { hard, soft, kept, leftOut, score } = verdict
        expect(score).toBeGreaterThanOrEqual(0)
        expect(score).toBeLessThanOrEqual(1)
        for (const finding of [...hard, ...soft]) {
          expect(finding.source).toMatch(/\w{3}/)
          expect(finding.limit).toMatch(/\w/)
          expect(finding.value).not.toBeNaN()
          expect(finding.hard).toBe(finding.weight === 0)
        }
        // Every soft bound is kept, broken or left out, and that once.
        const said = [...kept, ...soft.map(({ bound }) => bound)]
        expect(new Set(said).size).toBe(said.length)
        const { headline, remarks, leftOut: unsaid } = inWords(verdict, drawn)
        expect(leftOut.length === 0).toBe(unsaid.length === 0)
        for (const sentence of [headline, ...remarks, ...unsaid]) {
          expect(sentence).toMatch(/^[A-Z\d].*\.$/)
          expect(sentence).not.toMatch(/undefined|NaN|Infinity|null|\s\s|\[object/)
        }
      }),
      drawing,
    )
  })
})
