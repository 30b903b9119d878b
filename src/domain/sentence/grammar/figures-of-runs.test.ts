import { expect, test } from 'vitest'
import { readAs } from '#tests/support/sentences/read-as.ts'
import { readSession } from './read-session.ts'

// Counts in letters, sprints with a run-up, limits of pace, races of rungs and paces with a point.

test.each<[sentence: string, asked: string]>([
  [
    '35 minute fartlek with six 60 second surges at 5k effort',
    'running, interval, 35 minutes, main set 6x · 1m 5k pace 104.7-106.8% interval, at 5k pace',
  ],
  [
    '50 min easy then eight thirty second hills, walk down',
    'interval, 1 hour 2 minutes, whole 50m Z1 · 8x · Uphill 30sec open effort 9/10 interval · Walk 1m recovery',
  ],
  ['run for twenty five minutes easy', 'running, endurance, 25 minutes'],
  [
    '10 min wu, 5 x flying 40s, 4 min walk, 10 min cd',
    'interval, 40 minutes 50 seconds, whole Warm up 10m · 5x · 40mtr open effort 10/10 interval // flying · Walk 4m recovery · Cool down 10m',
  ],
  [
    '15 min wu, 4 x (20m build, 30m flying), 3 min walk, 10 min cd',
    'interval, 38 minutes, whole Warm up 15m · 4x · 20mtr ramp Z2 · 30mtr open effort 10/10 // flying · Walk 3m recovery · Cool down 10m',
  ],
  ['30 min run, no quicker than 5:30/km', 'running, 30 minutes, whole 30m 5:30/km or slower'],
  [
    '1200/800/400 (10k/5k/3k) with 2 min jog',
    'running, threshold, main set 1200mtr 10k pace 100.9-103% interval · 2m recovery · 800mtr 5k pace 104.7-106.8% interval · 2m recovery · 400mtr 3k pace 108-110.1% interval',
  ],
  ['5k @ 4.50, 2k @ 4.30', '7 kilometers, whole 5km 4:50/km · 2km 4:30/km'],
  ['12 km, last 5k progressing from MP to 10k pace', 'tempo, 12 kilometers, whole 7km Z1 · 5km ramp 93.7-102%'],
  ["60' w/ 5' surge @ HMP every 15'", 'endurance, 1 hour, whole 3x · 10m Z1 · 5m half marathon pace 96-98% · 15m Z1'],
  [
    '10k TT w/ 15 min wu incl. 4x100 strides, 10 min cd',
    'interval, 1 hour 8 minutes 5 seconds, whole Warm up 9m · 4x · Stride 100mtr open effort 8/10 interval · 1m recovery · 10km open effort 10/10 · Cool down 10m',
  ],
  [
    '50 easy w/ 5 x 20s strides last 10 min, 60s walk',
    'endurance, 50 minutes, whole 40m Z1 · 5x · Stride 20sec open effort 8/10 interval · Walk 1m recovery · 3m20s Z1',
  ],
  [
    '4x2k @ threshold, 90 s rest, 4th one a bit quicker',
    'threshold, main set 3x · 2km Z4 interval · 1m30s rest · 2km Z4 interval // a bit quicker · 1m30s rest',
  ],
  [
    '6x1k @ 10k pace, 75 s jog, last one 5 s/km quicker',
    'running, threshold, main set 5x · 1km 10k pace 100.9-103% interval · 1m15s recovery · 1km 102.7-104.7% interval · 1m15s recovery, at 10k pace',
  ],
])('%s', (sentence, asked) => {
  const read = readSession(sentence, 'running', { sport: 'running' })
  expect(read?.unread).toEqual([])
  expect(read && readAs(read)).toBe(asked)
})

test.each(['flying 40s x 5: 40m build, 40m flat out, walk back'])('not read: %s', (sentence) => {
  expect(readSession(sentence, 'running', { sport: 'running' })).toBeUndefined()
})
