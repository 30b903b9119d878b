import { expect, test } from 'vitest'
import { checkedIn, checksOf } from '#tests/support/sentences/checked.ts'
import { readAs } from '#tests/support/sentences/read-as.ts'
import { understand } from '../understand.ts'

// Efforts at even distances, hills, splits, lengths and laps, and what is none of them.

test.each<[sentence: string, asked: string, ...unread: string[]]>([
  [
    'mona fartlek 30 min',
    'running, interval, 30 minutes, main set 2x · 90sec Z5 interval · Float 90sec Z2 recovery · 4x · 60sec Z5 interval · Float 60sec Z2 recovery · 4x · 30sec Z5 interval · Float 30sec Z2 recovery · 4x · 15sec Z5 interval · Float 15sec Z2 recovery',
  ],
  [
    '60 min easy run with 30 s pick-ups every 10 min',
    'running, endurance, 1 hour, whole 5x · 9m30s Z1 · 30sec Z5 interval · 10m Z1',
  ],
  ['60 min easy, every 10 min a 30 s pick-up', 'endurance, 1 hour, whole 5x · 9m30s Z1 · 30sec Z5 interval · 10m Z1'],
  [
    'every 10 min, 20 s sprint, 60 min ride',
    'cycling, interval, 1 hour, whole 5x · 9m40s Z1 · 20sec Z7 interval · 10m Z1',
  ],
  ['every 10 min, 60 min run', 'running, 1 hour', 'every 10 min'],
  ['60 min easy run every 2 days', 'running, endurance, 1 hour', 'every 2', 'days'],
  ['60 min easy with pick-ups every 10 min', 'running, endurance, 1 hour, strides', 'every 10 min'],
  [
    '60 min easy run with 30 s pick-ups every 10',
    'running, endurance, 1 hour, whole 5x · 9m30s Z1 · 30sec Z5 · 10m Z1',
  ],
  ['60 min easy run with 30 s drink every 10 min', 'running, endurance, 1 hour, note 30 s drink every 10 min', '30 s'],
  // The way back from a hill is as far as the way up; by time it takes half as long again, and a walk twice as long.
  ['8x60s hills, jog down', 'interval, main set 8x · Uphill 1m open effort 9/10 interval · 1m30s recovery'],
  ['8x60s hills, walk back', 'interval, main set 8x · Uphill 1m open effort 9/10 interval · Walk 2m recovery'],
  ['8x200m hills, jog back', 'interval, main set 8x · Uphill 200mtr open effort 9/10 interval · 200mtr recovery'],
  ['8x200m hills, walk back', 'interval, main set 8x · Uphill 200mtr open effort 9/10 interval · Walk 200mtr recovery'],
  ['5x3 min equal recovery', 'interval, 5 × 3 minutes, 3 minutes rest'],
  ['5x45s equal rest run', 'running, interval, 5 × 45 seconds, 45 seconds rest'],
  ['2x15 min z3 equal rest ride', 'cycling, tempo, 2 × 15 minutes, 15 minutes rest'],
  // The pieces of a swim add up to it.
  [
    '8x50 (25 drill/25 swim) 15s rest swim',
    'swimming, interval, main set 8x · "25 drill/25 swim" 50mtr open interval · 15sec rest',
  ],
  [
    '12x75 (25 kick/25 drill/25 swim) 15s rest swim',
    'swimming, interval, main set 12x · "25 kick/25 drill/25 swim" 75mtr open interval · 15sec rest',
  ],
  [
    '12x75 (25 kick/25 drill/50 swim) 15s rest swim',
    'swimming, interval, 12 × 75 meters, 15 seconds rest',
    '(25 kick/25 drill/50 swim)',
  ],
  [
    '8x100 (50m free + 50m back) 15s rest swim',
    'swimming, interval, main set 8x · "50 free/50 back" 100mtr interval · 15sec rest',
  ],
  ['8x50 drill/swim 15 s rest swim', 'swimming, interval, main set 8x · "drill/swim" 50mtr open interval · 15sec rest'],
  ['8x50 as 25 drill/25 swim', 'swimming, interval, main set 8x · "25 drill/25 swim" 50mtr open interval'],
  [
    '8x50: 25 drill/25 swim 15s rest',
    'swimming, interval, main set 8x · "25 drill/25 swim" 50mtr open interval · 15sec rest',
  ],
  [
    '12x75 (25 kick/drill/swim) swim',
    'swimming, interval, main set 12x · "25 kick/25 drill/25 swim" 75mtr open interval',
  ],
  ['8x50 kick, swim 1k', 'swimming, interval, 1,000 meters, main set 8x50mtr kick interval'],
  ['40 lengths', 'swimming, 1,000 meters, pool 25'],
  ['40 lengths, 33m pool', 'swimming, 1,320 meters, pool 33'],
  ['swim 20 laps', 'swimming', '20 laps'],
  ['run 12 laps of the track easy', 'running, endurance, 4.8 kilometers'],
  ['run 12 laps easy', 'running, endurance', '12 laps'],
  ['track run 4x2 laps w/ 1 lap jog', 'running, interval, main set 4x · 800mtr interval · 400mtr recovery'],
  ['1000 pull continuous swim', 'swimming, 1,000 meters, whole 1000mtr pull'],
  ['swim 1.9k straight', 'swimming, 1,900 meters, whole 1.9km'],
  [
    '200 fr 200 bk 200 br 200 fly easy swim',
    'swimming, endurance, 800 meters, whole 200mtr Z1 freestyle · 200mtr Z1 backstroke · 200mtr Z1 breaststroke · 200mtr Z1 butterfly',
  ],
  [
    '8 reps of the hill, 60s hard, jog back down',
    'interval, main set 8x · Uphill 1m open effort 9/10 interval · 1m30s recovery',
  ],
  [
    '6 reps up the hill, 90 sec each, jog down recovery',
    'interval, main set 6x · Uphill 1m30s open effort 9/10 interval · 2m15s recovery',
  ],
  [
    "long reps tonight gang, 3 x 2k at half pace, jog a lap between. If you're new just do 2",
    'running, threshold, main set 3x · 2km half marathon pace 96-98% interval · 400mtr recovery, by pace, at half marathon pace',
    "If you're new just do 2",
  ],
  [
    'run 5x1k at 10k pace, walk a lap rec',
    'running, threshold, main set 5x · 1km 10k pace 100.9-103% interval · Walk 400mtr recovery, by pace, at 10k pace',
  ],
  [
    'Treadie 45min, start 9.5 kph and up half a k every 5 min',
    'running, 45 minutes, whole 5m 6:19/km · 5m 6:00/km · 5m 5:43/km · 5m 5:27/km · 5m 5:13/km · 5m 5:00/km · 5m 4:48/km · 5m 4:37/km · 5m 4:27/km',
  ],
  [
    'treadmill start 9kph increase 1 kph every 10 min for 40 min',
    'running, 40 minutes, whole 10m 6:40/km · 10m 6:00/km · 10m 5:27/km · 10m 5:00/km',
  ],
  ['6x60m sprints, walk back 2-3 min', 'interval, main set 6x · 60mtr open effort 10/10 interval · Walk 2m recovery'],
])('"%s" asks for %s', (sentence, asked, ...unread) => {
  const understood = understand(sentence, { sport: 'running' })
  expect(readAs(understood)).toBe(asked)
  expect(understood.unread.map(({ from, to }) => sentence.slice(from, to))).toEqual(unread)
  expect(checkedIn(sentence, understood)).toEqual(checksOf(sentence))
})
