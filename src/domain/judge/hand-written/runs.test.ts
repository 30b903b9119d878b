import { expect, test } from 'vitest'
import { type SaidCase, wordsOn } from '#tests/support/workouts/sessions.ts'
import { jogHome, jogOut, run } from '#tests/support/workouts/usual-parts.ts'

test.each<SaidCase>([
  [
    'ten times 400 m fast and 400 m of jogging',
    run.judged('interval', ...jogOut, run.times(10, run.work('400m', 5), run.easy('400m', 1)), jogHome),
    'a classic interval session.',
  ],
  [
    'ten times a quarter of a mile fast and as much jogging',
    run.judged('interval', ...jogOut, run.times(10, run.work('402.336m', 5), run.easy('402.336m', 1)), jogHome),
    'a classic interval session.',
  ],
  [
    'the same of a slower runner',
    {
      ...run.judged('interval', ...jogOut, run.times(10, run.work('400m', 5), run.easy('400m', 1)), jogHome),
      reference: 330,
    },
    'a classic interval session.',
  ],
  [
    'a kilometre of jogging after a kilometre',
    run.judged('interval', ...jogOut, run.times(4, run.work('1km', 5), run.easy('1km', 1)), jogHome),
    'an interval session with something to mend.',
    'Rest less: about 6 minutes 45 seconds after an effort of about 4 minutes 35 seconds is long, 5 minutes 5 seconds is plenty.',
  ],
  [
    '14 × 200 m at 1,500 m pace',
    {
      ...run.judged(
        'interval',
        ...jogOut,
        run.times(14, run.work('200m', [116.6, 118.6]), run.easy('200m', 1)),
        jogHome,
      ),
      reference: 255,
    },
    'a classic interval session.',
  ],
  [
    '4 × 6 minutes at 10 km pace',
    run.judged('threshold', ...jogOut, run.times(4, run.work(6, [102.1, 104.1]), run.easy(1.5, 1)), jogHome),
    'a classic threshold session.',
  ],
  [
    'six times a kilometre at the 10 km pace of a slower runner',
    {
      ...run.judged(
        'interval',
        ...jogOut,
        run.times(6, { ...run.work('1km', [99.8, 101.8]), name: '10k pace' }, run.easy('500m', 1)),
        jogHome,
      ),
      reference: 300,
    },
    'a classic interval session.',
  ],
  [
    'the same pace without its name',
    {
      ...run.judged('interval', ...jogOut, run.times(6, run.work('1km', [99.8, 101.8]), run.easy('500m', 1)), jogHome),
      reference: 300,
    },
    'not an interval session yet.',
    'It reads as a threshold session rather than an interval session: change its type, or its work.',
    'Nothing in it is fast enough for an interval session: for you that is 4:21 to 4:51 /km.',
  ],
  [
    'a tempo run with a fast finish',
    run.judged('tempo', ...jogOut, run.steady(25, 3), run.steady(6, 4), jogHome),
    'a classic tempo run.',
  ],
  [
    'a tempo run at half-marathon pace',
    run.judged('tempo', ...jogOut, { ...run.steady(30, [97, 99]), name: 'Half marathon pace' }, jogHome),
    'a classic tempo run.',
  ],
  [
    'a long run with two blocks at marathon pace',
    run.judged(
      'endurance',
      run.warmup(20, 1),
      run.steady(40, 2),
      run.times(2, run.steady(15, [93, 95]), run.steady(5, 2)),
      run.cooldown(10, 1),
    ),
    'a classic endurance run.',
  ],
  [
    'a short run with as much of it',
    run.judged('endurance', run.warmup(10, 1), run.steady(30, [93, 95]), run.steady(20, 2), run.cooldown(10, 1)),
    'an endurance run with something to mend.',
    'Keep more of it easy: 57 % of the time is in zones 1 and 2, in an endurance run 85 % at least is usual.',
  ],
  [
    'a very long run',
    run.judged('endurance', run.warmup(10, 1), run.steady(160, 2), run.cooldown(10, 1)),
    'a very long endurance run.',
    'It is longer than the 2 hours 30 minutes that are usual for an endurance run: take more time to recover from it.',
  ],
])('a run: %s', (_, judged, verdict, ...remarks) => {
  expect(wordsOn(judged)).toEqual({ verdict, remarks })
})
