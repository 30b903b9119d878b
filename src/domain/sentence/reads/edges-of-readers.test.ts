import { expect, test } from 'vitest'
import { checkedIn, checksOf } from '#tests/support/sentences/checked.ts'
import { readAs } from '#tests/support/sentences/read-as.ts'
import { understand } from '../understand.ts'

// Figures and words at the edge of what a reader takes, and just beyond it.

test.each<[sentence: string, asked: string, ...unread: string[]]>([
  // A range of times in minutes up to an hour and more.
  ['2x45-60 min z2 run', 'running, endurance, main set 2x · 45m Z2 interval'],
  ['2x60-90 min bike', 'cycling, threshold, 2 × 60 minutes'],
  ['2x1-2h z2 bike', 'cycling, endurance, main set 2x · 1h Z2 interval'],
  ['2x0.5-1h z2 bike', 'cycling, endurance, main set 2x · 30m Z2 interval'],
  ['10-10 min warm up, 5x1k run', 'running, interval, warm-up 10 minutes, 5 × 1 kilometer'],
  ['2-2 km warm up, 5x1k run', 'running, interval, warm-up 2 kilometers, 5 × 1 kilometer'],
  ['warm up with a very easy jog for 10 min, 5x1k run', 'running, interval, warm-up 10 minutes, 5 × 1 kilometer'],
  // What is said of the rest of the session, and of rests.
  ['run 1h30 with no rest, last 30 min at 85%', 'running, endurance, 1 hour 30 minutes, whole 1h Z1 · 30m 85%'],
  ['run 1h30, last 30 min at 90%, z2 for the rest', 'running, endurance, 1 hour 30 minutes, whole 1h Z2 · 30m 90%'],
  ['60 min run, last 20 min tempo then stay easy for the rest', 'running, tempo, 1 hour, whole 40m Z1 · 20m Z3'],
  ['5x1k NO REST run', 'running, interval', '5x1k', 'NO REST'],
  [
    '6(4x400, 60s) run',
    'running, interval, main set 3x · 400mtr interval · 1m recovery · 400mtr interval · 3m recovery · 3x · 400mtr interval · 1m recovery · 400mtr interval · 3m recovery · 3x · 400mtr interval · 1m recovery · 400mtr interval · 3m recovery · 3x · 400mtr interval · 1m recovery · 400mtr interval · 3m recovery · 3x · 400mtr interval · 1m recovery · 400mtr interval · 3m recovery · 4x · 400mtr interval · 1m recovery',
  ],
  // Short efforts at even distances: one at least.
  [
    '20 min easy run with 30 s pick-ups every 10 min',
    'running, endurance, 20 minutes, whole 1x · 9m30s Z1 · 30sec Z5 interval · 10m Z1',
  ],
  ['10 min easy run with 30 s pick-ups every 10 min', 'running, endurance, 10 minutes, whole 9m30s Z1 · 30sec Z5'],
  ['run 10 km in under 50 min', 'running, 10 kilometers, whole 10km 5:00/km'],
  ['easy run 50 min, 4x20s, sprint for the signs', 'running, interval, 50 minutes, 4 × 20 seconds', 'signs'],
  [
    '5x1k at 10k pace, 3x400 at 5k pace run',
    'running, threshold, main set 5x · 1km 10k pace 100.9-103% interval · 3x · 400mtr 5k pace 104.7-106.8% interval, by pace, at 10k pace',
  ],
  ['1 2 3 4 100 min run', 'running, 1 hour 40 minutes', '1', '2', '3', '4'],
  [
    '3000 tempo 4mi @ HMP w/ 2mi wu/cd',
    'running, tempo, 9.86 miles, by pace, at half marathon pace, whole Warm up 2mi · 3000mtr Z3 · 4mi half marathon pace 96-98% · Cool down 2mi',
  ],
  ['6x4 min up, 4 min down run', 'running, interval, 6 × 4 minutes, 4 minutes rest'],
  ['20x1/1 min, OFF not slower than 6:40/km run', 'running, interval, 20 × 1 minute, 1 minute rest', 'OFF', '6:40/km'],
  ['bike 1h @ 200/220/240', 'cycling, 1 hour', '200/220/240'],
  ['3x5 min @ 1-2-3 run', 'running, interval, 3 × 5 minutes', '1-2-3'],
  ['120on120off bike', 'cycling, interval, 10 × 120 seconds, 2 minutes rest'],
  ['180on60off bike', 'cycling', '180on60off'],
  ['10on10off bike', 'cycling, v02 max, 10 × 10 seconds, 10 seconds rest'],
  [
    '10 min wu, 5k easy, half marathon at z2 this week run',
    'running, endurance, 2 hours 51 minutes 15 seconds, whole Warm up 10m · 5km Z1 · 21.1km Z2',
    'week',
  ],
  ['2 km in 10:00 run', 'running, 2 kilometers, whole 2km 5:00/km'],
  ['swim 200 s', 'swimming, 200 meters'],
  ['swim 200 sec', 'swimming', '200 sec'],
  // The ends in the order in which they are done.
  [
    'cd 10, 3x10 min z4 2 min rest, wu 10 bike',
    'cycling, sweet spot, 56 minutes, whole Warm up 10m · 3x · 10m Z4 interval · 2m rest · Cool down 10m',
  ],
])('"%s" asks for %s and leaves %s unread', (sentence, asked, ...unread) => {
  const understood = understand(sentence, { sport: 'running' })
  expect(readAs(understood)).toBe(asked)
  expect(understood.unread.map(({ from, to }) => sentence.slice(from, to))).toEqual(unread)
  expect(checkedIn(sentence, understood)).toEqual(checksOf(sentence))
})
