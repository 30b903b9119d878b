import { expect, test } from 'vitest'
import { checkedIn, checksOf } from '#tests/support/sentences/checked.ts'
import { readAs } from '#tests/support/sentences/read-as.ts'
import { understand } from '../understand.ts'

// What is repeated at the end, headings whose unit the parts share, and sets of turns in brackets.

test.each<[sentence: string, asked: string, ...unread: string[]]>([
  [
    "W/u 15' then 3x(6' @ 4:05, 3' @ 3:50, 1' @ 3:35) 3' jog, c/d 10'",
    'interval, 1 hour 4 minutes, whole Warm up 15m · 3x · 6m 4:05/km · 3m 3:50/km · 1m 3:35/km · 3m recovery · Cool down 10m',
  ],
  ["run 2x20' @ LT w/ 5' float", 'running, threshold, main set 2x · 20m interval · Float 5m Z2 recovery'],
  [
    "60 min Z2 with 6x1' @ 5k effort in last half",
    'running, interval, 1 hour, warm-up 30 minutes, 6 × 1 minute, by pace, at 5k pace',
  ],
  [
    'Easy run ~50min, HR < 145, cadence 175+',
    'running, endurance, 50 minutes, by heartrate, whole 50m 0-145bpm @ 175spm',
  ],
  [
    '6 x 5min big gear 55rpm @ 85% / 5min spin',
    'cycling, sweet spot, main set 6x · 5m 85% @ 55rpm interval · 5m recovery',
  ],
  ['5x(1k@4:00, 400j)', 'interval, main set 5x · 1km 4:00/km · 400mtr recovery'],
  [
    '5k time trial. warm up 15, cool down 10.',
    'interval, 46 minutes 35 seconds, whole Warm up 15m · 5km effort 10/10 · Cool down 10m',
  ],
  [
    'ladder: 1-2-3-4-5-4-3-2-1 min on/ 1 min off run',
    'running, interval, main set 1m interval · 1m recovery · 2m interval · 1m recovery · 3m interval · 1m recovery · 4m interval · 1m recovery · 5m interval · 1m recovery · 4m interval · 1m recovery · 3m interval · 1m recovery · 2m interval · 1m recovery · 1m interval',
  ],
  [
    "2:00 ride, 3 x 12' (30s/30s @ 115/50) 5' RBI",
    'cycling, v02 max, 2 hours, main set 12x · 30sec 115% · 30sec 50% · 5m recovery · 12x · 30sec 115% · 30sec 50% · 5m recovery · 12x · 30sec 115% · 30sec 50%',
  ],
  ['threshold cruise intervals 5 x mile w/ 1 min', 'running, threshold, 5 × 1 mile, 1 minute rest'],
  [
    'bike intervals: 1 min on 1 min off x10, 5 min easy, repeat',
    'cycling, interval, main set 9x · 1m interval · 1m recovery · 1m interval · 5m recovery · 10x · 1m interval · 1m recovery',
  ],
  [
    'aerobic 75 min HR zone 2 + 10 min zone 3 at end run',
    'running, tempo, 1 hour 25 minutes, by heartrate, whole 1h15m Z2 HR · 10m Z3 HR',
  ],
  ['endurance ride 3h incl. 1h @ IM pace', 'cycling, endurance, 3 hours, main set 1h 68-75%'],
  ['30 min progression: 10 @ 6:00, 10 @ 5:30, 10 @ 5:00', '30 minutes, whole 10m 6:00/km · 10m 5:30/km · 10m 5:00/km'],
  [
    '1h30 run: 30 easy + 4x10 min MP (2 min) + easy to finish',
    'running, tempo, 1 hour 30 minutes, warm-up 30 minutes, 4 × 10 minutes, 2 minutes rest, by pace, at marathon pace',
  ],
  ['10 x 3/2 min hard/easy, run', 'running, interval, 10 × 3 minutes, 2 minutes rest'],
  [
    '3 sets: 4 min @ 110%, 30s rest, 2 min @ 120%, 4 min rest. bike',
    'cycling, v02 max, main set 3x · 4m 110% · 30sec rest · 2m 120% · 4m rest',
  ],
  ['run 45min as 15min easy/15min steady/15min easy', 'running, endurance, 45 minutes, whole 15m Z1 · 15m Z2 · 15m Z1'],
  [
    '8x(200 fast, 200 slow) continuous, 2 mile wu/cd',
    'interval, 9.64 kilometers, whole Warm up 2mi · 8x · 200mtr Z5 · 200mtr Z1 recovery · Cool down 2mi',
  ],
  [
    'tempo sandwich: 2k easy 5k tempo 2k easy 3k tempo 1k easy',
    'tempo, 13 kilometers, whole 2km Z1 · 5km Z3 · 2km Z1 · 3km Z3 · 1km Z1',
  ],
  [
    '20 x 30s hill sprint, walk down, 15 min wu',
    'interval, 45 minutes, whole Warm up 15m · 20x · Uphill 30sec open effort 9/10 interval · Walk 1m recovery',
  ],
  [
    'easy spin 30min then 3x8min seated climbing 60rpm 90%, 4 min easy, 15 min easy',
    'cycling, sweet spot, 1 hour 21 minutes, whole 30m Z1 · 3x · seated 8m 90% @ 60rpm interval // climbing · 4m recovery · 15m Z1',
  ],
  ['run 21.1 @ 4:58 with 2k warm up', 'running, 23.1 kilometers, whole Warm up 2km · 21.1km 4:58/km'],
  [
    '2x15 min @ FTP (5 min) then 10x30/30 @ 130%',
    'cycling, threshold, main set 2x · 15m interval · 5m recovery · 10x · 30sec 130% interval · 30sec recovery',
  ],
  [
    'VO2: 3x3x3min @ 118%, 3min/6min rest',
    'cycling, v02 max, main set 2x · 3m 118% interval · 3m recovery · 3m 118% interval · 6m recovery · 2x · 3m 118% interval · 3m recovery · 3m 118% interval · 6m recovery · 3x · 3m 118% interval · 3m recovery',
  ],
  [
    'VO2: 5x3 @ 3k pace, equal jog. 20 min WU w/ strides. 15 CD',
    'running, interval, 1 hour 10 minutes 20 seconds, by pace, at 3k pace, whole Warm up 20m · 4x · Stride 20sec open effort 8/10 interval · 1m recovery · 5x · 3m 3k pace 108-110.1% interval · 3m recovery · Cool down 15m',
  ],
  ['sub-threshold 5x2k, 60 sec standing rest, 4:10s', 'threshold, main set 5x · 2km interval · Stand 1m rest', '4:10'],
  [
    '15 min z1-z2 build, 6x2 min z5/2 min z1, 3x30 s sprint/4:30 easy, 10 min z1. bike',
    'cycling, threshold, 1 hour 4 minutes, whole 15m 40-70% · 6x · 2m Z5 interval · 2m Z1 recovery · 3x · 30sec open effort 10/10 interval · 4m30s recovery · 10m Z1',
  ],
  [
    'run 8x2 min hard 1 min jog in the middle of 50 min easy',
    'running, interval, 50 minutes, 8 × 2 minutes, 1 minute rest',
  ],
  [
    'bike 1h at 70-75% w/ 4x20s max at 15, 25, 35, 45 min',
    'cycling, interval, 1 hour, 4 × 20 seconds',
    '70-75%',
    '15, 25, 35, 45',
  ],
  [
    'Canova special: 10k @ 95% MP, then 10k @ MP',
    'running, tempo, 20 kilometers, by pace, at marathon pace, whole 10km 88.1-89.9% · 10km marathon pace 92.7-94.6%',
    'Canova special',
  ],
  [
    '10k pace 8 x 3min/90s jog, 2k w/u & c/d',
    'running, threshold, 1 hour 5 minutes, by pace, at 10k pace, whole Warm up 2km · 8x · 3m 10k pace 100.9-103% interval · 1m30s recovery · Cool down 2km',
  ],
  [
    '40min tempo run: 10 wu, 20 @ 4:30/km, 10 cd',
    'running, tempo, 40 minutes, whole Warm up 10m · 20m 4:30/km · Cool down 10m',
  ],
  [
    "4x6' SS low cad (60rpm) then 4x1' high cad (110rpm) easy between",
    'cycling, sweet spot, main set 4x · low cadence 6m @ 60rpm interval · 4x · high cadence 1m Z1 @ 110rpm interval',
  ],
  ['recovery jog 5k @ 7:00', 'running, endurance, 5 kilometers, whole 5km 7:00/km'],
  ['1 on 1 off x 20, bike, 110%', 'cycling, v02 max, main set 20x · 1m 110% interval · 1m recovery'],
  [
    '5 x 3 min with 90 sec recoveries at 10 mile pace',
    'running, threshold, main set 5x · 3m 97-102% interval · 1m30s recovery',
  ],
  [
    '2x3 miles at half marathon effort with half a mile jog',
    'running, threshold, main set 2x · 3mi half marathon pace 96-98% interval · 0.5mi recovery, by pace, at half marathon pace',
  ],
  [
    '30-40-50-60-50-40-30s hard w/ 60s easy bike',
    'cycling, interval, main set Hard 30sec Z6 interval · 1m recovery · Hard 40sec Z6 interval · 1m recovery · Hard 50sec Z6 interval · 1m recovery · Hard 1m Z6 interval · 1m recovery · Hard 50sec Z6 interval · 1m recovery · Hard 40sec Z6 interval · 1m recovery · Hard 30sec Z6 interval',
  ],
  [
    '6x400 @ 1:30 + 4x200 @ 40s + 2x100 all out, 90 s throughout',
    'interval, 5.8 kilometers, whole 6x · 400mtr 3:45/km interval · 1m30s recovery · 4x · 200mtr 3:20/km interval · 1m30s recovery · 2x · 100mtr open effort 10/10 interval · 1m30s recovery',
  ],
  [
    'run 4mins 10k pace 4mins 5k pace 1min rest, repeat. then 3x(1min hard 2min easy)',
    'running, threshold, main set 2x · 4m 10k pace 100.9-103% · 4m 5k pace 104.7-106.8% · 1m rest · 3x · 1m Z5 interval · 2m recovery, by pace, at 10k pace',
  ],
  ['45 min bike: 10 easy, 25 @ 200w, 10 easy', 'cycling, endurance, 45 minutes, whole 10m Z1 · 25m 200w · 10m Z1'],
  [
    'bike 3x8 min @ 95%, 4 min easy, repeat once',
    'cycling, sweet spot, main set 3x · 8m 95% interval · 4m recovery · 3x · 8m 95% interval · 4m recovery',
  ],
  ['8x400 repeats, 90s', 'interval, 8 × 400 meters, 90 seconds rest'],
  [
    'micro burst 2x10 15/15 @150/50, 4 min easy',
    'cycling, v02 max, main set 20x · 15sec 150% · 15sec 50% · 4m recovery · 20x · 15sec 150% · 15sec 50%',
  ],
])('"%s" asks for %s and leaves %s unread', (sentence, asked, ...unread) => {
  const understood = understand(sentence, { sport: 'running' })
  expect(readAs(understood)).toBe(asked)
  expect(understood.unread.map(({ from, to }) => sentence.slice(from, to))).toEqual(unread)
  expect(checkedIn(sentence, understood)).toEqual(checksOf(sentence))
})
