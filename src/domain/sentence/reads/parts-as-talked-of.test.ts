import { expect, test } from 'vitest'
import { checkedIn, checksOf } from '#tests/support/sentences/checked.ts'
import { readAs } from '#tests/support/sentences/read-as.ts'
import { understand } from '../understand.ts'

// Parts, paces and repeats of runs and rides as club members talk of them.

test.each<[sentence: string, asked: string, ...unread: string[]]>([
  ['Mile repeats, 4 of them at 7:45, 2 minutes rest', 'interval, main set 4x · 1mi 7:45/mi interval · 2m rest'],
  ['800 reps: 5 of em in 3:00, 400 jog', 'interval, main set 5x · 800mtr 3:45/km interval · 400mtr recovery'],
  [
    '3xmile 7:40/7:30/7:20 3min',
    'interval, main set 1mi 7:40/mi · 3m recovery · 1mi 7:30/mi · 3m recovery · 1mi 7:20/mi',
  ],
  [
    '4x1k 4:10/4:05/4:00/3:55 2min',
    'interval, main set 1km 4:10/km · 2m recovery · 1km 4:05/km · 2m recovery · 1km 4:00/km · 2m recovery · 1km 3:55/km',
  ],
  [
    '3x2k @ 8:00/7:50/7:40, 3 min jog',
    'running, interval, main set 2km 4:00/km · 3m recovery · 2km 3:55/km · 3m recovery · 2km 3:50/km',
  ],
  [
    '4x800 3:20, 3:15, 3:10, 3:05 400 jog',
    'interval, main set 800mtr 3:20/km · 400mtr recovery · 800mtr 3:15/km · 400mtr recovery · 800mtr 3:10/km · 400mtr recovery · 800mtr 3:05/km',
  ],
  ['3xmile 7:40/7:30 3min', 'interval, main set 3x · 1mi 7:30-7:40/mi interval · 3m recovery'],
  [
    '3x1k 3:50/3:50/3:50 /km 2min rest',
    'running, interval, main set 1km 3:50/km · 2m rest · 1km 3:50/km · 2m rest · 1km 3:50/km',
  ],
  ['5x1k 4:00/2:00', 'interval, main set 5x · 1km 4:00/km interval · 2m recovery'],
  [
    '3-2-1 mile cutdown, 9:00, 8:30, 8:00, half mile jog btw',
    'threshold, main set 3mi 9:00/mi · 0.5mi recovery · 2mi 8:30/mi · 0.5mi recovery · 1mi 8:00/mi',
  ],
  ['Ride 2 hours with the last 20 minutes a little harder', 'cycling, tempo, 2 hours, whole 1h40m Z1 · 20m Z3'],
  ['10 miles w/ fast finish, last mile 7:50', 'endurance, 10 miles, whole 9mi Z1 · 1mi 7:50/mi'],
  [
    '2 mile jog and 6 hill sprints of 10 seconds',
    'running, interval, warm-up 2 miles, main set 6x · Uphill 10sec open effort 9/10 interval',
  ],
  [
    '8 mile run and 8 x 10 sec hill sprints',
    'running, interval, warm-up 8 miles, main set 8x · Uphill 10sec open effort 9/10 interval',
  ],
  [
    'Run easy 35 minuets plus 5 stridse',
    'running, endurance, 41 minutes 40 seconds, whole 35m Z1 · 5x · Stride 20sec open effort 8/10 interval · 1m recovery',
  ],
  [
    '5k easy plus 4 strides',
    'running, endurance, 38 minutes 55 seconds, whole 5km Z1 · 4x · Stride 20sec open effort 8/10 interval · 1m recovery',
  ],
  ['5mi with 10x30sec pickups thrown in', 'running, endurance, 5 miles, 10 strides'],
  [
    '4x5 min as hard as I can sustain, 3 min easy, bike',
    'cycling, interval, main set 4x · 5m effort 9/10 interval · 3m recovery',
  ],
  [
    '15min wu🚴 4x4min all I can hold 3 min easy 10 cd',
    'cycling, interval, 53 minutes, whole Warm up 15m · 4x · 4m effort 9/10 interval · 3m recovery · Cool down 10m',
  ],
  [
    'Spin bike 40 mins: 1 min seated hard 1 min standing x8, rest easy',
    'cycling, v02 max, 40 minutes, main set 8x · 1m 106-120% · 1m Z2 recovery',
  ],
  [
    'bike 40 min: 8x(1 min hard, 1 min steady), rest easy',
    'cycling, v02 max, 40 minutes, main set 8x · 1m 106-120% · 1m Z2 recovery',
  ],
  [
    'High cadence drills on the bike, 6 x 1 minute, 45 minutes total',
    'cycling, endurance, 45 minutes, main set 6x · high cadence 1m interval',
  ],
  [
    '2x12 min tempo low cadence 60rpm, 6 min normal between, bike',
    'cycling, tempo, main set 2x · 12m @ 60rpm interval · 6m recovery',
  ],
  [
    '60min bike:10wu,3x10@85%,5rec,10cd',
    'cycling, sweet spot, 1 hour, whole Warm up 10m · 2x · 10m 85% interval · 5m recovery · 10m 85% interval · Cool down 10m',
  ],
  [
    'Walk run, 1 minute run 2 minutes walk, 10 times',
    'running, endurance, 40 minutes, whole Walk 5m warmup · 10x · 1m Z1 interval · Walk 2m recovery · Walk 5m cooldown',
  ],
  [
    'jog 1 minute walk 2 minutes ten times',
    'running, endurance, 40 minutes, whole Walk 5m warmup · 10x · 1m Z1 interval · Walk 2m recovery · Walk 5m cooldown',
  ],
  ['7 miles. Miles 3, 4 and 5 at 8:15.', 'endurance, 7 miles, whole 2mi Z1 · 3mi 8:15/mi · 2mi Z1'],
  [
    'run three miles then pick it up for two miles then jog one mile home',
    'running, tempo, 6 miles, whole 3mi Z1 · 2mi Z3 · Cool down 1mi',
  ],
  [
    'Run to the lake and back, 2.5 miles each way, faster coming home',
    'running, tempo, 5 miles, whole 2.5mi Z1 · 2.5mi Z3',
    'back',
  ],
  [
    'Jog 10. Then 3 x 6 at tempo, jog 2. Jog 10.',
    'tempo, 44 minutes, whole Warm up 10m · 3x · 6m Z3 interval · 2m recovery · Cool down 10m',
  ],
  [
    "2 up, 4x1200 @ 10k, 3', 1 down",
    'running, threshold, 7.8 kilometers, by pace, at 10k pace, whole Warm up 2km · 4x · 1200mtr 10k pace 100.9-103% interval · 3m rest · Cool down 1km',
  ],
  [
    'quarter miles, 8 of em, 1:45, quarter jog between',
    'interval, main set 8x · 0.25mi 7:00/mi interval · 0.25mi recovery',
  ],
  ['5 x 4 minutes at 7:30 pace, 2 minutes jog', 'interval, main set 5x · 4m 7:30/mi interval · 2m recovery'],
  ['Run 3 miles easy and walk the last half mile', 'running, endurance, 3.5 miles, whole 3mi Z1 · Walk 0.5mi cooldown'],
  [
    '10-8-6-4-2 min on bike getting harder, 2 min ez between',
    'cycling, v02 max, main set 10m 100% · 2m Z1 recovery · 8m 105% · 2m Z1 recovery · 6m 110% · 2m Z1 recovery · 4m 115% · 2m Z1 recovery · 2m 120%',
  ],
  ['11 mi: 1 ez, 5 x (1 @ 8:00, 1 @ 9:00)', 'endurance, 11 miles, whole 1mi Z1 · 5x · 1mi 8:00/mi · 1mi 9:00/mi'],
  ['run 30 min and walk 5 min', 'running, endurance, 35 minutes, whole 30m Z1 · Walk 5m cooldown'],
  ['run three miles then walk half a mile', 'running, endurance, 3.5 miles, whole 3mi Z1 · Walk 0.5mi cooldown'],
])('"%s" asks for %s', (sentence, asked, ...unread) => {
  const understood = understand(sentence, { sport: 'running' })
  expect(readAs(understood)).toBe(asked)
  expect(understood.unread.map(({ from, to }) => sentence.slice(from, to))).toEqual(unread)
  expect(checkedIn(sentence, understood)).toEqual(checksOf(sentence))
})
