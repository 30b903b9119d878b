import { expect, test } from 'vitest'
import { checkedIn, checksOf } from '#tests/support/sentences/checked.ts'
import { readAs } from '#tests/support/sentences/read-as.ts'
import { understand } from '../understand.ts'

// Hills, fartleks, laps, lengths, rests without a figure, and repetitions that are divided.

test.each<[sentence: string, asked: string, ...unread: string[]]>([
  ['easy spin 1 hour, heart rate zone 1', 'cycling, endurance, 1 hour, by heartrate, whole 1h Z1 HR'],
  ['60 min z1 ride', 'cycling, endurance, 1 hour, whole 1h Z1'],
  ['ride 2h, zone 1', 'cycling, endurance, 2 hours, whole 2h Z1'],
  ['8 x 60 s hills, jog down', 'interval, main set 8x · Uphill 1m open effort 9/10 interval · 1m30s recovery'],
  [
    '10 x hill sprints 10s, walk back',
    'interval, main set 10x · Uphill 10sec open effort 9/10 interval · Walk 1m recovery',
  ],
  [
    '6 x hills of 90 s, 15 min warm up, 10 min cool down run',
    'running, interval, warm-up 15 minutes, main set 6x · Uphill 1m30s open effort 9/10 interval, cool-down 10 minutes',
  ],
  [
    'mona fartlek',
    'running, interval, main set 2x · 90sec Z5 interval · Float 90sec Z2 recovery · 4x · 60sec Z5 interval · Float 60sec Z2 recovery · 4x · 30sec Z5 interval · Float 30sec Z2 recovery · 4x · 15sec Z5 interval · Float 15sec Z2 recovery',
  ],
  [
    '20 min mona fartlek',
    'running, interval, main set 2x · 90sec Z5 interval · Float 90sec Z2 recovery · 4x · 60sec Z5 interval · Float 60sec Z2 recovery · 4x · 30sec Z5 interval · Float 30sec Z2 recovery · 4x · 15sec Z5 interval · Float 15sec Z2 recovery',
  ],
  [
    '60 min run with mona fartlek',
    'running, interval, 1 hour, main set 2x · 90sec Z5 interval · Float 90sec Z2 recovery · 4x · 60sec Z5 interval · Float 60sec Z2 recovery · 4x · 30sec Z5 interval · Float 30sec Z2 recovery · 4x · 15sec Z5 interval · Float 15sec Z2 recovery',
  ],
  [
    '10 min easy, mona fartlek, 10 min easy',
    'running, interval, 40 minutes, whole 10m Z1 · 2x · 90sec Z5 interval · Float 90sec Z2 recovery · 4x · 60sec Z5 interval · Float 60sec Z2 recovery · 4x · 30sec Z5 interval · Float 30sec Z2 recovery · 4x · 15sec Z5 interval · Float 15sec Z2 recovery · 10m Z1',
  ],
  ['fartlek 10x1min on 1min off', 'running, interval, 10 × 1 minute, 1 minute rest'],
  ['fartlek 20 min + 3k up/2k down', 'running, interval, warm-up 3 kilometers, cool-down 2 kilometers', '20 min'],
  [
    'run 45 min fartlek, 10 min warm up, 10 min cool down',
    'running, interval, 45 minutes, warm-up 10 minutes, cool-down 10 minutes',
  ],
  ['8x400 w/ equal rest', 'interval, main set 8x · 400mtr interval · 400mtr recovery'],
  ['6x3 min, equal jog run', 'running, interval, 6 × 3 minutes, 3 minutes rest'],
  ['8x100 w/ equal rest swim', 'swimming, interval, 8 × 100 meters', 'equal rest'],
  [
    '60 min easy with 30 s pick-ups every 10 min',
    'endurance, 1 hour, whole 5x · 9m30s Z1 · 30sec Z5 interval · 10m Z1',
  ],
  [
    '2h z2 ride with 15s sprints every 20 min',
    'cycling, endurance, 2 hours, whole 5x · 19m45s Z2 · 15sec Z7 interval · 20m Z2',
  ],
  [
    '60 min ride, every 10 min a 20 s sprint',
    'cycling, interval, 1 hour, whole 5x · 9m40s Z1 · 20sec Z7 interval · 10m Z1',
  ],
  ['run 45 min every 2 days', 'running, 45 minutes', 'every 2', 'days'],
  ['4 lengths easy', 'swimming, endurance, pool 25', '4 lengths'],
  [
    '400 easy, 8x50 on 1:10, 4 lengths easy',
    'swimming, interval, 900 meters, pool 25, whole 400mtr Z1 · 8x50mtr on 1:10 interval · 100mtr Z1',
  ],
  ['swim 40 lengths in a 50m pool', 'swimming, 2,000 meters, pool 50'],
  ['8 x 4 lengths free on 2:00 swim', 'swimming, interval, main set 8x100mtr freestyle on 2:00 interval, pool 25'],
  ['10 laps of the track easy run', 'running, endurance, 4 kilometers'],
  ['10 laps easy run', 'running, endurance', '10 laps'],
  ['8x400 on the track, 1 lap jog', 'running, interval, main set 8x · 400mtr interval · 400mtr recovery'],
  ['swim 30 laps', 'swimming', '30 laps'],
  [
    '40 min progression run easy -> steady -> MP',
    'running, tempo, 40 minutes, whole 14m Z1 · 13m Z2 · 13m marathon pace 92.7-94.6%',
  ],
  ['run 60 min E → M → T', 'running, threshold, 1 hour, whole 20m Z1 · 20m marathon pace 92.7-94.6% · 20m Z4'],
  ['10k @ MP run', 'running, tempo, 10 kilometers, by pace, at marathon pace, whole 10km marathon pace 92.7-94.6%'],
  ['8x50 drill/swim', 'swimming, interval, main set 8x · "drill/swim" 50mtr open interval'],
  ['8x50 25 fast/25 easy swim', 'swimming, interval, main set 8x · "25 fast/25 easy" 50mtr open interval'],
  [
    '12x50 3 easy 1 fast',
    'swimming, interval, main set 3x · 50mtr Z1 recovery · 50mtr Z1 recovery · 50mtr Z1 recovery · 50mtr',
  ],
  [
    '10x50 as 25 fast 25 easy on 1:10',
    'swimming, interval, main set 10x · "25 fast/25 easy" 50mtr open on 1:10 interval',
  ],
  [
    '12x75 kick/drill/swim 15s rest',
    'swimming, interval, main set 12x · "kick/drill/swim" 75mtr open interval · 15sec rest',
  ],
  ['8x50 (25 kick/50 drill) swim', 'swimming, interval, 8 × 50 meters', '(25 kick/50 drill)'],
  ['swim 1500 straight', 'swimming, 1,500 meters, whole 1500mtr'],
  ['45 min continuous tempo run', 'running, tempo, 45 minutes'],
  ['1000 pull straight, 8x50 kick', 'swimming, interval, main set 1000mtr Z2 pull · 8x50mtr kick interval'],
  [
    '2x(8x50) 1st free, 2nd choice swim',
    'swimming, interval, main set 8x50mtr freestyle interval · 8x50mtr mixed interval',
  ],
  ['8x50 odds free evens back swim', 'swimming, interval, main set 4x · 50mtr freestyle · 50mtr backstroke'],
  [
    '16x25 #4 fast on :40',
    'swimming, interval, main set 3x25mtr on 0:40 interval · 1x25mtr Z5 on 0:40 interval · 12x25mtr on 0:40 interval',
  ],
  [
    '100-200-100 x2 swim, 15s',
    'swimming, ladder sets, main set 100mtr interval · 15sec rest · 200mtr interval · 15sec rest · 100mtr interval · 1m rest · 100mtr interval · 15sec rest · 200mtr interval · 15sec rest · 100mtr interval',
  ],
  [
    '100-200-100 x2 swim, 3 min rest',
    'swimming, ladder sets, main set 100mtr interval · 20sec rest · 200mtr interval · 20sec rest · 100mtr interval · 3m rest · 100mtr interval · 20sec rest · 200mtr interval · 20sec rest · 100mtr interval',
  ],
  [
    'swim: 300 / 6x100 / 300, 15 s',
    'swimming, interval, 1,200 meters, whole 300mtr · 6x100mtr interval 15sec rest · 300mtr',
  ],
  ['swim 1000 easy + 8x50 on 1:00', 'swimming, interval, 1,400 meters, whole 1000mtr Z1 · 8x50mtr on 1:00 interval'],
  ['swim 2k css+5 x 100', 'swimming, interval, 2,000 meters, 5 × 100 meters'],
  ['12x100 on 1:50, 300 easy swim', 'swimming, interval, main set 12x100mtr on 1:50 interval, cool-down 300 meters'],
  ['20x50 on the minute', 'swimming, interval, main set 20x50mtr on 1:00 interval'],
  ['200 free 100 back x 4 swim', 'swimming, interval, main set 4x · 200mtr freestyle · 100mtr backstroke'],
  ['easy 60 min ride for 400 km', 'cycling, endurance, 1 hour', '400 km'],
  ['4 mi tempo run w/ 2 mi wu/cd', 'running, tempo, 8 miles, whole Warm up 2mi · 4mi Z3 · Cool down 2mi'],
  [
    '3x10 min z4, 15 min each end, bike',
    'cycling, sweet spot, warm-up 15 minutes, 3 × 10 minutes, cool-down 15 minutes',
  ],
  ['45 min ride, 4x4 min zone 5, by heart rate', 'cycling, v02 max, 45 minutes, 4 × 4 minutes, by heartrate'],
  ['run with 1000000 km warm up', 'running', '1000000 km warm up'],
  ['5x5 min zone 5, 5 min zone 1 bike', 'cycling, threshold, 5 × 5 minutes, 5 minutes rest'],
  ['3 hr ride, zone 2, last hour tempo', 'cycling, tempo, 3 hours, whole 2h Z2 · 1h Z3'],
  ['75 min LR, 15 @ end in z3', 'tempo, 1 hour 15 minutes, whole 1h Z1 · 15m Z3'],
])('"%s" asks for %s and leaves %s unread', (sentence, asked, ...unread) => {
  const understood = understand(sentence, { sport: 'running' })
  expect(readAs(understood)).toBe(asked)
  expect(understood.unread.map(({ from, to }) => sentence.slice(from, to))).toEqual(unread)
  expect(checkedIn(sentence, understood)).toEqual(checksOf(sentence))
})
