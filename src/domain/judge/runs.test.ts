import { expect, test } from 'vitest'
import { type Case, verdictOn } from '#tests/support/workouts/sessions.ts'
import { jogHome, jogOut, run } from '#tests/support/workouts/usual-parts.ts'

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
      run.steady(50, 1),
      run.times(10, run.work(1, 5), run.easy(1, 1)),
      run.cooldown(5, 1),
    ),
    ['strides'],
  ],
  [
    'endurance of 15 km that may take 90 minutes, with blocks at marathon pace',
    run.judged('endurance', run.warmup('2km', 1), run.steady('7800m', 2), run.steady('4km', 3), run.cooldown('1km', 1)),
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
    'threshold with ten minutes of easy running between two sets',
    run.judged(
      'threshold',
      ...jogOut,
      run.times(3, run.work(5, 4), run.easy(1, 1)),
      run.steady(10, 2),
      run.times(2, run.work(5, 4), run.easy(1, 1)),
      jogHome,
    ),
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
    ['warmup-seconds', 'primers'],
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

test.each(runs)('%s', (_, judged, wrong = []) => {
  expect(verdictOn(judged)).toEqual({ wrong: wrong.toSorted(), isPerfect: wrong.length === 0 })
})
