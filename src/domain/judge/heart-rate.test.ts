import { expect, test } from 'vitest'
import { type Case, verdictOn, writingFor } from '#tests/support/workouts/sessions.ts'
import type { Step } from '../workout/step.ts'
import { judge } from './judge.ts'

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

test('a ride is not called by a narrower type if part of its work is by heart rate', () => {
  const ride = writingFor('cycling')
  const asked = (second: Step) => {
    const { kept, soft } = judge(
      ride.judged(
        'interval',
        ride.warmup(15, 1),
        ride.times(3, ride.work(6, 5), second, ride.easy(4, 1)),
        ride.cooldown(10, 1),
      ),
    )
    return [...kept, ...soft.map(({ bound }) => bound)].includes('narrower-type')
  }
  expect(asked(ride.work(4, 5))).toBe(true)
  expect(asked(heartRide.work(4, 4))).toBe(false)
})
