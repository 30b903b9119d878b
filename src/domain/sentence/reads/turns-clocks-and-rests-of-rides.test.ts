import { expect, test } from 'vitest'
import { readAs } from '#tests/support/sentences/read-as.ts'
import { wordsOf } from '#tests/support/sentences/words-of.ts'
import { understand } from '../understand.ts'

// Turns that are counted twice, times as riders type them, and rests that are those of several sets.

test.each<[sentence: string, asked: string, ...unread: string[]]>([
  ['6x3 min z4 2 min z2 bike', 'cycling, sweet spot, main set 6x · 3m Z4 interval · 2m Z2 recovery'],
  ['6x3 min z4 2 min z1 bike', 'cycling, sweet spot, 6 × 3 minutes, 2 minutes rest'],
  ['bike 6x3 min z4, 2 min @ 120w', 'cycling, sweet spot, main set 6x · 3m Z4 interval · 2m 120w recovery'],
  ["3' z4 2' z2 x5 bike", 'cycling, sweet spot, main set 5x · 3m Z4 · 2m Z2'],
  [
    "3' z4 2' z2 x5 twice thru 8' easy in between, bike",
    'cycling, sweet spot, main set 5x · 3m Z4 · 2m Z2 · 8m recovery · 5x · 3m Z4 · 2m Z2',
  ],
  [
    '3 min z4 1 min z1 x 5 x 2, 5 min easy between, bike',
    'cycling, sweet spot, main set 5x · 3m Z4 · 1m Z1 · 5m recovery · 5x · 3m Z4 · 1m Z1',
  ],
  [
    '45s hard 15s ez x 8 x 3 sets, 5min rest, bike',
    'cycling, v02 max, main set 8x · 45sec 106-120% · 15sec Z1 recovery · 5m recovery · 8x · 45sec 106-120% · 15sec Z1 recovery · 5m recovery · 8x · 45sec 106-120% · 15sec Z1 recovery',
  ],
  [
    '10x (20s 400w 40s 150w) 2 blocks 8 mins ez',
    'cycling, interval, main set 10x · 20sec 400w · 40sec 150w · 8m recovery · 10x · 20sec 400w · 40sec 150w',
  ],
  ['6x (30s @ 500w into 3 min @ 290w) 4 min ez', 'cycling, interval, main set 6x · 30sec 500w · 3m 290w · 4m recovery'],
  [
    'bike 6x(1 min 300w, 1 min 150w) 5 min easy',
    'cycling, interval, main set 6x · 1m 300w · 1m 150w, cool-down 5 minutes',
  ],
  [
    '10-8-6-4-2 min @ 90-95-100-105-110% 3min ez, bike',
    'cycling, v02 max, main set 10m 90% · 3m Z1 recovery · 8m 95% · 3m Z1 recovery · 6m 100% · 3m Z1 recovery · 4m 105% · 3m Z1 recovery · 2m 110%',
  ],
  [
    'bike 12/9/6/3 min at 90/95/100/110%, 3 min easy between',
    'cycling, v02 max, main set 12m 90% · 3m Z1 recovery · 9m 95% · 3m Z1 recovery · 6m 100% · 3m Z1 recovery · 3m 110%',
  ],
  [
    '3-2-1 min @ 110-120-130%, 2 easy, x2 bike',
    'cycling, v02 max, main set 2x · 3m 110% · 2m Z1 recovery · 2m 120% · 2m Z1 recovery · 1m 130% · 2m Z1 recovery',
  ],
  [
    '8-6-4 min @ 95-100% 2 min easy bike',
    'cycling, threshold, main set 8m 95% · 2m Z1 recovery · 6m 98% · 2m Z1 recovery · 4m 100%',
  ],
  [
    'run 5-4-3-2 min at 95-100-105-110%, 2 min jog',
    'running, interval, main set 5m 95% · 2m recovery · 4m 100% · 2m recovery · 3m 105% · 2m recovery · 2m 110%',
  ],
  [
    '10 * 1:00 @ 120% / 1:00 @ 50%, 6:00 easy, again',
    'cycling, v02 max, main set 10x · 1m 120% interval · 1m 50% recovery · 6m Z1 recovery · 10x · 1m 120% interval · 1m 50% recovery · 6m Z1 recovery',
    'again',
  ],
  [
    'bike 10x(1 min @ 120%, 1 min @ 50%), 6 min easy, again',
    'cycling, v02 max, 52 minutes, whole 10x · 1m 120% · 1m 50% · 6m Z1 · 10x · 1m 120% · 1m 50% · 6m Z1',
    'again',
  ],
  [
    '15:00 wu, 4 x 5:00 @ 95%, 3:00 easy, 10:00 easy bike',
    'cycling, sweet spot, 57 minutes, whole Warm up 15m · 4x · 5m 95% interval · 3m recovery · 10m Z1',
  ],
  ['1:30 easy ride with 4x2:00 hard', 'cycling, interval, 1 hour 30 minutes, 4 × 2 minutes'],
  [
    'bike 1:30 - 3x10:00 @ 85%, 5:00 easy',
    'cycling, sweet spot, 1 hour 30 minutes, main set 3x · 10m 85% interval · 5m recovery',
  ],
  ['30 sec full gas, 4 min 30 easy, 6 times', 'interval, main set 6x · 30sec · 4m30s Z1 recovery'],
  ['4 min 30 hard 2 min easy x5 bike', 'cycling, interval, 5 × 270 seconds, 2 minutes rest'],
  ['bike 3 x 7 min 30 at 95% 4 min 30 easy', 'cycling, sweet spot, main set 3x · 7m30s 95% interval · 4m30s recovery'],
  ['run 5x3 min 30 easy', 'running, interval, 5 × 3 minutes, 30 seconds rest'],
  [
    '10 min wu 2x8 at 95% 1x8 at 100% 4 min rests 10 min cd bike',
    'cycling, threshold, 56 minutes, whole Warm up 10m · 2x · 8m 95% interval · 4m rest · 1x · 8m 100% interval · 4m rest · Cool down 10m',
  ],
  [
    "bike 2x20' @ 90 then 1x10' @ 100, rest 5'",
    'cycling, threshold, main set 2x · 20m 90% interval · 5m rest · 1x · 10m 100% interval · 5m rest',
  ],
  [
    'run 3x1k, 1x400, 90s jog',
    'running, interval, main set 3x · 1km interval · 1m30s recovery · 1x · 400mtr interval · 1m30s recovery',
  ],
  [
    'bike 3x8 min, 1x10 min, 3 min rest',
    'cycling, threshold, main set 3x · 8m interval · 3m recovery · 1x · 10m interval · 3m recovery',
  ],
  ['bike 20 min z3, 10 min z4, 30 min easy', 'cycling, tempo, 1 hour, whole 20m Z3 · 10m Z4 · 30m Z1'],
  [
    'bike 8 min z3, 6 min z4, 4 min z5, 3 min easy',
    'cycling, tempo, main set 8m Z3 · 3m Z1 recovery · 6m Z4 · 3m Z1 recovery · 4m Z5',
  ],
  ['bike 20 min at 200w, 20 min at 220w', 'cycling, 40 minutes, whole 20m 200w · 20m 220w'],
  ['run 20 min at 5:00/km, 20 min at 4:40/km', 'running, 40 minutes, whole 20m 5:00/km · 20m 4:40/km'],
  ['bike 3 min at 300w, 2 min at 350w', 'cycling, interval, main set 3m 300w · 2m 350w'],
  ['bike 6x3 min hard, 10 min recovery between', 'cycling, interval, 6 × 3 minutes, 10 minutes rest'],
  [
    'warm up then 4 times 5 minutes at 170 to 180 watts then cool down, bike',
    'cycling, interval, main set 4x · 5m 170-180w interval',
  ],
  ['2h ride, first hour easy, rest steady', 'cycling, endurance, 2 hours, whole 1h Z1 · 1h Z2'],
  ['60 min run, first 20 easy, rest steady', 'running, endurance, 1 hour, whole 20m Z1 · 40m Z2'],
  ['2 hours bike, first hour easy then pick it up', 'cycling, tempo, 2 hours, whole 1h Z1 · 1h Z3'],
  [
    'bike 1-2-3-4 min hard and back down, 2 min easy',
    'cycling, interval, main set Hard 1m Z6 interval · 2m recovery · Hard 2m 106-120% interval · 2m recovery · Hard 3m 106-120% interval · 2m recovery · Hard 4m 106-120% interval · 2m recovery · Hard 3m 106-120% interval · 2m recovery · Hard 2m 106-120% interval · 2m recovery · Hard 1m Z6 interval',
  ],
  [
    "1' hard 1' easy, 2' hard 2' easy, 3' hard 3' easy and back down on zwift",
    'cycling, endurance, 18 minutes, whole 1m 106-120% · 1m Z1 · 2m 106-120% · 2m Z1 · 3m 106-120% · 3m Z1 · 2m 106-120% · 2m Z1 · 1m 106-120% · 1m Z1',
  ],
  ['8x3 min hill, jog back down', 'interval, main set 8x · Uphill 3m open effort 9/10 interval · 4m30s recovery'],
  [
    'bike 10x1 min @ 120% / 1 min @ 50%, 6:00 easy',
    'cycling, v02 max, main set 10x · 1m 120% interval · 1m 50% recovery, cool-down 6 minutes',
  ],
  [
    'micro bursts: 15s 150% 15s 50% x 20 x 2, 5 min easy, bike',
    'cycling, v02 max, main set 20x · 15sec 150% · 15sec 50% · 5m recovery · 20x · 15sec 150% · 15sec 50%',
  ],
  [
    'ride for 2 hours but keep it below 150w for the first hour then 200w',
    'cycling, 2 hours, whole 1h 0-150w · 1h 200w',
  ],
  ['bike 60 min at z2 for the first 40 then z3', 'cycling, tempo, 1 hour, whole 40m Z2 · 20m Z3'],
  ['bike 4 x 30s max 4:30 z1', 'cycling, interval, 4 × 30 seconds, 4 minutes 30 seconds rest'],
  ['bike 6x1 min hard 2 min z1', 'cycling, v02 max, main set 6x · 1m 106-120% · 2m Z1'],
  [
    'bike 2x10 min at 90%, 4x(1 min at 105%, 2 min at 90%)',
    'cycling, threshold, main set 2x · 10m 90% interval · 4x · 1m 105% · 2m 90%',
  ],
  [
    'run 2x1 min at 3:50/km, 3x(1 min z5, 1 min easy)',
    'running, interval, main set 2x · 1m 3:50/km interval · 3x · 1m Z5 · 1m Z1 recovery',
  ],
])('%j is read as %s', (sentence, asked, ...unread) => {
  const understood = understand(sentence, { sport: 'running' })
  expect(readAs(understood)).toBe(asked)
  expect(wordsOf(sentence, [...understood.unread, ...understood.checks])).toEqual(unread)
})
