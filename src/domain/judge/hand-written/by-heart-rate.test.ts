import { expect, test } from 'vitest'
import { byFeel, noted, type SaidCase, wordsOn, writingFor } from '#tests/support/workouts/sessions.ts'
import { jogHome, jogOut, run } from '#tests/support/workouts/usual-parts.ts'

const heartRide = writingFor('cycling', { byHeart: true })
const heartRun = writingFor('running', { byHeart: true })
const heartSwim = writingFor('swimming', { byHeart: true })

test.each<SaidCase>([
  [
    'a ride: an interval ride by heart rate that could be of several types',
    heartRide.judged(
      'interval',
      heartRide.warmup(12, 1),
      heartRide.times(2, byFeel(heartRide.warmup(1), 8), heartRide.warmup(1, 1)),
      heartRide.times(6, heartRide.work(5, 4), heartRide.easy(3, 1)),
      heartRide.cooldown(8, 1),
    ),
    'a classic interval session.',
  ],
  [
    'a ride: 30/30 by heart rate',
    heartRide.judged(
      'v02 max',
      heartRide.warmup(12, 1),
      heartRide.times(10, heartRide.work('30s', 5), heartRide.easy('30s', 1)),
      heartRide.cooldown(8, 1),
    ),
    'a VO2 Max session with something to mend.',
    'The pulse cannot follow an effort of 30 seconds: below 2 minutes go by feel, for example at 9 of 10, and leave the heart rate to the easy parts.',
  ],
  [
    'a ride: 5 × 4 minutes by heart rate',
    heartRide.judged(
      'v02 max',
      heartRide.warmup(12, 1),
      heartRide.times(2, byFeel(heartRide.warmup('10s'), 9), heartRide.warmup('50s', 1)),
      heartRide.times(5, heartRide.work(4, 5), heartRide.easy(4, 1)),
      heartRide.cooldown(8, 1),
    ),
    'a classic VO2 Max session.',
  ],
  [
    'a ride: 8 × 30 seconds by feel',
    heartRide.judged(
      'v02 max',
      heartRide.warmup(12, 1),
      heartRide.times(2, byFeel(heartRide.warmup('10s'), 9), heartRide.warmup('50s', 1)),
      heartRide.times(8, byFeel(heartRide.work('30s'), 10), heartRide.easy(2, 1)),
      heartRide.cooldown(10, 1),
    ),
    'a classic VO2 Max session.',
  ],
  [
    'a run: ten times a minute by feel',
    run.judged('interval', ...jogOut, run.times(10, byFeel(run.work(1), 9), run.easy(2, 1)), jogHome),
    'a classic interval session.',
  ],
  [
    'a run: ten times a minute by feel that is hardly felt',
    run.judged('interval', ...jogOut, run.times(10, byFeel(run.work(1), 4), run.easy(2, 1)), jogHome),
    'not an interval session yet.',
    'It reads as an endurance run rather than an interval session: change its type, or its work.',
    'Nothing in it is fast enough for an interval session.',
  ],
  [
    'a run: ten times a minute by heart rate',
    heartRun.judged(
      'interval',
      heartRun.warmup(12, 1),
      heartRun.times(3, heartRun.warmup('20s', 'open'), heartRun.warmup('40s', 1)),
      heartRun.times(10, heartRun.work(1, 5), heartRun.easy(1, 1)),
      heartRun.cooldown(8, 1),
    ),
    'an interval session with something to mend.',
    'The pulse cannot follow an effort of 1 minute: below 2 minutes go by feel, for example at 9 of 10, and leave the heart rate to the easy parts.',
  ],
  [
    'a swim: 300s by heart rate after 100s',
    heartSwim.judged(
      'interval',
      heartSwim.warmup(300, 1),
      heartSwim.times(4, noted(heartSwim.warmup(25, 2), 'Build.'), heartSwim.rest(10)),
      heartSwim.times(2, heartSwim.work(100, 4), heartSwim.rest(15)),
      heartSwim.times(4, heartSwim.work(300, 4), heartSwim.rest(30)),
      heartSwim.cooldown(200, 1),
    ),
    'a classic interval swim.',
  ],
  [
    'a swim: 50s by heart rate',
    heartSwim.judged(
      'interval',
      heartSwim.warmup(200, 1),
      heartSwim.times(10, heartSwim.work(50, 4), heartSwim.rest(15)),
      heartSwim.cooldown(100, 1),
    ),
    'an interval swim with something to mend.',
    'The pulse cannot follow a repetition of about 55 seconds: below 2 minutes go by feel, for example at 9 of 10, and leave the heart rate to the easy parts.',
  ],
])('%s', (_, judged, verdict, ...remarks) => {
  expect(wordsOn(judged)).toEqual({ verdict, remarks })
})
