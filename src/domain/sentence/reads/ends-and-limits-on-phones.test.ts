import { expect, test } from 'vitest'
import { checkedIn, checksOf } from '#tests/support/sentences/checked.ts'
import { readAs } from '#tests/support/sentences/read-as.ts'
import { understand } from '../understand.ts'

// Short words for both ends, limits of the heart rate in whole phrases, and races in miles.

test.each<[sentence: string, asked: string, ...unread: string[]]>([
  [
    '6x6 @ 105% 6 off, wup 15, cdn 9, bike',
    'cycling, threshold, 1 hour 36 minutes, whole Warm up 15m · 6x · 6m 105% interval · 6m recovery · Cool down 9m',
  ],
  [
    '5x1k z4 90s jog, 2k wu cd run',
    'running, threshold, 10 kilometers, whole Warm up 2km · 5x · 1km Z4 interval · 1m30s recovery · Cool down 2km',
  ],
  ['20 min tempo, 10 min wu n cd run', 'running, tempo, 40 minutes, whole Warm up 10m · 20m Z3 · Cool down 10m'],
  [
    '10 min warm up cool down 5 min, 20 min tempo run',
    'running, tempo, 35 minutes, whole Warm up 10m · 20m Z3 · Cool down 5m',
  ],
  [
    '10 min wu cd 4x8 min z4 2 min rest bike',
    'cycling, sweet spot, 1 hour, whole Warm up 10m · 4x · 8m Z4 interval · 2m rest · Cool down 10m',
  ],
  ['thrshld rn 2x15mn w 3mn joging btwn', 'running, threshold, 2 × 15 minutes, 3 minutes rest'],
  [
    '20 min easy before and 10 after, 3x8 threshold ride',
    'cycling, threshold, warm-up 20 minutes, 3 × 8 minutes, cool-down 10 minutes',
  ],
  ['3x10 threshold ride, 10 min easy after', 'cycling, threshold, 3 × 10 minutes, cool-down 10 minutes'],
  ['3x10 threshold ride, 10 min easy afterwards', 'cycling, threshold, 3 × 10 minutes, cool-down 10 minutes'],
  ['run 2k15', 'running', '2k', '15'],
  ['run 2k5', 'running, 2.5 kilometers'],
  ['run tempo 20 min then 10 min easy', 'running, tempo, 30 minutes, whole 20m Z3 · 10m Z1'],
  ['90 min run : 20 min easy, 30 min tempo', 'running, tempo, 1 hour 30 minutes, 1 × 30 minutes', '20 min'],
  ['swim 24x50 as 12 drill 12 swim', 'swimming, interval, main set 12x50mtr drill interval · 12x50mtr interval'],
  ['swim 22x50 as 11 drill 11 kick', 'swimming, interval, main set 11x50mtr drill interval · 11x50mtr kick interval'],
  ['8x400 run 90s after each', 'running, interval, 8 × 400 meters, 90 seconds rest'],
  ['run 60 min, hr should stay under 150', 'running, 1 hour, by heartrate, whole 1h 0-150bpm'],
  ['HR cap 142 run 75 min', 'running, 1 hour 15 minutes, by heartrate, whole 1h15m 0-142bpm'],
  ['run 60 min hr 150', 'running, 1 hour, by heartrate, whole 1h 150bpm'],
  ['13.1 @ 7:15', '13.1 miles, whole 13.1mi 7:15/mi'],
  ['run 13 @ 7:15', 'running, 13 kilometers, whole 13km 7:15/km'],
  ['26.2 run at 8:00 pace', 'running, 26.2 miles, whole 26.2mi 8:00/mi'],
  [
    '300 sw, 6x50 kick, 300 paddles',
    'swimming, interval, 900 meters, whole 300mtr · 6x50mtr kick interval · 300mtr with paddles',
  ],
])('"%s" asks for %s', (sentence, asked, ...unread) => {
  const understood = understand(sentence, { sport: 'running' })
  expect(readAs(understood)).toBe(asked)
  expect(understood.unread.map(({ from, to }) => sentence.slice(from, to))).toEqual(unread)
  expect(checkedIn(sentence, understood)).toEqual(checksOf(sentence))
})
