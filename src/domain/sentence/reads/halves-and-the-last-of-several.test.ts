import { expect, test } from 'vitest'
import { readAs } from '#tests/support/sentences/read-as.ts'
import { understand } from '../understand.ts'

// Halves, remainders, the last of several, and the smallest and greatest figure of a list.

test.each<[sentence: string, asked: string, ...unread: string[]]>([
  // Halves that are no whole minutes, seconds or meters: to the nearest, or the longer one first.
  [
    'bike 61 min easy, 4 accelerations 20 seconds',
    'cycling, endurance, 1 hour 1 minute, whole 25m Z1 · 4x · 20sec effort 9/10 · 2m40s Z1 recovery · 24m Z1',
  ],
  [
    '5-4-3-2-1 min getting harder on the trainer',
    'cycling, v02 max, main set 5m 100% · 3m Z1 recovery · 4m 105% · 2m Z1 recovery · 3m 110% · 2m Z1 recovery · 2m 115% · 1m Z1 recovery · 1m 120%',
  ],
  ['45 min run, half tempo', 'running, tempo, 45 minutes, 1 × 23 minutes'],
  ['7.5k run, half tempo', 'running, tempo, 7.5 kilometers, 1 × 3.8 kilometers'],
  [
    'ows 45 min, 6x2 min race pace',
    'swimming, interval, 2,100 meters, whole 14m Z1 · 6x · 2m 97-100% · 1m Z1 recovery · 13m Z1',
  ],
  [
    'swim 1025m half kick half freestyle',
    'swimming, endurance, 1,025 meters, whole 525mtr Z1 kick · 500mtr Z1 freestyle',
  ],
  ['swim 4x75 5 s rest per 50', 'swimming, interval, 4 × 75 meters, 8 seconds rest'],
  [
    'run 3x2k 8:01/8:00/7:59 3min',
    'running, interval, main set 2km 4:01/km · 3m recovery · 2km 4:00/km · 3m recovery · 2km 4:00/km',
  ],
  [
    '2 lengths free, 1 breast, keep going 35 min',
    'swimming, endurance, 1,650 meters, pool 25, whole 22x · 50mtr Z1 freestyle · 25mtr Z1 breaststroke',
  ],
  ['8 mile run with a fast finish', 'running, tempo, 8 miles, whole 6mi Z1 · 2mi Z3'],
  [
    '6.1k tempo run with 1.1k warm up and cool down',
    'running, tempo, 6.1 kilometers, whole Warm up 1.1km · 3.9km Z3 · Cool down 1.1km',
  ],
  ['bike 3x10 min at 3.5 w/kg, 75 kg', 'cycling, threshold, main set 3x · 10m 263w interval'],
  // As many as fit in, and not one more.
  ['short repeats with lots of rest, 47 min run', 'running, interval, 47 minutes, 9 × 30 seconds, 90 seconds rest'],
  [
    'bike ramp 100 to 260w, 25w steps, 3 min each',
    'cycling, 21 minutes, whole 3m 100w · 3m 125w · 3m 150w · 3m 175w · 3m 200w · 3m 225w · 3m 250w',
  ],
  ['swim 4x(50 free, 50 back) on 2:10', 'swimming, interval, main set 4x · "50 free/50 back" 100mtr on 2:10 interval'],
  // What does not divide evenly, and what does.
  [
    'run for 1h but walk 1 min every 5 min',
    'running, endurance, 1 hour, whole 12x · 4m Z1 interval · Walk 1m recovery',
  ],
  ['swim 6x50 easy-hard alt', 'swimming, interval, main set 3x · 50mtr Z1 recovery · 50mtr'],
  ['8x25 + 20x25', 'swimming, interval, 700 meters, whole 8x25mtr interval · 20x25mtr interval'],
  ['8x75 + 8x50', 'swimming, interval, 1,000 meters, whole 8x75mtr interval · 8x50mtr interval'],
  ['ride 20 min easy, 120 m steady', 'cycling, endurance, 2 hours 20 minutes'],
  ['run 1 hour, make that 2', 'running, 2 hours'],
  // The last of three, and not the second.
  [
    'swim 3 rounds of 100 free, 100 with paddles, 100 kick',
    'swimming, interval, main set 3x · 100mtr freestyle · 100mtr with paddles · 100mtr kick',
  ],
  [
    'run 3x1k hard/easy/hard 2 min rest',
    'running, threshold, main set 1x · 1km Z4 interval · 2m recovery · 1x · 1km Z1 interval · 2m recovery · 1x · 1km Z4 interval · 2m recovery',
  ],
  [
    '25s: 8 fast 8 easy 8 kick on :40',
    'swimming, interval, 600 meters, whole 8x25mtr Z5 on 0:40 interval · 8x25mtr Z1 on 0:40 interval · 8x25mtr kick on 0:40 interval',
  ],
  ['bike 3x(5 min tempo, 5 min threshold, 2 min)', 'cycling, tempo, main set 3x · 5m · 5m Z5 · 2m recovery'],
  ['bike 3x(5 min tempo, 3 min, 2 min)', 'cycling, tempo, main set 3x · 5m · 3m · 2m'],
  [
    'bike 60 min: 10 min easy, 3x(5 min z3, 5 min z4, 5 min easy), 10 min easy',
    'cycling, tempo, 1 hour, whole 10m Z1 · 2x · 5m Z3 · 5m Z4 · 5m Z1 recovery · 5m Z3 · 5m Z4 · 10m Z1',
  ],
  [
    'run 20 min tempo, 3x1 min hard, 10 min jog at home',
    'running, tempo, main set 20m · 3x · 1m Z5 interval, cool-down 10 minutes',
  ],
  [
    'run 2k warm up, 5k time trial, 1k cool down',
    'running, interval, 8 kilometers, whole Warm up 2km · 5km effort 10/10 · Cool down 1km',
  ],
  [
    '2k warm up, 5k run time trial, 1k cool down',
    'running, interval, 8 kilometers, whole Warm up 2km · 5km effort 10/10 · Cool down 1km',
  ],
  ['10 km cut-down run', 'running, tempo, 10 kilometers, whole 4km Z1 · 3km Z2 · 3km Z3'],
  ['5x1 min pickups', 'running, interval, 5 × 1 minute', 'pickups'],
  [
    'swim 4x200 1st easy 2nd mod 3rd hard 4th sprint 30s',
    'swimming, interval, 800 meters, whole 1x200mtr Z1 interval 30sec rest · 1x200mtr Z3 interval 30sec rest · 1x200mtr Z5 interval 30sec rest · 1x200mtr open effort 10/10 interval 30sec rest',
  ],
  // The words of one clause, and not of the next.
  ['run 40 min, tempo, but when hot easy', 'running, tempo, 40 minutes', 'easy'],
  // In the order in which it is done.
  [
    'swim 8x100, 4x50 fast, start with 200 easy and 200 kick',
    'swimming, interval, 1,400 meters, whole 200mtr Z1 · 200mtr kick · 8x100mtr interval · 4x50mtr Z5 interval',
  ],
  [
    'run 3x8 min threshold, 4x1 min hard, first 10 min easy and 4x20s strides',
    'running, threshold, warm-up 10 minutes, main set 4x · Stride 20sec open effort 8/10 interval · 1m recovery · 3x · 8m interval · 4x · 1m Z5 interval',
  ],
  // The smallest or the greatest of several figures.
  [
    'jog 10, strides x4, 3k at 5k effort, jog 3',
    'running, interval, 32 minutes 30 seconds, by pace, at 5k pace, whole Warm up 10m · 4x · Stride 20sec open effort 8/10 interval · 1m recovery · 3km 5k pace 104.7-106.8% · Cool down 3m',
  ],
  [
    'bike 5x12min 55rpm @ 85%, 10min spinning',
    'cycling, sweet spot, main set 5x · 12m 85% @ 55rpm interval, cool-down 10 minutes',
  ],
  ['bike 3x8 @ 140-160 off 4', 'cycling, threshold, main set 3x · 8m 140-160w interval · 4m recovery'],
  ['bike 3x10 @ 95, 3x5 @ 60', 'cycling, threshold, main set 3x · 10m interval · 3x · 5m interval', '95', '60'],
  ['bike 3x10 @ 95, 3x5 @ 125', 'cycling, v02 max, main set 3x · 10m 95% interval · 3x · 5m 125% interval'],
  ['run 6x600m, jog 1k', 'running, interval, main set 6x · 600mtr interval · 1km recovery'],
  ['6x800, 2.50, 90 s rest', 'interval, main set 6x · 800mtr 3:33/km interval · 1m30s rest'],
  ['5xmile, 7 flat', 'interval, main set 5x · 1mi 7:00/mi interval'],
])('"%s" asks for %s and leaves %s unread', (sentence, asked, ...unread) => {
  const understood = understand(sentence, { sport: 'running' })
  expect(readAs(understood)).toBe(asked)
  expect(understood.unread.map(({ from, to }) => sentence.slice(from, to))).toEqual(unread)
  expect(understood.checks).toEqual([])
})
