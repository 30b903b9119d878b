import { expect, test } from 'vitest'
import { checkedIn, checksOf } from '#tests/support/sentences/checked.ts'
import { readAs } from '#tests/support/sentences/read-as.ts'
import { understand } from '../understand.ts'

// Counts, targets and zones at a limit where their meaning changes, and just beyond it.

test.each<[sentence: string, asked: string, ...unread: string[]]>([
  ['bike 3x8 min, cadence 20', 'cycling, threshold, main set 3x · 8m @ 20rpm interval'],
  ['bike 3x8 min, cadence 19', 'cycling, threshold, 3 × 8 minutes', 'cadence', '19'],
  ['5x3 min rpe 10 run', 'running, interval, main set 5x · 3m effort 10/10 interval'],
  ['6-7 hours easy ride', 'cycling, endurance', '6-7 hours'],
  // A set is done again up to six times.
  [
    '8x20s/10s x6 ride',
    'cycling, v02 max, main set 8x · 20sec interval · 10sec recovery · 3m recovery · 8x · 20sec interval · 10sec recovery · 3m recovery · 8x · 20sec interval · 10sec recovery · 3m recovery · 8x · 20sec interval · 10sec recovery · 3m recovery · 8x · 20sec interval · 10sec recovery · 3m recovery · 8x · 20sec interval · 10sec recovery',
  ],
  ['8x20s/10s x7 ride', 'cycling, v02 max', '8x20s/10s', 'x7'],
  // Without a count a pair is 10 to 120 seconds long.
  ['10/20s ride', 'cycling, v02 max, 10 × 10 seconds, 20 seconds rest'],
  ['9/20s ride', 'cycling', '9', '20s'],
  ['120/60 ride', 'cycling, interval, 10 × 120 seconds, 1 minute rest'],
  ['121/60 ride', 'cycling, 2 hours 1 minute', '60'],
  // Three bare figures are no set of sets below 25, the shortest swim.
  ['5x5x24', '', '5x5x24'],
  [
    'swim 4x4x25',
    'swimming, interval, main set 4x25mtr interval · 1m rest · 4x25mtr interval · 1m rest · 4x25mtr interval · 1m rest · 4x25mtr interval',
  ],
  // Over-unders lie around threshold.
  [
    'bike 3x12 2 min 80% 1 min 120%',
    'cycling, threshold, main set 4x · 2m 80% interval · 1m 120% interval · 4m recovery · 4x · 2m 80% interval · 1m 120% interval · 4m recovery · 4x · 2m 80% interval · 1m 120% interval',
  ],
  [
    'bike 3x12 over-unders 2 min 100% 1 min 105%',
    'cycling, threshold, main set 4x · 2m 100% interval · 1m 105% interval · 4m recovery · 4x · 2m 100% interval · 1m 105% interval · 4m recovery · 4x · 2m 100% interval · 1m 105% interval',
  ],
  [
    'bike 3x12 over-unders 2 min 95% 1 min 101%',
    'cycling, threshold, main set 4x · 2m 95% interval · 1m 101% interval · 4m recovery · 4x · 2m 95% interval · 1m 101% interval · 4m recovery · 4x · 2m 95% interval · 1m 101% interval',
  ],
  ['3x12 88% 4 min 88% bike', 'cycling, sweet spot, main set 3x · 12m 88% interval · 4m 88%'],
  // At most 60 times.
  ['swim 25m x 60', 'swimming, interval, 60 × 25 meters'],
  ['swim 25m x 61', 'swimming', '25m', 'x 61'],
  ['60 x 25 swim', 'swimming, interval, 60 × 25 meters'],
  ['60 400s run', 'running, interval, 60 × 400 meters'],
  ['61 400s run', 'running, 1 hour 1 minute', '400s'],
  ['60 min threshold run z3', 'running, threshold, 1 hour', 'z3'],
  // Bouts at VO2 Max end at 8 minutes.
  ['3x8 min vo2 bike', 'cycling, v02 max, 3 × 8 minutes'],
  ['3x9 min vo2 bike', 'cycling, interval, 3 × 9 minutes'],
  // Percents below 68 and above 115 are ridden.
  ['3x8 min at 115%', 'cycling, v02 max, main set 3x · 8m 115% interval'],
  ['3x8 min at 116%', 'cycling, v02 max, main set 3x · 8m 116% interval'],
  ['60 min 67%', 'cycling, endurance, 1 hour, whole 1h 67%'],
  ['60 min 68%', 'endurance, 1 hour, whole 1h 68%'],
  ['run 10 km tempo, 14:59', 'running, tempo, 10 kilometers, whole 10km 14:59/km'],
  ['run 10 km tempo, 15:00', 'running, tempo, 10 kilometers', '15:00'],
  ['swim 10 min', 'swimming, endurance, 500 meters, whole 10m Z2'],
  ['swim 3x9', 'swimming', '3x9'],
  ['swim 3x10', 'swimming, interval, 3 × 10 meters'],
  ['2x100 threshold run', 'running, threshold, 2 × 100 meters'],
  ['2x90 threshold ride', 'cycling, threshold, 2 × 90 minutes'],
  ['8x400 with 60m jog', 'interval, main set 8x · 400mtr interval · 60mtr recovery'],
  ['8x30s rest 10 ride', 'cycling, v02 max, 8 × 30 seconds, 10 seconds rest'],
  ['10x100 rest 5 swim', 'swimming, interval, 10 × 100 meters, 5 seconds rest'],
  // Below ten hours a clock time is in hours.
  ['run 10:00', 'running, 10 minutes'],
  ['ride 7:30', 'cycling, 7 hours 30 minutes'],
  // Runs and swims have five zones, rides seven.
  ['1h z5', 'interval, 1 hour'],
  ['1h z6', 'cycling, v02 max, 1 hour'],
  ['run 45 min z5', 'running, interval, 45 minutes'],
  ['run 45 min z6', 'running, 45 minutes', 'z6'],
  ['ride 1h z7', 'cycling, interval, 1 hour'],
  ['ride 1h z8', 'cycling, 1 hour', 'z8'],
  ['swim 1k z3', 'swimming, interval, 1,000 meters'],
  ['swim 1k z2', 'swimming, endurance, 1,000 meters'],
  ['8x75s', 'swimming, interval, 8 × 75 meters'],
  ['10x100s', 'interval, 10 × 100 meters'],
  // A swim is at most 5 km long where only its rests say that it is one.
  ['8x100 15s rest, 5 km', 'swimming, interval, 5,000 meters, 8 × 100 meters, 15 seconds rest'],
  ['8x100 15s rest, 5.1 km', 'interval, 5.1 kilometers, 8 × 100 meters, 15 seconds rest'],
  // Zone 6 can be held for 90 seconds.
  [
    '10 min wu, 5x90s vo2 w/ 90s, 10 min cd ride',
    'cycling, v02 max, 35 minutes, whole Warm up 10m · 5x · 1m30s Z6 interval · 1m30s recovery · Cool down 10m',
  ],
  [
    '10 min wu, 5x95s vo2 w/ 90s, 10 min cd ride',
    'cycling, v02 max, 35 minutes 25 seconds, whole Warm up 10m · 5x · 1m35s 106-120% interval · 1m30s recovery · Cool down 10m',
  ],
  // Hard bouts of 5 minutes are intervals.
  [
    '10 min wu, 5x5 min hard w/ 3 min, 10 min cd run',
    'running, interval, 1 hour, whole Warm up 10m · 5x · 5m Z5 interval · 3m recovery · Cool down 10m',
  ],
  [
    '10 min wu, 5x301s hard w/ 3 min, 10 min cd run',
    'running, threshold, 1 hour 5 seconds, whole Warm up 10m · 5x · 5m1s Z4 interval · 3m recovery · Cool down 10m',
  ],
  // At most 12 sets.
  [
    'swim 12x(4x25), 30s between sets',
    'swimming, interval, main set 4x25mtr interval · 30sec rest · 4x25mtr interval · 30sec rest · 4x25mtr interval · 30sec rest · 4x25mtr interval · 30sec rest · 4x25mtr interval · 30sec rest · 4x25mtr interval · 30sec rest · 4x25mtr interval · 30sec rest · 4x25mtr interval · 30sec rest · 4x25mtr interval · 30sec rest · 4x25mtr interval · 30sec rest · 4x25mtr interval · 30sec rest · 4x25mtr interval',
  ],
])('"%s" asks for %s', (sentence, asked, ...unread) => {
  const understood = understand(sentence, { sport: 'running' })
  expect(readAs(understood)).toBe(asked)
  expect(understood.unread.map(({ from, to }) => sentence.slice(from, to))).toEqual(unread)
  expect(checkedIn(sentence, understood)).toEqual(checksOf(sentence))
})
