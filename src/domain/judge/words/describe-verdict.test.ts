import { describe, expect, test } from 'vitest'
import {
  jogHome,
  jogOut,
  ride,
  rideHome,
  rideOut,
  run,
  rungsOf,
  swim,
  swimDown,
} from '#tests/support/workouts/usual-parts.ts'
import type { Target } from '../../workout/step.ts'
import { judge } from '../judge.ts'
import type { JudgeInput } from '../reading/input.ts'
import { describeVerdict } from './describe-verdict.ts'

const css = swim.warmup(400, 1)

const said = (judged: JudgeInput) => describeVerdict(judge(judged), judged)

describe('what a workout does not say', () => {
  test('is how hard its efforts are, without targets', () => {
    const judged = run.judged('interval', ...jogOut, run.times(8, run.work(1), run.easy(1)), jogHome)
    const { headline, leftOut } = said(judged)
    expect(headline).toBe(
      '8 minutes of work without targets in 8 × 1 minute, each rest as long: an interval session by its times, as far as they tell.',
    )
    expect(leftOut).toContain('How hard the work is: The work has no target, so its type is told by its times alone.')
    expect(judge(judged).kept).not.toContain('work-pace')
  })

  test.each<[string, Target, string, string]>([
    ['a pace', { type: 'pace', rangeMin: 290, rangeMax: 300 }, 'at the pace it names', 'The pace of the work lies'],
    ['watts', { type: 'power', rangeMin: 300, rangeMax: 320 }, 'at the watts it names', 'The watts of the work lie'],
    [
      'beats',
      { type: 'heartrate', rangeMin: 150, rangeMax: 160 },
      'at the beats it names',
      'The beats of the work lie',
    ],
  ])('is in which zone %s of the work lie', (_, target, where, reason) => {
    const judged = run.judged('interval', ...jogOut, run.times(8, { ...run.work(1), target }, run.easy(1)), jogHome)
    const { headline, leftOut } = said(judged)
    expect(headline).toContain(`8 minutes of work ${where} in 8 × 1 minute`)
    expect(leftOut.join()).toContain(
      `${reason} in a zone only beside your own threshold, so its type is told by its times alone.`,
    )
  })

  test('is what to say of a run all at a pace it names', () => {
    const target: Target = { type: 'pace', rangeMin: 290, rangeMax: 300 }
    const { headline } = said(run.judged(undefined, { ...run.steady(60), target }))
    expect(headline).toBe('1 hour at the pace it names: with your own threshold there is more to say.')
  })

  test('is how long distances take, without the athlete’s threshold pace', () => {
    const judged = run.judged(
      'interval',
      run.warmup('1km', 1),
      run.times(5, run.work('1km', 5), run.easy('500m', 1)),
      jogHome,
    )
    expect(said(judged).remarks.join()).toMatch(/Warm up longer: 10 minutes before the work instead of about \d/)
    expect(said({ ...judged, reference: 270 }).remarks.join()).toMatch(/instead of \d/)
  })

  test('is named beside the reason', () => {
    const { leftOut } = said(run.judged('tempo', run.warmup(5, 1), run.steady(12, 3), run.cooldown(3, 1)))
    expect(leftOut).toEqual([
      'How much work in all: 15 minutes of work do not fit beside 5 minutes of warm-up and 3 minutes of cool-down.',
    ])
  })
})

