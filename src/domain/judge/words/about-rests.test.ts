import { expect, test } from 'vitest'
import { type RemarkedCase, wordsOn } from '#tests/support/workouts/sessions.ts'
import { jogOut, ride, rideHome, rideOut, run, swim, swimDown, swimOut } from '#tests/support/workouts/usual-parts.ts'

test.each<RemarkedCase>([
  [
    'short rests',
    ride.judged('interval', ...rideOut, ride.times(10, ride.work(2, 5), ride.easy('20s', 1)), rideHome),
    'Rest longer: 20 seconds after an effort of 2 minutes is short, 30 seconds is the least.',
  ],
  [
    'short rests that differ between equal efforts',
    ride.judged(
      'interval',
      ...rideOut,
      ride.work(4, 5),
      ride.easy('30s', 1),
      ride.work(4, 5),
      ride.easy('20s', 1),
      ride.work(4, 5),
      ride.easy('30s', 1),
      ride.work(4, 4),
      rideHome,
    ),
    'Rest longer: rests of 20 to 30 seconds between efforts of 4 minutes are short, on the whole a quarter of the work before it is the least.',
  ],
  [
    'short rests that differ',
    ride.judged(
      'interval',
      ...rideOut,
      ride.work(4, 5),
      ride.easy('30s', 1),
      ride.work(3, 5),
      ride.easy('20s', 1),
      ride.work(4, 5),
      ride.easy('30s', 1),
      ride.work(2, 6),
      rideHome,
    ),
    'Rest longer: rests of 20 to 30 seconds between efforts of 2 to 4 minutes are short, on the whole a quarter of the work before it is the least.',
  ],
  [
    'short rests at the wall',
    swim.judged('interval', ...swimOut, swim.times(10, swim.work(100, 4), swim.rest(5)), swimDown),
    'Rest longer: 5 seconds is short, 10 seconds is the least.',
  ],
  [
    'short rests after fast swims',
    swim.judged('interval', ...swimOut, swim.times(10, swim.work(100, 5), swim.rest(15)), swimDown),
    'Rest longer: 15 seconds for each 100 m is short, 20 seconds are the least when swum fast.',
  ],
  [
    'very short rests after fast swims',
    swim.judged('interval', ...swimOut, swim.times(10, swim.work(100, 5), swim.rest(10)), swimDown),
    'Rest longer: 10 seconds for each 100 m is short, 20 seconds are the least when swum fast.',
  ],
  [
    'long rests in an easy swim',
    swim.judged('endurance', swim.warmup(300, 1), swim.times(10, swim.steady(150, 2), swim.rest(60)), swimDown),
    'Rest less: 40 seconds for each 100 m is long, 30 seconds are plenty at this speed.',
    'Standing at the wall takes a fifth of the time: rest less, an endurance swim keeps moving.',
  ],
  [
    'long rests between sets',
    ride.judged(
      'v02 max',
      ...rideOut,
      ride.times(5, ride.work('30s', 6), ride.easy('30s', 1)),
      ride.easy(8, 1),
      ride.times(5, ride.work('30s', 6), ride.easy('30s', 1)),
      rideHome,
    ),
    '8 minutes 30 seconds between two sets is long: 7 minutes is plenty.',
  ],
  [
    'a long set after a short one',
    ride.judged(
      'v02 max',
      ...rideOut,
      ride.times(4, ride.work('15s', 6), ride.easy('45s', 1)),
      ride.work('15s', 6),
      ride.easy(3, 1),
      ride.times(12, ride.work('15s', 6), ride.easy('45s', 1)),
      rideHome,
    ),
    '12 efforts without a longer pause are many: after 10 at most take 3 minutes easy.',
    'As a whole it is easy for a VO2 Max session: add to the hard parts, or shorten the easy time around them.',
  ],
  [
    'a long set',
    ride.judged('v02 max', ...rideOut, ride.times(12, ride.work('15s', 6), ride.easy(1, 1)), rideHome),
    '12 efforts without a longer pause are many: after 10 at most take 3 minutes easy.',
    'As a whole it is easy for a VO2 Max session: add to the hard parts, or shorten the easy time around them.',
  ],
  [
    'rests upside down',
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
      swimDown,
    ),
    'After a longer rung there is less rest than after a shorter one: let the rest grow with the rung.',
  ],
  [
    'odd rests',
    swim.judged('interval', swim.warmup(400, 1), swim.times(8, swim.work(100, 4), swim.rest(17)), swimDown),
    'A step of 0:17 is hard to remember: make it 0:15.',
    '17 seconds cannot be read off the clock at the wall: round them to five.',
  ],
  [
    'long rests of a run, by their ratio alone',
    run.judged('interval', ...jogOut, run.times(5, run.work(3, 5), run.easy(5, 1)), run.cooldown(3, 1)),
    'Rest less: 5 minutes after an effort of 3 minutes is long, 3 minutes 20 seconds is plenty.',
  ],
])('of %s', (_, judged, ...remarks) => {
  expect(wordsOn(judged).remarks).toEqual(remarks)
})
