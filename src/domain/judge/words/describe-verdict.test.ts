import { describe, expect, test } from 'vitest'
import { writingFor } from '#tests/support/workouts/sessions.ts'
import { judge } from '../judge.ts'
import type { JudgeInput } from '../reading/input.ts'
import { describeVerdict } from './describe-verdict.ts'

const ride = writingFor('cycling')
const run = writingFor('running')
const swim = writingFor('swimming')

const out = [ride.warmup(10, { ramp: [45, 70] }), ride.times(2, ride.warmup(1, 5), ride.warmup(1.5, 1))]
const home = ride.cooldown(8, { ramp: [55, 40] })
const jogOut = [run.warmup(11, 1), run.times(4, run.warmup('20s', 5), run.warmup('40s', 1))]
const jogHome = run.cooldown(8, 1)
const css = swim.warmup(400, 1)
const down = swim.cooldown(200, 1)
const micro = ride.times(5, ride.work('30s', 6), ride.easy('30s', 1))
const rungs = (...metres: number[]) => metres.flatMap((one) => [swim.work(one, 4), swim.rest(20)])

const said = (judged: JudgeInput) => describeVerdict(judge(judged), judged)

describe('the headline', () => {
  test.each<[string, JudgeInput]>([
    [
      '30 minutes of work at threshold in 3 × 10 minutes, each rest half as long: a classic threshold session.',
      ride.judged('threshold', ...out, ride.times(3, ride.work(10, 5), ride.easy(5, 1)), home),
    ],
    [
      '40 minutes of work at sweet spot in 2 × 20 minutes, each rest a quarter as long: a classic sweet spot session.',
      ride.judged('sweet spot', ...out, ride.times(2, ride.work(20, 4), ride.easy(5, 1)), home),
    ],
    [
      '40 minutes of work at tempo in one piece: a classic tempo ride.',
      ride.judged('tempo', ...out, ride.steady(40, 3), home),
    ],
    [
      '5 minutes of work far above threshold in 10 × 30 seconds, each rest as long, 5 minutes 30 seconds between sets: a classic VO2 Max session.',
      ride.judged('v02 max', ...out, micro, ride.easy(5, 1), micro, home),
    ],
    [
      '17 minutes of work near threshold and above in 9 efforts of 30 seconds to 3 minutes, with rests of 2 to 3 minutes: a classic interval session.',
      ride.judged(
        'interval',
        ...out,
        ride.times(5, ride.work(3, 5), ride.easy(3, 1)),
        ride.times(4, ride.work('30s', 6), ride.easy(2, 1)),
        home,
      ),
    ],
    [
      '1 hour 30 minutes, all of it easy: a classic endurance ride.',
      ride.judged('endurance', ride.warmup(10, 1), ride.steady(70, 2), ride.cooldown(10, 1)),
    ],
    [
      '5 km of work at interval pace in 5 × 1 km, each rest three quarters as long: a classic interval session.',
      run.judged('interval', ...jogOut, run.times(5, run.work('1km', 5), run.easy('500m', 1)), jogHome),
    ],
    [
      '30 minutes of work at threshold pace in 5 × 6 minutes, each rest a fifth as long: a classic threshold session.',
      run.judged('threshold', ...jogOut, run.times(5, run.work(6, 4), run.easy(1, 1)), jogHome),
    ],
    [
      '30 minutes of work at tempo pace in one piece: a classic tempo run.',
      run.judged('tempo', ...jogOut, run.steady(30, 3), jogHome),
    ],
    [
      '56 minutes, nearly all of it easy, with strides: a classic endurance run.',
      run.judged(
        'endurance',
        run.warmup(5, 1),
        run.steady(40, 1),
        run.times(6, run.work('20s', 5), run.easy('40s', 1)),
        run.cooldown(5, 1),
      ),
    ],
    [
      '1,000 m of work at critical speed or faster in 10 × 100 m with 15 seconds of rest: a classic interval swim.',
      swim.judged('interval', css, swim.times(10, swim.work(100, 4), swim.rest(15)), down),
    ],
    [
      'A ladder of 5 rungs, 100-200-300-200-100 m with 20 seconds of rest: a classic ladder session.',
      swim.judged('ladder sets', css, ...rungs(100, 200, 300, 200, 100), down),
    ],
    [
      '2,000 m of work at a steady pace in 5 × 400 m with 20 seconds of rest: a classic endurance swim.',
      swim.judged('endurance', css, swim.times(5, swim.steady(400, 2), swim.rest(20)), down),
    ],
    [
      '12 minutes of work at threshold in 4 × 3 minutes, with rests of 1 minute 30 seconds to 3 minutes: a classic threshold session.',
      ride.judged(
        'threshold',
        ...out,
        ...[1.5, 1.5, 3].flatMap((rest) => [ride.work(3, 5), ride.easy(rest, 1)]),
        ride.work(3, 5),
        home,
      ),
    ],
  ])('%s', (headline, judged) => {
    expect(said(judged)).toEqual({ headline, remarks: [], leftOut: [] })
  })

  test.each<[string, JudgeInput]>([
    [
      '30 minutes of work at threshold in 3 × 10 minutes, each rest half as long: what coaches call a threshold session.',
      ride.judged(undefined, ...out, ride.times(3, ride.work(10, 5), ride.easy(5, 1)), home),
    ],
    [
      '43 minutes with 3 minutes that are not easy, in 2 efforts of 1 to 2 minutes: no session by the book, and none the worse for that.',
      ride.judged(undefined, ...out, ride.work(2, 3), ride.easy(17, 1), ride.work(1, 6), home),
    ],
    [
      '1 hour of steps without targets: give them zones, and there is more to say.',
      ride.judged(undefined, ride.warmup(10), ride.steady(45), ride.cooldown(5)),
    ],
    [
      '38 minutes without any work at threshold: not a threshold session yet.',
      ride.judged('threshold', ...out, ride.steady(15, 2), home),
    ],
    [
      'Its repeats cannot be counted out.',
      { sport: 'cycling', steps: [ride.work(1, 5), { repeat: { steps: 4, count: 2 } }] },
    ],
  ])('of a workout that is no usual session: %s', (headline, judged) => {
    expect(said(judged).headline).toBe(headline)
  })
})

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

