import { expect, test } from 'vitest'
import { readAs } from '#tests/support/sentences/read-as.ts'
import { understand } from '../understand.ts'

// What stands behind a set or a row and is no part of it, and what is said of the easier half of each pair.

test.each<[sentence: string, asked: string, ...unread: string[]]>([
  [
    'run 12 min easy, 3 km half marathon pace',
    'running, threshold, 27 minutes 30 seconds, by pace, at half marathon pace, whole 12m Z1 · 3km half marathon pace 96-98%',
  ],
  [
    'run ladder 2-4-6 min fast with 2 min jog, then 4 km at z2, 6 min easy',
    'running, interval, 46 minutes 10 seconds, whole 2m Z5 interval · 2m recovery · 4m Z5 interval · 2m recovery · 6m Z5 interval · 4km Z2 · 6m Z1',
  ],
  [
    'run pyramid 2/4/2 min hard, rest 90 s, then 2 mi at 10k pace',
    'running, threshold, main set 2m Z5 interval · 1m30s rest · 4m Z5 interval · 1m30s rest · 2m Z5 interval · 2mi 10k pace 100.9-103%, by pace, at 10k pace',
  ],
  [
    'run 1000/600/300m hard with 2 min jog, then 300 m at mile pace',
    'running, interval, main set 1000mtr Z4 interval · 2m recovery · 600mtr Z5 interval · 2m recovery · 300mtr Z5 interval · 300mtr 1500m pace 115.1-117.4%, by pace, at 1500m pace',
  ],
  [
    'run 4x(50 s fast 70 s @ marathon pace). 1k easy and 12 min zone 3 and 8 min easy',
    'running, tempo, 34 minutes 45 seconds, by pace, at marathon pace, whole 4x · 50sec Z5 · 1m10s marathon pace 92.7-94.6% · 1km Z1 · 12m Z3 · 8m Z1',
  ],
  [
    'swim 5x100 fast; 250 @ zone 2 and 150 at z4',
    'swimming, interval, 900 meters, whole 5x100mtr Z5 interval · 250mtr Z2 · 150mtr Z4',
  ],
  [
    'swim 4x75 z5, 200 z1, 6x50 z4 with 15 s rest',
    'swimming, interval, 800 meters, whole 4x75mtr Z5 interval · 200mtr Z1 · 6x50mtr Z4 interval 15sec rest',
  ],
  [
    'run 10 min warm up, then 5x4 min in z4, 3 min in z1',
    'running, threshold, 45 minutes, whole Warm up 10m · 5x · 4m Z4 interval · 3m Z1 recovery',
  ],
  [
    'ride 4x9 min at tempo, 4 min recovery easy spin, 6x3 min',
    'cycling, tempo, main set 4x · 9m interval · 4m recovery · 6x · 3m interval',
  ],
  [
    'run 6 rounds of 90 s hard, 2 min steady; 4 x 1 km at zone 1, 1 min jog',
    'running, endurance, main set 6x · 1m30s Z5 · 2m Z2 recovery · 4x · 1km Z1 interval · 1m recovery',
  ],
  [
    'run 5x(1 min hard, 2 min steady), 2 km recovery pace, 12 min at z3',
    'running, tempo, 40 minutes 25 seconds, whole 5x · 1m Z5 · 2m Z2 recovery · 2km Z1 · 12m Z3',
  ],
  [
    'ride 3x6 min @ 94% (3 min @ 115w), 8 min easy',
    'cycling, sweet spot, main set 3x · 6m 94% interval · 3m 115w recovery, cool-down 8 minutes',
  ],
  [
    'ride 4x(3 min z5, 90 s at 85%), then easy spin 14 min, then tempo 9 min',
    'cycling, threshold, 41 minutes, whole 4x · 3m Z5 · 1m30s 85% · 14m Z1 · 9m Z3',
  ],
  [
    'turbo 2x11 min at endurance pace, then 5x(50 s hard / 40 s easy)',
    'cycling, endurance, main set 2x · 11m interval · 5x · 50sec 106-120% interval · 40sec recovery',
  ],
  [
    'run 5x40 s max effort, 70 s jog recoveries then 7x90 s @ 3:40/km, 1 min easy between',
    'running, interval, main set 5x · 40sec open effort 10/10 interval · 1m10s recovery · 7x · 1m30s 3:40/km interval · 1m recovery',
  ],
  [
    'run 6x40 s, 90 s recovery at zone 1, steady 5 km, 8 min at hm pace',
    'running, threshold, 51 minutes 15 seconds, by pace, at half marathon pace, whole 6x · 40sec Z4 interval · 1m30s Z1 recovery · 5km Z2 · 8m half marathon pace 96-98%',
  ],
  [
    'swim 3x200, 250 easy, 250 at z4',
    'swimming, interval, 1,100 meters, whole 3x200mtr interval · 250mtr Z1 · 250mtr Z4',
  ],
  [
    'swimming: 250m easy warm up, then all out 6 times 50 m, then 150 at z2 and 150 @ z3',
    'swimming, interval, 850 meters, whole Warm up 250mtr · 6x50mtr open effort 10/10 interval · 150mtr Z2 · 150mtr Z3',
  ],
])('%s', (sentence, asked, ...unread) => {
  const understood = understand(sentence, { sport: 'running' })
  expect(readAs(understood)).toBe(asked)
  expect(understood.unread.map(({ from, to }) => sentence.slice(from, to))).toEqual(unread)
  expect(understood.checks).toEqual([])
})
