import { expect, test } from 'vitest'
import { checkedIn, checksOf } from '#tests/support/sentences/checked.ts'
import { readAs } from '#tests/support/sentences/read-as.ts'
import { understand } from '../understand.ts'

// Stretches whose effort is said in an unusual way, or not at all.

test.each<[sentence: string, asked: string, ...unread: string[]]>([
  // All out from the first metre to the last
  [
    'parkrun 5k flat out',
    'running, interval, 51 minutes 55 seconds, whole Warm up 15m · 4x · Stride 20sec open effort 8/10 interval · 1m recovery · 5km effort 10/10 · Cool down 10m',
  ],
  ['ride 20 min all out', 'cycling, interval, 45 minutes, whole Warm up 15m · 20m effort 10/10 · Cool down 10m'],
  ['ride 2 min all out', 'cycling', '2 min', 'all out'],
  ['run 30 min z2 all out', 'running', '30 min', 'all out'],
  ['ride 60 min, 4x30s all out', 'cycling, interval, 1 hour, 4 × 30 seconds'],
  // No rests between parts
  [
    'run 2km @ 5:00, 1km @ 4:40, 1km @ 6:00 no rests',
    'running, 4 kilometers, whole 2km 5:00/km · 1km 4:40/km · 1km 6:00/km',
  ],
  ['6x400 no rest', 'interval', '6x400', 'no rest'],
  // Without a warm-up
  ['bike 45 min no warm up no cool down just tempo', 'cycling, tempo, 45 minutes, whole 45m Z3'],
  ['run 30 min threshold without a warm up', 'running, threshold, 30 minutes, whole 30m Z4'],
  ['run 5 km tempo, skip the wu/cd', 'running, tempo, 5 kilometers, whole 5km Z3'],
  ['run 40 min no warm up', 'running, 40 minutes', 'no warm up'],
  ['run 40 min intervals no warm up', 'running, interval, 40 minutes', 'no warm up'],
  [
    'run 10 min easy, 20 min tempo, 10 min easy, no warm up',
    'running, tempo, 40 minutes, whole 10m Z1 · 20m Z3 · 10m Z1',
  ],
  [
    '4x4 min hard 3 min easy run, skip the warm up',
    'running, interval, 4 × 4 minutes, 3 minutes rest',
    'skip the warm up',
  ],
  // Both ends around a set
  [
    'run 2 km then 3x1 km at 4:30 w/400 jog then 1 km',
    'running, interval, 7.2 kilometers, whole 2km Z1 · 3x · 1km 4:30/km interval · 400mtr recovery · 1km Z1',
  ],
  [
    'run 2 km, 3x1 km at 4:30 w/400 jog, 1 km',
    'running, interval, 2 kilometers, main set 3x · 1km 4:30/km interval · 400mtr recovery',
    '1 km',
  ],
  // Easy time behind a set that is longer than its rests can be
  ['run 60 min, 4x200 hard, 10 min easy', 'running, interval, 1 hour, 4 × 200 meters, cool-down 10 minutes'],
  ['run 4x200 hard, 6 min easy', 'running, interval, 4 × 200 meters, 6 minutes rest'],
  ['ride 4x8 min hard, 8 min easy', 'cycling, threshold, 4 × 8 minutes, 8 minutes rest'],
  ['ride 4x8 min hard, 9 min easy', 'cycling, threshold, 4 × 8 minutes, cool-down 9 minutes'],
  [
    'ride easy 20 min tempo 90 rpm 10 min z4 5 min',
    'cycling, tempo, 35 minutes, whole 20m Z1 @ 90rpm · 10m Z3 · 5m Z4',
  ],
  ['90 min run : 20 min easy, 60 min tempo', 'running, tempo, 1 hour 30 minutes, 1 × 60 minutes', '20 min'],
  ['ride 60 min, tempo 20 min if fresh', 'cycling, 1 hour', 'tempo 20 min if fresh'],
  ['ride 15on120off', 'cycling, interval, 10 × 15 seconds, 2 minutes rest'],
  // Work, and easy time behind it
  ['bike 5 min all out, 10 min easy', 'cycling, interval, 15 minutes, whole 5m open effort 10/10 · 10m Z1'],
  ['run 5 km at 4:30, 2 km easy', 'running, endurance, 7 kilometers, whole 5km 4:30/km · 2km Z1'],
  ['run 20 min easy, 10 min tempo', 'running, tempo, 30 minutes, whole 20m Z1 · 10m Z3'],
  // Walks
  [
    'run 10 min easy, 10 min hard, 5 min walk',
    'running, endurance, 25 minutes, whole 10m Z1 · 10m Z4 · Walk 5m recovery',
  ],
  ['1 hour walk', '1 hour', 'walk'],
  // Hill sprints without a length
  ['run 50 min, 6 hill sprints', 'running, interval, 50 minutes, main set 6x · Uphill 10sec open effort 9/10 interval'],
  ['run 50 min, 6 hills', 'running, interval, 50 minutes', '6', 'hills'],
  // Abbreviations
  [
    '400 FC, 8x50 kick 15 RI, 200 choice',
    'swimming, interval, 1,000 meters, whole 400mtr freestyle · 8x50mtr kick interval 15sec rest · 200mtr mixed',
  ],
  ['4x6 min threshold, 90s recs, run', 'running, threshold, 4 × 6 minutes, 90 seconds rest'],
  // A send-off of a swim that is done once
  [
    '200 ez on 4:00, 8x50 on 1:00',
    'swimming, interval, main set 1x200mtr Z1 on 4:00 interval · 8x50mtr on 1:00 interval',
  ],
])('%s', (sentence, asked, ...unread) => {
  const understood = understand(sentence, { sport: 'running' })
  expect(readAs(understood)).toBe(asked)
  expect(understood.unread.map(({ from, to }) => sentence.slice(from, to))).toEqual(unread)
  expect(checkedIn(sentence, understood)).toEqual(checksOf(sentence))
})
