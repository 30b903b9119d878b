import { expect, test } from 'vitest'
import { checkedIn, checksOf } from '#tests/support/sentences/checked.ts'
import { readAs } from '#tests/support/sentences/read-as.ts'
import { wordsOf } from '#tests/support/sentences/words-of.ts'
import { understand } from '../understand.ts'

// Rests and targets where others are read: in a row, in brackets, behind all of it, and one for each.

test.each<[sentence: string, asked: string, ...unread: string[]]>([
  [
    '3x(4x200) 30 sec, 3 min between sets run',
    'running, interval, main set 3x · 200mtr interval · 30sec recovery · 200mtr interval · 3m recovery · 3x · 200mtr interval · 30sec recovery · 200mtr interval · 3m recovery · 4x · 200mtr interval · 30sec recovery',
  ],
  [
    'run 2 sets of 5x300 45s, 4 min between sets',
    'running, interval, main set 4x · 300mtr interval · 45sec recovery · 300mtr interval · 4m recovery · 5x · 300mtr interval · 45sec recovery',
  ],
  [
    'run 3x(4x200 in 30 sec) 3 min between sets',
    'running, interval, main set 4x · 200mtr 2:30/km interval · 3m recovery · 4x · 200mtr 2:30/km interval · 3m recovery · 4x · 200mtr 2:30/km interval',
  ],
  [
    '70min run,10wu,8x2min@10k p 1min jog,rest easy',
    'running, threshold, 1 hour 10 minutes, by pace, at 10k pace, whole Warm up 10m · 8x · 2m 10k pace 100.9-103% interval · 1m recovery · 36m Z1',
  ],
  ['run 5x1k @ 5k p, 90s', 'running, interval, 5 × 1 kilometer, 90 seconds rest, by pace, at 5k pace'],
  [
    "3km + 3x2km + 3km, 2km's at 4:30, 3min",
    'interval, 12 kilometers, whole 3km Z1 · 3x · 2km 4:30/km interval · 3m rest · 3km Z1',
  ],
  [
    "run 2 mi + 4x1 mi + 2 mi, 1 mi's at 6:00, 2 min rest",
    'running, interval, 8 miles, whole 2mi Z1 · 4x · 1mi 6:00/mi interval · 2m rest · 2mi Z1',
  ],
  [
    'warmup 10, 5 5 5 tempo w 1min, warmdown 10',
    'tempo, 38 minutes, whole Warm up 10m · 3x · 5m Z3 interval · 1m recovery · Cool down 10m',
  ],
  ['10 10 10 z3 off 2 min bike', 'cycling, tempo, 3 × 10 minutes, 2 minutes rest'],
  ['15 10 5 min tempo w 2 min', 'tempo, 34 minutes, whole 15m Z3 · 2m rest · 10m Z3 · 2m rest · 5m Z3'],
  ['3x(400 60s, 200 60s, 100 60s)', 'interval, main set 3x · 400mtr · 1m rest · 200mtr · 1m rest · 100mtr · 1m rest'],
  ['3x(800 2:30, 400 60s) run', 'running, interval, main set 3x · 800mtr · 2m30s rest · 400mtr · 1m rest'],
  ['2x(1000 3min, 600 2min, 200)', 'interval, main set 2x · 1km · 3m rest · 600mtr · 2m rest · 200mtr'],
  ['3x(400 80s, 200 40s) run', 'running, interval, main set 3x · 400mtr 3:20/km · 200mtr 3:20/km'],
  ['4x(400 90s)', 'interval, 4 × 400 meters, 90 seconds rest'],
  ['run 20 min easy, 120 m hard', 'running, endurance, 20 minutes 35 seconds, whole 20m Z1 · 120mtr Z5'],
  ['90 m easy run', 'running, endurance, 1 hour 30 minutes'],
  [
    '6x1k or 5x1k if legs bad, 3:55s, 90s rest',
    'interval, main set 6x · 1km 3:55/km interval · 1m30s rest',
    'or 5x1k if legs bad',
  ],
  [
    '3x5k @ 4:30 4:20 4:10 1k jog',
    'threshold, main set 5km 4:30/km · 1km recovery · 5km 4:20/km · 1km recovery · 5km 4:10/km',
  ],
  ['run 4x5 min z2/z3/z4/easy', 'running, tempo, 20 minutes, whole 5m Z2 · 5m Z3 · 5m Z4 · 5m Z1'],
  ['bike 3x10 min steady/tempo/threshold', 'cycling, tempo, 30 minutes, whole 10m Z2 · 10m Z3 · 10m Z5'],
  ['3 mim jog', 'running', '3 mim'],
  ['30 mim run', 'running, 30 minutes'],
  [
    'bike 4x(6x15s) tempo',
    'cycling, tempo, main set 6x · 15sec interval · 3m recovery · 6x · 15sec interval · 3m recovery · 6x · 15sec interval · 3m recovery · 6x · 15sec interval',
  ],
  [
    'run 3x(4x10s) hills',
    'running, interval, main set 4x · Uphill 10sec open effort 9/10 interval · 3m recovery · 4x · Uphill 10sec open effort 9/10 interval · 3m recovery · 4x · Uphill 10sec open effort 9/10 interval',
  ],
  ['10 min easy, 5 x 2 min hard', 'interval, warm-up 10 minutes, 5 × 2 minutes'],
  ['run 25 min easy, 5 x 2 min hard', 'running, interval, 25 minutes, 5 × 2 minutes'],
  [
    'running 200-400-600-800-600-400-200, same distance jog half',
    'running, interval, main set 200mtr interval · 100mtr recovery · 400mtr interval · 200mtr recovery · 600mtr interval · 300mtr recovery · 800mtr interval · 400mtr recovery · 600mtr interval · 300mtr recovery · 400mtr interval · 200mtr recovery · 200mtr interval',
  ],
  ['run 6x800, jog half', 'running, interval, main set 6x · 800mtr interval · 400mtr recovery'],
  [
    '4 x 1 mile at 7:00 6:50 6:40 6:30 w 2 min',
    'interval, main set 1mi 7:00/mi · 2m recovery · 1mi 6:50/mi · 2m recovery · 1mi 6:40/mi · 2m recovery · 1mi 6:30/mi',
  ],
  [
    '3 x 2k 4:20/4:15/4:10 off 2 min',
    'interval, main set 2km 4:20/km · 2m recovery · 2km 4:15/km · 2m recovery · 2km 4:10/km',
  ],
  [
    '20 wu 6 6 6 6 @ threshold 90s jog 10 cd',
    'threshold, 1 hour, whole Warm up 20m · 4x · 6m Z4 interval · 1m30s recovery · Cool down 10m',
  ],
  [
    '20 min wu, 12 12 12 sst w 4 min, 10 min cd bike',
    'cycling, sweet spot, 1 hour 18 minutes, whole Warm up 20m · 3x · 12m Z4 interval · 4m recovery · Cool down 10m',
  ],
])('“%s” asks for %s', (sentence, asked, ...unread) => {
  const read = understand(sentence, { sport: 'running' })
  expect(readAs(read)).toBe(asked)
  expect(wordsOf(sentence, read.unread)).toEqual(unread)
  expect(checkedIn(sentence, read)).toEqual(checksOf(sentence))
})
