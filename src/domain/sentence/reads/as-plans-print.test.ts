import { expect, test } from 'vitest'
import { readAs } from '#tests/support/sentences/read-as.ts'
import { understand } from '../understand.ts'

// What printed plans shorten: brackets behind a length, both ends in four letters, efforts as a range, a jog of a row.

test.each<[sentence: string, asked: string, ...unread: string[]]>([
  // What is in brackets lies within the length before them.
  ['13 mi long run (5 mi @ MP)', 'running, tempo, 13 miles, 1 × 5 miles, by pace, at marathon pace'],
  ['18 km run (3 km @ 10k pace)', 'running, threshold, 18 kilometers, 1 × 3 kilometers, by pace, at 10k pace'],
  // Both ends, and the sum behind them.
  [
    '5 x 1k at 10k pace, 1 min rest + 3k w/u/c/d = 12k',
    'running, threshold, 12 kilometers, warm-up 3 kilometers, 5 × 1 kilometer, 1 minute rest, cool-down 3 kilometers, by pace, at 10k pace',
  ],
  [
    'bike 4x6 min threshold 3 min easy, 15 min in / 10 min out',
    'cycling, threshold, 1 hour 1 minute, whole Warm up 15m · 4x · 6m Z5 interval · 3m recovery · Cool down 10m',
  ],
  // A race effort with ends beside it.
  [
    '10k @ MP with 3 km warm up and 1 km cool down',
    'running, tempo, 14 kilometers, by pace, at marathon pace, whole Warm up 3km · 10km marathon pace 92.7-94.6% · Cool down 1km',
  ],
  [
    '5k parkrun pace, 1 mi warm up and 1 mi cool down',
    'running, interval, 8.22 kilometers, by pace, at 5k pace, whole Warm up 1mi · 5km 5k pace 104.7-106.8% · Cool down 1mi',
  ],
  // Efforts as a range.
  ['5x4 min (RPE 8-9/10), 2 min jog', 'interval, main set 5x · 4m effort 8/10 interval · 2m recovery'],
  ['45 min run, last 15 @ VT1', 'running, endurance, 45 minutes, whole 30m Z1 · 15m Z2'],
  ['run 30 min slowly', 'running, endurance, 30 minutes'],
  // One jog behind a row is that of each.
  [
    '600m, 500m, 400m, 300m with 200m jog, run',
    'running, interval, main set 600mtr interval · 200mtr recovery · 500mtr interval · 200mtr recovery · 400mtr interval · 200mtr recovery · 300mtr interval',
  ],
  [
    'run 2k @ 10k pace, 1k @ 5k pace, 3 min jog after each',
    'running, threshold, main set 2km 10k pace 100.9-103% · 3m recovery · 1km 5k pace 104.7-106.8% · 3m recovery, by pace, at 10k pace',
  ],
  ['run 20 min easy, 10 min tempo, 10 min jog', 'running, tempo, 40 minutes, whole 20m Z1 · 10m Z3 · 10m Z1'],
  [
    'run 2x800 (90 s RI) + 4x400 (1 min RI)',
    'running, interval, main set 2x · 800mtr interval · 1m30s rest · 4x · 400mtr interval · 1m rest',
  ],
  // What a pace is slower by is no rest.
  [
    '4 x 1 mile @ 5k pace + 10 sec/mile, 400m jog',
    'running, interval, main set 4x · 1mi 102.4-104.5% interval · 400mtr recovery',
  ],
  // What a warm-up includes is no set of its own.
  [
    'bike 20 min warm-up incl. 3x1 min fast, 4x4 min z5 3 min easy',
    'cycling, threshold, 48 minutes, whole Warm up 14m · 3x · 1m 106-120% interval · 1m recovery · 4x · 4m Z5 interval · 3m recovery',
  ],
  // "on :20 rest" is a rest, and no send-off.
  ['swim 5x100 on :20 rest', 'swimming, interval, 5 × 100 meters, 20 seconds rest'],
  ['swim 5x100 on 1:50', 'swimming, interval, main set 5x100mtr on 1:50 interval'],
  ['swim 12 x 50 on :55, 3 of each stroke', 'swimming, interval, main set 12x50mtr on 0:55 interval', '3 of each'],
])('"%s" asks for %s', (sentence, asked, ...unread) => {
  const understood = understand(sentence, { sport: 'running' })
  expect(readAs(understood)).toBe(asked)
  expect(understood.unread.map(({ from, to }) => sentence.slice(from, to))).toEqual(unread)
  expect(understood.checks).toEqual([])
})