describe('a remark says what to do, the most important first', () => {
  test.each<[string, JudgeInput, string[]]>([
    [
      'work of another zone',
      ride.judged('threshold', ...rideOut, ride.times(3, ride.work(10, 3), ride.easy(5, 1)), rideHome),
      [
        'It reads as a tempo ride rather than a threshold session: change its type, or its work.',
        'Nothing in it is hard enough for a threshold session: put the work in zone 5, 96 to 105 % of FTP.',
      ],
    ],
    [
      'more than W’ holds',
      ride.judged('v02 max', ...rideOut, ride.times(12, ride.work('30s', 6), ride.easy('30s', 1)), rideHome),
      [
        "From the 8th effort on there is nothing left to spend above threshold (W' is empty): lengthen the recoveries, or do fewer.",
        '12 efforts without a longer pause are many: after 10 at most take 3 minutes easy.',
      ],
    ],
    [
      'easy riding before the work that is no warm-up',
      ride.judged('tempo', ...rideOut, ride.steady(240, 2), ride.times(3, ride.work(25, 3), ride.easy(5, 1)), rideHome),
      ['As a whole it is easy for a tempo ride: shorten the easy time around the hard parts.'],
    ],
    [
      'a last recovery before the cool-down',
      ride.judged(
        'v02 max',
        ride.warmup(5, 1),
        ride.times(6, ride.work('30s', 6), ride.easy('30s', 1)),
        ride.easy(6, 1),
        ride.cooldown(3, 1),
      ),
      [
        'Take some of the 9 minutes 30 seconds of easy time after the work away or spread it out: 6 minutes at most is usual.',
      ],
    ],
    [
      'efforts that are too easy for either kind of VO2 Max session',
      ride.judged('v02 max', ...rideOut, ride.times(5, ride.work(5, 5), ride.easy(5, 1)), rideHome),
      [
        'It reads as a threshold session rather than a VO2 Max session: change its type, or its work.',
        'Nothing in it is hard enough for a VO2 Max session: put the work at 106 to 120 % of FTP, or in zone 6, 130 to 150 % of FTP.',
      ],
    ],
    [
      'recoveries too long by two bounds',
      run.judged('threshold', ...jogOut, run.times(3, run.work('2km', 4), run.easy('1200m', 1)), jogHome),
      [
        'Rest less: about 8 minutes 5 seconds after an effort of about 10 minutes is long, 3 minutes 25 seconds is plenty.',
      ],
    ],
    [
      'a share just below its bound',
      ride.judged('endurance', ride.warmup(10, 1), ride.steady(47, 2), ride.steady(15, 1), ride.cooldown(8, 1)),
      ['Ride more of it in zone 2 (Endurance): 58 % of the time is, 60 % at least is usual.'],
    ],
    [
      'a time that is hard to remember',
      ride.judged('endurance', ride.warmup(10, 1), ride.steady('3003s', 2), ride.cooldown(8, 1)),
      ['A step of 50:03 is hard to remember: make it 50:05.'],
    ],
    [
      'work between two zones',
      ride.judged('tempo', ...rideOut, ride.times(3, ride.work(12, [84, 86]), ride.easy(4, 1)), rideHome),
      [
        'The target of a step is at 84 to 86 % of FTP, between Tempo (zone 3) and Sweet Spot (zone 4): choose one inside a zone, or make it a ramp.',
        'Most of the work is at 85 % of FTP: the work of a tempo ride is in zone 3, 75 to 83 % of FTP.',
      ],
    ],
    [
      'a pace of another type, in the athlete’s own',
      { ...run.judged('tempo', ...jogOut, run.steady(30, 4), jogHome), reference: 270 },
      [
        'It reads as a threshold session rather than a tempo run: change its type, or its work.',
        'The work is faster than a tempo run asks for: for you that is 4:41 to 5:08 /km.',
      ],
    ],
    [
      'a bad end',
      ride.judged('threshold', ...rideOut, ride.times(2, ride.work(10, 5), ride.easy(5, 1)), ride.work(10, 5)),
      [
        'The workout ends hard: add a few easy minutes at the end.',
        'Cool down for 3 minutes after the work.',
        'End easier: it stops at 101 % of FTP, 60 % at most lets the pulse come down.',
      ],
    ],
    [
      'rests at the wall',
      swim.judged('interval', css, swim.times(10, swim.work(100, 4), swim.rest(120)), swim.cooldown(50, 1)),
      [
        'Rest less: 2 minutes between two of them is long, 1 minute is plenty.',
        'Swim down longer: 75 m at least.',
        'To be ready for the work, end the warm-up with 4 × 25 or 50 that build from easy to fast.',
      ],
    ],
    [
      'uneven rungs',
      swim.judged('ladder sets', css, ...rungsOf(100, 200, 400, 200, 100), swimDown),
      ['The rungs 100-200-400-200-100 are uneven: let each differ from the next by the same distance.'],
    ],
    [
      'a very long run, whose length is the athlete’s own choice',
      run.judged('endurance', run.warmup(10, 1), run.steady(160, 1), run.cooldown(10, 1)),
      [
        'It is longer than the 2 hours 30 minutes that are usual for an endurance run: take more time to recover from it.',
      ],
    ],
    [
      'a length that was not asked for',
      {
        ...ride.judged('endurance', ride.warmup(10, 1), ride.steady(70, 2), ride.cooldown(10, 1)),
        asked: { seconds: 6000 },
      },
      ['It is 1 hour 30 minutes long, and 1 hour 40 minutes were requested: add 10 minutes.'],
    ],
  ])('%s', (_, judged, remarks) => {
    expect(said(judged).remarks).toEqual(remarks)
  })
})
