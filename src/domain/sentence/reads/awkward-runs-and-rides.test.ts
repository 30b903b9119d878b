import { expect, test } from 'vitest'
import { checkedIn, checksOf } from '#tests/support/sentences/checked.ts'
import { readAs } from '#tests/support/sentences/read-as.ts'
import { understand } from '../understand.ts'

// Runs and rides as they are typed in a hurry: targets of lists, ends and walks in short, progressions at the end.

test.each<[sentence: string, asked: string, ...unread: string[]]>([
  ['8mi w/ 5 @ 6:50 in the middle', 'endurance, 8 miles, whole 1.5mi Z1 · 5mi 6:50/mi · 1.5mi Z1'],
  [
    'run 10: 2 easy 6 @ MP 2 easy',
    'running, tempo, 10 kilometers, by pace, at marathon pace, whole 2km Z1 · 6km marathon pace 92.7-94.6% · 2km Z1',
  ],
  ['60\' z2 spin + 5x20" hi cad', 'cycling, endurance, warm-up 1 hour, main set 5x · high cadence 20sec interval'],
  [
    'wu 2mi, 4x(800 @ 5k, 200 float), cd 2mi',
    'running, interval, 10.44 kilometers, by pace, at 5k pace, whole Warm up 2mi · 4x · 800mtr 5k pace 104.7-106.8% · Float 200mtr Z2 recovery · Cool down 2mi',
  ],
  [
    "5k w/u then 3x2k @ HMP w/ 3' then 5k c/d",
    'running, threshold, 17.2 kilometers, by pace, at half marathon pace, whole Warm up 5km · 3x · 2km half marathon pace 96-98% interval · 3m recovery · Cool down 5km',
  ],
  [
    '10x(45on/15off), 3 sets, bike, 4 min btw sets',
    'cycling, v02 max, main set 10x · 45sec interval · 15sec recovery · 4m recovery · 10x · 45sec interval · 15sec recovery · 4m recovery · 10x · 45sec interval · 15sec recovery',
  ],
  [
    '20 min @ FTP, 5 easy, 15 @ FTP, 5 easy, 10 @ FTP. trainer',
    'cycling, threshold, 55 minutes, whole 20m Z5 · 5m Z1 · 15m Z5 · 5m Z1 · 10m Z5',
  ],
  [
    "2h15 LR with 3x15' MP/5' E",
    'running, tempo, 2 hours 15 minutes, 3 × 15 minutes, 5 minutes rest, by pace, at marathon pace',
  ],
  [
    "turbo: 5' 100w 5' 150w 5' 200w 20' 240w 5' 100w",
    'cycling, 40 minutes, whole 5m 100w · 5m 150w · 5m 200w · 20m 240w · 5m 100w',
  ],
  [
    '4x2mi @ T w/ 2min, 2E before, 1E after',
    'threshold, 11.7 miles, whole 2mi Z1 · 4x · 2mi Z4 interval · 2m recovery · 1mi Z1',
  ],
  [
    '12x1min hills, jog down, 15 min easy each way',
    'interval, 1 hour, whole Warm up 15m · 12x · Uphill 1m open effort 9/10 interval · 1m30s recovery · Cool down 15m',
  ],
  [
    "6x3' z5, 3' z1, bike, wu & cd 15",
    'cycling, threshold, 1 hour 6 minutes, whole Warm up 15m · 6x · 3m Z5 interval · 3m Z1 recovery · Cool down 15m',
  ],
  [
    '5-10-15-20-15-10-5 sec sprints full rec track',
    'running, interval, main set 5sec open effort 10/10 interval · 3m recovery · 10sec open effort 10/10 interval · 3m recovery · 15sec open effort 10/10 interval · 3m recovery · 20sec open effort 10/10 interval · 3m recovery · 15sec open effort 10/10 interval · 3m recovery · 10sec open effort 10/10 interval · 3m recovery · 5sec open effort 10/10 interval',
  ],
  [
    '3x(2k, 1k) @10k/5k 90s/3min',
    'running, threshold, main set 3x · 2km 10k pace 100.9-103% · 1m30s recovery · 1km 5k pace 104.7-106.8% · 3m recovery, by pace, at 10k pace',
  ],
  ['MLR 18k, last 6k progressive', 'running, tempo, 18 kilometers, whole 12km Z1 · 2km Z2 · 2km Z3 · 2km Z4'],
  [
    'ride 90 w/ 2x(3x3 @115 w 3 off) 10 between',
    'cycling, v02 max, 1 hour 30 minutes, main set 2x · 3m 115% interval · 3m recovery · 3m 115% interval · 10m recovery · 3x · 3m 115% interval · 3m recovery',
  ],
  [
    '30 easy, 4x(30 fast 90 easy), 10 easy, run',
    'running, interval, 48 minutes, whole 30m Z1 · 4x · 30sec Z5 interval · 1m30s recovery · 10m Z1',
  ],
  [
    'easy 40 + hill sprints 8x10s',
    'interval, warm-up 40 minutes, main set 8x · Uphill 10sec open effort 9/10 interval',
  ],
  [
    'warmup 20min, 2x(12min @ 88%, 3min @ 105%) 6min easy, cooldown 15. bike',
    'cycling, threshold, 1 hour 17 minutes, whole Warm up 20m · 2x · 12m 88% · 3m 105% · 6m recovery · Cool down 15m',
  ],
  [
    'parkrun with 2k warm up & 2k cool down',
    'running, interval, 9 kilometers, by pace, at 5k pace, whole Warm up 2km · 5km 5k pace 104.7-106.8% · Cool down 2km',
  ],
  [
    "40/20 x 10 x 3, 120%, 5' r",
    'cycling, v02 max, main set 10x · 40sec 120% interval · 20sec recovery · 5m rest · 10x · 40sec 120% interval · 20sec recovery · 5m rest · 10x · 40sec 120% interval · 20sec recovery',
  ],
  ['bike 3x15 @ 240 (5 @ 120)', 'cycling, threshold, main set 3x · 15m 240w interval · 5m 120w recovery'],
  ['10k @ goal pace 4:15, wu 3k, cd 2k', '15 kilometers, whole Warm up 3km · 10km 4:15/km · Cool down 2km'],
  [
    'run 3-4-5-4-3 min @ threshold, 90 s',
    'running, threshold, main set 3m interval · 1m30s recovery · 4m interval · 1m30s recovery · 5m interval · 1m30s recovery · 4m interval · 1m30s recovery · 3m interval',
  ],
  [
    'track: 1600 (400 jog) 1200 (400 jog) 800 (400 jog) 400 @ 10k, 5k, 3k, mile',
    'running, threshold, main set 1.6km 10k pace 100.9-103% · 400mtr recovery · 1.2km 5k pace 104.7-106.8% · 400mtr recovery · 800mtr 3k pace 108-110.1% · 400mtr recovery · 400mtr 1500m pace 115.1-117.4%, by pace, at 10k pace',
  ],
  [
    '14k: 4 easy / 3x(2k @ 4:20, 1k @ 5:00) / 1 easy',
    'endurance, 14 kilometers, whole 4km Z1 · 3x · 2km 4:20/km · 1km 5:00/km · 1km Z1',
  ],
  ['tempo 2x15 w 3 jog, 12 total km', 'tempo, 12 kilometers, 2 × 15 minutes, 3 minutes rest'],
  [
    'strides only: 10x100m after 20 min easy',
    'running, endurance, 34 minutes 50 seconds, whole 20m Z1 · 10x · Stride 100mtr open effort 8/10 interval · 1m recovery',
  ],
  [
    '6 x 4min on 2 min off @ 10k effort, start & finish with 10 min easy',
    'running, threshold, 56 minutes, by pace, at 10k pace, whole Warm up 10m · 6x · 4m 10k pace 100.9-103% interval · 2m recovery · Cool down 10m',
  ],
  ["4x5' @ 110% FTP, r = 1:1", 'cycling, v02 max, main set 4x · 5m 110% interval · 5m rest'],
  ['6x1k @ 3:40 w/ 1k float @ 4:30', 'interval, main set 6x · 1km 3:40/km interval · 1km 4:30/km recovery'],
  [
    'HM pace 5k, 3 min, 10k pace 3k, 2 min, 5k pace 1k',
    'running, threshold, 50 minutes 15 seconds, by pace, at half marathon pace, whole 5km half marathon pace 96-98% · 3m Z1 · 3km 10k pace 100.9-103% · 2m Z1 · 1km 5k pace 104.7-106.8%',
  ],
  ['Z2 90min w/ last 15 @ SS', 'cycling, sweet spot, 1 hour 30 minutes, whole 1h15m Z2 · 15m Z4'],
  [
    '15/15 x 20, 5 easy, 15/15 x 20 bike @ 130',
    'cycling, v02 max, main set 20x · 15sec interval · 15sec recovery · 5m Z1 recovery · 20x · 15sec 130% interval · 15sec recovery',
  ],
  [
    '400m reps x 10, 1:25 each, 200 jog in 90s',
    'running, interval, main set 10x · 400mtr 3:33/km interval · 200mtr 7:30/km recovery',
  ],
  ['run for 1h but walk 1 min every 9 min', 'running, endurance, 1 hour, whole 6x · 9m Z1 interval · Walk 1m recovery'],
  ['hard 10k then 5k easy', 'endurance, 15 kilometers, whole 10km Z4 · 5km Z1'],
  [
    '1k rep x 5 descending 4:10 to 3:50, 2 min jog',
    'interval, main set 1km 4:10/km · 2m recovery · 1km 4:05/km · 2m recovery · 1km 4:00/km · 2m recovery · 1km 3:55/km · 2m recovery · 1km 3:50/km',
  ],
  [
    '4 min hard/3 easy x5 w 10 & 10 run',
    'running, interval, 55 minutes, whole Warm up 10m · 5x · 4m Z5 interval · 3m recovery · Cool down 10m',
  ],
  [
    '16x1min @ 3k effort w/ 1min, 20 each end',
    'running, interval, 1 hour 12 minutes, by pace, at 3k pace, whole Warm up 20m · 16x · 1m 3k pace 108-110.1% interval · 1m recovery · Cool down 20m',
  ],
  ['run 7 miles at 8 min pace', 'running, 7 miles, whole 7mi 8:00/mi'],
  ['FTP 250: 5x5 @ 265w r5', 'cycling, v02 max, main set 5x · 5m 265w interval · 5m rest, reference 250, by power'],
  ['90% x 20 min x 2 turbo, 5 min rest', 'cycling, sweet spot, main set 2x · 20m 90% interval · 5m rest'],
  ['z4 4x6min, z1 3min, 1h trainer', 'cycling, sweet spot, 1 hour, 4 × 6 minutes, 3 minutes rest'],
  [
    'tues club: 3 x (600-400-200), 90s/3min, wu cd 2k',
    'interval, warm-up 2 kilometers, main set 600mtr interval · 1m30s recovery · 400mtr interval · 1m30s recovery · 200mtr interval · 3m recovery · 600mtr interval · 1m30s recovery · 400mtr interval · 1m30s recovery · 200mtr interval · 3m recovery · 600mtr interval · 1m30s recovery · 400mtr interval · 1m30s recovery · 200mtr interval, cool-down 2 kilometers',
    'tues',
  ],
  [
    '45 min w/ 20 min of 30/30s in middle, run',
    'running, interval, 45 minutes, whole 12m30s Z1 · 20x · 30sec Z5 · 30sec recovery · 12m30s Z1',
  ],
  ["5x(3 min @ 95%, 30s @ 150%) 4' easy btw", 'cycling, v02 max, main set 5x · 3m 95% · 30sec 150% · 4m recovery'],
  ['sweet spot 3x15, last 2 min of each at threshold, bike', 'cycling, sweet spot, main set 3x · 13m · 2m Z5'],
  ["recovery 30' <130bpm jog", 'running, endurance, 30 minutes, by heartrate, whole 30m 0-130bpm'],
  [
    'run 2x(1200, 800, 400) @ 10k/5k/3k, 60s/3min',
    'running, threshold, main set 2x · 1.2km 10k pace 100.9-103% · 1m recovery · 800mtr 5k pace 104.7-106.8% · 1m recovery · 400mtr 3k pace 108-110.1% · 3m recovery, by pace, at 10k pace',
  ],
  ['run 60 min, last 15 min progressive', 'running, tempo, 1 hour, whole 45m Z1 · 5m Z2 · 5m Z3 · 5m Z4'],
  [
    '45 min run with 1 min walk breaks every 5 min',
    'running, endurance, 45 minutes, whole 9x · 4m Z1 interval · Walk 1m recovery',
  ],
  [
    'run 2k/1.5k/1k/500 at 10k pace, 2 min jogs',
    'running, threshold, main set 2000mtr 10k pace 100.9-103% interval · 2m recovery · 1500mtr 10k pace 100.9-103% interval · 2m recovery · 1000mtr 10k pace 100.9-103% interval · 2m recovery · 500mtr 10k pace 100.9-103% interval, by pace, at 10k pace',
  ],
  ['run 10k at 5 min per km', 'running, 10 kilometers, whole 10km 5:00/km'],
  ['run 5 miles at 9 minute miles', 'running, 5 miles, whole 5mi 9:00/mi'],
  [
    'micro burst 2x10 15/15 @150/50',
    'cycling, v02 max, main set 20x · 15sec 150% · 15sec 50% · 3m recovery · 20x · 15sec 150% · 15sec 50%',
  ],
  ['bike 10x30/30 @ 130', 'cycling, v02 max, main set 10x · 30sec 130% interval · 30sec recovery'],
  ['bike 8x30s @ 150 2 min easy', 'cycling, v02 max, main set 8x · 30sec 150% interval · 2m recovery'],
])('"%s" asks for %s and leaves %s unread', (sentence, asked, ...unread) => {
  const understood = understand(sentence, { sport: 'running' })
  expect(readAs(understood)).toBe(asked)
  expect(understood.unread.map(({ from, to }) => sentence.slice(from, to))).toEqual(unread)
  expect(checkedIn(sentence, understood)).toEqual(checksOf(sentence))
})
