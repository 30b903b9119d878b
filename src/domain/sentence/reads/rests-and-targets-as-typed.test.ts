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
    'running, threshold, 1 hour 10 minutes, at 10k pace, whole Warm up 10m · 8x · 2m 10k pace 100.9-103% interval · 1m recovery · 36m Z1',
  ],
  ['run 5x1k @ 5k p, 90s', 'running, interval, 5 × 1 kilometer, 90 seconds rest, by pace, at 5k pace', 'p'],
  [
    "3km + 3x2km + 3km, 2km's at 4:30, 3min",
    'interval, main set 3x · 2km interval · 2km 4:30/km',
    '3km',
    '3km',
    '3min',
  ],
  [
    "run 2 mi + 4x1 mi + 2 mi, 1 mi's at 6:00, 2 min rest",
    'running, interval',
    '2 mi',
    '4x1 mi',
    '2 mi',
    "1 mi's at 6:00",
    '2 min rest',
  ],
  [
    'warmup 10, 5 5 5 tempo w 1min, warmdown 10',
    'tempo, 36 minutes, whole Warm up 10m · 5m Z3 · 5m Z3 · 5m Z3 · 1m Z3 · Cool down 10m',
  ],
  ['10 10 10 z3 off 2 min bike', 'cycling, tempo, 32 minutes, whole 10m Z3 · 10m Z3 · 10m Z3 · 2m Z3', 'off'],
  ['15 10 5 min tempo w 2 min', 'tempo, 17 minutes, whole 10m Z3 · 5m Z3 · 2m Z3', '15'],
  ['3x(400 60s, 200 60s, 100 60s)', 'interval, main set 3x · 400mtr · 1m · 200mtr · 1m · 1h40m · 1m'],
  ['3x(800 2:30, 400 60s) run', 'running, interval, main set 3x · 800mtr 2:30/km · 400mtr · 1m'],
  ['2x(1000 3min, 600 2min, 200)', 'interval, main set 2x · 1km · 3m · 600mtr · 2m · 200mtr'],
  ['3x(400 80s, 200 40s) run', 'running, interval, main set 3x · 400mtr · 1m20s · 200mtr · 40sec'],
  ['4x(400 90s)', 'interval, main set 4x · 400mtr · 1m30s'],
  ['run 20 min easy, 120 m hard', 'running, endurance, 2 hours 20 minutes, whole 20m Z1 · 2h Z4'],
  ['90 m easy run', 'running, endurance, 1 hour 30 minutes'],
  [
    '6x1k or 5x1k if legs bad, 3:55s, 90s rest',
    'interval, 6 × 1 kilometer, 90 seconds rest',
    'or 5x1k if legs bad',
    '3:55',
  ],
  ['3x5k @ 4:30 4:20 4:10 1k jog', 'threshold, main set 3x · 5km 4:30/km interval · 1km recovery', '4:20', '4:10'],
  ['run 4x5 min z2/z3/z4/easy', 'running, endurance, main set 4x · 5m 71.4-103.1% interval'],
  ['bike 3x10 min steady/tempo/threshold', 'cycling, threshold, 3 × 10 minutes', 'steady/tempo'],
  ['3 mim jog', 'running', '3 mim'],
  ['30 mim run', 'running', '30 mim'],
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
    'running, interval',
    '200-400-600-800-600-400-200, same distance jog',
    'half',
  ],
  ['run 6x800, jog half', 'running, interval', '6x800', 'half'],
  [
    '4 x 1 mile at 7:00 6:50 6:40 6:30 w 2 min',
    'main set 1mi 7:00/mi interval · 2m recovery · 1mi 6:50/mi interval · 2m recovery · 1mi 6:40/mi interval · 2m recovery · 1mi 6:30/mi interval',
  ],
  ['3 x 2k 4:20/4:15/4:10 off 2 min', '', '3 x 2k 4:20/4:15', '4:10', 'off 2 min'],
  [
    '20 wu 6 6 6 6 @ threshold 90s jog 10 cd',
    'running, threshold, 55 minutes 30 seconds, whole Warm up 20m · 6m Z4 · 6m Z4 · 6m Z4 · 6m Z4 · 1m30s Z4 · Cool down 10m',
  ],
  [
    '20 min wu, 12 12 12 sst w 4 min, 10 min cd bike',
    'cycling, sweet spot, 1 hour 10 minutes, whole Warm up 20m · 12m Z4 · 12m Z4 · 12m Z4 · 4m Z4 · Cool down 10m',
  ],
])('“%s” asks for %s', (sentence, asked, ...unread) => {
  const read = understand(sentence, { sport: 'running' })
  expect(readAs(read)).toBe(asked)
  expect(wordsOf(sentence, read.unread)).toEqual(unread)
  expect(checkedIn(sentence, read)).toEqual(checksOf(sentence))
})
