import { expect, test } from 'vitest'
import { type RemarkedCase, wordsOn } from '#tests/support/workouts/sessions.ts'
import { ride, rideHome, rideOut, run, swim, swimDown } from '#tests/support/workouts/usual-parts.ts'

test.each<RemarkedCase>([
  [
    'a short warm-up',
    run.judged('tempo', run.warmup(3, 1), run.steady(25, 3), run.cooldown(8, 1)),
    'Warm up longer: 5 minutes before the work instead of 3 minutes.',
  ],
  [
    'a short warm-up of an easy run',
    run.judged('endurance', run.warmup(3, 1), run.steady(40, 2), run.cooldown(5, 1)),
    'Warm up longer: 5 minutes at the start instead of 3 minutes.',
  ],
  [
    'an easy run without a cool-down',
    run.judged('endurance', run.warmup(5, 1), run.steady(40, 2)),
    'Cool down for 3 minutes at the end.',
  ],
  [
    'a long warm-up',
    run.judged('tempo', run.warmup(30, 1), run.steady(25, 3), run.cooldown(8, 1)),
    'Warm up less: 25 minutes at most.',
  ],
  [
    'much easy time in zone 2 before the cool-down',
    ride.judged(
      'v02 max',
      ...rideOut,
      ride.times(6, ride.work(3, [110, 115]), ride.easy(3, 1)),
      ride.easy(30, 2),
      rideHome,
    ),
    'Take some of the 41 minutes of easy time after the work away or spread it out: 26 minutes 30 seconds at most is usual.',
  ],
  [
    'a long cool-down',
    run.judged('tempo', run.warmup(10, 1), run.steady(25, 3), run.cooldown(25, 1)),
    'Cool down less: 18 minutes at most.',
  ],
  [
    'a short warm-up of a swim',
    swim.judged('interval', swim.warmup(75, 1), swim.times(12, swim.work(100, 4), swim.rest(15)), swimDown),
    'Warm up longer: 125 m at least.',
    'Make the main set shorter: 1,175 m at most leave room for warming up and swimming down.',
  ],
  [
    'a long warm-up of a swim',
    swim.judged('endurance', swim.warmup(800, 1), swim.times(5, swim.steady(200, 2), swim.rest(15)), swimDown),
    'Warm up less: 700 m at most.',
  ],
  [
    'much before the main set of a swim',
    swim.judged(
      'interval',
      swim.warmup(400, 1),
      swim.times(12, swim.steady(100, 2), swim.rest(10)),
      swim.times(10, swim.work(100, 4), swim.rest(15)),
      swimDown,
    ),
    'Warm up and prepare less: 1,525 m at most.',
    'Make the main set longer: 1,075 m of such a swim at least.',
    'To be ready for the work, end the warm-up with 4 × 25 or 50 that build from easy to fast.',
  ],
  [
    'a short main set',
    swim.judged(
      'interval',
      swim.warmup(400, 1),
      swim.times(4, swim.steady(50, 2), swim.rest(10)),
      swim.times(4, swim.work(100, 4), swim.rest(15)),
      swim.cooldown(250, 1),
    ),
    'Make the main set longer: 475 m of such a swim at least.',
  ],
  [
    'a long main set',
    swim.judged(
      'interval',
      swim.warmup(200, 1),
      swim.times(20, swim.work(100, 4), swim.rest(15)),
      swim.cooldown(150, 1),
    ),
    'Make the main set shorter: 1,875 m at most leave room for warming up and swimming down.',
    'To be ready for the work, end the warm-up with 4 × 25 or 50 that build from easy to fast.',
  ],
  [
    'no cool-down',
    ride.judged('tempo', ...rideOut, ride.steady(40, 3), ride.cooldown(1, 1)),
    'Work takes 72 % of the time, 70 % at most is usual: give the warm-up, the recoveries and the cool-down more room.',
    'Cool down longer: 3 minutes after the work instead of 1 minute.',
  ],
  [
    'a hard start',
    ride.judged('endurance', ride.warmup(10, [66, 70]), ride.steady(60, 2), ride.cooldown(10, 1)),
    'Begin easier: it starts at 68 % of FTP, 60 % at most lets the legs wake up.',
  ],
  [
    'a swim in yards that is too short before and after',
    {
      ...swim.judged(
        'interval',
        swim.warmup(50, 1),
        swim.times(12, swim.work(100, 4), swim.rest(15)),
        swim.cooldown(25, 1),
      ),
    },
    'Warm up longer: 125 m at least.',
    'Make the main set shorter: 1,000 m at most leave room for warming up and swimming down.',
    'Swim down longer: 75 m at least.',
  ],
])('of %s', (_, judged, ...remarks) => {
  expect(wordsOn(judged).remarks).toEqual(remarks)
})
