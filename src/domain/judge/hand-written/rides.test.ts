import { expect, test } from 'vitest'
import { type SaidCase, sets, wordsOn } from '#tests/support/workouts/sessions.ts'
import { ride, rideHome, rideOut } from '#tests/support/workouts/usual-parts.ts'

test.each<SaidCase>([
  [
    '2 × 20 minutes at 103 to 105 %',
    ride.judged('threshold', ...rideOut, ride.times(2, ride.work(20, [103, 105]), ride.easy(10, 1)), rideHome),
    'a good threshold session.',
    'Aim lower inside the zone: for efforts of 20 minutes 97 to 100 % of FTP is usual.',
  ],
  [
    '4 × 5 minutes at the bottom of zone 5',
    ride.judged('threshold', ...rideOut, ride.times(4, ride.work(5, [96.2, 98]), ride.easy(3, 1)), rideHome),
    'a good threshold session.',
    'Aim higher inside the zone: for efforts of 5 minutes 101 to 105 % of FTP is usual.',
  ],
  [
    'over-unders two minutes each',
    ride.judged(
      'threshold',
      ...rideOut,
      ...sets(3, ride.times(3, ride.work(2, [90, 92]), ride.work(2, [103, 105])), ride.easy(5, 1)),
      rideHome,
    ),
    'a classic threshold session.',
  ],
  [
    'over-unders that stay under',
    ride.judged(
      'threshold',
      ...rideOut,
      ...sets(3, ride.times(3, ride.work(2, [87, 88]), ride.work(1, [96, 97])), ride.easy(5, 1)),
      rideHome,
    ),
    'a threshold session with something to mend.',
    'The over-unders are at 91 % of FTP as a whole: make them harder, 95 to 101 % is usual.',
    'Shorten the easier parts of the over-unders: three minutes under to two over are the most.',
  ],
  [
    'efforts of nearly one length',
    ride.judged(
      'threshold',
      ...rideOut,
      ride.work(7, 5),
      ride.easy(3, 1),
      ride.work(7.5, 5),
      ride.easy(3, 1),
      ride.work(7, 5),
      rideHome,
    ),
    'a good threshold session.',
    'Make the efforts of 7 minutes and a little more equally long: lengths that differ so little are hard to remember and train the same.',
  ],
  [
    'efforts a little longer each time',
    ride.judged(
      'sweet spot',
      ...rideOut,
      ...[10, 11, 12].flatMap((minutes) => [ride.work(minutes, 4), ride.easy(4, 1)]),
      ride.work(13, 4),
      rideHome,
    ),
    'a classic sweet spot session.',
  ],
  [
    'hard starts at threshold',
    ride.judged('interval', ...rideOut, ride.times(6, ride.work('45s', 6), ride.work(2, 5), ride.easy(2, 1)), rideHome),
    'a classic interval session.',
  ],
  [
    'hard starts at threshold, called threshold',
    ride.judged(
      'threshold',
      ...rideOut,
      ride.times(6, ride.work('45s', 6), ride.work(2, 5), ride.easy(2, 1)),
      rideHome,
    ),
    'not quite a threshold session yet.',
    'It reads as an interval session rather than a threshold session: change its type, or its work.',
    'More than a fifth of the work is not in zone 5, 96 to 105 % of FTP, where that of a threshold session is.',
    'Make the efforts longer: 2 minutes 45 seconds is short, 3 minutes at least is usual.',
  ],
  [
    'bursts of ten seconds at threshold',
    ride.judged(
      'threshold',
      ...rideOut,
      ride.times(3, ride.work(4, 5), ride.work('10s', 6), ride.work(4, 5), ride.work('10s', 6), ride.easy(4, 1)),
      rideHome,
    ),
    'a classic threshold session.',
  ],
  [
    'an easy ride in three pieces of one target',
    ride.judged(
      'endurance',
      ride.warmup(10, 1),
      ride.steady(20, 2),
      ride.steady(30, 2),
      ride.steady(20, 2),
      ride.cooldown(10, 1),
    ),
    'a good endurance ride.',
    'Join steps of the same target that follow each other: one long step is easier to follow than two short ones.',
  ],
  [
    'an easy ride with sprints',
    ride.judged(
      'endurance',
      ride.warmup(10, { ramp: [45, 62] }),
      ride.times(6, ride.work('10s', 7), ride.easy(4, 1)),
      ride.steady(60, 2),
      ride.cooldown(10, 1),
    ),
    'a classic endurance ride.',
  ],
  [
    'sprints without time to recover',
    ride.judged(
      'endurance',
      ride.warmup(10, { ramp: [45, 62] }),
      ride.times(4, ride.work('10s', 7), ride.easy('30s', 1)),
      ride.steady(60, 2),
      ride.cooldown(10, 1),
    ),
    'an endurance ride with something to mend.',
    'Rest longer between the sprints: 5 times as long as a sprint at least, or the next one is slower.',
  ],
  [
    'a long ride with a late sweet-spot block',
    ride.judged(
      'endurance',
      ride.warmup(15, { ramp: [45, 62] }),
      ride.steady(130, [62, 66]),
      ride.steady(15, [88, 90]),
      ride.steady(15, 2),
      ride.cooldown(10, 1),
    ),
    'a classic endurance ride.',
  ],
])('a ride: %s', (_, judged, verdict, ...remarks) => {
  expect(wordsOn(judged)).toEqual({ verdict, remarks })
})
