import { describe, expect, test } from 'vitest'
import { byFeel, sets } from '#tests/support/workouts/sessions.ts'
import { jogHome, jogOut, ride, rideHome, rideOut, run, swim, swimDown } from '#tests/support/workouts/usual-parts.ts'
import { judge } from '../judge.ts'
import type { JudgeInput } from '../reading/input.ts'
import { describeVerdict } from './describe-verdict.ts'

const css = swim.warmup(400, 1)
const micro = ride.times(5, ride.work('30s', 6), ride.easy('30s', 1))
const ladder = [25, 50, 75, 100].flatMap((one) => [swim.work(one, 4), swim.rest(one === 100 ? 15 : 10)])
const rungs = (...metres: number[]) => metres.flatMap((one) => [swim.work(one, 4), swim.rest(20)])

const said = (judged: JudgeInput) => describeVerdict(judge(judged), judged)

describe('the headline', () => {
  test.each<[string, JudgeInput]>([
    [
      '30 minutes of work at threshold in 3 × 10 minutes, each rest half as long: a classic threshold session.',
      ride.judged('threshold', ...rideOut, ride.times(3, ride.work(10, 5), ride.easy(5, 1)), rideHome),
    ],
    [
      '40 minutes of work at sweet spot in 2 × 20 minutes, each rest a quarter as long: a classic sweet spot session.',
      ride.judged('sweet spot', ...rideOut, ride.times(2, ride.work(20, 4), ride.easy(5, 1)), rideHome),
    ],
    [
      '40 minutes of work at tempo in one piece: a classic tempo ride.',
      ride.judged('tempo', ...rideOut, ride.steady(40, 3), rideHome),
    ],
    [
      '5 minutes of work far above threshold in 10 × 30 seconds, each rest as long, 5 minutes 30 seconds between sets: a classic VO2 Max session.',
      ride.judged('v02 max', ...rideOut, micro, ride.easy(5, 1), micro, rideHome),
    ],
    [
      '17 minutes of work near threshold and above in 9 efforts of 30 seconds to 3 minutes, with rests of 2 to 3 minutes: a classic interval session.',
      ride.judged(
        'interval',
        ...rideOut,
        ride.times(5, ride.work(3, 5), ride.easy(3, 1)),
        ride.times(4, ride.work('30s', 6), ride.easy(2, 1)),
        rideHome,
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
      '30 minutes of work at threshold pace in 5 × 6 minutes, each rest a sixth as long: a classic threshold session.',
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
      '40 minutes of work at threshold in 5 × 8 minutes, each rest half as long, 1 hour 4 minutes of easy time in between: a classic threshold session.',
      ride.judged(
        'threshold',
        ...rideOut,
        ride.times(2, ride.work(8, 5), ride.easy(4, 1)),
        ride.steady(60, [66, 70]),
        ride.times(3, ride.work(8, 5), ride.easy(4, 1)),
        rideHome,
      ),
    ],
    [
      '8 minutes of work at interval pace in 16 × 30 seconds, each rest as long, 1 minute 30 seconds between sets: a classic interval session.',
      run.judged(
        'interval',
        ...jogOut,
        ...sets(2, run.times(7, run.work('30s', 5), run.easy('30s', 1)), run.work('30s', 5), run.easy('90s', 1)),
        run.cooldown(8, 1),
      ),
    ],
    [
      '6 minutes of work far above threshold in 6 × 1 minute, each rest four times as long: a classic VO2 Max session.',
      ride.judged('v02 max', ...rideOut, ride.times(6, ride.work(1, [130, 132]), ride.easy(4, 2)), ride.cooldown(6, 1)),
    ],
    [
      '30 minutes of work at half marathon pace in one piece: a classic tempo run.',
      run.judged('tempo', ...jogOut, { ...run.steady(30, [97, 99]), name: 'Half marathon pace' }, jogHome),
    ],
    [
      '40 minutes of work at tempo in 2 × 20 minutes, 1 hour of easy time in between: a classic tempo ride.',
      ride.judged('tempo', ...rideOut, ride.work(20, 3), ride.steady(60, 2), ride.work(20, 3), rideHome),
    ],
    [
      '40 minutes of work at sweet spot in 2 × 20 minutes, each rest as long: a classic sweet spot session.',
      ride.judged('sweet spot', ...rideOut, ride.work(20, 4), ride.easy(19.5, 2), ride.work(20, 4), rideHome),
    ],
    [
      '15 minutes of work at interval pace in 5 × 3 minutes, each rest two thirds as long, 12 minutes of easy time in between: a classic interval session.',
      run.judged(
        'interval',
        ...jogOut,
        run.times(3, run.work(3, 5), run.easy(2, 1)),
        run.easy(10, 2),
        run.times(2, run.work(3, 5), run.easy(2, 1)),
        jogHome,
      ),
    ],
    [
      '1,000 m of work at critical speed or faster in 10 × 100 m with 15 seconds of rest: a classic interval swim.',
      swim.judged(
        'interval',
        css,
        ...sets(2, swim.times(5, swim.work(100, 4), swim.rest(15)), swim.steady(100, 1)),
        swimDown,
      ),
    ],
    [
      '10 km, nearly all of it easy, with strides: a classic endurance run.',
      run.judged(
        'endurance',
        run.warmup('1km', 1),
        run.steady('7310m', 2),
        run.times(4, run.work('20s', 5), run.easy('40s', 1)),
        run.cooldown('1km', 1),
      ),
    ],
    [
      '50 minutes, nearly all of it easy, with strides: a classic endurance run.',
      run.judged(
        'endurance',
        run.warmup(5, 1),
        run.steady(34, 1),
        run.times(4, byFeel(run.work('20s'), 8), run.easy('40s', 1)),
        byFeel(run.work('20s'), 8),
        run.cooldown(6.5, 1),
      ),
    ],
    [
      '1 hour 10 minutes, nearly all of it easy: a classic endurance run.',
      run.judged(
        'endurance',
        run.warmup(5, 1),
        run.steady(57, 2),
        run.times(2, run.work('35s', 5), run.easy('55s', 1)),
        run.cooldown(5, 1),
      ),
    ],
    [
      '1,000 m of work at critical speed or faster in 10 × 100 m with 15 seconds of rest: a classic interval swim.',
      swim.judged('interval', css, swim.times(10, swim.work(100, 4), swim.rest(15)), swimDown),
    ],
    [
      'A ladder of 5 rungs, 100-200-300-200-100 m with 20 seconds of rest: a classic ladder session.',
      swim.judged('ladder sets', css, ...rungs(100, 200, 300, 200, 100), swimDown),
    ],
    [
      '2,000 m of work at a steady pace in 5 × 400 m with 20 seconds of rest: a classic endurance swim.',
      swim.judged('endurance', css, swim.times(5, swim.steady(400, 2), swim.rest(20)), swimDown),
    ],
    [
      '12 minutes of work at threshold in 4 × 3 minutes, with rests of 1 minute 30 seconds to 3 minutes: a classic threshold session.',
      ride.judged(
        'threshold',
        ...rideOut,
        ...[1.5, 1.5, 3].flatMap((rest) => [ride.work(3, 5), ride.easy(rest, 1)]),
        ride.work(3, 5),
        rideHome,
      ),
    ],
  ])('%s', (headline, judged) => {
    expect(said(judged)).toEqual({ headline, remarks: [], leftOut: [] })
  })

  test.each<[string, JudgeInput]>([
    [
      '30 minutes of work at threshold in 3 × 10 minutes, each rest half as long: what coaches call a threshold session.',
      ride.judged(undefined, ...rideOut, ride.times(3, ride.work(10, 5), ride.easy(5, 1)), rideHome),
    ],
    [
      '43 minutes with 3 minutes that are not easy, in 2 efforts of 1 to 2 minutes: no session by the book, and none the worse for that.',
      ride.judged(undefined, ...rideOut, ride.work(2, 3), ride.easy(17, 1), ride.work(1, 6), rideHome),
    ],
    [
      '15 minutes of work at threshold in 3 efforts of 2 to 10 minutes, with rests of 10 seconds: a threshold session with something to mend.',
      ride.judged(
        'threshold',
        ...rideOut,
        ride.work(3, 5),
        ride.easy('10s', 1),
        ride.work(10, 5),
        ride.easy('10s', 1),
        ride.work(2, 5),
        rideHome,
      ),
    ],
    [
      '15 minutes of work at threshold in 3 × 5 minutes, hardly resting between: a threshold session with something to mend.',
      ride.judged(
        'threshold',
        ...rideOut,
        ride.times(2, ride.work(5, 5), ride.easy('10s', 1)),
        ride.work(5, 5),
        rideHome,
      ),
    ],
    [
      '30 minutes of work at threshold in 3 × 10 minutes, each rest half as long: closest to a threshold session.',
      ride.judged(undefined, ...rideOut, ride.times(3, ride.work(10, 5), ride.easy('303s', 1)), rideHome),
    ],
    [
      'A ladder of 16 rungs, 25-50-75-100-25-50-75-100-25-50-75-100-25-50-75-100 m with rests of 10 to 15 seconds: a ladder session with something to mend.',
      swim.judged('ladder sets', css, ...sets(4, ...ladder), swimDown),
    ],
    [
      'A ladder of 17 rungs, 1,025 m in all with rests of 10 to 15 seconds: not quite a ladder session yet.',
      swim.judged('ladder sets', css, ...sets(4, ...ladder), swim.work(25, 4), swimDown),
    ],
    [
      '40 minutes, four fifths of it easy: a classic endurance run.',
      run.judged(
        'endurance',
        run.warmup(5, 1),
        run.steady(14, 2),
        run.steady(5, 3),
        run.steady(11),
        run.cooldown(5, 1),
      ),
    ],
    [
      '1 hour of steps without targets: give them zones, and there is more to say.',
      ride.judged(undefined, ride.warmup(10), ride.steady(45), ride.cooldown(5)),
    ],
    [
      '38 minutes without any work at threshold: not a threshold session yet.',
      ride.judged('threshold', ...rideOut, ride.steady(15, 2), rideHome),
    ],
    [
      'Its repeats cannot be counted out.',
      { sport: 'cycling', steps: [ride.work(1, 5), { repeat: { steps: 4, count: 2 } }] },
    ],
    [
      '11 minutes 15 seconds of work near threshold and above in 5 × 2 minutes 15 seconds, each rest as long: a good interval session.',
      ride.judged(
        'interval',
        ...rideOut,
        ride.times(5, ride.work('90s', 5), ride.work('45s', 6), ride.easy('135s', 1)),
        rideHome,
      ),
    ],
    [
      '10 minutes of work at tempo in one piece: a short tempo ride.',
      ride.judged('tempo', ride.warmup(5, 1), ride.steady(10, 3), ride.cooldown(3, 1)),
    ],
    [
      '40 minutes of work at sweet spot in 4 × 10 minutes, each rest four fifths as long: a good sweet spot session.',
      ride.judged(
        'sweet spot',
        ride.warmup(20, [40, 42]),
        ride.times(4, ride.work(10, 4), ride.easy(8, [40, 42])),
        ride.steady(40, 2),
        ride.cooldown(10, [40, 42]),
      ),
    ],
  ])('of a workout that is no usual session: %s', (headline, judged) => {
    expect(said(judged).headline).toBe(headline)
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
      ', with rests of 30 seconds to 5 minutes 30 seconds:',
      run.judged(
        'interval',
        ...jogOut,
        run.work(3, 5),
        run.easy(3, 1),
        run.work(3, 5),
        run.easy(5, 1),
        run.times(6, run.easy('30s', 1), run.work('45s', 5)),
        jogHome,
      ),
    ],
    [
      ' with 15 seconds of rest, 50 seconds between sets:',
      swim.judged(
        'interval',
        css,
        swim.times(4, swim.work(100, 4), swim.rest(15)),
        swim.work(100, 4),
        swim.rest(50),
        swim.times(4, swim.work(100, 4), swim.rest(15)),
        swimDown,
      ),
    ],
    [
      ' with rests of 10 to 20 seconds:',
      swim.judged(
        'interval',
        css,
        swim.times(3, ...[10, 10, 20].flatMap((rest) => [swim.work(50, 4), swim.rest(rest)])),
        swimDown,
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
      'Rest less: rests of 5 minutes between efforts of 1 to 4 minutes are long, on the whole a little longer than the work before it is plenty.',
    )
  })
})
