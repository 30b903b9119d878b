import { expect, test } from 'vitest'
import { checkedIn, checksOf } from '#tests/support/sentences/checked.ts'
import { readAs } from '#tests/support/sentences/read-as.ts'
import { understand } from '../understand.ts'

test.each([
  // Words that were typed without a space behind their figure
  ['2x20SST5minrest,75mintotal', 'cycling, sweet spot, 1 hour 15 minutes, 2 × 20 minutes, 5 minutes rest'],
  [
    '15minswu,10x1minhard1mineasy,10minscd run',
    'running, interval, 45 minutes, whole Warm up 15m · 10x · 1m Z5 interval · 1m recovery · Cool down 10m',
  ],
  ['10x3minz4 2minz1 bike 1h', 'cycling, sweet spot, 1 hour, 10 × 3 minutes, 2 minutes rest'],
  ['60minz2ride', 'cycling, endurance, 1 hour'],
  ['5x5minthreshold2minjog', 'threshold, 5 × 5 minutes, 2 minutes rest'],
  [
    'wu15min,6x800m@5kpace,cd10min',
    'running, interval, warm-up 15 minutes, 6 × 800 meters, cool-down 10 minutes, by pace, at 5k pace',
  ],
  ['4x8minat95%w/3mineasy bike', 'cycling, sweet spot, main set 4x · 8m 95% interval · 3m recovery'],
  ['45mineasyrun', 'running, endurance, 45 minutes'],
  ['8x400mw/90srest', 'interval, 8 × 400 meters, 90 seconds rest'],
  ['swim 10x100free15srest', 'swimming, interval, main set 10x100mtr freestyle interval 15sec rest'],
  // What has a meaning of its own, or none, is not split.
  ['10 sprints of 30 s 3 min rest bike', 'cycling, interval, 10 × 30 seconds, 3 minutes rest'],
  ['run 5kmtastic 30 min', 'running, 30 minutes', '5', 'kmtastic'],
  // The letter z alone is no zone.
  ['bike 60minz', 'cycling, 1 hour'],
  // A figure behind "LT" with a unit is a rest, and no second threshold.
  ['run 3x10 LT 2 min jog', 'running, threshold, 3 × 10 minutes, 2 minutes rest'],
  ['run 3x10 at LT2, 2 min jog', 'running, threshold, 3 × 10 minutes, 2 minutes rest'],
  // A pace with a dot, if it is called one.
  ['3 miles at 6.45 pace', '3 miles, whole 3mi 6:45/mi'],
  ['run 5 miles at 6.30', 'running, 5 miles, whole 5mi 6:30/mi'],
  // An effort that a figure says
  ['5x3min at race pace (4:10/km) 2 min jog run', 'running, interval, main set 5x · 3m 4:10/km interval · 2m recovery'],
  ['2h ride 3x15 min at race power 210w', 'cycling, threshold, 2 hours, main set 3x · 15m 210w interval'],
  ['3h w 4x20 @ race watts (78%) /5 ez ride', 'cycling, tempo, 3 hours, main set 4x · 20m 78% interval · 5m recovery'],
  [
    '2h ride 3x15 min at race power, last one 210w',
    'cycling, threshold, 2 hours, main set 2x · 15m interval · 7m30s recovery · 1x · 15m 210w interval · 7m30s recovery',
    'race power',
  ],
  // A share of the pace of a race is none of the threshold.
  ['3x10min @ 105% MP run with 2 min jog', 'running, threshold, main set 3x · 10m 97.3-99.3% interval · 2m recovery'],
  ['run 5x1k at 97% HMP', 'running, tempo, main set 5x · 1km 93.1-95% interval'],
  // Strokes and drills by their short names
  [
    'swim 3x(100 fl 100 bk 100 br 100 fr) 20s rest',
    'swimming, interval, main set 3x · 100mtr butterfly · 100mtr backstroke · 100mtr breaststroke · 100mtr freestyle · 20sec rest',
  ],
  ['8x50 catch-up 15s rest swim', 'swimming, interval, main set 8x · catch up 50mtr drill interval · 15sec rest'],
  ['swim 10x50 sprint on 1:30', 'swimming, interval, main set 10x50mtr open effort 10/10 on 1:30 interval'],
  ['run 4x6 CV 90s jog', 'running, threshold, 4 × 6 minutes, 90 seconds rest'],
  // Remarks are not named, and what changes the workout is.
  ['my legs are tired so 40 min easy run please', 'running, endurance, 40 minutes'],
  ['raining again so trainer: 4x5 min z5 3 min easy', 'cycling, threshold, 4 × 5 minutes, 3 minutes rest'],
  ['coach says 6x1 mile at threshold w 1 min rest', 'threshold, 6 × 1 mile, 1 minute rest'],
  [
    'swim 20 x 100 free, 15s, lots of water, pool is busy',
    'swimming, interval, main set 20x100mtr freestyle interval 15sec rest',
  ],
  ['run 40 min with 2 kids', 'running, 40 minutes', '2 kids'],
])('"%s" asks for %s', (sentence, asked, ...unread) => {
  const understood = understand(sentence, { sport: 'running' })
  expect(readAs(understood)).toBe(asked)
  expect(understood.unread.map(({ from, to }) => sentence.slice(from, to))).toEqual(unread)
  expect(checkedIn(sentence, understood)).toEqual(checksOf(sentence))
})
