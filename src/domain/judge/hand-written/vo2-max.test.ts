import { expect, test } from 'vitest'
import { type SaidCase, sets, wordsOn } from '#tests/support/workouts/sessions.ts'
import { ride, rideHome, rideOut } from '#tests/support/workouts/usual-parts.ts'

test.each<SaidCase>([
  [
    '5 × 4 minutes at 110 to 115 %',
    ride.judged('v02 max', ...rideOut, ride.times(5, ride.work(4, [110, 115]), ride.easy(4, 1)), rideHome),
    'a classic VO2 Max session.',
  ],
  [
    '5 × 4 minutes at 110 to 115 %, of no type',
    ride.judged(undefined, ...rideOut, ride.times(5, ride.work(4, [110, 115]), ride.easy(4, 1)), rideHome),
    'what coaches call a VO2 Max session.',
  ],
  [
    '5 × 4 minutes at 110 to 115 %, called threshold',
    ride.judged('threshold', ...rideOut, ride.times(5, ride.work(4, [110, 115]), ride.easy(4, 1)), rideHome),
    'not quite a threshold session yet.',
    'It reads as a VO2 Max session rather than a threshold session: change its type, or its work.',
    'The target of a step is at 110 to 115 % of FTP, between Threshold (zone 5) and VO2 Max (zone 6), where classic efforts of VO2 Max are: choose one inside a zone, or make it a ramp.',
    'Most of the work is at 113 % of FTP: the work of a threshold session is in zone 5, 96 to 105 % of FTP.',
  ],
  [
    'VO2 Max far beyond its range',
    ride.judged('v02 max', ...rideOut, ride.times(5, ride.work(4, [104, 122]), ride.easy(4, 1)), rideHome),
    'a VO2 Max session with something to put right.',
    'The target of a step is at 104 to 122 % of FTP, partly outside 106 to 120 %: choose one inside a zone, or make it a ramp.',
  ],
  [
    '30/15 at 120 %',
    ride.judged(
      'v02 max',
      ...rideOut,
      ...sets(3, ride.times(13, ride.work('30s', [120, 120]), ride.easy('15s', [50, 50])), ride.easy(3, 1)),
      rideHome,
    ),
    'a classic VO2 Max session.',
  ],
  [
    'two sets of 40/20 at 112 to 116 %',
    ride.judged(
      'v02 max',
      ...rideOut,
      ...sets(2, ride.times(8, ride.work('40s', [112, 116]), ride.easy('20s', 1)), ride.easy(4, 1)),
      rideHome,
    ),
    'a classic VO2 Max session.',
  ],
  [
    'more than anybody can do at 118 to 120 %',
    ride.judged('v02 max', ...rideOut, ride.times(6, ride.work(4, [118, 120]), ride.easy(2, 1)), rideHome),
    'a VO2 Max session with something to put right.',
    "From the 2nd effort on there is nothing left to spend above threshold (W' is empty): lengthen the recoveries, or do fewer.",
    'Aim lower inside the zone: for efforts of 4 minutes 110 to 115 % of FTP is usual.',
  ],
  [
    'a pyramid at one power',
    ride.judged(
      'v02 max',
      ...rideOut,
      ...[2, 3, 4, 3].flatMap((minutes) => [ride.work(minutes, [110, 113]), ride.easy(minutes, 1)]),
      ride.work(2, [110, 113]),
      rideHome,
    ),
    'a classic VO2 Max session.',
  ],
])('a ride: %s', (_, judged, verdict, ...remarks) => {
  expect(wordsOn(judged)).toEqual({ verdict, remarks })
})
