import { expect, test } from 'vitest'
import { type RemarkedCase, wordsOn } from '#tests/support/workouts/sessions.ts'
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
  swimOut,
} from '#tests/support/workouts/usual-parts.ts'

test.each<RemarkedCase>([
  [
    'few efforts',
    ride.judged('v02 max', ...rideOut, ride.times(2, ride.work(4, [110, 115]), ride.easy(4, 1)), rideHome),
    'Do more efforts: 2 are few, 3 at least are usual.',
  ],
  [
    'many efforts',
    run.judged('threshold', ...jogOut, run.times(9, run.work(4, 4), run.easy(1, 1)), jogHome),
    'Do fewer efforts: 9 are many, 8 at most are usual.',
  ],
  [
    'efforts that are too easy for intervals',
    ride.judged('interval', ...rideOut, ride.times(5, ride.work(5, 3), ride.easy(3, 1)), rideHome),
    'It reads as a tempo ride rather than an interval session: change its type, or its work.',
    'Nothing in it is hard enough for an interval session: put the work in zones 4 to 6.',
  ],
  [
    'classic VO2 Max efforts beside some in zone 6',
    ride.judged(
      'v02 max',
      ...rideOut,
      ride.times(4, ride.work(2, [114, 116]), ride.easy(2, 1)),
      ride.times(4, ride.work(1, [130, 132]), ride.easy(2, 1)),
      rideHome,
    ),
    'More than a fifth of the work is not at 106 to 120 % of FTP, where that of a VO2 Max session is.',
    'Aim lower inside the zone: for efforts of 1 minute 114 to 120 % of FTP is usual.',
  ],
  [
    'efforts between the two kinds of VO2 Max',
    ride.judged('v02 max', ...rideOut, ride.times(5, ride.work(2, [124, 124]), ride.easy(4, 1)), rideHome),
    'The target of a step is at 124 % of FTP, between Threshold (zone 5) and VO2 Max (zone 6): choose one inside a zone, or make it a ramp.',
    'Most of the work is at 124 % of FTP: the work of a VO2 Max session is at 106 to 120 % of FTP.',
    'Aim lower inside the zone: for efforts of 2 minutes 114 to 120 % of FTP is usual.',
  ],
  [
    'short efforts',
    run.judged('threshold', ...jogOut, run.times(8, run.work(3, 4), run.easy(1, 1)), jogHome),
    'Make the efforts longer: 3 minutes is short, 4 minutes at least is usual.',
  ],
  [
    'long efforts',
    ride.judged('threshold', ...rideOut, ride.work(40, 5), rideHome),
    'Make the efforts shorter: 40 minutes is long, 30 minutes at most is usual.',
    'Work takes 64 % of the time, 60 % at most is usual: give the warm-up, the recoveries and the cool-down more room.',
  ],
  [
    'efforts in zone 6 that nobody holds',
    ride.judged('v02 max', ...rideOut, ride.times(5, ride.work('100s', 6), ride.easy(5, 1)), rideHome),
    'Nobody holds that power for 1 minute 40 seconds: keep each effort to 1 minute.',
    "From the 4th effort on there is nothing left to spend above threshold (W' is empty): lengthen the recoveries, or do fewer.",
    'A step of 1:40 is hard to remember: make it 1:30.',
  ],
  [
    'short repetitions',
    run.judged('interval', ...jogOut, run.times(16, run.work('150m', 5), run.easy('150m', 1)), jogHome),
    'Make the efforts longer: 150 m is short, 200 m at least is usual.',
  ],
  [
    'long repetitions',
    swim.judged('interval', ...swimOut, swim.times(4, swim.work(500, 4), swim.rest(30)), swimDown),
    'Make the repetitions shorter: 500 m is long, 400 m at most is usual.',
  ],
  [
    'little work',
    run.judged('threshold', ...jogOut, run.times(3, run.work(4, 4), run.easy(1, 1)), jogHome),
    'Add to the work: 12 minutes at threshold pace in all is little, 15 minutes at least is usual.',
    'Only 31 % of the time is work, 33 % at least is usual: shorten what surrounds it, or add to it.',
  ],
  [
    'little work for its length, which is a full dose of it',
    run.judged('threshold', ...jogOut, run.steady(40, 2), run.times(3, run.work(10, 4), run.easy(2, 1)), jogHome),
  ],
  [
    'an easy whole with a full dose of work',
    ride.judged(
      'sweet spot',
      ride.warmup(20, [40, 42]),
      ride.times(4, ride.work(10, 4), ride.easy(8, [40, 42])),
      ride.steady(40, 2),
      ride.cooldown(10, [40, 42]),
    ),
    'As a whole it is easy for a sweet spot session: shorten the easy time around the hard parts.',
  ],
  [
    'a VO2 Max session that is easy as a whole',
    ride.judged(
      'v02 max',
      ...rideOut,
      ride.times(4, ride.work(2.5, [114, 120]), ride.easy(4, 1)),
      ride.steady(40, 2),
      rideHome,
    ),
    'As a whole it is easy for a VO2 Max session: add to the hard parts, or shorten the easy time around them.',
  ],
  [
    'a VO2 Max session that is easy as a whole, with a full dose of work',
    ride.judged(
      'v02 max',
      ...rideOut,
      ride.times(6, ride.work(3, [110, 115]), ride.easy(3, 1)),
      ride.steady(90, 2),
      rideHome,
    ),
    'As a whole it is easy for a VO2 Max session: shorten the easy time around the hard parts.',
  ],
  [
    'much work',
    run.judged('threshold', ...jogOut, run.times(5, run.work(10, 4), run.easy(3, 1)), jogHome),
    'Take some of the work away: 50 minutes at threshold pace in all is much, 45 minutes at most is usual.',
  ],
  [
    'little swimming',
    swim.judged('endurance', swim.warmup(300, 1), swim.times(4, swim.steady(100, 2), swim.rest(10)), swimDown),
    'Add to the work: 400 m at a steady pace in all is little, 600 m at least is usual.',
  ],
  [
    'much swimming',
    swim.judged('interval', ...swimOut, swim.times(32, swim.work(100, 4), swim.rest(15)), swim.cooldown(400, 1)),
    'Take some of the work away: 3,200 m at critical speed or faster in all is much, 3,000 m at most is usual.',
  ],
  [
    'much work for its length',
    ride.judged(
      'threshold',
      ride.warmup(10, 1),
      ride.times(2, ride.warmup(1, 5), ride.warmup(1, 1)),
      ride.times(3, ride.work(15, 5), ride.easy(2, 1)),
      ride.cooldown(5, 1),
    ),
    'Work takes 65 % of the time, 60 % at most is usual: give the warm-up, the recoveries and the cool-down more room.',
  ],
  [
    'an easy ride that is not',
    ride.judged('endurance', ride.warmup(10, 1), ride.steady(60, 3), ride.cooldown(10, 1)),
    'Keep more of it easy: 25 % of the time is in zones 1 and 2, in an endurance ride 85 % at least is usual.',
    'Ride more of it in zone 2 (Endurance): 0 % of the time is, 60 % at least is usual.',
    'Ride less of it at tempo and above: 75 % of the time is, 10 % is plenty.',
  ],
  [
    'no ladder',
    swim.judged('ladder sets', swim.warmup(400, 1), ...rungsOf(300, 200, 100, 200, 300), swimDown),
    '300-200-100-200-300 is no ladder: let the distances go up, down, or up and down again.',
  ],
  [
    'an interval ride that is a threshold session',
    ride.judged('interval', ...rideOut, ride.times(4, ride.work(8, 5), ride.easy(3, 1)), rideHome),
    'By its efforts, its work and its rests it is a threshold session: call it that, or mix in work of another kind.',
  ],
  [
    'a ride whose W’ is empty within its first effort',
    ride.judged('threshold', ...rideOut, ride.work(20, [135, 140]), rideHome),
    "Before the effort is over there is nothing left to spend above threshold (W' is empty): shorten it.",
    'Most of the work is at 138 % of FTP: the work of a threshold session is in zone 5, 96 to 105 % of FTP.',
    'As a whole it is hard for a threshold session: go easier between the hard parts, or take something out.',
  ],
  [
    'an easy whole',
    ride.judged(
      'threshold',
      ride.warmup(20, [40, 42]),
      ride.times(2, ride.warmup(1, 5), ride.warmup(1, 1)),
      ride.times(3, ride.work(4, 5), ride.easy(4, [40, 42])),
      ride.cooldown(15, [40, 42]),
    ),
    'As a whole it is easy for a threshold session: go a little firmer between the hard parts, or add to them.',
  ],
])('of %s', (_, judged, ...remarks) => {
  expect(wordsOn(judged).remarks).toEqual(remarks)
})