describe('rests that differ', () => {
  test.each<[string, JudgeInput]>([
    [
      ' in 7 efforts of 1 to 4 minutes, with rests of 2 minutes 30 seconds:',
      run.judged(
        'interval',
        ...jogOut,
        ...[1, 2, 3, 4, 3, 2].flatMap((long) => [run.work(long, 5), run.easy(2.5, 1)]),
        run.work(1, 5),
        jogHome,
      ),
    ],
    [
      ' with rests of 10 to 20 seconds:',
      swim.judged(
        'interval',
        css,
        swim.times(3, ...[10, 10, 20].flatMap((rest) => [swim.work(50, 4), swim.rest(rest)])),
        down,
      ),
    ],
  ])('are not described as equal: %s', (part, judged) => {
    expect(said(judged).headline).toContain(part)
  })

  test('are not compared with efforts of a length that does not occur', () => {
    const ladder = [1, 2, 3, 4, 3, 2].flatMap((long) => [run.work(long, 5), run.easy(5, 1)])
    const { remarks } = said(run.judged('interval', ...jogOut, ...ladder, run.work(1, 5), jogHome))
    expect(remarks.join()).not.toContain('after an effort of')
    expect(remarks).toContain(
      'Rest less: rests of 5 minutes between efforts of 1 to 4 minutes are long, on the whole as long as the work before it is plenty.',
    )
  })
})

describe('a remark says what to do, the most important first', () => {
  test.each<[string, JudgeInput, string[]]>([
    [
      'work of another zone',
      ride.judged('threshold', ...out, ride.times(3, ride.work(10, 3), ride.easy(5, 1)), home),
      [
        'It reads as a tempo ride rather than a threshold session: change its type, or its work.',
        'Nothing in it is hard enough for a threshold session: put the work in zone 5, 96 to 105 % of FTP.',
      ],
    ],
    [
      'more than W’ holds',
      ride.judged('v02 max', ...out, ride.times(12, ride.work('30s', 6), ride.easy('30s', 1)), home),
      [
        "From the 8th effort on there is nothing left to spend above threshold (W' is empty): lengthen the recoveries, or do fewer.",
        '12 efforts without a longer pause are many: after 10 at most take 3 minutes easy.',
        'Warm up less: 14 minutes at most.',
      ],
    ],
    [
      'easy riding before the work that is no warm-up',
      ride.judged('tempo', ...out, ride.steady(240, 2), ride.times(3, ride.work(25, 3), ride.easy(5, 1)), home),
      [
        'As a whole it is easy for a tempo ride: go a little firmer between the hard parts, or add to them.',
        'Take some of the 4 hours 15 minutes of easy time before the work away or spread it out: 2 hours 21 minutes at most is usual.',
      ],
    ],
    [
      'a last recovery before the cool-down',
      ride.judged(
        'v02 max',
        ride.warmup(5, 1),
        ride.times(6, ride.work('30s', 6), ride.easy('30s', 1)),
        ride.easy(3, 1),
        ride.cooldown(3, 1),
      ),
      [
        'Take some of the 6 minutes 30 seconds of easy time after the work away or spread it out: 5 minutes at most is usual.',
      ],
    ],
    [
      'efforts that are too easy for either kind of VO2 Max session',
      ride.judged('v02 max', ...out, ride.times(5, ride.work(5, 5), ride.easy(5, 1)), home),
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
      ride.judged('tempo', ...out, ride.times(3, ride.work(12, [84, 86]), ride.easy(4, 1)), home),
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
      ride.judged('threshold', ...out, ride.times(2, ride.work(10, 5), ride.easy(5, 1)), ride.work(10, 5)),
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
      swim.judged('ladder sets', css, ...rungs(100, 200, 400, 200, 100), down),
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
