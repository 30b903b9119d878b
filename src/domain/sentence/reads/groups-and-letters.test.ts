import { expect, test } from 'vitest'
import { checkedIn, checksOf } from '#tests/support/sentences/checked.ts'
import { readAs } from '#tests/support/sentences/read-as.ts'
import { understand } from '../understand.ts'

// Sets of several parts with one rest or a target each, and the letters of Jack Daniels.

test.each<[sentence: string, asked: string, ...unread: string[]]>([
  [
    "25min. E + 4x(200m R w/ 200m jog) + 2x(1200 I w/ 3' jg) + 10 E",
    'running, interval, 1 hour 1 minute 25 seconds, by pace, at 1500m pace, whole 25m Z1 · 4x · 200mtr 1500m pace 115.1-117.4% · 200mtr recovery · 2x · 1.2km Z5 · 3m recovery · 10m Z1',
  ],
  [
    '2E + 3x(1 mi T w/ 1 min rest) + 2E miles run',
    'running, threshold, 7 miles, whole 2mi Z1 · 3x · 1mi Z4 · 1m rest · 2mi Z1',
  ],
  [
    '20 min E + 5 x 1k I w/ 3 min jog + 10 min E',
    'interval, 1 hour 7 minutes 55 seconds, whole 20m Z1 · 5x · 1km Z5 interval · 3m recovery · 10m Z1',
  ],
  [
    'run 2 mi E + 6x(400 R w/ 400 jog) + 1 mi E',
    'running, interval, 5.98 miles, by pace, at 1500m pace, whole 2mi Z1 · 6x · 400mtr 1500m pace 115.1-117.4% · 400mtr recovery · 1mi Z1',
  ],
  [
    '30 min E + 4 x (5 min T w/ 1 min rests) + 15 min E',
    'threshold, 1 hour 9 minutes, whole 30m Z1 · 4x · 5m Z4 · 1m rest · 15m Z1',
  ],
  ['run 10 min E, 20 min T, 10 min E', 'running, threshold, 40 minutes, whole 10m Z1 · 20m Z4 · 10m Z1'],
  [
    'run 60 min E then 6x200 R w/ 200 jg',
    'running, interval, warm-up 1 hour, main set 6x · 200mtr 1500m pace 115.1-117.4% interval · 200mtr recovery, by pace, at 1500m pace',
  ],
  [
    'run 15 E, 8 miles M, 15 E',
    'running, tempo, 1 hour 38 minutes 45 seconds, by pace, at marathon pace, whole 15m Z1 · 8mi marathon pace 92.7-94.6% · 15m Z1',
  ],
  [
    '40 min E + 8 x 200 R w/ 200 jg, then 10 min E',
    'running, interval, 1 hour 8 minutes 50 seconds, by pace, at 1500m pace, whole 40m Z1 · 8x · 200mtr 1500m pace 115.1-117.4% interval · 200mtr recovery · 10m Z1',
  ],
  [
    'run 2E + 2x(2mi T w/ 2min rest) + 1E',
    'running, threshold, 7 miles, whole 2mi Z1 · 2x · 2mi Z4 · 2m rest · 1mi Z1',
  ],
  ['6x1000 I w/ 3:00 jg run', 'running, interval, 6 × 1,000 meters, 3 minutes rest'],
  [
    'swim 2k. 8x25 build, 3x(200 + 2x100 + 4x50) css+5 / css / css-3, 15s rst all. rest is wu/cd',
    'swimming, interval, 2,000 meters, main set 8x · build 25mtr interval · "CSS+5 s per 100" 200mtr open · 15sec rest · 2x100mtr Z4 interval 15sec rest · 4x · "CSS−3 s per 100" 50mtr open interval · 15sec rest · "CSS+5 s per 100" 200mtr open · 15sec rest · 2x100mtr Z4 interval 15sec rest · 4x · "CSS−3 s per 100" 50mtr open interval · 15sec rest · "CSS+5 s per 100" 200mtr open · 15sec rest · 2x100mtr Z4 interval 15sec rest · 4x · "CSS−3 s per 100" 50mtr open interval · 15sec rest',
  ],
  [
    'swim 2x(400 + 4x100 + 8x50) 20s rest',
    'swimming, interval, main set 400mtr · 20sec rest · 4x100mtr interval 20sec rest · 8x50mtr interval 20sec rest · 400mtr · 20sec rest · 4x100mtr interval 20sec rest · 8x50mtr interval 20sec rest',
  ],
  [
    'swim 3x(300 pull + 3x100 free) 15s rest all',
    'swimming, interval, main set 300mtr pull · 15sec rest · 3x100mtr freestyle interval 15sec rest · 300mtr pull · 15sec rest · 3x100mtr freestyle interval 15sec rest · 300mtr pull · 15sec rest · 3x100mtr freestyle interval 15sec rest',
  ],
  [
    'swim 4x(200 @ css+5, 2x50 @ css-2) 15s rest',
    'swimming, interval, main set "CSS+5 s per 100" 200mtr open · 15sec rest · 2x · "CSS−2 s per 100" 50mtr open interval · 15sec rest · "CSS+5 s per 100" 200mtr open · 15sec rest · 2x · "CSS−2 s per 100" 50mtr open interval · 15sec rest · "CSS+5 s per 100" 200mtr open · 15sec rest · 2x · "CSS−2 s per 100" 50mtr open interval · 15sec rest · "CSS+5 s per 100" 200mtr open · 15sec rest · 2x · "CSS−2 s per 100" 50mtr open interval · 15sec rest',
  ],
  [
    'swim 3 rounds of (200 + 2x100 + 4x50) on 20s rest',
    'swimming, interval, main set 200mtr · 20sec rest · 2x100mtr interval 20sec rest · 4x50mtr interval 20sec rest · 200mtr · 20sec rest · 2x100mtr interval 20sec rest · 4x50mtr interval 20sec rest · 200mtr · 20sec rest · 2x100mtr interval 20sec rest · 4x50mtr interval 20sec rest',
  ],
  [
    'swim 2x(4x100 on 1:40 + 200 easy)',
    'swimming, interval, main set 4x100mtr on 1:40 interval · 200mtr Z1 recovery · 4x100mtr on 1:40 interval · 200mtr Z1 recovery',
  ],
  [
    'swim 4x(100 free + 50 back + 50 kick) 20s rest',
    'swimming, interval, main set 4x · 100mtr freestyle · 50mtr backstroke · 50mtr kick · 20sec rest',
  ],
  [
    'run 3x(1k + 2x400) 200 jog',
    'running, interval, main set 1km · 200mtr recovery · 2x · 400mtr interval · 200mtr recovery · 1km · 200mtr recovery · 2x · 400mtr interval · 200mtr recovery · 1km · 200mtr recovery · 2x · 400mtr interval · 200mtr recovery',
  ],
  [
    'run 2x(1 mile + 800 + 400) 2 min jog between, 4 min between sets',
    'running, interval, main set 2x · 1mi · 2m recovery · 800mtr · 2m recovery · 400mtr · 4m recovery',
  ],
  [
    'bike 3x(5 min z4 + 5x30s z6 w 30s off) 5 min easy between sets',
    'cycling, sweet spot, main set 5m Z4 · 4x · 30sec Z6 interval · 30sec recovery · 30sec Z6 interval · 5m recovery · 5m Z4 · 4x · 30sec Z6 interval · 30sec recovery · 30sec Z6 interval · 5m recovery · 5m Z4 · 5x · 30sec Z6 interval · 30sec recovery',
  ],
  [
    'run 2x(1200-800-400) @ 5k 200 jog, 4 min between',
    'running, interval, main set 1200mtr 5k pace 104.7-106.8% interval · 200mtr recovery · 800mtr 5k pace 104.7-106.8% interval · 200mtr recovery · 400mtr 5k pace 104.7-106.8% interval · 4m recovery · 1200mtr 5k pace 104.7-106.8% interval · 200mtr recovery · 800mtr 5k pace 104.7-106.8% interval · 200mtr recovery · 400mtr 5k pace 104.7-106.8% interval, by pace, at 5k pace',
  ],
  [
    'run 3x(400/300/200) 1 min rest, 3 min between sets',
    'running, interval, main set 400mtr interval · 1m rest · 300mtr interval · 1m rest · 200mtr interval · 3m recovery · 400mtr interval · 1m rest · 300mtr interval · 1m rest · 200mtr interval · 3m recovery · 400mtr interval · 1m rest · 300mtr interval · 1m rest · 200mtr interval',
  ],
  [
    'swim 3x(100-200-300) 15s rest',
    'swimming, ladder sets, main set 100mtr interval · 15sec rest · 200mtr interval · 15sec rest · 300mtr interval · 1m rest · 100mtr interval · 15sec rest · 200mtr interval · 15sec rest · 300mtr interval · 1m rest · 100mtr interval · 15sec rest · 200mtr interval · 15sec rest · 300mtr interval',
  ],
  [
    'bike 2 x (10 min z3 / 5 min z4 / 2 min z5) 8 min easy between',
    'cycling, tempo, main set 2x · 10m Z3 · 5m Z4 · 2m Z5 · 8m recovery',
  ],
  [
    'bike 4x(3 on 2 off) + 4x(1 on 1 off)',
    'cycling, interval, main set 4x · 3m interval · 2m recovery · 4x · 1m interval · 1m recovery',
  ],
  [
    'run 4 x (2 min @ 5k + 1 min easy) + 4 x (1 min @ mile + 1 min easy)',
    'running, interval, main set 4x · 2m 5k pace 104.7-106.8% · 1m Z1 recovery · 4x · 1m 1500m pace 115.1-117.4% · 1m Z1 recovery, by pace, at 5k pace',
  ],
  [
    'run 10 E, 4 x 1 mile T w/ 1 min rest, 4 x 200 R w/ 200 jog, 10 E',
    'running, threshold, 1 hour 5 minutes 50 seconds, whole 10m Z1 · 4x · 1mi Z4 interval · 1m rest · 4x · 200mtr 1500m pace 115.1-117.4% interval · 200mtr recovery · 10m Z1',
  ],
  ['run 90 min E', 'running, endurance, 1 hour 30 minutes'],
  ['5 x 1000 I with 400 jog', 'interval, main set 5x · 1000mtr interval · 400mtr recovery'],
  ['run 8x400 R60', 'running, interval, 8 × 400 meters, 1 minute rest'],
  ['run 8x400, 60 R', 'running, interval, 8 × 400 meters, 1 minute rest'],
  ['run 6x800, I feel good', 'running, interval, 6 × 800 meters'],
  ['swim 4x100 20 R', 'swimming, interval, 4 × 100 meters, 20 seconds rest'],
])('"%s" asks for %s', (sentence, asked, ...unread) => {
  const understood = understand(sentence, { sport: 'running' })
  expect(readAs(understood)).toBe(asked)
  expect(understood.unread.map(({ from, to }) => sentence.slice(from, to))).toEqual(unread)
  expect(checkedIn(sentence, understood)).toEqual(checksOf(sentence))
})
