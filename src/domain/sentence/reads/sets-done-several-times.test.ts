import { expect, test } from 'vitest'
import { checkedIn, checksOf } from '#tests/support/sentences/checked.ts'
import { readAs } from '#tests/support/sentences/read-as.ts'
import { understand } from '../understand.ts'

// Sets that are done several times, and parts of all kinds beside each other.

test.each<[sentence: string, asked: string, ...unread: string[]]>([
  [
    'bike 2h: first hour z2, second hour 4x8 z4 4 min easy',
    'cycling, sweet spot, 2 hours, whole 1h Z2 · 4x · 8m Z4 interval · 4m recovery · 12m Z1',
  ],
  [
    'swim main set twice through: 200 pull, 4x50 kick, 100 free',
    'swimming, interval, main set 200mtr pull · 4x50mtr kick interval · 100mtr freestyle · 1m rest · 200mtr pull · 4x50mtr kick interval · 100mtr freestyle',
  ],
  [
    'swim 200 pull, 4x50 kick 10s rest, twice through',
    'swimming, interval, main set 200mtr pull · 3x50mtr kick interval 10sec rest · 50mtr kick interval · 1m rest · 200mtr pull · 4x50mtr kick interval 10sec rest',
  ],
  [
    'run 4x400 @ 5k 90s rest, 2 times through, 4 min between sets',
    'running, interval, main set 3x · 400mtr 5k pace 104.7-106.8% interval · 1m30s rest · 400mtr 5k pace 104.7-106.8% interval · 4m recovery · 4x · 400mtr 5k pace 104.7-106.8% interval · 1m30s rest, by pace, at 5k pace',
  ],
  [
    'swim 16x25 as 4x(4x25) 10s rest, 1 min between',
    'swimming, interval, 400 meters, whole 3x25mtr interval 10sec rest · 25mtr interval · 1m rest · 3x25mtr interval 10sec rest · 25mtr interval · 1m rest · 3x25mtr interval 10sec rest · 25mtr interval · 1m rest · 4x25mtr interval 10sec rest',
  ],
  [
    'swim 20x50 as 4x(5x50 on 1:00) 30s between sets',
    'swimming, interval, 1,000 meters, whole 5x50mtr on 1:00 interval · 30sec rest · 5x50mtr on 1:00 interval · 30sec rest · 5x50mtr on 1:00 interval · 30sec rest · 5x50mtr on 1:00 interval',
  ],
  ['bike 60 min, third quarter at tempo', 'cycling, tempo, 1 hour', 'third quarter'],
  [
    'run 90 min, second half at marathon pace',
    'running, tempo, 1 hour 30 minutes, by pace, at marathon pace, whole 45m Z1 · 45m marathon pace 92.7-94.6%',
  ],
  ['bike 3h, second hour at tempo', 'cycling, tempo, 3 hours, whole 1h Z1 · 1h Z3 · 1h Z1'],
  ['run 5 x 1 mile @ threshold with half mile jogs', 'running, threshold, main set 5x · 1mi interval · 0.5mi recovery'],
  [
    'bike 2h: first hour z2, second hour 4x8 z4 4 min easy',
    'cycling, sweet spot, 2 hours, whole 1h Z2 · 4x · 8m Z4 interval · 4m recovery · 12m Z1',
  ],
  [
    'run 3 miles easy, then 6 x 400 w/ equal time jog, then 2 miles easy. 7ish total',
    'running, interval, 7 miles, warm-up 3 miles, main set 6x · 400mtr interval · 250mtr recovery, cool-down 2 miles',
  ],
  [
    'swim 2400: 400 wu, 3 x 400 (200 pull/200 swim) 30s rest, 8x50 on 1:00, 200 cd',
    'swimming, interval, 2,400 meters, warm-up 400 meters, main set 3x · "200 pull/200 swim" 400mtr interval · 30sec rest · 8x50mtr on 1:00 interval, cool-down 200 meters',
  ],
  ['run 40 min easy but every km 100m stride', 'running, endurance, 40 minutes', 'every km 100m stride'],
  [
    '4x(5 min @ 95% / 3 min @ 50%) preceded by 20 min z2, bike, 90 min all up',
    'cycling, sweet spot, 1 hour 30 minutes, warm-up 20 minutes, main set 4x · 5m 95% · 3m 50%',
  ],
  [
    'run 2 x (10 x 200 w 200 jog) w 5 min walk between sets',
    'running, interval, main set 9x · 200mtr interval · 200mtr recovery · 200mtr interval · Walk 5m recovery · 10x · 200mtr interval · 200mtr recovery',
  ],
  [
    'run 10 x 2 min hard w/ 1 min float, bookended by 2 mile wu/cd',
    'running, interval, 1 hour 16 minutes 40 seconds, whole Warm up 2mi · 10x · 2m Z5 interval · Float 1m Z2 recovery · Cool down 2mi',
  ],
  ['bike 5x5 @ 105% 1:1 work rest', 'cycling, threshold, main set 5x · 5m 105% interval · 5m rest'],
  [
    'swim 16x25 as 4x(4x25) 10s rest, 1 min between',
    'swimming, interval, 400 meters, whole 3x25mtr interval 10sec rest · 25mtr interval · 1m rest · 3x25mtr interval 10sec rest · 25mtr interval · 1m rest · 3x25mtr interval 10sec rest · 25mtr interval · 1m rest · 4x25mtr interval 10sec rest',
  ],
  ['run 6k = 2k easy + 2k tempo + 2k easy', 'running, tempo, 6 kilometers, whole 2km Z1 · 2km Z3 · 2km Z1'],
  [
    '12 x 400 (4 @ 10k, 4 @ 5k, 4 @ 3k) 200 jog run',
    'running, threshold, 7.2 kilometers, by pace, at 10k pace, whole 4x · 400mtr 10k pace 100.9-103% interval · 200mtr recovery · 4x · 400mtr 5k pace 104.7-106.8% interval · 200mtr recovery · 4x · 400mtr 3k pace 108-110.1% interval · 200mtr recovery',
  ],
  [
    'run 3x10 min at HMP, 2 min easy in between & 15 easy each side',
    'running, threshold, 1 hour 6 minutes, by pace, at half marathon pace, whole Warm up 15m · 3x · 10m half marathon pace 96-98% interval · 2m recovery · Cool down 15m',
  ],
  ['do 4 rounds: 400m run hard, 1 min rest', 'running, interval, main set 4x · 400mtr · 1m rest'],
  [
    'bike 20 min warm up, 2 sets of 8 x 30s on 30s off, 5 mins between, 15 min warm down',
    'cycling, v02 max, warm-up 20 minutes, main set 8x · 30sec interval · 30sec recovery · 5m recovery · 8x · 30sec interval · 30sec recovery, cool-down 15 minutes',
  ],
  [
    'swim 300 free, 6x50 (25 kick 25 swim) w/ 15 sec, 4x100 neg split @ 1:50, 100 ez = 1100',
    'swimming, interval, 1,100 meters, whole 300mtr freestyle · 6x · "25 kick/25 swim" 50mtr interval · 15sec rest · 4x · neg split 100mtr on 1:50 interval · 100mtr Z1',
  ],
  [
    'run 75 min: 30 easy, 3 x 8 min @ T w/ 2 min jogs, rest easy',
    'running, threshold, 1 hour 15 minutes, whole 30m Z1 · 3x · 8m Z4 interval · 2m recovery · 15m Z1',
  ],
  ['ride 4h z2 with 3x15 z3 in hours 2 and 3', 'cycling, tempo, 4 hours, 3 × 15 minutes', '2', '3'],
  [
    'run 8 miles w/ miles 3, 5 and 7 at tempo',
    'running, tempo, 8 miles, whole 2mi Z1 · 1mi Z3 · 1mi Z1 · 1mi Z3 · 1mi Z1 · 1mi Z3 · 1mi Z1',
  ],
  [
    'run 90 mins w/ 10 mins hard at 30 and 60 mins',
    'running, threshold, 1 hour 30 minutes, 1 × 10 minutes',
    '30',
    '60 mins',
  ],
  [
    'swim main set twice through: 200 pull, 4x50 kick, 100 free',
    'swimming, interval, main set 200mtr pull · 4x50mtr kick interval · 100mtr freestyle · 1m rest · 200mtr pull · 4x50mtr kick interval · 100mtr freestyle',
  ],
  [
    'run 4-3-2-1 min, equal recovery, x2 with 4 min between sets',
    'running, interval, main set 4m interval · 4m recovery · 3m interval · 3m recovery · 2m interval · 2m recovery · 1m interval · 4m recovery · 4m interval · 4m recovery · 3m interval · 3m recovery · 2m interval · 2m recovery · 1m interval',
  ],
  [
    'bike 3 x (8 min z4, 4 min z2, 8 min z4) 6 min easy between',
    'cycling, sweet spot, main set 3x · 8m Z4 · 4m Z2 · 8m Z4 · 6m recovery',
  ],
  ['run 20 easy + 20 steady + 10 hard (50 total)', 'running, endurance, 50 minutes, whole 20m Z1 · 20m Z2 · 10m Z4'],
  [
    'run 10k in total with 4 x 1k at 10k pace and 500m jogs',
    'running, threshold, 10 kilometers, main set 4x · 1km 10k pace 100.9-103% interval · 500mtr recovery, by pace, at 10k pace',
  ],
  [
    'bike 75 min total, 5 x 3 min on 3 min off in the middle',
    'cycling, interval, 1 hour 15 minutes, 5 × 3 minutes, 3 minutes rest',
  ],
  [
    'run 2 miles @ MP, 1 mile easy, x3',
    'running, tempo, main set 3x · 2mi marathon pace 92.7-94.6% · 1mi Z1 recovery, by pace, at marathon pace',
  ],
  [
    'run 3x(1 mi @ MP + 0.5 mi easy)',
    'running, tempo, main set 3x · 1mi marathon pace 92.7-94.6% · 0.5mi Z1 recovery, by pace, at marathon pace',
  ],
  ['run 12 x 1 min on/off', 'running, interval, 12 × 1 minute, 1 minute rest'],
  ['bike 6 x (30s sprint + 4:30 easy)', 'cycling, interval, main set 6x · 30sec open effort 10/10 · 4m30s Z1 recovery'],
  [
    'swim: 8 x 25 (1 easy 1 fast) 20s rest',
    'swimming, interval, main set 4x · 25mtr Z1 recovery · 20sec rest · 25mtr · 20sec rest',
  ],
  [
    'swim 1 x 400, 2 x 200, 4 x 100, 8 x 50 all on 20s rest',
    'swimming, interval, 1,600 meters, whole 1x400mtr interval 20sec rest · 2x200mtr interval 20sec rest · 4x100mtr interval 20sec rest · 8x50mtr interval 20sec rest',
  ],
  [
    'swim pyramid 50-100-150-200-150-100-50 on 15s rest, then 200 easy',
    'swimming, ladder sets, main set 50mtr interval · 15sec rest · 100mtr interval · 15sec rest · 150mtr interval · 15sec rest · 200mtr interval · 15sec rest · 150mtr interval · 15sec rest · 100mtr interval · 15sec rest · 50mtr interval, cool-down 200 meters',
  ],
  [
    '2 mile warmup, 4 mile tempo, 2 mile cooldown = 8 miles',
    'tempo, 8 miles, whole Warm up 2mi · 4mi Z3 · Cool down 2mi',
  ],
  [
    'bike 10 min easy, 20 min z3, 5 min easy, 20 min z3, 5 min easy (60)',
    'cycling, tempo, 1 hour, whole 10m Z1 · 20m Z3 · 5m Z1 · 20m Z3 · 5m Z1',
  ],
  [
    'run 6 x 3 min (2 min rest) then 6 x 1 min (1 min rest)',
    'running, interval, main set 6x · 3m interval · 2m rest · 6x · 1m interval · 1m rest',
  ],
  ['run 5x1000 off 3:30 cycle', 'running, interval', '5x1000', 'off 3:30 cycle'],
  [
    'Ronnestad 30/15s, 3 lots of 13, 3 min btw, 15wu 10cd',
    'cycling, v02 max, 1 hour 15 seconds, whole Warm up 15m · 13x · 30sec 106-120% interval · 15sec recovery · 3m recovery · 13x · 30sec 106-120% interval · 15sec recovery · 3m recovery · 13x · 30sec 106-120% interval · 15sec recovery · Cool down 10m',
  ],
  [
    'wattbike tabatas, 12 wu then 2 lots of 8x20/10 w 6 mins soft pedal inbetween',
    'cycling, interval, warm-up 12 minutes, main set 8x · 20sec Z7 interval · 10sec recovery · 6m recovery · 8x · 20sec Z7 interval · 10sec recovery',
  ],
  [
    'run 2 lots of 5x400 90s rest, 4 min between',
    'running, interval, main set 4x · 400mtr interval · 1m30s recovery · 400mtr interval · 4m recovery · 5x · 400mtr interval · 1m30s recovery',
  ],
  [
    'bike 30/30s 2 lots of 8, 4 min btw',
    'cycling, v02 max, main set 8x · 30sec interval · 30sec recovery · 4m recovery · 8x · 30sec interval · 30sec recovery',
  ],
  [
    'Tabatas (8x20/10) twice w 6 mins rolling betwen, 15 w/u 15 w/d on bike',
    'cycling, interval, 44 minutes, whole Warm up 15m · 8x · 20sec Z7 interval · 10sec recovery · 6m recovery · 8x · 20sec Z7 interval · 10sec recovery · Cool down 15m',
  ],
  [
    'bike 10x30/30 twice, 5 min easy between',
    'cycling, v02 max, main set 10x · 30sec interval · 30sec recovery · 5m recovery · 10x · 30sec interval · 30sec recovery',
  ],
  [
    'bike 10x40/20 three times, 4 mins easy between',
    'cycling, v02 max, main set 10x · 40sec interval · 20sec recovery · 4m recovery · 10x · 40sec interval · 20sec recovery · 4m recovery · 10x · 40sec interval · 20sec recovery',
  ],
  [
    '40/20s 3x8, RBS 4min, erg @ 120/50',
    'cycling, v02 max, main set 8x · 40sec 120% · 20sec 50% · 4m recovery · 8x · 40sec 120% · 20sec 50% · 4m recovery · 8x · 40sec 120% · 20sec 50%',
  ],
  [
    'bike 30/30s 2x10, 5 min between sets, @ 120/55',
    'cycling, v02 max, main set 10x · 30sec 120% · 30sec 55% · 5m recovery · 10x · 30sec 120% · 30sec 55%',
  ],
])('"%s" asks for %s', (sentence, asked, ...unread) => {
  const understood = understand(sentence, { sport: 'running' })
  expect(readAs(understood)).toBe(asked)
  expect(understood.unread.map(({ from, to }) => sentence.slice(from, to))).toEqual(unread)
  expect(checkedIn(sentence, understood)).toEqual(checksOf(sentence))
})
