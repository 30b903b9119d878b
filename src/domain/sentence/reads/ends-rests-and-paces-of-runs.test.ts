import { expect, test } from 'vitest'
import { checkedIn, checksOf } from '#tests/support/sentences/checked.ts'
import { readAs } from '#tests/support/sentences/read-as.ts'
import { understand } from '../understand.ts'

// Rests of all sets, what comes before and behind work, and paces as runners type them.

test.each<[sentence: string, asked: string, ...unread: string[]]>([
  [
    '3x800 3x400 3x200, getting faster, 2 min rest all',
    'interval, main set 3x · 800mtr interval · 2m rest · 3x · 400mtr interval · 2m rest · 3x · getting faster 200mtr interval · 2m rest',
  ],
  [
    '3x800, 3x400, 3x200, 2 min rest throughout',
    'interval, main set 3x · 800mtr interval · 2m recovery · 3x · 400mtr interval · 2m recovery · 3x · 200mtr interval · 2m recovery',
  ],
  [
    '3x800 + 3x400 90s between all',
    'interval, main set 3x · 800mtr interval · 1m30s recovery · 3x · 400mtr interval · 1m30s recovery',
  ],
  [
    '2x1k, 4x400, 90s rest for all',
    'interval, main set 2x · 1km interval · 1m30s recovery · 4x · 400mtr interval · 1m30s recovery',
  ],
  [
    '6x400, 6x200, 200 jog all the way',
    'interval, main set 6x · 400mtr interval · 200mtr recovery · 6x · 200mtr interval · 200mtr recovery',
  ],
  [
    '3x800, 3x400 and 3x200 each with 2 min rest',
    'interval, main set 3x · 800mtr interval · 2m rest · 3x · 400mtr interval · 2m rest · 3x · 200mtr interval · 2m rest',
  ],
  [
    '4x5 min, 4x2 min, 1 min jog after all',
    'interval, main set 4x · 5m interval · 1m recovery · 4x · 2m interval · 1m recovery',
  ],
  [
    'make me 50 min footing, after 5x100 m acceleration',
    'running, endurance, 57 minutes 25 seconds, whole 50m Z1 · 5x · Stride 100mtr open effort 8/10 interval · 1m recovery',
  ],
  ['45 min easy run at max heart rate', 'running, endurance, 45 minutes'],
  ['run 40 min at 75% of max heart rate', 'running, endurance, 40 minutes, by heartrate, whole 40m 83% LTHR'],
  ['5x3 min at max hr', 'interval, 5 × 3 minutes, by heartrate'],
  [
    'easy 30, then 6x20sec hills walk back down',
    'interval, warm-up 30 minutes, main set 6x · Uphill 20sec open effort 9/10 interval · Walk 40sec recovery',
  ],
  ['20 easy 6x20sec flat out full recovery', 'interval, warm-up 20 minutes, 6 × 20 seconds, 3 minutes rest'],
  ['6x30s hard, 30 easy', 'interval, 6 × 30 seconds, 30 seconds rest'],
  [
    'cruise intervals 5 x 1 mile sixty seconds rest seven oh five',
    'running, threshold, main set 5x · 1mi 7:05/mi interval · 1m recovery',
  ],
  [
    '1 min 2 min 3 min 2 min 1 min hard, equal rest, run',
    'running, interval, main set 1m interval · 1m rest · 2m interval · 2m rest · 3m interval · 3m rest · 2m interval · 2m rest · 1m interval',
  ],
  [
    '3mi at 8:00, 8:00, 7:40 then jog home 1',
    'endurance, 4 miles, whole 1mi 8:00/mi · 1mi 8:00/mi · 1mi 7:40/mi · 1mi Z1',
  ],
  [
    'broken mile: 4x400 at goal pace 15 sec rest',
    'running, interval, 4 × 400 meters, 15 seconds rest, by pace, at 1500m pace',
  ],
  ['8x400 en 95 with 1 min rest', 'interval, main set 8x · 400mtr 3:58/km interval · 1m rest'],
  ['20 min brick run off the bike, easy', 'running, endurance, 20 minutes'],
  [
    'C25K wk3 2x(90s run 90s walk 3min run 3min walk)',
    'running, endurance, 28 minutes, whole Walk 5m warmup · 2x · 1m30s Z1 · Walk 1m30s recovery · 3m Z1 · Walk 3m recovery · Walk 5m cooldown',
    'C25K wk3',
  ],
  [
    '5 mins brisk walk then 6 lots of 1 min jog 2 min walk',
    'running, endurance, 23 minutes, whole Walk 5m warmup · 6x · 1m Z1 interval · Walk 2m recovery',
  ],
  [
    'run for ten minutes walk for two do that three times',
    'running, endurance, 46 minutes, whole Walk 5m warmup · 3x · 10m Z1 interval · Walk 2m recovery · Walk 5m cooldown',
  ],
  ['5 by 1k off 90 secs, 3:55s', 'interval, main set 5x · 1km 3:55/km interval · 1m30s recovery'],
  ['legs wrecked after sunday, 25 min jog pls', 'running, endurance, 25 minutes', 'sunday'],
  ['run walk 9+1 mins x6', 'running, endurance, 1 hour, whole 6x · 9m Z1 interval · Walk 1m recovery'],
  ['10 miles @ 8-8:30', '10 miles, whole 10mi 8:00-8:30/mi'],
  ['10k at 5-5:15', '10 kilometers, whole 10km 5:00-5:15/km'],
  ['2 mile @8:30 2 mile @8 2 mile @7:30', '6 miles, whole 2mi 8:30/mi · 2mi 8:00/mi · 2mi 7:30/mi'],
  ['3 miles at 8, 2 miles at 7:30', '5 miles, whole 3mi 8:00/mi · 2mi 7:30/mi'],
  ['run 5k at 8 am', 'running, 5 kilometers', '8 am'],
  ['6x1k alternate 3:50 and 4:10', 'interval, main set 3x · 1km 3:50/km · 1km 4:10/km'],
  ['billat 30-30 for 15 min', 'interval, 15 × 30 seconds, 30 seconds rest'],
  ['run 40 min at max hr 150', 'running, 40 minutes, by heartrate, whole 40m 0-150bpm'],
  [
    '10 min jog, 6x400 60s, 10 min jog',
    'running, interval, warm-up 10 minutes, 6 × 400 meters, 1 minute rest, cool-down 10 minutes',
  ],
  ['6x400 90s, 10 min jog', 'running, interval, 6 × 400 meters, 90 seconds rest, cool-down 10 minutes'],
  ['10x300 60s, 100 jog', 'interval, main set 10x · 300mtr 3:20/km interval · 100mtr recovery'],
  [
    '16k, first 8 easy then HMP',
    'running, threshold, 16 kilometers, by pace, at half marathon pace, whole 8km Z1 · 8km half marathon pace 96-98%',
  ],
  ['30 min easy, last 5 hard, 5 min cd', 'endurance, 35 minutes, whole 25m Z1 · 5m Z5 · Cool down 5m'],
  ['spin bike 30 min nothing mad, push the last 5', 'cycling, tempo, 30 minutes, whole 25m Z1 · 5m Z3', 'nothing mad'],
  [
    '8x50 free, 4x100 kick, 20s rest all',
    'swimming, interval, main set 8x50mtr freestyle interval 20sec rest · 4x100mtr kick interval 20sec rest',
  ],
  [
    '3x1k then 3x400, same rest 2 min',
    'interval, main set 3x · 1km interval · 2m rest · 3x · 400mtr interval · 2m rest',
  ],
  ['400 hard 200 easy for 5k', 'interval, 5 kilometers, whole 8x · 400mtr Z5 · 200mtr Z1 · 200mtr Z1'],
  ['5k alternating 400 hard 200 easy', 'interval, 5 kilometers, whole 8x · 400mtr Z5 · 200mtr Z1 · 200mtr Z1'],
  [
    'run 5k continuous: 400 at 5k pace, 200 float',
    'running, interval, 5 kilometers, by pace, at 5k pace, whole 8x · 400mtr 5k pace 104.7-106.8% · 200mtr Z1 · 200mtr Z1',
  ],
  [
    '6x20s strides, then 40 min easy',
    'running, endurance, 48 minutes, whole 40m Z1 · 6x · Stride 20sec open effort 8/10 interval · 1m recovery',
  ],
  [
    '40 min easy after 6x20s strides',
    'running, endurance, 48 minutes, whole 40m Z1 · 6x · Stride 20sec open effort 8/10 interval · 1m recovery',
  ],
  ['30 min at 145 bpm then 10 at 165', '40 minutes, by heartrate, whole 30m 145bpm · 10m 165bpm'],
  [
    "3 mi @ T, 3' jog, 2 mi @ T, 2' jog, 1 mi @ T. sandwich it w/ 15 min easy",
    'threshold, 1 hour 23 minutes 40 seconds, whole Warm up 15m · 3mi Z4 · 3m recovery · 2mi Z4 · 2m recovery · 1mi Z4 · Cool down 15m',
  ],
  [
    '5x3min hard 2 min jog, top and tail with 10 min easy',
    'interval, 45 minutes, whole Warm up 10m · 5x · 3m Z5 interval · 2m recovery · Cool down 10m',
  ],
  [
    '1 on 1 off x10, 3 min jog, then 30 on 30 off x10',
    'interval, 33 minutes, whole 10x · 1m Z5 interval · 1m recovery · 3m Z1 · 10x · 30sec Z5 interval · 30sec recovery',
  ],
  [
    'run 5x(2 min hard, 1 min easy), 4 min jog, 6x(1 min hard, 1 min easy)',
    'running, interval, 31 minutes, whole 5x · 2m Z5 interval · 1m recovery · 4m Z1 · 6x · 1m Z5 interval · 1m recovery',
  ],
  ['4x5 off 1, running, just under thresh', 'running, threshold, main set 4x · 5m 95-98% interval · 1m recovery'],
  ['run 4x8 min under threshold 2 min jog', 'running, threshold, main set 4x · 8m 94-97% interval · 2m recovery'],
  [
    'run 3 x 4k @ MP, 1k float @ 90% of MP',
    'running, tempo, 14 kilometers, by pace, at marathon pace, whole 4km marathon pace 92.7-94.6% · 1km 83.4-85.1% · 4km marathon pace 92.7-94.6% · 1km 83.4-85.1% · 4km marathon pace 92.7-94.6%',
  ],
  [
    'run 6x1k at 10k pace, 400m float at 85% of 10k pace',
    'running, threshold, main set 6x · 1km 10k pace 100.9-103% · 400mtr 85.8-87.5%, by pace, at 10k pace',
  ],
  [
    'Canova special block pt 1: 3k wu, 4 x 5k @ MP, 1k float @ 85% of MP btwn',
    'running, tempo, 27 kilometers, at marathon pace, whole Warm up 3km // pt 1 · 4x · 5km marathon pace 92.7-94.6% interval · 1km 79.6-80.6% recovery',
  ],
  [
    'session pt 2: 3x1k at 10k pace 2 min jog',
    'running, threshold, 3 × 1 kilometer, 2 minutes rest, by pace, at 10k pace',
  ],
  [
    'Mona fartlek: 2x90s 4x60s 4x30s 4x15s w equal float. 15 mins up n down',
    'running, interval, warm-up 15 minutes, main set 2x · 1m30s interval · Float 1m30s Z2 recovery · 4x · 1m interval · Float 1m Z2 recovery · 4x · 30sec interval · Float 30sec Z2 recovery · 4x · 15sec interval · Float 15sec Z2 recovery, cool-down 15 minutes',
  ],
  [
    'run 10 min up and down, 3x3 min, 2 min jog, 4 x 1 min, 1 min jog',
    'running, interval, warm-up 10 minutes, main set 3x · 3m interval · 2m recovery · 4x · 1m interval · 1m recovery, cool-down 10 minutes',
  ],
  [
    'run 12k: 15 min easy, 6x2 min at 5k pace 1 min jog, then easy home',
    'running, interval, 12 kilometers, by pace, at 5k pace, whole 15m Z1 · 6x · 2m 5k pace 104.7-106.8% interval · 1m recovery · 5.8km Z1',
  ],
  [
    'bike 2h total, 20 min easy, 3x10 min threshold 5 min easy, then easy home',
    'cycling, threshold, 2 hours, whole 20m Z1 · 3x · 10m Z5 interval · 5m recovery · 55m Z1',
  ],
  [
    '1 on 1 off x10, 3 min jog, then 30 on 30 off x10. minutes for the first bit secs for the 2nd',
    'interval, 33 minutes, whole 10x · 1m Z5 interval · 1m recovery · 3m Z1 · 10x · 30sec Z5 interval · 30sec recovery',
  ],
  [
    'run 6x 2 on 1 off then 8x 40 on 20 off, mins for the first one, secs for the second',
    'running, interval, main set 6x · 2m interval · 1m recovery · 8x · 40sec interval · 20sec recovery',
  ],
])('"%s" asks for %s and leaves %s unread', (sentence, asked, ...unread) => {
  const understood = understand(sentence, { sport: 'running' })
  expect(readAs(understood)).toBe(asked)
  expect(understood.unread.map(({ from, to }) => sentence.slice(from, to))).toEqual(unread)
  expect(checkedIn(sentence, understood)).toEqual(checksOf(sentence))
})
