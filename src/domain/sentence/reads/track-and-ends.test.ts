import { expect, test } from 'vitest'
import { checkedIn, checksOf } from '#tests/support/sentences/checked.ts'
import { readAs } from '#tests/support/sentences/read-as.ts'
import { understand } from '../understand.ts'

// What is run on a track, and the ends around it.

test.each<[sentence: string, asked: string, ...unread: string[]]>([
  [
    '20 min warm up with drills, 8 x 200 fast 200 jog, 15 min cool down',
    'interval, 54 minutes 15 seconds, whole Warm up 20m // with drills · 8x · 200mtr Z5 interval · 200mtr recovery · Cool down 15m',
  ],
  ['5k w/u, 10 x 1 min, 3k w/d run', 'running, interval, warm-up 5 kilometers, 10 × 1 minute, cool-down 3 kilometers'],
  [
    '10 miles run with miles 3, 5 and 7 at 6:30',
    'running, endurance, 10 miles, whole 2mi Z1 · 1mi 6:30/mi · 1mi Z1 · 1mi 6:30/mi · 1mi Z1 · 1mi 6:30/mi · 3mi Z1',
  ],
  [
    '3x(800,600,400) with 90s btwn reps & 4min btwn sets run',
    'running, interval, main set 800mtr interval · 1m30s recovery · 600mtr interval · 1m30s recovery · 400mtr interval · 4m recovery · 800mtr interval · 1m30s recovery · 600mtr interval · 1m30s recovery · 400mtr interval · 4m recovery · 800mtr interval · 1m30s recovery · 600mtr interval · 1m30s recovery · 400mtr interval',
  ],
  ['3 x (800, 400, 200) run', 'running, interval, main set 3x · 800mtr · 400mtr · 200mtr'],
  [
    '600,400,200 x 2 with 60s rest run',
    'running, interval, main set 600mtr interval · 1m rest · 400mtr interval · 1m rest · 200mtr interval · 3m recovery · 600mtr interval · 1m rest · 400mtr interval · 1m rest · 200mtr interval',
  ],
  ['swim 3,000m easy', 'swimming, endurance, 3,000 meters'],
  [
    'Pyramid: 1-2-3-4-3-2-1 mins @ 10k pace w/ half recoveries',
    'running, threshold, main set 1m 10k pace 100.9-103% interval · 30sec recovery · 2m 10k pace 100.9-103% interval · 1m recovery · 3m 10k pace 100.9-103% interval · 1m30s recovery · 4m 10k pace 100.9-103% interval · 2m recovery · 3m 10k pace 100.9-103% interval · 1m30s recovery · 2m 10k pace 100.9-103% interval · 1m recovery · 1m 10k pace 100.9-103% interval, by pace, at 10k pace',
  ],
  ['8 x 1km in 3:40 off 60 seconds standing', 'interval, main set 8x · 1km 3:40/km interval · Stand 1m rest'],
  [
    '4 x 2k @ threshold 1 min recovery, 8 x 200 @ 1500 pace 200 jog recovery',
    'running, threshold, main set 4x · 2km Z4 interval · 1m recovery · 8x · 200mtr 1500m pace 115.1-117.4% interval · 200mtr recovery',
  ],
  [
    '4 x 1 mile @ 10k pace (400m jog), 4 x 200m @ mile pace (200m jog)',
    'running, threshold, main set 4x · 1mi 10k pace 100.9-103% interval · 400mtr recovery · 4x · 200mtr 1500m pace 115.1-117.4% interval · 200mtr recovery, by pace, at 10k pace',
  ],
  ['easy hour, throw in 5 or 6 pickups', 'running, endurance, 1 hour, 5 strides'],
  [
    '16 x 25 @ :30 all out, 300 easy',
    'swimming, interval, main set 16x25mtr open effort 10/10 on 0:30 interval, cool-down 300 meters',
  ],
  ['12 mile long run, fast finish last 3', 'running, tempo, 12 miles, whole 9mi Z2 · 3mi Z3'],
  ['12 x 400m w/ 200m jog rec, target 88s', 'interval, main set 12x · 400mtr 3:40/km interval · 200mtr recovery'],
  ['progressive 14k: 5k easy, 5k steady, 4k tempo', 'tempo, 14 kilometers, whole 5km Z1 · 5km Z2 · 4km Z3'],
  ['vo2: 5x5 w/ 3 jog', 'interval, 5 × 5 minutes, 3 minutes rest'],
  ['vo2: 5x3 min bike', 'cycling, v02 max, 5 × 3 minutes'],
])('"%s" asks for %s', (sentence, asked, ...unread) => {
  const understood = understand(sentence, { sport: 'running' })
  expect(readAs(understood)).toBe(asked)
  expect(understood.unread.map(({ from, to }) => sentence.slice(from, to))).toEqual(unread)
  expect(checkedIn(sentence, understood)).toEqual(checksOf(sentence))
})
