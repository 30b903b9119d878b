import { expect, test } from 'vitest'
import { understand } from '#domain/sentence/understand.ts'
import { expectAnswer } from '#tests/support/sentences/expect-answer.ts'

// What lies within a session, rounds and sets of sets, pairs, ladders and rests, and the ways in which sessions end.
const reads: [sentence: string, asked: string, ...checks: string[]][] = [
  ["ride 60', first 20' at FTP", 'cycling, threshold, 1 hour, whole 20m Z5 · 40m Z1'],
  ['long run 16km, first 3km at tempo, rest easy', 'running, tempo, 16 kilometers, whole 3km Z3 · 13km Z2'],
  ['14k easy long run (km 4-8 in z3)', 'running, tempo, 14 kilometers, whole 3km Z1 · 5km Z3 · 6km Z1'],
  [
    '75 min easy bike, between 20 and 40 min hard',
    'cycling, endurance, 1 hour 15 minutes, whole 20m Z1 · 20m Z5 · 35m Z1',
  ],
  ['45 min easy ride, at FTP from 10 to 20 min', 'cycling, threshold, 45 minutes, whole 10m Z1 · 10m Z5 · 25m Z1'],
  [
    '2 h z2, 6x30s sprints after 40 min',
    'interval, 2 hours, whole 40m Z2 · 6x · 30sec open effort 10/10 · 1m Z1 recovery · 1h11m Z2',
  ],
  [
    '90 min easy long run, after 40 min 6x2 min hard w/ 2 min easy',
    'running, interval, 1 hour 30 minutes, whole 40m Z1 · 6x · 2m Z5 interval · 2m recovery · 26m Z1',
  ],
  [
    'ride 3h z2, 4x10 min tempo after 1 h',
    'cycling, tempo, 3 hours, whole 1h Z2 · 4x · 10m Z3 · 5m Z1 recovery · 1h Z2',
  ],
  ['run 5 easy, 3 tempo, 2 easy', 'running, tempo, 10 kilometers, whole 5km Z1 · 3km Z3 · 2km Z1'],
  ['run: 15 easy, 8 hard, 10 steady', 'running, endurance, 33 minutes, whole 15m Z1 · 8m Z4 · 10m Z2'],
  [
    "turbo 2x4x2', 30 sec rest, 3 min between sets, 5' easy, cd 10",
    'cycling, interval, main set 3x · 2m interval · 30sec recovery · 2m interval · 3m recovery · 4x · 2m interval · 30sec recovery · 5m Z1 recovery, cool-down 10 minutes',
  ],
  [
    "turbo 3x(3x1', 60 sec rest), 3' between sets, 5 mins easy before the cool-down, 10 min cd",
    'cycling, v02 max, main set 2x · 1m interval · 1m recovery · 1m interval · 3m recovery · 2x · 1m interval · 1m recovery · 1m interval · 3m recovery · 3x · 1m interval · 1m recovery · 5m Z1 recovery, cool-down 10 minutes',
  ],
  [
    '2x(5x400m) 60 secs between reps, 4 mins between sets, 6 min rest before cd 15 min, running',
    'running, interval, main set 4x · 400mtr interval · 1m recovery · 400mtr interval · 4m recovery · 5x · 400mtr interval · 1m recovery · 6m Z1 recovery, cool-down 15 minutes',
  ],
  [
    'ride: 20 min wu then 30/15s, 4 times then 15 back easy',
    'cycling, v02 max, warm-up 20 minutes, 4 × 30 seconds, 15 seconds rest, cool-down 15 minutes',
  ],
  [
    'running: 2 sets: 6x400m 60s jog, 4 minutes between sets, 15 easy',
    'running, interval, main set 5x · 400mtr interval · 1m recovery · 400mtr interval · 4m recovery · 6x · 400mtr interval · 1m recovery, cool-down 15 minutes',
  ],
  [
    'run 15 wu, 8x400 w/ 200 jog, jog back 2k',
    'running, interval, warm-up 15 minutes, main set 8x · 400mtr interval · 200mtr recovery, cool-down 2 kilometers',
  ],
  [
    'run: 12 min easy warm up then pyramid 200, 400, 600, 400, 200 hard, equal rest then finish with 15 easy',
    'running, interval, 51 minutes 15 seconds, whole Warm up 12m · 200mtr Z5 interval · 200mtr rest · 400mtr Z5 interval · 400mtr rest · 600mtr Z5 interval · 600mtr rest · 400mtr Z5 interval · 400mtr rest · 200mtr Z5 interval · Cool down 15m',
  ],
  [
    '3 on/1 off, 5 times. 10 min jog down, running',
    'running, interval, 5 × 3 minutes, 1 minute rest, cool-down 10 minutes',
  ],
  [
    'run wu 15 min with 3x1 min fast; 6x1 min off 45 seconds, 3 times through with 3 min between sets',
    'running, interval, warm-up 9 minutes, main set 3x · 1m interval · 1m recovery · 5x · 1m interval · 45sec recovery · 1m interval · 3m recovery · 5x · 1m interval · 45sec recovery · 1m interval · 3m recovery · 6x · 1m interval · 45sec recovery',
  ],
  [
    '20 min wu incl. 2x1 min hard\n4 sets: 4x1k w/ 45s rest, 5 minutes between sets, running',
    'running, interval, warm-up 16 minutes, main set 2x · 1m interval · 1m recovery · 3x · 1km interval · 45sec rest · 1km interval · 5m recovery · 3x · 1km interval · 45sec rest · 1km interval · 5m recovery · 3x · 1km interval · 45sec rest · 1km interval · 5m recovery · 4x · 1km interval · 45sec rest',
  ],
  [
    '15 min warm up with 3x1 min fast, 1k/500m/300m x4, running',
    'running, interval, warm-up 9 minutes, main set 3x · 1m interval · 1m recovery · 4x · 1km · 500mtr recovery · 500mtr · 250mtr recovery · 300mtr · 3m recovery',
  ],
  [
    'swim 500 wu w 4x50 build, 200 pull, 4x50 kick, twice through',
    'swimming, interval, 1,300 meters, whole Warm up 300mtr · 4x · build 50mtr interval · 200mtr pull · 4x50mtr kick interval · 1m rest · 200mtr pull · 4x50mtr kick interval',
  ],
  [
    'swim 400y warm up w/ 4x25 fast, 8x50y',
    'swimming, interval, 800 yards, whole Warm up 300yd · 4x25yd Z5 interval · 8x50yd interval',
  ],
  [
    "turbo 3x (3x2' off 60s) / 5 min easy, 10 min cd",
    'cycling, interval, main set 2x · 2m interval · 1m recovery · 2m interval · 5m recovery · 2x · 2m interval · 1m recovery · 2m interval · 5m recovery · 3x · 2m interval · 1m recovery, cool-down 10 minutes',
  ],
  [
    '3x(4x200 on 45s) 3 min, run',
    'running, interval, main set 3x · 200mtr interval · 45sec recovery · 200mtr interval · 3m recovery · 3x · 200mtr interval · 45sec recovery · 200mtr interval · 3m recovery · 4x · 200mtr interval · 45sec recovery',
  ],
  [
    'run (5x1 km off 30s) x 3 with 3 mins easy between; 5 down',
    'running, interval, main set 4x · 1km interval · 30sec recovery · 1km interval · 3m recovery · 4x · 1km interval · 30sec recovery · 1km interval · 3m recovery · 5x · 1km interval · 30sec recovery, cool-down 5 minutes',
  ],
  [
    'run 3 rounds of 1 km, 400, 200 with 2 minutes between sets. 10 down',
    'running, interval, main set 3x · 1km · 500mtr recovery · 400mtr · 200mtr recovery · 200mtr · 2m recovery, cool-down 10 minutes',
  ],
  [
    '4 x 1 km + 400 + 200, 2 minutes between rounds, running',
    'running, interval, main set 4x · 1km · 500mtr recovery · 400mtr · 200mtr recovery · 200mtr · 2m recovery',
  ],
  [
    'run 3 rounds: 1k, 500, 300 w/ 60s rest, 3 min between rounds',
    'running, interval, main set 3x · 1km · 1m rest · 500mtr · 1m rest · 300mtr · 3m recovery',
  ],
  [
    'warm up 20 minutes, 3 min/2 min/1 min x2, 3min between sets, 10 home, run',
    'running, interval, warm-up 20 minutes, main set 2x · 3m · 1m30s Z1 recovery · 2m · 1m Z1 recovery · 1m · 3m recovery, cool-down 10 minutes',
  ],
  [
    'warm up 10 min, 5 min hard, 3 min hard, 1 min hard x4, run',
    'running, interval, 46 minutes, whole Warm up 10m · 4x · 5m Z5 · 3m Z5 · 1m Z5',
    '4',
  ],
  [
    "running warm up 15 minutes, 3'/2' x 5, jog home 5 min",
    'running, interval, warm-up 15 minutes, 5 × 3 minutes, 2 minutes rest, cool-down 5 minutes',
  ],
  [
    'run: ladder 2 min (60s) - 4 min (60s) - 6 min (60s) - 4 min (120s) - 2 min; 15 min jog home',
    'running, interval, main set 2m · 1m Z1 recovery · 4m · 1m Z1 recovery · 6m · 1m Z1 recovery · 4m · 2m Z1 recovery · 2m, cool-down 15 minutes',
  ],
  [
    '6, 4, 2 minutes x3, bike',
    'cycling, interval, main set 6m interval · 3m recovery · 4m interval · 2m recovery · 2m interval · 3m recovery · 6m interval · 3m recovery · 4m interval · 2m recovery · 2m interval · 3m recovery · 6m interval · 3m recovery · 4m interval · 2m recovery · 2m interval',
  ],
  [
    'running: 1200, 800, 400, same rest then 5 wd',
    'running, interval, main set 1200mtr interval · 1200mtr rest · 800mtr interval · 800mtr rest · 400mtr interval, cool-down 5 minutes',
  ],
  [
    'run 3, 6, 9 minutes hard, half the time jog',
    'running, interval, main set 3m interval · 1m30s recovery · 6m interval · 3m recovery · 9m interval',
  ],
  [
    "run: 5x2' hard 1:1. 5 min easy to finish",
    'running, interval, 25 minutes, whole 5x · 2m Z5 interval · 2m rest · Cool down 5m',
  ],
  [
    '5x3min at FTP w/ 50% rest. 15 min cd, ride',
    'cycling, threshold, 37 minutes 30 seconds, whole 5x · 3m 98-102% interval · 1m30s rest · Cool down 15m',
  ],
  [
    "run 5/4/3' @ 10k/5k/3k pace, 20min cd",
    'running, threshold, 36 minutes 30 seconds, by pace, at 10k pace, whole 5m 10k pace 100.9-103% · 2m30s recovery · 4m 5k pace 104.7-106.8% · 2m recovery · 3m 3k pace 108-110.1% · Cool down 20m',
  ],
  [
    'turbo: 3/6/9 minutes @ 85%/95%/105%, 10 min cd',
    'cycling, threshold, 28 minutes, whole 3m 85% · 6m 95% · 9m 105% · Cool down 10m',
  ],
  ['bike 30-15, 8 times, 15 minutes cd', 'cycling, v02 max, 8 × 30 seconds, 15 seconds rest, cool-down 15 minutes'],
  [
    "ride: 3x2' hard, 90s rest, 5 mins easy, then the same again",
    'cycling, v02 max, 26 minutes, whole 3x · 2m 106-120% interval · 1m30s recovery · 5m Z1 · 3x · 2m 106-120% interval · 1m30s recovery',
  ],
  [
    'warmup: 12 minutes\n15"/15", 5 times\n5min cd, bike',
    'cycling, v02 max, warm-up 12 minutes, 5 × 15 seconds, 15 seconds rest, cool-down 5 minutes',
  ],
  [
    'swim: 200m wu, 300 easy then 8x200 back easy, 10s rest',
    'swimming, endurance, 2,100 meters, whole Warm up 200mtr · 300mtr Z1 · 8x200mtr Z1 backstroke interval 10sec rest',
  ],
  ['swim: 400y steady, 200y kick', 'swimming, endurance, 600 yards, whole 400yd Z2 · 200yd Z2 kick'],
  [
    'swim 200y easy + 300 yards easy + 200 yards IM',
    'swimming, endurance, 700 yards, whole 200yd Z1 · 300yd Z1 · 200yd Z2 medley',
  ],
]

test.each(reads)('“%s” is read as “%s”', (sentence, asked, ...checks) => {
  expectAnswer(sentence, { asked, unread: [], checks })
})

test('what is taken for granted is told', () => {
  const tellings = (sentence: string) =>
    understand(sentence, { sport: 'running' }).inferred.map(({ because }) => because)
  expect(tellings('swim 500 wu w 4x50 build, 10x100 on 1:40')).toContain(
    '“4x50 build” lie within the 500 of the warm-up.',
  )
  expect(tellings('run 5x1k off 90s, 10 home')).toContain('No unit was said at “10”, so minutes.')
  expect(tellings('2 h z2 ride, 6x30s sprints after 40 min')).toContain('No rest was said for “6x30”, so 1 min easy.')
  expect(tellings('run 800m + 400m x3')).toContain('No rest was said between the rungs, so half of each, easy.')
  expect(tellings('run 800m + 400m x3')).toContain('No rest was said between the sets, so 3 minutes easy.')
})
