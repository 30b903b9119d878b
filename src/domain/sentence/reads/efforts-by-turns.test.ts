import { expect, test } from 'vitest'
import { checkedIn } from '#tests/support/sentences/checked.ts'
import { readAs } from '#tests/support/sentences/read-as.ts'
import { wordsOf } from '#tests/support/sentences/words-of.ts'
import { understand } from '../understand.ts'

// Each half of a pair, each rest and each stretch with the effort that is said of it.

test.each<[sentence: string, asked: string]>([
  ['run 6x 1k hard 2k steady', 'running, interval, main set 6x · 1km · 2km Z2 recovery'],
  [
    'run 6x 1 km MP, 1 km z2',
    'running, tempo, main set 6x · 1km marathon pace 92.7-94.6% · 1km Z2, by pace, at marathon pace',
  ],
  [
    'run 5x 3k @ HMP / 2 km at z2',
    'running, threshold, main set 5x · 3km half marathon pace 96-98% · 2km Z2, by pace, at half marathon pace',
  ],
  [
    'run 4 rounds of 45 secs fast, 90 sec 5k pace',
    'running, interval, main set 4x · 45sec Z5 · 1m30s 5k pace 104.7-106.8%, by pace, at 5k pace',
  ],
  ['run 8x(3 min hard / 2 min z2)', 'running, interval, main set 8x · 3m Z5 · 2m Z2'],
  ['bike 2x(4 min in z4, 60s hard)', 'cycling, sweet spot, main set 2x · 4m Z4 · 1m 106-120%'],
  ['run 6x2 min hard, 2 min steady', 'running, interval, main set 6x · 2m · 2m Z2 recovery'],
  [
    'run 4x1 km at 5k pace / 2 min relaxed',
    'running, interval, main set 4x · 1km 5k pace 104.7-106.8% · 2m Z1 recovery, by pace, at 5k pace',
  ],
  ['run 3x8 min tempo, 10 min z2', 'running, tempo, 3 × 8 minutes, cool-down 10 minutes'],
  [
    'run 4x45 secs at 5K pace (75" at RPE 3)',
    'running, interval, main set 4x · 45sec 5k pace 104.7-106.8% interval · 1m15s effort 3/10 recovery, by pace, at 5k pace',
  ],
  [
    'run 5x2km with 75 seconds recovery at 125 bpm',
    'running, interval, main set 5x · 2km interval · 1m15s 125bpm recovery, by heartrate',
  ],
  [
    'bike 5x12 min at 160 bpm (4 min @ 55% FTP)',
    'cycling, threshold, main set 5x · 12m 160bpm interval · 4m 55% recovery, by heartrate',
  ],
  ['run 8x400 (90s @ 6:00/km)', 'running, interval, main set 8x · 400mtr interval · 1m30s 6:00/km recovery'],
  ['run 8x1 km, 90s jog @ 5:00/km', 'running, interval, main set 8x · 1km 5:00/km interval · 1m30s recovery'],
  ["bike 3x5', 75 sec recovery in zone 2", 'cycling, interval, main set 3x · 5m interval · 1m15s Z2 recovery'],
  ['bike 5x4 min vo2max, 2 min steady', 'cycling, v02 max, main set 5x · 4m · 2m Z2 recovery'],
  [
    'run 1-2-3-2-1 min hard, 1 min @ rpe 3',
    'running, interval, main set 1m interval · 1m effort 3/10 recovery · 2m interval · 1m effort 3/10 recovery · 3m interval · 1m effort 3/10 recovery · 2m interval · 1m effort 3/10 recovery · 1m interval',
  ],
  [
    'run 1200, 800, 400m hard / 2 min jog',
    'running, interval, main set 1200mtr interval · 2m recovery · 800mtr interval · 2m recovery · 400mtr interval',
  ],
  [
    'run 4x3 km tempo / 1 km jog, 5x3k z3 with 60 secs at rpe 3/10',
    'running, tempo, main set 4x · 3km interval · 1km recovery · 5x · 3km Z3 interval · 1m effort 3/10 recovery',
  ],
  ['run LT 2 x 1k with 75 seconds rest', 'running, threshold, 2 × 1 kilometer, 75 seconds rest'],
  ['run tempo effort 8 x 1 km, 90s jog', 'running, tempo, 8 × 1 kilometer, 90 seconds rest'],
  [
    'run 4x2 km @ rpe 3, 6x(20 s z5, 30 s z2)',
    'running, interval, main set 4x · 2km effort 3/10 interval · 6x · 20sec Z5 · 30sec Z2',
  ],
  ['run 20 min z3, 1 km at zone 3, 8 min easy', 'running, tempo, 33 minutes 30 seconds, whole 20m Z3 · 1km Z3 · 8m Z1'],
  [
    'run z1 2km, then z2 8 min, then interval pace 3km',
    'running, interval, 35 minutes 10 seconds, whole 2km Z1 · 8m Z2 · 3km Z5',
  ],
  ['swim 300 z4, 400 m z2', 'swimming, interval, 700 meters, whole 300mtr Z4 · 400mtr Z2'],
  [
    'swim 10x150 m @ RPE 7, then 100 m in z3 then 200 easy',
    'swimming, interval, 1,800 meters, whole 10x150mtr effort 7/10 interval · 100mtr Z3 · 200mtr Z1',
  ],
  [
    "bike wu 15'. endurance 20 min, then threshold 5 mins",
    'cycling, threshold, 40 minutes, whole Warm up 15m · 20m Z2 · 5m Z5',
  ],
  ["bike warm up 12 min, zone 2 15', zone 4 8'", 'cycling, sweet spot, 35 minutes, whole Warm up 12m · 15m Z2 · 8m Z4'],
  [
    'run 15 min threshold pace, 8x1 mile 10k effort',
    'running, threshold, main set 15m Z4 · 8x · 1mi 10k pace 100.9-103% interval, by pace, at 10k pace',
  ],
  [
    'swim 100 m hard and 100 m easy, 5 x 25 m hard',
    'swimming, interval, 325 meters, whole 100mtr Z5 · 100mtr Z1 · 5x25mtr Z5 interval',
  ],
])('"%s" asks for %s', (sentence, asked) => {
  const understood = understand(sentence, { sport: 'running' })
  expect(readAs(understood)).toBe(asked)
  expect(wordsOf(sentence, understood.unread)).toEqual([])
  expect(checkedIn(sentence, understood)).toEqual([])
})
