import { expect, test } from 'vitest'
import { type Case, verdictOn } from '#tests/support/workouts/sessions.ts'
import { jogHome, jogOut, ride, run } from '#tests/support/workouts/usual-parts.ts'

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
    'nine repetitions at threshold, one more than a threshold run has',
    run.judged(undefined, ...jogOut, run.times(9, run.work(4, 4), run.easy(1, 1)), jogHome),
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
      ...Array.from({ length: 49 }, (_, index) => ride.steady(1, 1 + (index % 2))),
      ride.cooldown(5, 1),
    ),
    ['watch-steps!'],
  ],
]

test.each(free)('%s', (_, judged, wrong = []) => {
  expect(verdictOn(judged)).toEqual({ wrong: wrong.toSorted(), isPerfect: wrong.length === 0 })
})
