import { expect, test } from 'vitest'
import { type Case, verdictOn, writingFor } from '#tests/support/workouts/sessions.ts'

const heartRide = writingFor('cycling', { byHeart: true })
const heartRun = writingFor('running', { byHeart: true })

const byHeart: Case[] = [
  [
    'zone 4 as threshold',
    heartRide.judged(
      'threshold',
      heartRide.warmup(15, 1),
      heartRide.times(3, heartRide.work(10, 4), heartRide.easy(5, 1)),
      heartRide.cooldown(10, 1),
    ),
  ],
  [
    'zone 4 as sweet spot',
    heartRide.judged(
      'sweet spot',
      heartRide.warmup(15, 1),
      heartRide.times(3, heartRide.work(10, 4), heartRide.easy(5, 1)),
      heartRide.cooldown(10, 1),
    ),
  ],
  [
    'zone 4 as tempo',
    heartRide.judged(
      'tempo',
      heartRide.warmup(15, 1),
      heartRide.times(3, heartRide.work(10, 4), heartRide.easy(5, 1)),
      heartRide.cooldown(10, 1),
    ),
    ['work-zone'],
  ],
  [
    'zone 4 as a run at threshold',
    heartRun.judged('threshold', heartRun.warmup(15, 1), heartRun.work(25, 4), heartRun.cooldown(10, 1)),
  ],
]

test.each(byHeart)('%s', (_, judged, wrong = []) => {
  expect(verdictOn(judged)).toEqual({ wrong: wrong.toSorted(), isPerfect: wrong.length === 0 })
})
