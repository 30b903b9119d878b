import { expect, test } from 'vitest'
import { checkedIn, checksOf } from '#tests/support/sentences/checked.ts'
import { readAs } from '#tests/support/sentences/read-as.ts'
import { understand } from '../understand.ts'

// Figures beside others that say what they are: limits, times in brackets, targets of the rest.

test.each<[sentence: string, asked: string, ...unread: string[]]>([
  [
    'threshold 5x6min w/60-75sec, HR 165-170 max 172',
    'threshold, main set 5x · 6m 165-170bpm interval · 1m recovery, by heartrate',
    '172',
  ],
  ['bike 3x10 min at 200-220w max 240', 'cycling, threshold, main set 3x · 10m 200-220w interval', '240'],
  ["5x1k(4:10) 1'", 'interval, main set 5x · 1km 4:10/km interval · 1m recovery'],
  ['10x400 (70-72s) w/ 60s', 'interval, main set 10x · 400mtr 2:55-3:00/km interval · 1m recovery'],
  ['8x400 (90s)', 'interval, 8 × 400 meters, 90 seconds rest'],
  ['8x400 (90s) 2 min easy', 'interval, 8 × 400 meters, 90 seconds rest, cool-down 2 minutes'],
  [
    '4 times 2000 at 7\'40" with 400 trot, run',
    'running, interval, main set 4x · 2000mtr 3:50/km interval · 400mtr recovery',
  ],
  ['3x2000 @ 6:40', 'interval, main set 3x · 2000mtr 6:40/km interval'],
  [
    'tempo 3 x 1.5 mi @ 6:45-6:50, .25 mi float @ 8:00',
    'tempo, main set 3x · 1.5mi 6:45-6:50/mi interval · 0.25mi 8:00/mi recovery',
  ],
  [
    'bike 5 x 5 min at 60 rpm at 85% FTP, 3 min easy spin at 95 rpm',
    'cycling, sweet spot, main set 5x · 5m 85% @ 60rpm interval · 3m @ 95rpm recovery',
  ],
  [
    "3x20 SST (88-93) 5' rbi, cad 85ish, on the trainer",
    'cycling, sweet spot, main set 3x · 20m 88-93% @ 85rpm interval · 5m rest',
  ],
  [
    'bike 45min: 3 x 1min @ 110, 3 x 30s @ 130',
    'cycling, v02 max, 45 minutes, main set 3x · 1m 110% interval · 3x · 30sec 130% interval',
  ],
  [
    'fartlek 1on1off x 20, off not slower then 4:40/k, wu 3k cd 2k',
    'running, interval, warm-up 3 kilometers, 20 × 1 minute, 1 minute rest, cool-down 2 kilometers',
    'off',
    '4:40/k',
  ],
  [
    '15km, km 5, 8, 11 and 14 fast @ 3:55 the other ones at 5:00',
    '15 kilometers',
    'km 5, 8, 11 and 14',
    'fast',
    '3:55',
    'other',
    '5:00',
  ],
  ['2x12 T w/ 3 E', 'threshold, 2 × 12 minutes, 3 minutes rest'],
  ['5x1k, run em in 3:30', 'interval, main set 5x · 1km 3:30/km interval'],
  ['1mi T, 4x400 fast, 1mi T', 'threshold, main set 1mi · 4x · 400mtr Z5 interval · 1mi'],
  [
    'z1 10 / z2 20 / z3 15 / z4 8 / z2 10 / z1 5 on bike mins',
    'cycling, tempo, 1 hour 8 minutes, whole 10m Z1 · 20m Z2 · 15m Z3 · 8m Z4 · 10m Z2 · 5m Z1',
  ],
  [
    '3-2-1 x 4 (3@LT,2@10k,1@3k) 1min ez btw pieces 2 btw sets',
    'interval, main set 3m interval · 1m recovery · 2m interval · 1m recovery · 1m interval · 2m recovery · 3m interval · 1m recovery · 2m interval · 1m recovery · 1m interval · 2m recovery · 3m interval · 1m recovery · 2m interval · 1m recovery · 1m interval · 2m recovery · 3m interval · 1m recovery · 2m interval · 1m recovery · 1m interval',
    '(3@LT,2@10k,1@3k)',
  ],
  ['6x(50 drill + 50 swim) 10"', 'swimming, interval, main set 6x · 50mtr drill · 50mtr · 10sec rest'],
])('"%s" asks for %s and leaves %s unread', (sentence, asked, ...unread) => {
  const understood = understand(sentence, { sport: 'running' })
  expect(readAs(understood)).toBe(asked)
  expect(understood.unread.map(({ from, to }) => sentence.slice(from, to))).toEqual(unread)
  expect(checkedIn(sentence, understood)).toEqual(checksOf(sentence))
})
