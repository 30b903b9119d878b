import { expect, test } from 'vitest'
import { checkedIn, checksOf } from '#tests/support/sentences/checked.ts'
import { readAs } from '#tests/support/sentences/read-as.ts'
import { understand } from '../understand.ts'

// Sentences whose figures are easily taken for something else: each is read as a coach means it, or named.

test.each<[sentence: string, asked: string, ...unread: string[]]>([
  ['45 min easy + 6 strides', 'running, endurance, 45 minutes, 6 strides'],
  ['heart rate under 140 60 min run', 'running, 1 hour, by heartrate, whole 1h 0-140bpm'],
  ['6x1000 3:45', 'interval, main set 6x · 1000mtr 3:45/km interval'],
  ['easy run 10k 6:00/km', 'running, endurance, 10 kilometers, whole 10km 6:00/km'],
  ['marathon pace 4:40/km', 'running, tempo, by pace, at marathon pace', '4:40/km'],
  ['marathon pace 4:40/km 10k', 'running, tempo, 10 kilometers, by pace, at marathon pace, whole 10km 4:40/km'],
  ['ride 60 min 200 W', 'cycling, 1 hour, whole 1h 200w'],
  [
    'run 6x1200m, 400m jog in the park 3:45',
    'running, interval, main set 6x · 1200mtr interval · 400mtr recovery',
    '3:45',
  ],
  [
    'run 6x1200m, 400m jog, 1:30',
    'running, interval, 1 hour 30 minutes, main set 6x · 1200mtr interval · 400mtr recovery',
  ],
  ['10x400 in 90s', 'interval, main set 10x · 400mtr 3:45/km interval'],
  ['10x400 90s each', 'interval, main set 10x · 400mtr 3:45/km interval'],
  ['7mi easy run w/ last 2 mi at tempo', 'running, tempo, 7 miles, whole 5mi Z1 · 2mi Z3'],
  ['3x15 @ 90%', 'tempo, main set 3x · 15m 90% interval'],
  ['3x15 @ 90% bike', 'cycling, sweet spot, main set 3x · 15m 90% interval'],
  ['100 x 10 km run', 'running', '100 x 10 km'],
  ['400 x 8', 'interval, 8 × 400 meters'],
  [
    '15 min ramp, 5x3 min 110-120 % with 3 min easy, 10 min down',
    'cycling, v02 max, 55 minutes, whole Warm up 15m ramp 48-63% · 5x · 3m 110-120% interval · 3m recovery · Cool down 10m',
  ],
  [
    '400, 8x100 on 1:50, 4x50 kick, 200',
    'swimming, interval, 1,600 meters, whole 400mtr · 8x100mtr on 1:50 interval · 4x50mtr kick interval · 200mtr',
  ],
  ['90 min z2 with last 20 min tempo', 'tempo, 1 hour 30 minutes, whole 1h10m Z2 · 20m Z3'],
  ['10k run with the first 2k easy', 'running, endurance, 10 kilometers', 'first 2k'],
  ['5x1k in an hour run', 'running, interval, 1 hour, 5 × 1 kilometer'],
  ['5x1k with 3 min easy', 'interval, 5 × 1 kilometer, 3 minutes rest'],
  ['5x1k run rest 5', 'running, interval, 5 × 1 kilometer, 5 minutes rest'],
  ['10x30s run rest 5', 'running, interval, 10 × 30 seconds, 5 minutes rest'],
  ['so endurance, so 1 hour', 'endurance, 1 hour'],
  ['bike 3x15 @ 85%', 'cycling, sweet spot, main set 3x · 15m 85% interval'],
  ['bike 4x4 min @ 125%', 'cycling, v02 max, main set 4x · 4m 125% interval'],
  ['bike 4x1 min @ 170%', 'cycling, v02 max, main set 4x · 1m 170% interval'],
  ['bike 2x20 @ 260', 'cycling, threshold, main set 2x · 20m 260w interval'],
  ['bike 2x20 @ 90', 'cycling, sweet spot, main set 2x · 20m 90% interval'],
  ['no intervals or tempo, 40 min run', 'running, 40 minutes', 'no intervals or tempo'],
  ['not longer than an hour run', 'running, 1 hour'],
  ['at least 45 min easy run', 'running, endurance, 45 minutes'],
  ["don't go above 140 bpm, 45 min run", 'running, 45 minutes, by heartrate, whole 45m 0-140bpm'],
  ['keep hr below 145, easy run 50 min', 'running, endurance, 50 minutes, by heartrate, whole 50m 0-145bpm'],
  ['45 min run at 140-150 bpm', 'running, 45 minutes, by heartrate, whole 45m 140-150bpm'],
  ['45 min run max hr 150', 'running, 45 minutes, by heartrate, whole 45m 0-150bpm'],
  ['run 45 min by heart rate', 'running, 45 minutes, by heartrate'],
  ['ride 200-220w 45 min', 'cycling, 45 minutes, whole 45m 200-220w'],
  ['ride under 200w 1h', 'cycling, 1 hour, whole 1h 0-200w'],
  ['run 10k slower than 5:30/km', 'running, 10 kilometers, whole 10km 5:30/km or slower'],
  ['run 10k 5:20-5:30/km', 'running, 10 kilometers, whole 10km 5:20-5:30/km'],
  ['run 40 min 5:00/km at 150 bpm', 'running, 40 minutes, whole 40m 5:00/km', '150 bpm'],
  ['run 45 min 7,5 km', 'running, 45 minutes', '7,5 km'],
  ['run 7,5 km easy 😀', 'running, endurance, 7.5 kilometers'],
  ['run 1h at 5% incline', 'running, 1 hour, note at 5% incline'],
  ['swim 10x100 1:40', 'swimming, interval, main set 10x100mtr on 1:40 interval'],
  ['10x100 @ 1:40 swim 2k', 'swimming, interval, 2,000 meters, main set 10x100mtr on 1:40 interval'],
  [
    '90 min ride with 30 s sprint every 10 min',
    'cycling, interval, 1 hour 30 minutes, whole 8x · 9m30s Z1 · 30sec Z7 interval · 10m Z1',
  ],
  [
    'bike 1h, 20 min warm up, 4x10 min tempo with 5 min, 10 min cool down',
    'cycling, tempo, 1 hour 30 minutes, whole Warm up 20m · 4x · 10m Z3 interval · 5m recovery · Cool down 10m',
    '1h',
  ],
  [
    '60 min ride: 15 min warm up, 3x8 min threshold with 4 min rest, 10 min cool down',
    'cycling, threshold, 1 hour, warm-up 15 minutes, 3 × 8 minutes, 4 minutes rest, cool-down 10 minutes',
  ],
  [
    '90 min ride: 15 min warm up, 3x8 min threshold with 4 min rest, 10 min cool down',
    'cycling, threshold, 1 hour 30 minutes, warm-up 15 minutes, 3 × 8 minutes, 4 minutes rest, cool-down 10 minutes',
  ],
  ['run 45 min rpe 6-7', 'running, 45 minutes, whole 45m effort 6/10'],
  ['run 45 min rpe 7-6', 'running, 45 minutes', 'rpe 7-6'],
  ['run 45 min rpe 9-12', 'running, 45 minutes', 'rpe 9-12'],
  ['run 45 min effort 6/10', 'running, 45 minutes, whole 45m effort 6/10'],
  ['run 45 min 80% max hr', 'running, endurance, 45 minutes, by heartrate, whole 45m 89% LTHR'],
  ['lt pace 4:10, 3x10 min run', 'running, threshold, 3 × 10 minutes, reference 4:10 per kilometers, by pace'],
  [
    'my threshold is 4:10, 5x1k at 3:50',
    'running, interval, main set 5x · 1km 3:50/km interval, reference 4:10 per kilometers, by pace',
  ],
  ['bike 3x8 @ 105% ftp 250', 'cycling, threshold, main set 3x · 8m 105% interval, reference 250, by power'],
])('"%s" asks for %s and leaves %s unread', (sentence, asked, ...unread) => {
  const understood = understand(sentence, { sport: 'running' })
  expect(readAs(understood)).toBe(asked)
  expect(understood.unread.map(({ from, to }) => sentence.slice(from, to))).toEqual(unread)
  expect(checkedIn(sentence, understood)).toEqual(checksOf(sentence))
  for (const one of understood.unread) expect(one.sentence).toMatch(/\.$/)
})
