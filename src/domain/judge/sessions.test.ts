import { describe, expect, test } from 'vitest'
import { writingFor } from '#tests/sessions.ts'
import { judge } from './judge.ts'
import type { Judged } from './judged.ts'

const ride = writingFor('cycling')
const run = writingFor('running')
const swim = writingFor('swimming')
const heartRide = writingFor('cycling', { byHeart: true })
const heartRun = writingFor('running', { byHeart: true })

/** How coaches ride into work and out of it: a ramp from 45 %, ten minutes of endurance, home to 40 %. */
const out = [ride.warmup(10, { ramp: [45, 70] }), ride.warmup(5, 2)]
const home = ride.cooldown(8, { ramp: [55, 40] })
const jogOut = [run.warmup(10, 1), run.warmup(5, 2)]
const jogHome = run.cooldown(8, 1)

describe('the sessions coaches write most', () => {
  const medians: [name: string, Judged][] = [
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
      ride.judged('v02 max', ...out, ride.times(7, ride.work('30s', 6), ride.easy('90s', 1)), home),
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
        swim.times(4, swim.steady(50, 2), swim.rest(10)),
        swim.times(12, swim.work(100, 4), swim.rest(20)),
        swim.cooldown(200, 1),
      ),
    ],
    [
      'sprints, 120 s of rest per 100',
      swim.judged(
        'interval',
        swim.warmup(400, 1),
        swim.times(4, swim.steady(50, 2), swim.rest(10)),
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
})

/** A session that is good, or what exactly is wrong with it: soft bounds by name, hard ones with an exclamation mark. */
type Case = [name: string, judged: Judged, wrong?: string[]]

const css = [swim.warmup(400, 1), swim.times(4, swim.steady(50, 2), swim.rest(10))]
const down = swim.cooldown(200, 1)
const rungs = (...metres: number[]) => metres.flatMap((one) => [swim.work(one, 4), swim.rest(Math.max(10, one / 10))])
const ladder = (...metres: number[]) =>
  swim.judged('ladder sets', swim.warmup(400, 1), ...rungs(...metres), swim.cooldown(200, 1))
const micro = ride.times(5, ride.work('30s', 6), ride.easy('30s', 1))

const rides: Case[] = [
  [
    'endurance, 90 minutes steady',
    ride.judged('endurance', ride.warmup(10, 1), ride.steady(70, 2), ride.cooldown(10, 1)),
  ],
  [
    'endurance with a little tempo',
    ride.judged('endurance', ride.warmup(10, 1), ride.steady(65, 2), ride.steady(8, 3), ride.cooldown(10, 1)),
  ],
  [
    'endurance that is tempo',
    ride.judged('endurance', ride.warmup(10, 1), ride.steady(60, 3), ride.cooldown(10, 1)),
    ['easy-share', 'zone-2-share', 'brisk-share'],
  ],
  [
    'endurance that is a stroll',
    ride.judged('endurance', ride.warmup(10, 1), ride.steady(60, 1), ride.cooldown(10, 1)),
    ['zone-2-share', 'intensity', 'load-per-hour'],
  ],
  ['tempo, one piece of 40 minutes', ride.judged('tempo', ...out, ride.steady(40, 3), home)],
  [
    'tempo in scraps of two minutes',
    ride.judged('tempo', ...out, ride.times(10, ride.steady(2, 3), ride.easy(2, 1)), home),
    ['bouts', 'bout-seconds', 'rest-ratio', 'intensity', 'load-per-hour'],
  ],
  [
    'tempo that is sweet spot',
    ride.judged('tempo', ...out, ride.times(3, ride.steady(10, 4), ride.easy(4, 1)), home),
    ['work-zone'],
  ],
  ['sweet spot, 2 × 20', ride.judged('sweet spot', ...out, ride.times(2, ride.steady(20, 4), ride.easy(5, 1)), home)],
  [
    'sweet spot with bursts',
    ride.judged(
      'sweet spot',
      ...out,
      ride.times(3, ride.steady(4, 4), ride.work('10s', 6), ride.steady(4, 4), ride.work('10s', 6), ride.easy(5, 1)),
      home,
    ),
  ],
  [
    'sweet spot for an hour and a half',
    ride.judged('sweet spot', ...out, ride.times(3, ride.steady(30, 4), ride.easy(5, 1)), home),
    ['work-seconds', 'work-share'],
  ],
  [
    'threshold, over-unders of three rounds',
    ride.judged(
      'threshold',
      ...out,
      ...[1, 2, 3].flatMap(() => [ride.times(3, ride.work(2, 4), ride.work(2, 5)), ride.easy(5, 1)]),
      home,
    ),
  ],
  [
    'threshold, 4 × 8 by percents',
    ride.judged('threshold', ...out, ride.times(4, ride.work(8, [97, 103]), ride.easy(4, [50, 55])), home),
  ],
  [
    'threshold without a warm-up',
    ride.judged('threshold', ride.warmup(3, 1), ride.times(3, ride.work(10, 5), ride.easy(5, 1)), home),
    ['warmup-seconds'],
  ],
  [
    'threshold that opens at threshold',
    ride.judged('threshold', ride.times(3, ride.work(10, 5), ride.easy(5, 1)), home),
    ['warmup-seconds', 'opening-power'],
  ],
  [
    'threshold without a way home',
    ride.judged('threshold', ...out, ride.times(2, ride.work(10, 5), ride.easy(5, 1)), ride.work(10, 5)),
    ['ends-easy!', 'cooldown-seconds', 'closing-power'],
  ],
  [
    'threshold at 110 %',
    ride.judged('threshold', ...out, ride.times(4, ride.work(5, [108, 112]), ride.easy(5, 1)), home),
    ['target-inside-zone!', 'work-zone'],
  ],
  [
    'threshold whose every step is odd',
    ride.judged('threshold', ...out, ride.times(3, ride.work('605s', 5), ride.easy('301s', 1)), home),
    ['step-seconds!', 'half-minutes'],
  ],
  ['VO2 Max, two sets of 30/30', ride.judged('v02 max', ...out, micro, ride.easy(5, 1), micro, home)],
  [
    'VO2 Max, one endless set',
    ride.judged('v02 max', ...out, ride.times(16, ride.work('30s', 6), ride.easy('30s', 1)), home),
    ['w-balance!', 'set-size', 'w-balance'],
  ],
  [
    'VO2 Max in threshold’s clothes',
    ride.judged('v02 max', ...out, ride.times(4, ride.work(4, 6), ride.easy(4, 1)), home),
    ['w-balance!', 'bout-seconds!', 'bouts', 'bout-seconds', 'work-seconds', 'intensity', 'w-balance'],
  ],
  [
    'VO2 Max at 115 %, which is none of its zone',
    ride.judged('v02 max', ...out, ride.times(6, ride.work(1, [112, 118]), ride.easy(2, 1)), home),
    ['target-inside-zone!', 'bouts', 'work-seconds', 'work-share'],
  ],
  [
    'interval, 5 × 3 minutes and 4 × 30 seconds',
    ride.judged(
      'interval',
      ...out,
      ride.times(5, ride.work(3, 5), ride.easy(3, 1)),
      ride.easy(3, 1),
      ride.times(4, ride.work('30s', 6), ride.easy(2, 1)),
      home,
    ),
  ],
  [
    'interval that is a threshold session',
    ride.judged('interval', ...out, ride.times(4, ride.work(8, 5), ride.easy(3, 1)), home),
    ['narrower-type'],
  ],
]

const runs: Case[] = [
  [
    'endurance with six strides',
    run.judged(
      'endurance',
      run.warmup(5, 1),
      run.steady(40, 1),
      run.times(6, run.work('20s', 5), run.easy('40s', 1)),
      run.cooldown(5, 1),
    ),
  ],
  [
    'endurance with a moderate finish',
    run.judged('endurance', run.warmup(10, 1), run.steady(60, 2), run.steady(10, 3), run.cooldown(5, 1)),
  ],
  [
    'endurance with ten minutes of strides',
    run.judged(
      'endurance',
      run.warmup(5, 1),
      run.steady(60, 1),
      run.times(10, run.work(1, 5), run.easy(1, 1)),
      run.cooldown(5, 1),
    ),
    ['strides'],
  ],
  ['endurance of four hours', run.judged('endurance', run.warmup(10, 1), run.steady(220, 1), run.cooldown(10, 1))],
  ['tempo, 2 × 15 min', run.judged('tempo', ...jogOut, run.times(2, run.steady(15, 3), run.easy(3, 1)), jogHome)],
  ['tempo at threshold', run.judged('tempo', ...jogOut, run.steady(30, 4), jogHome), ['work-pace']],
  [
    'threshold, 5 × 6 min with a minute of jog',
    run.judged('threshold', ...jogOut, run.times(5, run.work(6, 4), run.easy(1, 1)), jogHome),
  ],
  [
    'threshold with long walks',
    run.judged('threshold', ...jogOut, run.times(3, run.work(8, 4), run.easy(6, 1)), jogHome),
    ['rest-ratio', 'rest-seconds'],
  ],
  [
    'interval, 12 × 400 m',
    run.judged('interval', ...jogOut, run.times(12, run.work('400m', 5), run.easy('200m', 1)), jogHome),
  ],
  [
    'interval, mile after mile',
    run.judged('interval', ...jogOut, run.times(6, run.work('2km', 5), run.easy('1km', 1)), jogHome),
    ['bout-seconds', 'bout-metres', 'work-seconds', 'work-share'],
  ],
  [
    'interval after five minutes of jogging',
    run.judged('interval', run.warmup(5, 1), run.times(8, run.work(2, 5), run.easy(2, 1)), run.cooldown(10, 1)),
    ['warmup-seconds'],
  ],
  [
    'interval with work after its cool-down',
    run.judged(
      'interval',
      ...jogOut,
      run.times(5, run.work(3, 5), run.easy(2, 1)),
      jogHome,
      run.work(3, 5),
      run.steady(5, 1),
    ),
    ['work-after-cooldown!'],
  ],
]

const swims: Case[] = [
  [
    'interval, 10 × 100 on a send-off',
    swim.judged('interval', ...css, swim.times(10, { ...swim.work(100, 4), sendOff: 130 }), down),
  ],
  [
    'interval with rests of two minutes',
    swim.judged('interval', ...css, swim.times(10, swim.work(100, 4), swim.rest(120)), down),
    ['rest-seconds', 'rest-per-100'],
  ],
  [
    'interval that is half a pool off',
    swim.judged('interval', ...css, swim.times(10, swim.work(110, 4), swim.rest(15)), down),
    ['pool-lengths!', 'repetition-distance'],
  ],
  [
    'interval that is a ladder',
    swim.judged('interval', swim.warmup(400, 1), ...rungs(100, 200, 300, 200, 100), down),
    ['narrower-type'],
  ],
  ['ladder, a pyramid', ladder(100, 200, 300, 200, 100)],
  ['ladder, two of them', ladder(50, 100, 150, 200, 50, 100, 150, 200)],
  ['ladder with uneven rungs', ladder(100, 200, 400, 200, 100), ['ladder-step']],
  ['ladder that goes down before it goes up', ladder(300, 200, 100, 200, 300), ['ladder-shape']],
  [
    'ladder with the rests upside down',
    swim.judged(
      'ladder sets',
      swim.warmup(400, 1),
      swim.work(100, 4),
      swim.rest(25),
      swim.work(200, 4),
      swim.rest(20),
      swim.work(300, 4),
      swim.rest(15),
      swim.work(200, 4),
      swim.rest(20),
      swim.work(100, 4),
      down,
    ),
    ['ladder-rest'],
  ],
  [
    'endurance, 5 × 400',
    swim.judged(
      'endurance',
      swim.warmup(400, 1),
      swim.times(5, swim.steady(400, 2), swim.rest(20)),
      swim.cooldown(200, 1),
    ),
  ],
  [
    'endurance, all easy',
    swim.judged(
      'endurance',
      swim.warmup(300, 1),
      swim.times(4, swim.steady(300, 1), swim.rest(15)),
      swim.cooldown(200, 1),
    ),
  ],
  [
    'endurance at CSS',
    swim.judged(
      'endurance',
      swim.warmup(400, 1),
      swim.times(10, swim.steady(100, 4), swim.rest(15)),
      swim.cooldown(200, 1),
    ),
    ['work-pace'],
  ],
  [
    'endurance that is mostly standing',
    swim.judged(
      'endurance',
      swim.warmup(400, 1),
      swim.times(10, swim.steady(150, 2), swim.rest(60)),
      swim.cooldown(200, 1),
    ),
    ['rest-per-100', 'rest-share'],
  ],
]

const byHeart: Case[] = [
  [
    'zone 4 as threshold',
    heartRide.judged(
      'threshold',
      heartRide.warmup(15, 1),
      heartRide.times(3, heartRide.work(10, 4), heartRide.easy(5, 1)),
      heartRide.cooldown(10, 1),
    ),
  ],
  [
    'zone 4 as sweet spot',
    heartRide.judged(
      'sweet spot',
      heartRide.warmup(15, 1),
      heartRide.times(3, heartRide.work(10, 4), heartRide.easy(5, 1)),
      heartRide.cooldown(10, 1),
    ),
  ],
  [
    'zone 4 as tempo',
    heartRide.judged(
      'tempo',
      heartRide.warmup(15, 1),
      heartRide.times(3, heartRide.work(10, 4), heartRide.easy(5, 1)),
      heartRide.cooldown(10, 1),
    ),
    ['work-zone'],
  ],
  [
    'zone 4 as a run at threshold',
    heartRun.judged('threshold', heartRun.warmup(15, 1), heartRun.work(25, 4), heartRun.cooldown(10, 1)),
  ],
]

const free: Case[] = [
  ['an hour without targets', ride.judged(undefined, ride.warmup(10), ride.steady(45), ride.cooldown(5))],
  [
    'a lap-button step of odd length',
    ride.judged(
      undefined,
      ride.warmup(10, 1),
      { ...ride.steady('1807s', 2), duration: { ...ride.steady('1807s', 2).duration, lapButton: true } },
      ride.cooldown(5, 1),
    ),
  ],
  [
    'a repeat in a repeat',
    {
      sport: 'cycling',
      steps: [ride.work(1, 5), { repeat: { steps: 1, count: 3 } }, ride.easy(2, 1), { repeat: { steps: 3, count: 2 } }],
    },
    ['repeat-depth!'],
  ],
  [
    'more steps than a watch holds',
    ride.judged(
      undefined,
      ride.warmup(10, 1),
      ...Array.from({ length: 49 }, () => ride.steady(1, 2)),
      ride.cooldown(5, 1),
    ),
    ['watch-steps!'],
  ],
]

describe.each([
  ['on the bike', rides],
  ['on foot', runs],
  ['in the water', swims],
  ['by heart rate', byHeart],
  ['of no type', free],
])('%s', (_, cases) => {
  test.each(cases)('%s', (_name, judged, wrong = []) => {
    const { hard, soft, score } = judge(judged)
    const found = [...hard.map(({ bound }) => `${bound}!`), ...soft.map(({ bound }) => bound)]
    expect(found.toSorted()).toEqual(wrong.toSorted())
    if (wrong.length === 0) expect(score).toBe(1)
  })
})
