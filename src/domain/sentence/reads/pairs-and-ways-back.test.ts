import { expect, test } from 'vitest'
import { checkedIn, checksOf } from '#tests/support/sentences/checked.ts'
import { readAs } from '#tests/support/sentences/read-as.ts'
import { understand } from '../understand.ts'

// Work and rest by turns for a length beside them, and the way back down whose time is not said.

test.each<[sentence: string, asked: string, ...unread: string[]]>([
  [
    'got 40 mins at lunch, whats left after 10 up 5 down do 2on1off zone4 running',
    'running, threshold, 40 minutes, warm-up 10 minutes, 8 × 2 minutes, 1 minute rest, cool-down 5 minutes',
  ],
  [
    'run 45 min: 10 up, 5 down, the rest 1 min on 1 min off',
    'running, interval, 45 minutes, warm-up 10 minutes, 15 × 1 minute, 1 minute rest, cool-down 5 minutes',
  ],
  [
    '60 min bike, 15 wu, 10 cd, in between 30/30s',
    'cycling, v02 max, 1 hour, warm-up 15 minutes, 35 × 30 seconds, 30 seconds rest, cool-down 10 minutes',
  ],
  [
    'run 40 min, 10 min wu and 10 min cd with 1on1off in between',
    'running, interval, 40 minutes, warm-up 10 minutes, 10 × 1 minute, 1 minute rest, cool-down 10 minutes',
  ],
  [
    'Fartlek 40 minutes: 1 minute on, 1 minute off for the middle 20',
    'running, interval, 40 minutes, whole 10m Z1 · 10x · 1m Z5 interval · 1m recovery · 10m Z1',
  ],
  [
    '40 min fartlek, middle 20 min 1 on 1 off',
    'running, interval, 40 minutes, whole 10m Z1 · 10x · 1m Z5 interval · 1m recovery · 10m Z1',
  ],
  [
    'run 50 min with 2 min on 1 min off for the middle 30 min',
    'running, interval, 50 minutes, whole 10m Z1 · 10x · 2m Z5 interval · 1m recovery · 10m Z1',
  ],
  [
    'bike 60 min, middle 30 min as 30/30s',
    'cycling, v02 max, 1 hour, whole 15m Z1 · 30x · 30sec 106-120% interval · 30sec recovery · 15m Z1',
  ],
  ['fartlek 10 x 1 min on 1 min off, 45 min', 'running, interval, 45 minutes, 10 × 1 minute, 1 minute rest'],
  ['run 45 min, the middle 15 at tempo', 'running, tempo, 45 minutes, whole 15m Z1 · 15m Z3 · 15m Z1'],
  [
    'run 45 min fartlek, last 20 min 1 min on 1 min off',
    'running, interval, 45 minutes, whole 25m Z1 · 10x · 1m Z5 interval · 1m recovery',
  ],
  [
    'run 10 min wu then 1 min on 1 min off for 20 min then 10 min cd',
    'running, interval, warm-up 10 minutes, 10 × 1 minute, 1 minute rest, cool-down 10 minutes',
  ],
  ['run 30 min of 1 min on 1 min off', 'running, interval, 30 minutes, whole 15x · 1m Z5 interval · 1m recovery'],
  [
    'bike 1h, 2on2off for 20 min in the middle',
    'cycling, v02 max, 1 hour, whole 20m Z1 · 5x · 2m 106-120% interval · 2m recovery · 20m Z1',
  ],
  ['2on1off x 8 zone 4 run', 'running, threshold, 8 × 2 minutes, 1 minute rest'],
  ['2 on 1 off for 24 min run', 'running, interval, 8 × 2 minutes, 1 minute rest'],
  [
    'run 10 up, 3x8 tempo 2 min jog, 10 down',
    'running, tempo, 50 minutes, whole Warm up 10m · 3x · 8m Z3 interval · 2m recovery · Cool down 10m',
  ],
  ['run 5 up 5 down, 20 tempo', 'running, tempo, 30 minutes, whole Warm up 5m · 20m Z3 · Cool down 5m'],
  [
    'ride 3 hours with 5 x 6 minute climbs at threshold, spin back down',
    'cycling, threshold, 3 hours, main set 5x · Uphill 6m interval · 3m recovery',
  ],
  [
    'bike 6x4 min uphill at 95%, coast back down',
    'cycling, interval, main set 6x · Uphill 4m 95% interval · 2m recovery',
  ],
  [
    'bike 5x5 min hill reps vo2, easy spin back down',
    'cycling, v02 max, main set 5x · Uphill 5m interval · 2m30s recovery',
  ],
  [
    'run 10x45s hill, jog back down to the start',
    'running, interval, main set 10x · Uphill 45sec open effort 9/10 interval · 1m7.5s recovery',
  ],
  [
    'run 8x hills 60 s hard walk back down',
    'running, interval, main set 8x · Uphill 1m open effort 9/10 interval · Walk 2m recovery',
  ],
  [
    'bike 4x8 min climb at threshold, descend for recovery',
    'cycling, threshold, 4 × 8 minutes (climb), 4 minutes rest',
  ],
  [
    'bike 6 x 3 min uphill hard, roll back down',
    'cycling, interval, main set 6x · Uphill 3m open effort 9/10 interval · 1m30s recovery',
  ],
  [
    'run 6x1 min hill, recover on the way down',
    'running, interval, main set 6x · Uphill 1m open effort 9/10 interval · 1m30s recovery',
  ],
  ['run 3 min on 1 min off', 'running', '3 min on 1 min off'],
  ['run 45 min, 3 min on 1 min off', 'running, interval, 45 minutes, 7 × 3 minutes, 1 minute rest'],
  ['180on60off bike', 'cycling', '180on60off'],
  [
    '40 min run, 10 wu, then 2 on 1 off',
    'running, interval, 40 minutes, warm-up 10 minutes, 10 × 2 minutes, 1 minute rest',
  ],
  ['swim 8x50 descend 1-4 on 1:00', 'swimming, interval, main set 8x · "descend 1-4" 50mtr on 1:00 interval'],
])('"%s" asks for %s', (sentence, asked, ...unread) => {
  const understood = understand(sentence, { sport: 'running' })
  expect(readAs(understood)).toBe(asked)
  expect(understood.unread.map(({ from, to }) => sentence.slice(from, to))).toEqual(unread)
  expect(checkedIn(sentence, understood)).toEqual(checksOf(sentence))
})
