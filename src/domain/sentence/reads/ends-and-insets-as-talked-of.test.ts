import { expect, test } from 'vitest'
import { checkedIn, checksOf } from '#tests/support/sentences/checked.ts'
import { readAs } from '#tests/support/sentences/read-as.ts'
import { wordsOf } from '#tests/support/sentences/words-of.ts'
import { understand } from '../understand.ts'

// What stands at the ends or within a session as it is talked of, and hills and over-unders in few words.

test.each<[sentence: string, asked: string, ...unread: string[]]>([
  ['run 35min, 5 of them hard at the end', 'running, interval, 35 minutes, whole 30m Z1 · 5m Z5'],
  [
    'run 10 miles, 3 of those at MP at the end',
    'running, tempo, 10 miles, by pace, at marathon pace, whole 7mi Z1 · 3mi marathon pace 92.7-94.6%',
  ],
  ['ride 2 hours, 20 of them at threshold towards the end', 'cycling, threshold, 2 hours, whole 1h40m Z1 · 20m Z5'],
  [
    '7x2min hard 2min ez 1st & last 10min ez',
    'interval, 48 minutes, whole Warm up 10m · 7x · 2m Z5 interval · 2m recovery · Cool down 10m',
  ],
  [
    '6x1k 3:50, 90s jog, first & last 2k easy',
    'interval, 11.2 kilometers, whole Warm up 2km · 6x · 1km 3:50/km interval · 1m30s recovery · Cool down 2km',
  ],
  [
    'no warm up, straight into 30 min tempo run then jog home 10',
    'running, tempo, 40 minutes, whole 30m Z3 · Cool down 10m',
  ],
  [
    'sweetspot 3x15 off 5 then spin home 10',
    'cycling, sweet spot, 1 hour 10 minutes, whole 3x · 15m Z4 interval · 5m recovery · Cool down 10m',
  ],
  ['run 30 min tempo, jog home 2k', 'running, tempo, 44 minutes 55 seconds, whole 30m Z3 · Cool down 2km'],
  [
    'run 6 miles at MP plus warm up and cool down',
    'running, tempo, 1 hour 11 minutes 35 seconds, by pace, at marathon pace, whole Warm up 10m · 6mi marathon pace 92.7-94.6% · Cool down 10m',
  ],
  ['6 miles at MP with warm up and cool down', 'running, tempo, 6 miles, by pace, at marathon pace'],
  [
    'long run 2hrs wi 4x10min steady every 20',
    'running, endurance, 2 hours, main set 4x · 10m Z2 interval · 10m recovery',
  ],
  ['4x8 min threshold every 12 min bike', 'cycling, threshold, 4 × 8 minutes, 4 minutes rest'],
  ['8x50 hard every 60', 'swimming, interval, main set 8x50mtr on 1:00 interval'],
  ['Sunday club run ride sorry 60 miles', 'cycling, 60 miles', 'Sunday', 'run'],
  ['run 5k sorry', 'running, 5 kilometers'],
  [
    'hill reps: 4 short 45s 4 long 2min jog dn',
    'interval, main set 4x · Uphill 45sec open effort 9/10 interval · 1m7.5s recovery · 4x · Uphill 2m open effort 9/10 interval · 3m recovery',
  ],
  [
    'hills: 4 long 90s, 4 short 30s, jog down',
    'interval, main set 4x · Uphill 1m30s open effort 9/10 interval · 2m15s recovery · 4x · Uphill 30sec open effort 9/10 interval · 45sec recovery',
  ],
  ['run w dog 25 mins then 4x hill flat out', 'running, interval, 25 minutes', '4', 'hill'],
  [
    '8 x hill sprints 10s walk back',
    'interval, main set 8x · Uphill 10sec open effort 9/10 interval · Walk 1m recovery',
  ],
  [
    'hill repeats bike, 6x4 minutes, 90 minutes total',
    'cycling, interval, 1 hour 30 minutes, main set 6x · Uphill 4m open effort 9/10 interval',
  ],
  ['hill reps 6x90s', 'interval, main set 6x · Uphill 1m30s open effort 9/10 interval'],
  [
    'Ride: 3x8 over unders 95/105, 4 min easy',
    'cycling, threshold, main set 4x · 1m 95% interval · 1m 105% interval · 4m recovery · 4x · 1m 95% interval · 1m 105% interval · 4m recovery · 4x · 1m 95% interval · 1m 105% interval',
  ],
  [
    'bike over unders 3x10 at 95/105, 4 min easy',
    'cycling, threshold, main set 5x · 1m 95% interval · 1m 105% interval · 4m recovery · 5x · 1m 95% interval · 1m 105% interval · 4m recovery · 5x · 1m 95% interval · 1m 105% interval',
  ],
  [
    'bike 3x9 min over-unders 95%/105%',
    'cycling, threshold, main set 3x · 2m 95% interval · 1m 105% interval · 4m recovery · 3x · 2m 95% interval · 1m 105% interval · 4m recovery · 3x · 2m 95% interval · 1m 105% interval',
  ],
  ['bike 3x7 over unders 95/105', 'cycling, threshold', '3x7', '95/105'],
  [
    'bike 50 minutes over unders, 4 x 8 min',
    'cycling, threshold, 50 minutes, main set 4x · 1m 88-93% interval · 1m 103-105% interval · 2m30s recovery · 4x · 1m 88-93% interval · 1m 103-105% interval · 2m30s recovery · 4x · 1m 88-93% interval · 1m 103-105% interval · 2m30s recovery · 4x · 1m 88-93% interval · 1m 103-105% interval',
  ],
  [
    'run 45 min with 3x(4x400 60s)',
    'running, interval, 45 minutes, main set 3x · 400mtr interval · 1m recovery · 400mtr interval · 1m recovery · 3x · 400mtr interval · 1m recovery · 400mtr interval · 1m recovery · 4x · 400mtr interval · 1m recovery',
  ],
  ['run 40 min zone 1 zone 5', 'running', '40 min'],
  ['run 6x hills 60 min', 'running, interval, 1 hour', '6', 'hills'],
  ['run 60 min last 10 of it hard', 'running, threshold, 1 hour, whole 50m Z1 · 10m Z4'],
  [
    'run 45 w/ 6x30s up 90s down',
    'running, interval, 45 minutes, main set 6x · Uphill 30sec open effort 9/10 interval · 1m30s recovery',
  ],
  ['30 min w 10 at z3 at end', 'tempo, 30 minutes, whole 20m Z1 · 10m Z3'],
  ['ride 2 hours with 20 min tempo at the end', 'cycling, tempo, 2 hours, whole 1h40m Z1 · 20m Z3'],
])('“%s” asks for %s', (sentence, asked, ...unread) => {
  const read = understand(sentence, { sport: 'running' })
  expect(readAs(read)).toBe(asked)
  expect(wordsOf(sentence, read.unread)).toEqual(unread)
  expect(checkedIn(sentence, read)).toEqual(checksOf(sentence))
})
