import { expect, test } from 'vitest'
import { checkedIn, checksOf } from '#tests/support/sentences/checked.ts'
import { readAs } from '#tests/support/sentences/read-as.ts'
import { understand } from '../understand.ts'

// Parts that follow one another, and what decides whether they are the whole.

test.each<[sentence: string, asked: string, ...unread: string[]]>([
  // Nobody warms up behind the work, whatever else is said of the easy part.
  ['run 20 min tempo, 15 min easy z1', 'running, tempo, 35 minutes, whole 20m Z3 · 15m Z1'],
  ['run 20 min tempo, 15 min easy at 140 bpm', 'running, tempo, 35 minutes, by heartrate, whole 20m Z3 · 15m 140bpm'],
  ['total 30 min, 20 min tempo, 15 min easy run', 'running, tempo, 35 minutes, whole 20m Z3 · 15m Z1', '30 min'],
  ['bike 10 min z3, first 20 min easy to start', 'cycling, tempo, 30 minutes, whole 20m Z1 · 10m Z3'],
  ['run 2 miles then 3x1 mile then 10 min then 1 mile', 'running, interval, 3 × 1 mile', '2 miles', '10 min', '1 mile'],
  // What alternates may miss the whole by a hundredth.
  [
    'run 30 min alternating 5 min hard, 301 s easy',
    'running, interval, 30 minutes, whole 3x · 5m Z5 · 5m1s Z1 recovery',
  ],
  [
    'run 30 min alternating 5 min hard, 295 s easy',
    'running, interval, 30 minutes, 2 × 5 minutes, 4 minutes 55 seconds rest',
  ],
  // What a length contains, in capitals.
  ['ride 2h easy INCL 20 min tempo', 'cycling, tempo, 2 hours, 1 × 20 minutes'],
  ['RUN 10K EASY, WITH 2K TEMPO', 'running, tempo, 10 kilometers, 1 × 2 kilometers'],
  [
    '6x2 min running, 1 min Walking',
    'running, endurance, 28 minutes, whole Walk 5m warmup · 6x · 2m Z1 interval · Walk 1m recovery · Walk 5m cooldown',
  ],
  [
    'bike alternate 5 min at 250w with 301 s at 150w for 30 minutes',
    'cycling, interval, 30 minutes, whole 3x · 5m 250w · 5m1s 150w',
  ],
  [
    'run alternating 400 m hard for 10k, 200 m easy, 3 km',
    'running, endurance, 10 kilometers',
    '400 m',
    'hard',
    '200 m',
    '3 km',
  ],
  // Only a plus directly before the ends adds them to the length.
  ['run 10k plus some, 2k either side', 'running, 10 kilometers, warm-up 2 kilometers, cool-down 2 kilometers'],
  [
    '10 km run + strides, 3k warm up and cool down',
    'running, endurance, 10 kilometers, warm-up 3 kilometers, cool-down 3 kilometers, strides',
  ],
  ['swim 10x100 css + 200', 'swimming, interval, 1,200 meters, whole 10x100mtr Z4 interval · 200mtr'],
  [
    'swim 8x100 at css 20s rest + 400',
    'swimming, interval, 1,200 meters, whole 8x100mtr Z4 interval 20sec rest · 400mtr',
  ],
  // An effort behind "at" is that of the length; other words between leave the length to the session.
  ['run 10 km at home easy, 4x400', 'running, interval, 10 kilometers, 4 × 400 meters'],
  ['run 60 min at the track tempo, warm up 10 min', 'running, tempo, 1 hour 10 minutes, whole Warm up 10m · 1h Z3'],
  // What was done last week is left out, as far as the next comma.
  ['run 5x1k, last week I did 4x2k', 'running, interval, 5 × 1 kilometer', 'last week I did 4x2k'],
  [
    'run 5x1k, last week 10k easy, 2k easy',
    'running, interval, 5 × 1 kilometer, cool-down 2 kilometers',
    'last week 10k easy',
  ],
  ['swim 6x100, last week 8x100', 'swimming, interval, 6 × 100 meters', 'last week 8x100'],
  [
    'warm up 10 minutes, then alternate 5 min zone 4 with 301 s zone 2 for 30 minutes, cool down 5 minutes run',
    'running, threshold, 45 minutes 5 seconds, whole Warm up 10m · 3x · 5m Z4 · 5m1s Z2 · Cool down 5m',
  ],
  [
    'swim 200 fr 200 bk 200 br easy',
    'swimming, endurance, 600 meters, whole 200mtr Z1 freestyle · 200mtr Z1 backstroke · 200mtr Z1 breaststroke',
  ],
  ['run 60 min, middle 20 min tempo, no reps', 'running, tempo, 1 hour, whole 20m Z1 · 20m Z3 · 20m Z1', 'no reps'],
  // Only the second of two stretches can be a bit faster.
  ['run easy 20 min a bit faster', 'running, endurance, 20 minutes', 'faster'],
  ['run 20 min out easy, 20 min back a bit faster', 'running, endurance, 40 minutes, whole 20m Z1 · 20m Z2'],
  // Strides take up to half of an easy run.
  [
    'run 16 min easy with 6x20s strides',
    'running, endurance, 16 minutes, whole 8m Z1 · 6x · Stride 20sec open effort 8/10 interval · 1m recovery',
  ],
  ['run 14 min easy with 6x20s strides', 'running, endurance, 14 minutes, 6 strides'],
  [
    'cool down 10, 5x1k at 4:00 w/ 90s jog, before that 3k easy',
    'interval, 57 minutes 40 seconds, whole 3km Z1 · 5x · 1km 4:00/km interval · 1m30s recovery · Cool down 10m',
  ],
  ['run 10 km, then half marathon of easy training', 'running, endurance, 31.1 kilometers, whole 10km Z2 · 21.1km Z1'],
  ['run 40 min easy with 8x pickups', 'running, endurance, 40 minutes, 8 strides'],
  [
    'swim 200 fr easy 200 bk 200 br 200 fly hard',
    'swimming, endurance, 800 meters, whole 200mtr Z1 freestyle · 200mtr Z2 backstroke · 200mtr Z2 breaststroke · 200mtr Z4 butterfly',
  ],
  ['run 10k at tempo, 2 km warm up, 3x1k', 'running, tempo, 10 kilometers, warm-up 2 kilometers, 3 × 1 kilometer'],
  ['run 2x(10 min easy, 5 min easy)', 'running, endurance, main set 2x · 10m Z1 · 5m Z1'],
])('"%s" asks for %s and leaves %s unread', (sentence, asked, ...unread) => {
  const understood = understand(sentence, { sport: 'running' })
  expect(readAs(understood)).toBe(asked)
  expect(understood.unread.map(({ from, to }) => sentence.slice(from, to))).toEqual(unread)
  expect(checkedIn(sentence, understood)).toEqual(checksOf(sentence))
})
