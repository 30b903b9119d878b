import { expect, test } from 'vitest'
import { checkedIn, checksOf } from '#tests/support/sentences/checked.ts'
import { readAs } from '#tests/support/sentences/read-as.ts'
import { understand } from '../understand.ts'

// The ends of a session in short words.

test.each<[sentence: string, asked: string, ...unread: string[]]>([
  [
    '10:00 in, 9x3:00/1:00 z3-z4/z1 bike, 10:00 out',
    'cycling, sweet spot, 56 minutes, whole Warm up 10m · 9x · 3m Z4 interval · 1m recovery · Cool down 10m',
  ],
  [
    "10' in, 2x15' z4 5' z1, 10' out bike",
    'cycling, sweet spot, 1 hour, whole Warm up 10m · 2x · 15m Z4 interval · 5m Z1 recovery · Cool down 10m',
  ],
  [
    '2k in, 5x1k at 10k pace 90s jog, 2k out',
    'running, threshold, 10 kilometers, by pace, at 10k pace, whole Warm up 2km · 5x · 1km 10k pace 100.9-103% interval · 1m30s recovery · Cool down 2km',
  ],
  ['10 min in, 10 min out', '10 minutes', '10 min'],
  ['30 min in the park, 10 min out', '30 minutes', '10 min'],
  [
    'w/up 15, 5x3 min hard 2 min jog, c/dwn 10',
    'interval, 50 minutes, whole Warm up 15m · 5x · 3m Z5 interval · 2m recovery · Cool down 10m',
  ],
  [
    'warm/up 10 min, 20 min tempo, cool/down 10 min run',
    'running, tempo, 40 minutes, whole Warm up 10m · 20m Z3 · Cool down 10m',
  ],
  ['c/dwn 10, w/up 10, 20 min tempo run', 'running, tempo, 40 minutes, whole Warm up 10m · 20m Z3 · Cool down 10m'],
  [
    '17,5 min @ 4:17/km after 2,5 km ez, 1,5 km ez 2 finish',
    'running, endurance, 44 minutes 20 seconds, whole 2.5km Z1 · 17m30s 4:17/km · 1.5km Z1',
  ],
  [
    '5 km ez 2 start, 5x1k at 10k pace 2 min jog',
    'running, threshold, 11.3 kilometers, by pace, at 10k pace, whole Warm up 5km · 5x · 1km 10k pace 100.9-103% interval · 2m recovery',
  ],
  [
    '15 to start, 3x10 min tempo, 10 to finish, bike',
    'cycling, tempo, warm-up 15 minutes, 3 × 10 minutes, cool-down 10 minutes',
  ],
  ['5x1k run 90s rest, 10+10', 'running, interval, 5 × 1 kilometer, 90 seconds rest', '10+10'],
  [
    '5 hundreds on 1:30, 4 on 1:25, 3 on 1:20, 2 on 1:15, 1 flat out. 300 choice before, 200 after',
    'swimming, interval, main set 300mtr Z2 mixed · 5x100mtr on 1:30 interval · 4x100mtr on 1:25 interval · 3x100mtr on 1:20 interval · 2x100mtr on 1:15 interval, cool-down 200 meters',
    '1',
  ],
  [
    'walk 5 min 6x(jog 2 min walk 1 min) walk 5 min',
    'running, endurance, 28 minutes, whole Walk 5m warmup · 6x · 2m Z1 interval · Walk 1m recovery · Walk 5m cooldown',
  ],
  ['run10 easy', 'running, endurance, 10 kilometers'],
  ['first 10 min easy then 20 min tempo run', 'running, tempo, 30 minutes, whole 10m Z1 · 20m Z3'],
])('"%s" asks for %s and leaves %s unread', (sentence, asked, ...unread) => {
  const understood = understand(sentence, { sport: 'running' })
  expect(readAs(understood)).toBe(asked)
  expect(understood.unread.map(({ from, to }) => sentence.slice(from, to))).toEqual(unread)
  expect(checkedIn(sentence, understood)).toEqual(checksOf(sentence))
})
