import { expect, test } from 'vitest'
import { type Case, verdictOn } from '#tests/support/workouts/sessions.ts'
import { ride, rideHome, rideOut } from '#tests/support/workouts/usual-parts.ts'

const micro = ride.times(5, ride.work('30s', 6), ride.easy('30s', 1))

const threeBursts = [1, 2, 3].flatMap(() => [ride.work(1.5, 4), ride.work('30s', 6)])

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
  ['tempo, one piece of 40 minutes', ride.judged('tempo', ...rideOut, ride.steady(40, 3), rideHome)],
  [
    'tempo in scraps of two minutes',
    ride.judged('tempo', ...rideOut, ride.times(10, ride.steady(2, 3), ride.easy(2, 1)), rideHome),
    ['bouts', 'bout-seconds', 'rest-ratio', 'intensity', 'load-per-hour'],
  ],
  [
    'tempo that is sweet spot',
    ride.judged('tempo', ...rideOut, ride.times(3, ride.steady(10, 4), ride.easy(4, 1)), rideHome),
    ['work-zone'],
  ],
  [
    'sweet spot, 2 × 20',
    ride.judged('sweet spot', ...rideOut, ride.times(2, ride.steady(20, 4), ride.easy(5, 1)), rideHome),
  ],
  [
    'sweet spot with bursts',
    ride.judged(
      'sweet spot',
      ...rideOut,
      ride.times(3, ride.steady(4, 4), ride.work('10s', 6), ride.steady(4, 4), ride.work('10s', 6), ride.easy(5, 1)),
      rideHome,
    ),
  ],
  [
    'sweet spot for an hour and a half',
    ride.judged('sweet spot', ...rideOut, ride.times(3, ride.steady(30, 4), ride.easy(5, 1)), rideHome),
    ['work-seconds', 'work-share'],
  ],
  [
    'threshold, over-unders of three rounds',
    ride.judged(
      'threshold',
      ...rideOut,
      ...[1, 2, 3].flatMap(() => [ride.times(3, ride.work(2, 4), ride.work(2, 5)), ride.easy(5, 1)]),
      rideHome,
    ),
  ],
  [
    'threshold, 4 × 8 by percents',
    ride.judged('threshold', ...rideOut, ride.times(4, ride.work(8, [97, 103]), ride.easy(4, [50, 55])), rideHome),
  ],
  [
    'threshold without a warm-up',
    ride.judged('threshold', ride.warmup(3, 1), ride.times(3, ride.work(10, 5), ride.easy(5, 1)), rideHome),
    ['warmup-seconds', 'primers'],
  ],
  [
    'threshold that opens at threshold',
    ride.judged('threshold', ride.times(3, ride.work(10, 5), ride.easy(5, 1)), rideHome),
    ['warmup-seconds', 'opening-power', 'primers'],
  ],
  [
    'threshold without a way home',
    ride.judged('threshold', ...rideOut, ride.times(2, ride.work(10, 5), ride.easy(5, 1)), ride.work(10, 5)),
    ['ends-easy!', 'cooldown-seconds', 'closing-power'],
  ],
  [
    'threshold that ends at the top of zone 2',
    ride.judged('threshold', ...rideOut, ride.times(4, ride.work(8, 5), ride.easy(4, 1)), ride.easy(10, [66, 74])),
    ['target-inside-zone!', 'closing-power'],
  ],
  [
    'threshold that ends just above zone 2',
    ride.judged('threshold', ...rideOut, ride.times(4, ride.work(8, 5), ride.easy(4, 1)), ride.easy(10, [68, 74])),
    ['target-inside-zone!', 'ends-easy!', 'closing-power'],
  ],
  [
    'threshold at 110 %',
    ride.judged('threshold', ...rideOut, ride.times(4, ride.work(5, [108, 112]), ride.easy(5, 1)), rideHome),
    ['target-inside-zone!', 'work-zone'],
  ],
  [
    'threshold with an hour of endurance between two sets',
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
    'threshold whose every step is odd',
    ride.judged('threshold', ...rideOut, ride.times(3, ride.work('605s', 5), ride.easy('301s', 1)), rideHome),
    ['step-seconds!', 'half-minutes'],
  ],
  ['VO2 Max, two sets of 30/30', ride.judged('v02 max', ...rideOut, micro, ride.easy(5, 1), micro, rideHome)],
  [
    'VO2 Max, two sets of 30/30 with half an hour between',
    ride.judged('v02 max', ...rideOut, micro, ride.steady(30, 2), micro, rideHome),
  ],
  [
    'VO2 Max, seven minutes between two sets and the last recovery before them',
    ride.judged('v02 max', ...rideOut, micro, ride.easy(7, 1), micro, rideHome),
  ],
  [
    'VO2 Max, one endless set',
    ride.judged('v02 max', ...rideOut, ride.times(16, ride.work('30s', 6), ride.easy('30s', 1)), rideHome),
    ['w-balance!', 'set-size', 'w-balance'],
  ],
  [
    'VO2 Max in threshold’s clothes',
    ride.judged('v02 max', ...rideOut, ride.times(4, ride.work(4, 6), ride.easy(4, 1)), rideHome),
    ['w-balance!', 'bout-seconds!', 'bouts', 'bout-seconds', 'work-seconds', 'intensity', 'w-balance'],
  ],
  [
    'VO2 Max at 115 %, a little short',
    ride.judged('v02 max', ...rideOut, ride.times(6, ride.work(1, [112, 118]), ride.easy(2, 1)), rideHome),
    ['intensity'],
  ],
  [
    'interval, 5 × 3 minutes and 4 × 30 seconds',
    ride.judged(
      'interval',
      ...rideOut,
      ride.times(5, ride.work(3, 5), ride.easy(3, 1)),
      ride.easy(3, 1),
      ride.times(4, ride.work('30s', 6), ride.easy(2, 1)),
      rideHome,
    ),
  ],
  [
    'interval, sweet spot with bursts far above threshold',
    ride.judged('interval', ...rideOut, ride.times(3, ...threeBursts, ride.easy(4, 1)), rideHome),
  ],
  [
    'interval that is a VO2 Max session',
    ride.judged('interval', ...rideOut, ride.times(5, ride.work(4, [110, 115]), ride.easy(4, 1)), rideHome),
    ['target-inside-zone!', 'work-zone', 'narrower-type'],
  ],
  [
    'interval that is a threshold session',
    ride.judged('interval', ...rideOut, ride.times(4, ride.work(8, 5), ride.easy(3, 1)), rideHome),
    ['narrower-type'],
  ],
]

test.each(rides)('%s', (_, judged, wrong = []) => {
  expect(verdictOn(judged)).toEqual({ wrong: wrong.toSorted(), isPerfect: wrong.length === 0 })
})
