import { expect, test } from 'vitest'
import { readAs } from '#tests/support/sentences/read-as.ts'
import { wordsOf } from '#tests/support/sentences/words-of.ts'
import { understand } from '../understand.ts'

// The way there and back is easy, a trial lies between its ends, and a slow pace is one over a mile.

test.each<[sentence: string, asked: string, checked: string, ...unread: string[]]>([
  [
    'ride to work 12km then intervals 6 x 1 min hard 1 min ez, ride home 12km',
    'cycling, interval, 1 hour 4 minutes 45 seconds, whole 12km Z1 · 6x · 1m 106-120% interval · 1m recovery · 12km Z1',
    '',
  ],
  [
    'run to the track 2km, 8x400 60s rest, run home 2km',
    'running, interval, warm-up 2 kilometers, 8 × 400 meters, 1 minute rest, cool-down 2 kilometers',
    '',
  ],
  [
    'jog to the park 10 min, 5x3 min hard 2 min easy, jog back 10 min',
    'running, interval, 45 minutes, whole 10m Z1 · 5x · 3m Z5 interval · 2m recovery · 10m Z1',
    '',
  ],
  [
    'ride out 30 min, 3x8 min threshold 4 min easy, ride home 30 min',
    'cycling, threshold, 1 hour 36 minutes, whole 30m Z1 · 3x · 8m Z5 interval · 4m recovery · 30m Z1',
    '',
  ],
  [
    'cycle to the hill 20 min, 6x3 min hard 3 min easy, cycle back 20 min',
    'cycling, v02 max, 1 hour 16 minutes, whole 20m Z1 · 6x · 3m 106-120% interval · 3m recovery · 20m Z1',
    '',
  ],
  [
    'spin to the velodrome 15 min, 4x4 min hard 4 min easy, spin home 15 min',
    'cycling, v02 max, 1 hour 2 minutes, whole 15m Z1 · 4x · 4m 106-120% interval · 4m recovery · 15m Z1',
    '',
  ],
  [
    'run back to the car 3k after 5x1k 2 min rest',
    'running, interval, 5 × 1 kilometer, 2 minutes rest, cool-down 3 kilometers',
    '',
  ],
  ['run home 10k', 'running, 10 kilometers', ''],
  [
    '5k TT with 2k warm up and 1k cool down run',
    'running, interval, 8 kilometers, whole Warm up 2km · 5km effort 10/10 · Cool down 1km',
    '',
  ],
  [
    '5k TT, 15 min wu, 10 min cd',
    'interval, 46 minutes 35 seconds, whole Warm up 15m · 5km effort 10/10 · Cool down 10m',
    '',
  ],
  ['run 3k TT w 2k warmup', 'running, interval, 5 kilometers, whole Warm up 2km · 3km effort 10/10', ''],
  [
    'run 5k time trial',
    'running, interval, 51 minutes 55 seconds, whole Warm up 15m · 4x · Stride 20sec open effort 8/10 interval · 1m recovery · 5km effort 10/10 · Cool down 10m',
    '',
  ],
  ['easy 8 @ 9:30ish', 'endurance, 8 miles, whole 8mi 9:30/mi', ''],
  ['long 16 @ 8:45-9:15', 'endurance, 16 miles, whole 16mi 8:45-9:15/mi', ''],
  ['10 at 7:45 pace', '10 miles, whole 10mi 7:45/mi', ''],
  ['run 8 at 5:30', 'running, 8 kilometers, whole 8km 5:30/km', ''],
  ['8 km at 9:30', '8 kilometers, whole 8km 9:30/km', '8 km'],
  [
    '14 M with 2x4M @ MP, 1M easy between',
    'running, tempo, 14 miles, main set 2x · 4mi marathon pace 92.7-94.6% interval · 1mi recovery, by pace, at marathon pace',
    '',
  ],
  [
    '2k easy, 3x1200 @ 4:05/km, 0.25 mile jog, 2k easy',
    'running, interval, 8.81 kilometers, whole 2km Z1 · 3x · 1200mtr 4:05/km interval · 0.25mi recovery · 2km Z1',
    '',
  ],
  ['run 50 min: out 26 easy, home steady 24', 'running, endurance, 50 minutes, whole 26m Z1 · 24m Z2', ''],
])('"%s" asks for %s', (sentence, asked, checked, ...unread) => {
  const understood = understand(sentence, { sport: 'running' })
  expect(readAs(understood)).toBe(asked)
  expect(wordsOf(sentence, understood.checks).join('|')).toBe(checked)
  expect(wordsOf(sentence, understood.unread)).toEqual(unread)
})
