import { expect, test } from 'vitest'
import { checkedIn, checksOf } from '#tests/support/sentences/checked.ts'
import { readAs } from '#tests/support/sentences/read-as.ts'
import { understand } from '../understand.ts'

// Sessions in one line as athletes type them: turns in a whole, hills, pairs of seconds, trials and what comes first.

test.each<[sentence: string, asked: string, ...unread: string[]]>([
  ['Fartlek run, 40 mins, 1 min fast 2 min steady', 'running, interval, 40 minutes, main set 8x · 1m · 2m Z2 recovery'],
  ['50 min fartlek 3 min fast 2 min steady', 'running, interval, 50 minutes, main set 7x · 3m · 2m Z2 recovery'],
  [
    '35 minute fartlek alternating 1 min fast and 2 min steady',
    'running, interval, 35 minutes, main set 8x · 1m interval · 2m Z2 recovery',
  ],
  ['ride 60 min, 2 min hard 3 min steady', 'cycling, v02 max, 1 hour, whole 12x · 2m 106-120% · 3m Z2 recovery'],
  [
    '40 minute fartlek with eight 90 second pickups at 10k effort',
    'running, interval, 40 minutes, main set 8x · 1m30s 10k pace 100.9-103% interval',
  ],
  ['50 min easy with six 2 minute surges at threshold', 'threshold, 50 minutes, 6 × 2 minutes'],
  ['45 min run with six 1 minute pickups at the end', 'running, interval, 45 minutes, 6 × 1 minute'],
  [
    '8 hill repeats, 60 seconds uphill hard, jog back down',
    'interval, main set 8x · Uphill 1m open effort 9/10 interval · 1m30s recovery',
  ],
  [
    '6 hill reps, 45 sec uphill hard, walk back down',
    'interval, main set 6x · Uphill 45sec open effort 9/10 interval · Walk 1m30s recovery',
  ],
  [
    'Six hill repeats: 90 secs hard, easy jog down',
    'interval, main set 6x · Uphill 1m30s open effort 9/10 interval · 2m15s recovery',
  ],
  [
    '4 hills, 2 min hard, 3 min easy on the bike',
    'cycling, interval, main set 4x · Uphill 2m open effort 9/10 interval · 3m recovery',
  ],
  [
    'climbs up Flagstaff, 8 x 2min anaerobic, 4 min recovery',
    'interval, main set 8x · Uphill 2m open effort 9/10 interval · 4m recovery',
  ],
  [
    'climbs up the pass, 5 x 6 min sweet spot, 3 min easy',
    'cycling, sweet spot, main set 5x · Uphill 6m interval · 3m recovery',
  ],
  ['run 8 hill reps, 2 min jog back', 'running, interval', '8', 'hill reps', '2 min', 'back'],
  ['5 hills, 60 min run', 'running, interval, 1 hour', '5', 'hills'],
  [
    '10 min warmup, ten 30/30s at 120%, 10 min cooldown',
    'cycling, v02 max, 30 minutes, whole Warm up 10m · 10x · 30sec 120% interval · 30sec recovery · Cool down 10m',
  ],
  [
    '15 min warm up, twelve 40/20s, 10 min cool down',
    'interval, warm-up 15 minutes, 12 × 40 seconds, 20 seconds rest, cool-down 10 minutes',
  ],
  ['8 30/30s at 120% ftp bike', 'cycling, v02 max, main set 8x · 30sec 120% interval · 30sec recovery'],
  [
    '3 sets of ten 30/30s bike',
    'cycling, v02 max, main set 10x · 30sec interval · 30sec recovery · 3m recovery · 10x · 30sec interval · 30sec recovery · 3m recovery · 10x · 30sec interval · 30sec recovery',
  ],
  [
    'warm up 15 30/30s x10 cool down 10',
    'interval, warm-up 15 minutes, 10 × 30 seconds, 30 seconds rest, cool-down 10 minutes',
  ],
  // Riders race over ten miles, and an FTP is that of a ride.
  [
    '20 min warm up then 10 mile TT effort',
    'cycling, interval, 44 minutes 40 seconds, whole Warm up 20m · 10mi effort 10/10',
  ],
  [
    '15 min easy then 25 mile time trial',
    'cycling, interval, 1 hour 16 minutes 40 seconds, whole 15m Z1 · 25mi open effort 10/10',
  ],
  ['10 mile TT', 'cycling, interval, 49 minutes 40 seconds, whole Warm up 15m · 10mi effort 10/10 · Cool down 10m'],
  [
    'run 10 mile TT',
    'running, interval, 1 hour 39 minutes 40 seconds, whole Warm up 15m · 4x · Stride 20sec open effort 8/10 interval · 1m recovery · 10mi effort 10/10 · Cool down 10m',
  ],
  ['10 min jog then 10 mile time trial', 'running, interval, 1 hour 23 minutes 50 seconds, whole 10m Z1 · 10mi Z5'],
  [
    'FTP test: 20 min warmup, 5 min all out, 10 min easy, 20 min all out, 10 min cool down',
    'cycling, interval, 1 hour 5 minutes, whole Warm up 20m · 5m open effort 10/10 · 10m Z1 · 20m open effort 10/10 · Cool down 10m',
  ],
  [
    'ftp test session: 15 min easy, 20 min all out, 10 min easy',
    'cycling, interval, 45 minutes, whole 15m Z1 · 20m open effort 10/10 · 10m Z1',
  ],
  [
    'run ftp test: 15 min easy, 20 min all out, 10 min jog',
    'running, interval, 45 minutes, whole 15m Z1 · 20m open effort 10/10 · 10m Z1',
  ],
  // No runner ends with half a lap.
  [
    'wu 400, 3x500 at race pace 1 min rest, cd 200',
    'swimming, interval, 2,100 meters, whole Warm up 400mtr · 3x500mtr interval 1m rest · Cool down 200mtr',
    'race pace',
  ],
  [
    'wu 300, 4x600 1 min rest, cd 200',
    'swimming, interval, 2,900 meters, whole Warm up 300mtr · 4x600mtr interval 1m rest · Cool down 200mtr',
  ],
  [
    'wu 400 3x800 2 min rest cd 400',
    'interval, warm-up 400 meters, 3 × 800 meters, 2 minutes rest, cool-down 400 meters',
  ],
  // The head comes first without the word.
  [
    'parkrun - jog 15 mins first, 5k flat out, 10 mins jog to finish',
    'running, interval, 47 minutes 55 seconds, whole Warm up 15m · 5km Z5 · 10m Z1',
  ],
  ['15 min jog first then 6x400 hard', 'running, interval, warm-up 15 minutes, 6 × 400 meters'],
  ['10 mins spin first, 3x10 min hard', 'cycling, threshold, warm-up 10 minutes, 3 × 10 minutes'],
  [
    'swim 200 easy first, 8x50 fast 20s rest',
    'swimming, interval, 600 meters, whole Warm up 200mtr · 8x50mtr Z5 interval 20sec rest',
  ],
])('"%s" asks for %s and leaves %s unread', (sentence, asked, ...unread) => {
  const understood = understand(sentence, { sport: 'running' })
  expect(readAs(understood)).toBe(asked)
  expect(understood.unread.map(({ from, to }) => sentence.slice(from, to))).toEqual(unread)
  expect(checkedIn(sentence, understood)).toEqual(checksOf(sentence))
})
