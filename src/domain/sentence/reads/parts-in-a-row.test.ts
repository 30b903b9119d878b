import { expect, test } from 'vitest'
import { readAs } from '#tests/support/sentences/read-as.ts'
import { wordsOf } from '#tests/support/sentences/words-of.ts'
import { understand } from '../understand.ts'

// Which words belong to which part, where several stand in a row: rests between sets, counts before and behind, ladders between
// commas, lengths that are parts and no totals, and dashes between parts.

test.each<[sentence: string, asked: string, ...unread: string[]]>([
  [
    'run 3 sets of 5x400, 4 min rest between sets',
    'running, interval, main set 5x · 400mtr interval · 4m rest · 5x · 400mtr interval · 4m rest · 5x · 400mtr interval',
  ],
  [
    'swim 3 sets of 5x150 fast, 1 min rest between sets',
    'swimming, interval, main set 5x150mtr Z5 interval · 1m rest · 5x150mtr Z5 interval · 1m rest · 5x150mtr Z5 interval',
  ],
  [
    "run 4 times 45 sec fast - 6x3km at 5k pace, 1' easy between",
    'running, interval, main set 4x · 45sec Z5 interval · 1m recovery · 6x · 3km 5k pace 104.7-106.8% interval · 1m recovery, by pace, at 5k pace',
  ],
  [
    '2 sets of 9x400 in z5 with 2 minutes between sets, 2x3km at 10k pace w/ 200m jog between',
    'running, interval, main set 9x · 400mtr Z5 interval · 2m recovery · 9x · 400mtr Z5 interval · 2x · 3km 10k pace 100.9-103% interval · 200mtr recovery',
  ],
  [
    'run 3 sets of 7 times 1mi in zone 3 with 1 min jog',
    'running, tempo, main set 6x · 1mi Z3 interval · 1m recovery · 1mi Z3 interval · 3m recovery · 6x · 1mi Z3 interval · 1m recovery · 1mi Z3 interval · 3m recovery · 7x · 1mi Z3 interval · 1m recovery',
  ],
  [
    '2 sets of 2 times 800 m @ threshold, 3min between',
    'threshold, main set 2x · 800mtr interval · 3m recovery · 2x · 800mtr interval',
  ],
  [
    '4x1km in zone 3, rest 3 min, 5 minutes hard / 2min jog x 3',
    'tempo, main set 4x · 1km Z3 interval · 3m rest · 3x · 5m Z5 interval · 2m recovery',
  ],
  [
    '10x1 km hard with 3min between + 20 seconds fast, 3min slow x 3 + 2x1mi @ threshold',
    'threshold, main set 10x · 1km Z4 interval · 3m recovery · 3x · 20sec Z5 interval · 3m recovery · 2x · 1mi interval',
  ],
  [
    "turbo, warmup: 12', 40 sec hard, 3 min easy x 6, 20 minutes warm down",
    'cycling, v02 max, 54 minutes, whole Warm up 12m · 6x · 40sec 106-120% interval · 3m recovery · Cool down 20m',
  ],
  [
    "pyramid 5, 4, 3, 2, 1 minutes fast, 7 rounds of 1 min hard + 1' easy",
    'interval, main set 5m interval · 2m30s recovery · 4m interval · 2m recovery · 3m interval · 1m30s recovery · 2m interval · 1m recovery · 1m interval · 7x · 1m interval · 1m recovery',
  ],
  [
    'ladder 1, 2, 3, 2, 1 mins hard with 1 min easy',
    'interval, main set 1m interval · 1m recovery · 2m interval · 1m recovery · 3m interval · 1m recovery · 2m interval · 1m recovery · 1m interval',
  ],
  [
    'run: 100, 200, 300, 400, 200m jog recovery',
    'running, interval, main set 100mtr interval · 200mtr recovery · 200mtr interval · 200mtr recovery · 300mtr interval · 200mtr recovery · 400mtr interval',
  ],
  [
    'swimming, pyramid 100, 200, 300, 200, 100, 15s rest',
    'swimming, ladder sets, main set 100mtr interval · 15sec rest · 200mtr interval · 15sec rest · 300mtr interval · 15sec rest · 200mtr interval · 15sec rest · 100mtr interval',
  ],
  [
    'bike pyramid 3, 6, 9 mins (4 minutes rec)',
    'cycling, interval, main set 3m interval · 4m recovery · 6m interval · 4m recovery · 9m interval',
  ],
  [
    'swim, 6 rounds of 20 seconds hard, 30 sec easy, 7x75 m fast, 45 sec rest',
    'swimming, interval, main set 6x · 20sec Z5 interval · 30sec Z1 recovery · 7x75mtr Z5 interval 45sec rest',
  ],
  [
    'run 8 rounds of 30 sec fast 1min slow followed by 6 rounds of 30 sec hard and 1 min easy',
    'running, interval, main set 8x · 30sec interval · 1m recovery · 6x · 30sec interval · 1m recovery',
  ],
  [
    "pyramid 1600 - 1200 - 800 - 400m hard w/ 5' recovery",
    'interval, main set 1600mtr interval · 5m recovery · 1200mtr interval · 5m recovery · 800mtr interval · 5m recovery · 400mtr interval',
  ],
  [
    'pyramid 400 - 800 - 400m - 9 x2 km z5 (4 min rec)',
    'interval, main set 400mtr interval · 200mtr recovery · 800mtr interval · 400mtr recovery · 400mtr interval · 9x · 2km Z5 interval · 4m recovery',
  ],
  ['start with 20 min easy, 30 mins tempo, cycling', 'cycling, tempo, 50 minutes, whole 20m Z1 · 30m Z3'],
  ['bike start with 10min easy followed by 30min zone 1', 'cycling, endurance, 40 minutes, whole 10m Z1 · 30m Z1'],
  [
    'running 8 km tempo; 2x6 mins @ 5k pace (200m jog); 5min cd',
    'running, tempo, 1 hour 3 minutes 45 seconds, whole 8km Z3 · 2x · 6m 5k pace 104.7-106.8% interval · 200mtr recovery · Cool down 5m',
  ],
  [
    "3 km easy. 1-2-3-2-1', 75s jog",
    'interval, warm-up 3 kilometers, main set 1m interval · 1m15s recovery · 2m interval · 1m15s recovery · 3m interval · 1m15s recovery · 2m interval · 1m15s recovery · 1m interval',
  ],
  ['5km z4; 6 rounds of 3 mins on + 90 seconds off', 'threshold, main set 5km Z4 · 6x · 3m interval · 1m30s recovery'],
  [
    "run 7 x 1 km @ 5k pace with 3' rest, 7 km z2",
    'running, interval, 7 × 1 kilometer, 3 minutes rest, cool-down 7 kilometers, by pace, at 5k pace',
  ],
  [
    'run 5x1km + 30 mins easy + 5 min cd',
    'running, interval, main set 5x · 1km interval · 30m Z1 recovery, cool-down 5 minutes',
  ],
  ["run 7 km @4:46/km - 12' cool down", 'running, 45 minutes 20 seconds, whole 7km 4:46/km · Cool down 12m'],
  [
    'run 6x30s tempo, 4 x30s at 5k pace',
    'running, tempo, main set 6x · 30sec Z3 interval · 4x · 30sec 5k pace 104.7-106.8% interval',
  ],
  ['run 3 x 30s threshold (30 seconds jog)', 'running, threshold, 3 × 30 seconds, 30 seconds rest'],
  [
    '3 mi in z2 - 2 times 1 km @5k with 75s easy',
    'running, interval, warm-up 3 miles, 2 × 1 kilometer, 75 seconds rest, by pace, at 5k pace',
  ],
  ['swim 8x200m @ css - 3 times 150 m', 'swimming, interval, main set 8x200mtr interval · 3x150mtr interval'],
  [
    'swim 500m w/u - 200m - 3x300 15s rest - 800m - 500 m warm down',
    'swimming, interval, 2,900 meters, whole Warm up 500mtr · 200mtr · 3x300mtr interval 15sec rest · 800mtr · Cool down 500mtr',
  ],
  ['swim 4x100 15s rest, 400', 'swimming, interval, main set 4x100mtr interval 15sec rest · 400mtr Z2'],
  [
    'swim 300 then 2x200 10s rest, 300 cd',
    'swimming, interval, 1,000 meters, whole 300mtr · 2x200mtr interval 10sec rest · Cool down 300mtr',
  ],
  ['swim 10x200 20s rest - 300 m', 'swimming, interval, main set 10x200mtr interval 20sec rest · 300mtr Z2'],
  [
    'swim 8x100m w/ 15s, 2 sets of 4 times 300 m easy, 3 minutes between',
    'swimming, interval, main set 8x100mtr interval 15sec rest · 4x300mtr Z1 interval · 3m rest · 4x300mtr Z1 interval',
  ],
  [
    'swim 2 rounds of (8x400m easy with 15s rest), 4x75 m easy w/ 45s',
    'swimming, endurance, main set 7x400mtr Z1 interval 15sec rest · 400mtr Z1 interval · 1m rest · 8x400mtr Z1 interval 15sec rest · 4x75mtr Z1 interval 45sec rest',
  ],
  [
    'swim wu 400m, 10x50m hard, 400m easy cool down',
    'swimming, interval, 1,300 meters, whole Warm up 400mtr · 10x50mtr Z5 interval · Cool down 400mtr',
  ],
  [
    'run 5 min w/u, 6km zone 1, 4x400m @4:08/k with 30 sec easy, cd 3 km',
    'running, interval, 1 hour 16 minutes 15 seconds, whole Warm up 5m · 6km Z1 · 4x · 400mtr 4:08/km interval · 30sec recovery · Cool down 3km',
  ],
  [
    'bike: 12 min warm up, 40 min at 70%, 7x30 secs z4 off 30s',
    'cycling, sweet spot, 59 minutes, whole Warm up 12m · 40m 70% · 7x · 30sec Z4 interval · 30sec recovery',
  ],
  [
    '2/4/6/4/2 minutes, 3 times 13 min, ride',
    'cycling, interval, main set 2m interval · 1m recovery · 4m interval · 2m recovery · 6m interval · 3m recovery · 4m interval · 2m recovery · 2m interval · 3x · 13m interval',
  ],
  [
    'run wu 5 min, 10 minutes tempo, 5 times 2k at 10k pace, 60 sec rest',
    'running, tempo, 1 hour 9 minutes 5 seconds, whole Warm up 5m · 10m Z3 · 5x · 2km 10k pace 100.9-103% interval · 1m rest',
  ],
  [
    'warmup: 15 min, 5 x 400m threshold, rest 45 secs',
    'threshold, 28 minutes 50 seconds, whole Warm up 15m · 5x · 400mtr Z4 interval · 45sec rest',
  ],
  [
    'run 1/2/3/2/1 minutes off 5 min, 6x400, 60 secs jog recoveries',
    'running, interval, main set 1m interval · 5m recovery · 2m interval · 5m recovery · 3m interval · 5m recovery · 2m interval · 5m recovery · 1m interval · 6x · 400mtr interval · 1m recovery',
  ],
])('“%s” asks for %s and leaves %s unread', (sentence, asked, ...unread) => {
  const understood = understand(sentence, { sport: 'running' })
  expect(readAs(understood)).toBe(asked)
  expect(wordsOf(sentence, understood.unread)).toEqual(unread)
  expect(wordsOf(sentence, understood.checks)).toEqual([])
})

test('sets behind a count without brackets, the first of which has its own rest, are told as what was repeated', () => {
  const sentence = '3 sets of 7x45 seconds off 45 s, 8x800 m @ 5k'
  const { checks } = understand(sentence, { sport: 'running' })
  expect(wordsOf(sentence, checks)).toEqual(['3 sets of'])
})
