import { expect, test } from 'vitest'
import { readAs } from '#tests/support/sentences/read-as.ts'
import { wordsOf } from '#tests/support/sentences/words-of.ts'
import { understand } from '../understand.ts'

// What is said of some repetitions is built also where the others are hard, and a sprint is one wherever it stands.

test.each<[sentence: string, asked: string, checked: string, ...unread: string[]]>([
  [
    '6 hill sprints of 20s, last 2 all out',
    'interval, main set 4x · Uphill 20sec open effort 9/10 interval · 20sec recovery · 2x · Uphill 20sec open effort 10/10 interval · 20sec recovery',
    '',
  ],
  [
    '8 hill reps 45s, last 3 hard, jog down',
    'interval, main set 5x · Uphill 45sec open effort 9/10 interval · 1m7.5s recovery · 3x · Uphill 45sec open effort 10/10 interval · 1m7.5s recovery',
    '',
  ],
  [
    '10 hill sprints of 12 s, first 2 easy',
    'interval, main set 2x · Uphill 12sec Z1 interval · 8x · Uphill 12sec open effort 9/10 interval',
    '',
  ],
  [
    'run 10x1 min hard 1 min easy, last one all out',
    'running, interval, main set 9x · 1m Z5 interval · 1m recovery · 1x · 1m effort 10/10 interval · 1m recovery',
    '',
  ],
  [
    'run 8 x 400 m at 5k pace with 90 s rest, last one all out',
    'running, interval, main set 7x · 400mtr 5k pace 104.7-106.8% interval · 1m30s rest · 1x · 400mtr effort 10/10 interval · 1m30s rest, by pace, at 5k pace',
    '',
  ],
  [
    'run 8 x 400 m at 5k pace with 90 s rest, last one hard',
    'running, interval, main set 7x · 400mtr 5k pace 104.7-106.8% interval · 1m30s rest · 1x · 400mtr Z5 interval · 1m30s rest, by pace, at 5k pace',
    '',
  ],
  [
    'bike 8x30s sprint, 4 min easy, last one all out',
    'cycling, interval, main set 7x · 30sec open effort 10/10 interval · 4m recovery · 1x · 30sec effort 10/10 interval · 4m recovery',
    '',
  ],
  [
    'bike 2x(4x30s sprint, 4 min easy)',
    'cycling, interval, main set 3x · 30sec open effort 10/10 interval · 4m recovery · 30sec open effort 10/10 interval · 3m recovery · 4x · 30sec open effort 10/10 interval · 4m recovery',
    '',
  ],
  [
    '6x45s hills at rpe 8, jog down',
    'interval, main set 6x · Uphill 45sec open effort 8/10 interval · 1m7.5s recovery',
    '',
  ],
])('"%s" asks for %s', (sentence, asked, checked, ...unread) => {
  const understood = understand(sentence, { sport: 'running' })
  expect(readAs(understood)).toBe(asked)
  expect(wordsOf(sentence, understood.checks).join('|')).toBe(checked)
  expect(wordsOf(sentence, understood.unread)).toEqual(unread)
})
