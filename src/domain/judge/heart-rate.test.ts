import { expect, test } from 'vitest'
import { type Case, verdictOn, writingFor } from '#tests/support/workouts/sessions.ts'

const heartRide = writingFor('cycling', { byHeart: true })
const heartRun = writingFor('running', { byHeart: true })

/** Openers are too short for the pulse: they have no target. */
const heartOut = [
  heartRide.warmup(12, 1),
  heartRide.times(3, heartRide.warmup('10s', 'open'), heartRide.warmup('50s', 1)),
]

const byHeart: Case[] = [
  [
    'zone 4 as threshold',
    heartRide.judged(
      'threshold',
      ...heartOut,
      heartRide.times(3, heartRide.work(10, 4), heartRide.easy(5, 1)),
      heartRide.cooldown(10, 1),
    ),
  ],
  [
    'zone 4 as sweet spot',
    heartRide.judged(
      'sweet spot',
      ...heartOut,
      heartRide.times(3, heartRide.work(10, 4), heartRide.easy(5, 1)),
      heartRide.cooldown(10, 1),
    ),
  ],
  [
    'zone 4 as tempo',
    heartRide.judged(
      'tempo',
      ...heartOut,
      heartRide.times(3, heartRide.work(10, 4), heartRide.easy(5, 1)),
      heartRide.cooldown(10, 1),
    ),
    ['work-zone'],
  ],
  [
    'zone 4 as a run at threshold',
    heartRun.judged(
      'threshold',
      heartRun.warmup(12, 1),
      heartRun.times(3, heartRun.warmup('20s', 'open'), heartRun.warmup('40s', 1)),
      heartRun.work(25, 4),
      heartRun.cooldown(10, 1),
    ),
  ],
]

test.each(byHeart)('%s', (_, judged, wrong = []) => {
  expect(verdictOn(judged)).toEqual({ wrong: wrong.toSorted(), isPerfect: wrong.length === 0 })
})
