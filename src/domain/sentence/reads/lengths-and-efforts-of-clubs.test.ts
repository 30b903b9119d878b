import { expect, test } from 'vitest'
import { checkedIn, checksOf } from '#tests/support/sentences/checked.ts'
import { readAs } from '#tests/support/sentences/read-as.ts'
import { understand } from '../understand.ts'

// Lengths, efforts and paces that a runner leaves to be known, and what is run before and behind the work.

test.each<[sentence: string, asked: string, ...unread: string[]]>([
  ['22 miles with 2x6 at MP', 'running, tempo, 22 miles, 2 × 6 miles, by pace, at marathon pace'],
  ['long run 30k with 2x8 at MP', 'running, tempo, 30 kilometers, 2 × 8 kilometers, by pace, at marathon pace'],
  ['10 miles with 4x1 @ T', 'threshold, 10 miles, 4 × 1 mile'],
  ['20 miles with 4x10 at MP', 'running, tempo, 20 miles, 4 × 10 minutes, by pace, at marathon pace'],
  ['2x6 at MP in 22 miles', 'running, tempo, 22 miles, 2 × 6 miles, by pace, at marathon pace'],
  ['14 miles easy, 2x4 @ MP', 'running, tempo, 14 miles, 2 × 4 minutes, by pace, at marathon pace'],
  ['20 min tempo then 6x30s', 'tempo, main set 20m · 6x · 30sec Z5 interval · 1m recovery'],
  [
    '4 mile tempo then 6x200 w/ 200 jog, 1 mile cd',
    'tempo, 6.49 miles, whole 4mi Z3 · 6x · 200mtr Z5 interval · 200mtr recovery · Cool down 1mi',
  ],
  ['3 miles threshold, 4x30s hard', 'threshold, main set 3mi · 4x · 30sec Z5 interval · 1m recovery'],
  ['40 min threshold, 12x400', 'threshold, 40 minutes, 12 × 400 meters'],
  [
    '15 wu, 20 min tempo, 4 strides, 10 cd',
    'running, tempo, 50 minutes 20 seconds, whole Warm up 15m · 20m Z3 · 4x · Stride 20sec open effort 8/10 interval · 1m recovery · Cool down 10m',
  ],
  [
    '4 miles tempo + 4x100m strides',
    'running, tempo, 4.6 miles, whole 4mi Z3 · 4x · Stride 100mtr open effort 8/10 interval · 1m recovery',
  ],
  [
    'easy hr w/ 8x20s strides at end',
    'running, endurance, 1 hour, whole 49m20s Z1 · 8x · Stride 20sec open effort 8/10 interval · 1m recovery',
  ],
  ['nice hr easy', 'endurance, 1 hour'],
  ['easy hr z1 45 min', 'endurance, 45 minutes, by heartrate, whole 45m Z1 HR'],
  ['5k wu, parkrun @ 22:30, 5k home ez', 'running, 15 kilometers, whole Warm up 5km · 5km 4:30/km · Cool down 5km'],
  [
    'parkrun day: 2k easy, parkrun, 2k easy',
    'running, interval, 9 kilometers, by pace, at 5k pace, whole 2km Z1 · 5km 5k pace 104.7-106.8% · 2km Z1',
  ],
  [
    'parkrun warm up 2k, 5k race, 2k jog home',
    'running, interval, 9 kilometers, by pace, at 5k pace, whole Warm up 2km · 5km 5k pace 104.7-106.8% · Cool down 2km',
  ],
  [
    'Parkrun effort: 5k all out',
    'running, interval, 51 minutes 55 seconds, by pace, at 5k pace, whole Warm up 15m · 4x · Stride 20sec open effort 8/10 interval · 1m recovery · 5km effort 10/10 · Cool down 10m',
  ],
  [
    'wu 15, 5k all out, cd 10',
    'running, interval, 46 minutes 35 seconds, whole Warm up 15m · 5km effort 10/10 · Cool down 10m',
  ],
  [
    '2k jog, 5x1k @ 4:00 2 min rest, 2k jog home',
    'running, interval, 9 kilometers, whole 2km Z1 · 5x · 1km 4:00/km interval · 2m rest · Cool down 2km',
  ],
  ['3x2k 1k jog', 'interval, main set 3x · 2km interval · 1km recovery'],
  [
    '35 mins easy + drills (A skips, B skips 2x30m each) + 4x80m strides',
    'running, endurance, 40 minutes 35 seconds, whole 35m Z1 // drills · 4x · Stride 80mtr open effort 8/10 interval · 1m recovery',
  ],
  [
    '20min wu incl drills + 4 strides, 4x2k @ HMP -5s/km off 2:30, 2k cd',
    'running, threshold, 1 hour 30 minutes 50 seconds, whole Warm up 20m // drills · 4x · Stride 20sec open effort 8/10 interval · 1m recovery · 4x · 2km 97.6-99.6% interval · 2m30s recovery · Cool down 2km',
  ],
  ['10 min easy, A skips, butt kicks, 5x1k', 'interval, warm-up 10 minutes, 5 × 1 kilometer, note drills'],
  ['20 min @ 530/km', 'running, 20 minutes, whole 20m 5:30/km'],
  ['5x800 @ 310', 'interval, main set 5x · 800mtr 3:58/km interval'],
  ['4x1 mile at 640 w/ 2 min', 'interval, main set 4x · 1mi 6:40/mi interval · 2m recovery'],
  ['3 miles @ 815', '3 miles, whole 3mi 8:15/mi'],
  ['20 min @ 280', 'cycling, 20 minutes, whole 20m 280w'],
  [
    '40 min easy then 6 x 10 sec uphill strides w/ walk back',
    'running, endurance, 47 minutes, whole 40m Z1 · 6x · Stride 10sec open effort 8/10 interval · Walk 1m recovery',
  ],
  ['easy 5 with a few strides on the end', 'running, endurance, 5 kilometers, 4 strides'],
  [
    '6x150 build ups, walk back 150',
    'running, endurance, 31 minutes 5 seconds, whole 10m Z1 · 6x · Stride 150mtr open effort 8/10 interval · Walk 150mtr recovery · 10m Z1',
  ],
])('"%s" asks for %s', (sentence, asked, ...unread) => {
  const understood = understand(sentence, { sport: 'running' })
  expect(readAs(understood)).toBe(asked)
  expect(understood.unread.map(({ from, to }) => sentence.slice(from, to))).toEqual(unread)
  expect(checkedIn(sentence, understood)).toEqual(checksOf(sentence))
})
