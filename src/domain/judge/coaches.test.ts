import { expect, test } from 'vitest'
import { ride, run, swim } from '#tests/support/workouts/usual-parts.ts'
import { judge } from './judge.ts'
import type { JudgeInput } from './reading/input.ts'

/** How coaches ride into work and out of it: a ramp from 45 %, two openers, home to 40 %. */
const out = [ride.warmup(10, { ramp: [45, 70] }), ride.times(2, ride.warmup(1, 5), ride.warmup(1.5, 1))]
const home = ride.cooldown(8, { ramp: [55, 40] })
const jogOut = [run.warmup(11, 1), run.times(4, run.warmup('20s', 5), run.warmup('40s', 1))]
const jogHome = run.cooldown(8, 1)

/** Medians of 1,758 coach-written rides, 1,590 entries of running plans and 35 swim sets. */
const medians: [name: string, JudgeInput][] = [
  ['tempo, 3 × 13 min', ride.judged('tempo', ...out, ride.times(3, ride.steady(13, 3), ride.easy(5, 1)), home)],
  [
    'sweet spot, 3 × 10 min',
    ride.judged('sweet spot', ...out, ride.times(3, ride.steady(10, 4), ride.easy(5, 1)), home),
  ],
  [
    'threshold, 24 min of work in 65',
    ride.judged('threshold', ...out, ride.times(4, ride.work(6, 5), ride.easy(3, 1)), ride.steady(6, 2), home),
  ],
  [
    'anaerobic, 7 × 30 s with three times the rest',
    ride.judged(
      'v02 max',
      ...out,
      ride.times(7, ride.work('30s', 6), ride.easy('90s', 1)),
      ride.cooldown(9, { ramp: [55, 40] }),
    ),
  ],
  [
    'run intervals, 5 × 1 km',
    run.judged('interval', ...jogOut, run.times(5, run.work('1km', 5), run.easy('500m', 1)), run.cooldown(10, 1)),
  ],
  ['run threshold, 20 min in one piece', run.judged('threshold', ...jogOut, run.work(20, 4), jogHome)],
  [
    'run threshold, 3 × 2.4 km',
    run.judged('threshold', ...jogOut, run.times(3, run.work('2.4km', 4), run.easy('0.55km', 1)), jogHome),
  ],
  [
    'CSS repeats, 20 s of rest per 100',
    swim.judged(
      'interval',
      swim.warmup(400, 1),
      swim.times(4, swim.steady(50, { ramp: [88, 104] }), swim.rest(10)),
      swim.times(12, swim.work(100, 4), swim.rest(20)),
      swim.cooldown(200, 1),
    ),
  ],
  [
    'sprints, 120 s of rest per 100',
    swim.judged(
      'interval',
      swim.warmup(400, 1),
      swim.times(4, swim.steady(50, { ramp: [88, 104] }), swim.rest(10)),
      swim.times(16, swim.work(50, 5), swim.rest(60)),
      swim.cooldown(200, 1),
    ),
  ],
  [
    'Tarpinian’s ladder',
    swim.judged(
      'ladder sets',
      swim.warmup(500, 1),
      ...[
        [100, 15],
        [200, 20],
        [300, 25],
        [400, 30],
        [300, 25],
        [200, 20],
      ].flatMap(([metres = 0, rest = 0]) => [swim.work(metres, 4), swim.rest(rest)]),
      swim.work(100, 4),
      swim.cooldown(300, 1),
    ),
  ],
]
test.each(medians)('%s, are good', (_, judged) => {
  const { hard, soft, score } = judge(judged)
  expect({ hard, soft }).toEqual({ hard: [], soft: [] })
  expect(score).toBeGreaterThanOrEqual(0.95)
})
