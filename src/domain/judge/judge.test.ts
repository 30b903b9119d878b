import { describe, expect, test } from 'vitest'
import type { WorkoutType } from '#domain/sports/registry.ts'
import { writingFor } from '#tests/support/workouts/sessions.ts'
import { ride, run, swim } from '#tests/support/workouts/usual-parts.ts'
import type { Step } from '../workout/step.ts'
import { passesCore } from './checks/core.ts'
import { judge } from './judge.ts'
import type { JudgeInput } from './reading/input.ts'
import { describeVerdict } from './words/describe-verdict.ts'

const frame = {
  out: [ride.warmup(10, 1), ride.times(2, ride.warmup(1, 5), ride.warmup(1.5, 2))],
  home: ride.cooldown(10, 1),
}
const threshold = [...frame.out, ride.times(3, ride.work(10, 5), ride.easy(5, 1)), frame.home]
/** An hour and ten minutes. */
const goodRide = ride.judged('threshold', ...threshold)
const hardOf = (judged: JudgeInput) => judge(judged).hard.map(({ bound, value }) => [bound, value])

describe('a verdict', () => {
  test('on a good ride has no finding, leaves nothing out and has its figures', () => {
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
        secondsInZone: [2100, 180, 0, 0, 1920, 0, 0],
      },
    })
  })

  test('on times with the noise of 32-bit floats is the one on whole seconds', () => {
    const noisy = goodRide.steps.map((entry, index) =>
      'repeat' in entry
        ? entry
        : { ...entry, duration: { ...entry.duration, value: entry.duration.value + (index % 2 ? 3e-5 : -3e-5) } },
    )
    expect(judge({ ...goodRide, steps: noisy })).toMatchObject({ hard: [], soft: [], score: 1 })
  })

  test('weighs the bounds of the type double', () => {
    const { kept, soft, score } = judge(
      ride.judged('threshold', ride.warmup(3, 1), ride.times(3, ride.work(10, 5), ride.easy(5, 3)), frame.home),
    )
    expect(soft.map(({ bound, weight }) => [bound, weight])).toEqual([
      ['warmup-seconds', 1],
      ['recovery-effort', 2],
      ['primers', 1],
    ])
    // Ten bounds weigh two each: seven of the core, the balance of W', warm-up and recoveries. Eleven weigh one.
    expect(kept).toHaveLength(18)
    expect(score).toBeCloseTo(1 - (1 + 2 + 1) / (2 * 10 + 11), 9)
  })

  test('names the source of every broken bound', () => {
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

  test('says in whole percents how hard its end is', () => {
    const { hard } = judge(ride.judged('endurance', ride.steady(60, 2), ride.easy(5, [71, 72.4])))
    expect(hard.map(({ bound, value, limit }) => [bound, value, limit])).toContainEqual([
      'ends-easy',
      72,
      'at most 70 % of threshold',
    ])
  })

  test('of repeats that cannot be counted out has no other finding', () => {
    const steps = [ride.work(1, 5), { repeat: { steps: 2, count: 3 } }]
    expect(judge({ sport: 'cycling', steps })).toMatchObject({ hard: [{ bound: 'repeat-depth' }], soft: [], score: 0 })
  })
})

describe('the core of a type', () => {
  test('is kept by a session of the type, and by one of a wider type only if narrower ones do not count', () => {
    expect(passesCore(goodRide, 'threshold')).toBe(true)
    expect(passesCore(goodRide, 'tempo')).toBe(false)
    expect(passesCore(goodRide, 'interval')).toBe(false)
    expect(passesCore(goodRide, 'interval', { besidesNarrower: true })).toBe(true)
  })

  test('is not kept by repeats that cannot be counted out', () => {
    const steps = [...goodRide.steps, { repeat: { steps: 9, count: 2 } }]
    expect(passesCore({ ...goodRide, steps }, 'threshold')).toBe(false)
  })
})

describe('the length of an easy run', () => {
  test.each([15, 60, 300])('of %d minutes is neither kept nor left out', (minutes) => {
    const { kept, leftOut, score } = judge(
      run.judged('endurance', run.warmup(5, 1), run.steady(minutes - 8, 1), run.cooldown(3, 1)),
    )
    expect(score).toBe(1)
    expect(leftOut.map(({ because }) => because).join()).not.toContain('usual')
    expect(kept).not.toContain('total-seconds')
  })
})

describe('a workout without a type', () => {
  const untyped: [type: WorkoutType | undefined, JudgeInput][] = [
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

describe('what cannot be known', () => {
  test('of a ride by heart rate is left out, with a reason', () => {
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
    expect(figures).toMatchObject({ lowestWBalance: undefined, intensity: undefined })
    expect(describeVerdict(judge(judged), judged).leftOut).toContain(
      "How hard it is as a whole and balance of W': A heart-rate zone does not say at what power it is reached.",
    )
  })

  test('of a swim without a pool length is whether its distances are whole lengths', () => {
    const { poolLength: _, ...swum } = swim.judged(
      'endurance',
      swim.warmup(230, 1),
      swim.steady(400, 2),
      swim.cooldown(90, 1),
    )
    expect(judge(swum).leftOut.map(({ bound }) => bound)).toContain('pool-lengths')
    expect(hardOf({ ...swum, poolLength: { length: 25, unit: 'meters' } })).toEqual([['pool-lengths', '230 meters']])
    expect(hardOf({ ...swum, poolLength: { length: 10, unit: 'meters' } })).toEqual([])
  })

  test('of a swim in a pool of 33⅓ m, written 33.33, keeps hundreds of metres', () => {
    const swum = swim.judged('endurance', swim.warmup(200, 1), swim.steady(400, 2), swim.cooldown(100, 1))
    expect(hardOf({ ...swum, poolLength: { length: 33.33, unit: 'meters' } })).toEqual([])
    const short = swim.judged('endurance', swim.warmup(200, 1), swim.steady(425, 2), swim.cooldown(100, 1))
    expect(hardOf({ ...short, poolLength: { length: 33.33, unit: 'meters' } })).toEqual([
      ['pool-lengths', '425 meters'],
    ])
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

  test('leaves a rest after the swim, which is judged like any other', () => {
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

  test('that leaves no rest joins the swims to one bout', () => {
    expect(judge({ ...swum(60), reference: 110 }).figures).toMatchObject({ bouts: 1, boutMetres: 800 })
  })
})
