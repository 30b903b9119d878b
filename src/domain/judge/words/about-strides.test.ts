import { expect, test } from 'vitest'
import { type RemarkedCase, wordsOn } from '#tests/support/workouts/sessions.ts'
import { jogHome, ride, rideHome, run } from '#tests/support/workouts/usual-parts.ts'

const rampOut = ride.warmup(10, { ramp: [45, 62] })

test.each<RemarkedCase>([
  [
    'a hard whole',
    ride.judged(
      'threshold',
      ride.warmup(15, { ramp: [55, 70] }),
      ride.times(3, ride.work(15, 5), ride.easy(3, [68, 70])),
      rideHome,
    ),
    'To be ready for the work, end the warm-up with 2 to 4 openers: 1 minute at threshold each, or 10 seconds fast.',
  ],
  [
    'long sprints',
    ride.judged(
      'endurance',
      rampOut,
      ride.times(3, ride.work('25s', 7), ride.easy(5, 1)),
      ride.steady(60, 2),
      ride.cooldown(10, 1),
    ),
    'Make the sprints shorter: nobody holds that power for 25 seconds, 20 seconds is the most.',
  ],
  [
    'many sprints',
    ride.judged(
      'endurance',
      rampOut,
      ride.times(20, ride.work('10s', 7), ride.easy(3, 1)),
      ride.steady(60, 2),
      ride.cooldown(10, 1),
    ),
    'Ride more of it in zone 2 (Endurance): 44 % of the time is, 60 % at least is usual.',
    'Do fewer sprints: 20 are many, 12 at most stay fast.',
    'Sprint less: 3 minutes 20 seconds in all is much, 3 minutes at most is usual.',
  ],
  [
    'few sprints and nothing else',
    ride.judged(undefined, rampOut, ride.times(2, ride.work('10s', 7), ride.easy(5, 1)), ride.cooldown(10, 1)),
    'Take some of the 15 minutes of easy time after the work away or spread it out: 9 minutes at most is usual.',
    'Do more sprints: 3 at least.',
    'Sprint more: 20 seconds in all is little, 30 seconds at least is usual.',
  ],
  [
    'strides on the bike with little rest',
    ride.judged(
      'threshold',
      ride.warmup(15, 1),
      ride.times(4, ride.warmup('10s', 6), ride.warmup('20s', 1)),
      ride.times(3, ride.work(10, 5), ride.easy(5, 1)),
      rideHome,
    ),
    'Rest longer between the sprints: 20 seconds are short, 30 seconds at least let the breath come back.',
  ],
  [
    'a run without strides',
    run.judged('threshold', run.warmup(15, 1), run.times(5, run.work(6, 4), run.easy(1, 1)), jogHome),
    'To be ready for the work, end the warm-up with 3 to 5 strides of 15 to 20 seconds.',
  ],
])('of %s', (_, judged, ...remarks) => {
  expect(wordsOn(judged).remarks).toEqual(remarks)
})
