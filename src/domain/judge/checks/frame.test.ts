import { expect, test } from 'vitest'
import { type Case, verdictOn } from '#tests/support/workouts/sessions.ts'
import { jogOut, ride, rideHome, rideOut, run } from '#tests/support/workouts/usual-parts.ts'

const efforts = ride.times(5, ride.work(4, [110, 115]), ride.easy(4, 1))
/** Before the first of these bouts: a warm-up of 15 minutes. */
const bouts = run.times(3, run.work(8, 4), run.easy(2, 1))

test.each<Case>([
  [
    'half an hour of endurance before and after the work is no warm-up and no cool-down',
    ride.judged(
      'threshold',
      ride.steady(30, [66, 70]),
      ...rideOut,
      ride.times(4, ride.work(8, 5), ride.easy(4, 1)),
      ride.steady(30, [66, 70]),
      rideHome,
    ),
    ['opening-power'],
  ],
  [
    'half an hour of spinning after the work is a cool-down',
    ride.judged('v02 max', ...rideOut, efforts, ride.easy(30, 1), rideHome),
    ['cooldown-share'],
  ],
  [
    'half an hour of spinning before the work is a warm-up',
    ride.judged('v02 max', ride.steady(30, 1), ...rideOut, efforts, rideHome),
    ['warmup-share'],
  ],
  [
    'a warm-up in zone 2 is a warm-up',
    run.judged('threshold', run.warmup(12, 2), ...jogOut, bouts, run.cooldown(5, 1)),
    ['warmup-share'],
  ],
  [
    'a cool-down that is two minutes longer than its share',
    run.judged('threshold', ...jogOut, bouts, run.cooldown(18.5, 1)),
  ],
])('%s', (_, judged, wrong = []) => {
  expect(verdictOn(judged).wrong).toEqual(wrong)
})
