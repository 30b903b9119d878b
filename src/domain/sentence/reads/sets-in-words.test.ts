import { expect, test } from 'vitest'
import { checkedIn, checksOf } from '#tests/support/sentences/checked.ts'
import { readAs } from '#tests/support/sentences/read-as.ts'
import { understand } from '../understand.ts'

// Sets as coaches say them, and what only looks like one.

test.each<[sentence: string, asked: string, ...unread: string[]]>([
  ['3 rounds: 4 min hard, 2 min easy, 10 min run', 'running, interval, 10 minutes, 3 × 4 minutes, 2 minutes rest'],
  [
    '2x(10x40/20, 5 min easy) ride',
    'cycling, v02 max, main set 10x · 40sec interval · 20sec recovery · 5m Z1 recovery · 10x · 40sec interval · 20sec recovery · 5m Z1 recovery',
  ],
  [
    '10x40/20, 3 rounds ride',
    'cycling, v02 max, main set 10x · 40sec interval · 20sec recovery · 3m recovery · 10x · 40sec interval · 20sec recovery · 3m recovery · 10x · 40sec interval · 20sec recovery',
  ],
  [
    '10x40/20, 3 rounds of 5 min ride',
    'cycling, v02 max, main set 10x · 40sec interval · 20sec recovery · 3x · 5m interval',
  ],
  [
    '10x40/20 x 3 ride',
    'cycling, v02 max, main set 10x · 40sec interval · 20sec recovery · 3m recovery · 10x · 40sec interval · 20sec recovery · 3m recovery · 10x · 40sec interval · 20sec recovery',
  ],
  [
    '100-200-100 x 2 swim',
    'swimming, ladder sets, main set 100mtr interval · 20sec rest · 200mtr interval · 20sec rest · 100mtr interval · 1m rest · 100mtr interval · 20sec rest · 200mtr interval · 20sec rest · 100mtr interval',
  ],
  ['100-200-100 x 7 swim', 'swimming, ladder sets', '100-200-100', 'x 7'],
  [
    '5x400, 3x200, repeat x2 run',
    'running, interval, main set 5x · 400mtr interval · 3x · 200mtr interval · 3m recovery · 5x · 400mtr interval · 3x · 200mtr interval',
  ],
  ['5x400 repeat run', 'running, interval, 5 × 400 meters'],
  ['3x8, 5x3 threshold ride', 'cycling, threshold, main set 3x · 8m interval · 5x · 3m interval'],
  [
    '2 sets of 3x8 min threshold ride',
    'cycling, threshold, main set 3x · 8m interval · 3m recovery · 3x · 8m interval',
  ],
  ['3 by 8 min threshold ride', 'cycling, threshold, 3 × 8 minutes'],
  ['3 lots of 8 min threshold ride', 'cycling, threshold, 3 × 8 minutes'],
  ['4 hard 3 min efforts run', 'running, interval, 4 × 3 minutes'],
  ['6 hill sprints of 10 s run', 'running, interval, main set 6x · Uphill 10sec open effort 9/10 interval'],
  ['five 3 minute intervals run', 'running, interval, 5 × 3 minutes'],
  ['10x100 95% on 1:45 swim', 'swimming, interval, main set 10x100mtr 95% on 1:45 interval'],
  ['8 50s swim', 'swimming, interval, 8 × 50 meters'],
  ['25 fast 30s run', 'running, 25 minutes', 'fast', '30s'],
  ['4 1 mile repeats run', 'running, interval, 4 × 1 mile'],
  ['3 10 min efforts at 250w ride', 'cycling, threshold, main set 3x · 10m 250w interval'],
  ['1 min on 1 min off x 10 run', 'running, interval, 10 × 1 minute, 1 minute rest'],
  ['1 min hard, 1 min easy x 10 run', 'running, interval, 10 × 1 minute, 1 minute rest'],
  ['30/30 x 10 ride', 'cycling, v02 max, 10 × 30 seconds, 30 seconds rest'],
  ['8 min x 3 tempo run', 'running, tempo, 3 × 8 minutes'],
  ['8 minutes 3 times tempo run', 'running, tempo, 3 × 8 minutes'],
  ['100 min, 8 times 4 minutes run', 'running, interval, 1 hour 40 minutes, 8 × 4 minutes'],
  ['3 times a week 45 min run', 'running, 45 minutes', '3 times a week'],
  ['5x1km reps run', 'running, interval, 5 × 1 kilometer'],
  ['400m repeats run 10k', 'running, interval, 10 kilometers', '400m'],
  ["10x1'/1' run", 'running, interval, 10 × 1 minute, 1 minute rest'],
  ["10x2'/1 run", 'running, interval, 10 × 2 minutes, 1 minute rest'],
  ['6x100 / 300 swim', 'swimming, interval, 6 × 100 meters', '300'],
  ['8 x 3 min hard, 2 min float run', 'running, interval, main set 8x · 3m interval · Float 2m Z2 recovery'],
  ['8x3 min work 2 min rec run', 'running, interval, 8 × 3 minutes, 2 minutes rest'],
  [
    'run 45 min tempo with 10 min warm up, 5 min cool down',
    'running, tempo, 45 minutes, warm-up 10 minutes, cool-down 5 minutes',
  ],
  [
    '60 min ride with 5x3 min @ 110%, 3 min between',
    'cycling, v02 max, 1 hour, main set 5x · 3m 110% interval · 3m recovery',
  ],
])('"%s" asks for %s', (sentence, asked, ...unread) => {
  const understood = understand(sentence, { sport: 'running' })
  expect(readAs(understood)).toBe(asked)
  expect(understood.unread.map(({ from, to }) => sentence.slice(from, to))).toEqual(unread)
  expect(checkedIn(sentence, understood)).toEqual(checksOf(sentence))
})
