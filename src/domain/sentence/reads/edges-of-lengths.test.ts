import { expect, test } from 'vitest'
import { checkedIn, checksOf } from '#tests/support/sentences/checked.ts'
import { readAs } from '#tests/support/sentences/read-as.ts'
import { understand } from '../understand.ts'

// Lengths at their edges, and figures without a unit.

test.each<[sentence: string, asked: string, ...unread: string[]]>([
  ['20 min Easy, 20 min Steady, 20 min Tempo run', 'running, tempo, 1 hour, whole 20m Z1 · 20m Z2 · 20m Z3'],
  ['3x(3 min 110%, 2 min 50% bike', 'cycling, v02 max, main set 3x · 3m 110% interval · 2m 50% recovery'],
  ['run 10k, 90 sec warm up, 5x1k', 'running, interval, 10 kilometers, warm-up 90 seconds, 5 × 1 kilometer'],
  ['bike 5x5 min, 90 sec warm up', 'cycling, interval, warm-up 90 seconds, 5 × 5 minutes'],
  ['run 6x1/1.5 min', 'running, interval, 6 × 1 minute, 90 seconds rest'],
  ['bike 6x90/90s', 'cycling, interval, 6 × 90 seconds, 90 seconds rest'],
  ['run 500', 'running', '500'],
  ['run 999', 'running', '999'],
  ['run 1000', 'running', '1000'],
  ['run 250', 'running, 4 hours 10 minutes'],
  ['run 199', 'running, 3 hours 19 minutes'],
  [
    '10 min wu, 3x(5 min tempo, 2 min) run, 10 min cd',
    'running, tempo, 41 minutes, whole Warm up 10m · 3x · 5m Z3 · 2m recovery · Cool down 10m',
  ],
  ['40/15 for 10 min bike', 'cycling, v02 max, 11 × 40 seconds, 15 seconds rest'],
  ['20 min tempo, total 60 min run', 'running, tempo, 1 hour, 1 × 20 minutes'],
  [
    '10 min wu, 3x5 min hard w/ 2 min, 10 min cd run',
    'running, interval, 41 minutes, whole Warm up 10m · 3x · 5m Z5 interval · 2m recovery · Cool down 10m',
  ],
  [
    '10 min wu, 3x6 min hard w/ 2 min, 10 min cd run',
    'running, threshold, 44 minutes, whole Warm up 10m · 3x · 6m Z4 interval · 2m recovery · Cool down 10m',
  ],
  [
    '10 min wu, 3x5 min hard w/ 2 min, 10 min cd bike',
    'cycling, v02 max, 41 minutes, whole Warm up 10m · 3x · 5m 106-120% interval · 2m recovery · Cool down 10m',
  ],
  [
    '10 min wu, 5x90s vo2 w/ 2 min, 10 min cd bike',
    'cycling, v02 max, 37 minutes 30 seconds, whole Warm up 10m · 5x · 1m30s Z6 interval · 2m recovery · Cool down 10m',
  ],
  [
    '10 min wu, 5x91s vo2 w/ 2 min, 10 min cd bike',
    'cycling, v02 max, 37 minutes 35 seconds, whole Warm up 10m · 5x · 1m31s 106-120% interval · 2m recovery · Cool down 10m',
  ],
  ['140 bpm max, run 45 min', 'running, 45 minutes, by heartrate, whole 45m 0-140bpm'],
  ['run 10k 5.105/km', 'running, 10 kilometers', '5.105'],
  ['run 45 min no', 'running, 45 minutes', 'no'],
  ['swim 50s', 'swimming', '50s'],
  ['swim 30 min, 400 warm up', 'swimming, 1,400 meters, warm-up 400 meters'],
  ['run 5x100', 'running, interval, 5 × 100 meters'],
  ['run 5x99', 'running, interval, 5 × 99 seconds'],
  ['easy 20 min tempo 10 min run', 'running, tempo, 30 minutes, whole 20m Z1 · 10m Z3'],
  ['10x200 free in 36, swim', 'swimming, interval, main set 10x200mtr freestyle interval', '36'],
  ['5x(40s hard, 80s steady) bike', 'cycling, v02 max, main set 5x · 40sec 106-120% · 1m20s Z2 recovery'],
  ['run 8 km at 4:30', 'running, 8 kilometers, whole 8km 4:30/km'],
  ['run 8 km at 15:00', 'running, 8 kilometers, whole 8km 15:00/km'],
  ['run 8 km at 14:59', 'running, 8 kilometers, whole 8km 14:59/km'],
  ['bike 2x20 at 250 watt', 'cycling, threshold, main set 2x · 20m 250w interval'],
  ['run 3h z2', 'running, endurance, 3 hours'],
  ['run 9:59', 'running', '9:59'],
  ['run 10:00', 'running, 10 minutes'],
  ['run 5:30 easy', 'running, endurance, 5 hours 30 minutes'],
  ['ride 4:05:00', 'cycling, 4 hours 5 minutes'],
  ['run 480 min', 'running, 8 hours'],
  ['run 481 min', 'running', '481 min'],
  ['run 9 min', 'running', '9 min'],
  ['run 2 km', 'running, 2 kilometers'],
  ['run 1.9 km', 'running', '1.9 km'],
  ['swim 199 m', 'swimming', '199 m'],
  ['swim 200 m', 'swimming, 200 meters'],
  ['swim 10,001 m', 'swimming', '10,001 m'],
  ['ride 300 miles', 'cycling, 300 miles'],
  ['ride 301 miles', 'cycling', '301 miles'],
  ['run 150m', 'running, 2 hours 30 minutes'],
  ['run 200m', 'running', '200m'],
  ['run 210m', 'running, 3 hours 30 minutes'],
  ['run 400m repeats', 'running, interval', '400m'],
  ['8x400s run', 'running, interval, 8 × 400 meters'],
  ['8x50s swim', 'swimming, interval, 8 × 50 meters'],
  ['8x45s run', 'running, interval, 8 × 45 seconds'],
  ['1x45s run', 'running, threshold, 1 × 45 minutes'],
  ['4x15s tempo run', 'running, tempo, 4 × 15 minutes'],
  ['2x20s sweet spot', 'cycling, sweet spot, 2 × 20 minutes'],
  ['7x20s sweet spot', 'cycling, sweet spot, 7 × 20 seconds'],
  ['2x41s sweet spot bike', 'cycling, sweet spot, 2 × 41 seconds'],
  ['2x59 run', 'running, threshold, 2 × 59 minutes'],
  ['3x51 run', 'running, interval, 3 × 51 seconds'],
  ['3x49 bike', 'cycling, threshold, 3 × 49 minutes'],
  [
    '5 x 5 x 1 min run',
    'running, interval, main set 5x · 1m interval · 3m recovery · 5x · 1m interval · 3m recovery · 5x · 1m interval · 3m recovery · 5x · 1m interval · 3m recovery · 5x · 1m interval',
  ],
  [
    'ladder run 60 min 1-2-3',
    'running, interval, 1 hour, main set 1m interval · 30s recovery · 2m interval · 1m recovery · 3m interval',
  ],
  ['run 100-200', 'running', '100-200'],
  [
    'swim 25-50-75-100',
    'swimming, ladder sets, main set 25mtr interval · 20sec rest · 50mtr interval · 20sec rest · 75mtr interval · 20sec rest · 100mtr interval',
  ],
  [
    'swim 100, 200, 300, 200, 100',
    'swimming, ladder sets, main set 100mtr interval · 20sec rest · 200mtr interval · 20sec rest · 300mtr interval · 20sec rest · 200mtr interval · 20sec rest · 100mtr interval',
  ],
  [
    '25 50 75 100 swim 20s rest',
    'swimming, ladder sets, main set 25mtr interval · 20sec rest · 50mtr interval · 20sec rest · 75mtr interval · 20sec rest · 100mtr interval',
  ],
  ['swim 2000m in a 25m pool', 'swimming, 2,000 meters, pool 25'],
  ['swim 2000 yards in a 25 yard pool', 'swimming, 2,000 yards, pool 25'],
  ['swim 2000 yards 50m pool', 'swimming, 2,000 yards', '50m pool'],
  ['run 10k 25m pool', 'running, 10 kilometers', '25m pool'],
  ['swim pool 9m 1000', 'swimming', '9m', '1000'],
  ['swim pool 10m 1000', 'swimming, 1,000 meters, pool 10'],
  ['swim pool 100m 1000', 'swimming, 1,000 meters, pool 100'],
  ['swim pool 101m 1000', 'swimming', '101m', '1000'],
  ['20 lengths of 25m swim', 'swimming, 500 meters, pool 25'],
  ['20 laps of 25 swim', 'swimming', '20 laps of', '25'],
])('"%s" asks for %s and leaves %s unread', (sentence, asked, ...unread) => {
  const understood = understand(sentence, { sport: 'running' })
  expect(readAs(understood)).toBe(asked)
  expect(understood.unread.map(({ from, to }) => sentence.slice(from, to))).toEqual(unread)
  expect(checkedIn(sentence, understood)).toEqual(checksOf(sentence))
})
