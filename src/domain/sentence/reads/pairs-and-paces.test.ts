import { expect, test } from 'vitest'
import { checkedIn, checksOf } from '#tests/support/sentences/checked.ts'
import { readAs } from '#tests/support/sentences/read-as.ts'
import { understand } from '../understand.ts'

// Work and rest in seconds, repetitions without a length, and paces that the generator has no race for.

test.each<[sentence: string, asked: string, ...unread: string[]]>([
  ['run 4x30/30', 'running, interval, 4 × 30 seconds, 30 seconds rest'],
  ['bike 3x40/20', 'cycling, v02 max, 3 × 40 seconds, 20 seconds rest'],
  ['run 4x15/15', 'running, interval, 4 × 15 seconds, 15 seconds rest'],
  ['run 6x14/14', 'running, threshold, 6 × 14 minutes, 14 minutes rest'],
  ['bike 2x90/90', 'cycling, interval, 2 × 90 seconds, 90 seconds rest'],
  ['bike 2x91/91', 'cycling, interval, 2 × 91 seconds, 91 seconds rest'],
  ['bike 3x20/5 threshold', 'cycling, threshold, 3 × 20 minutes, 5 minutes rest'],
  ['swim 10x50/20', 'swimming, interval, 10 × 50 meters, 20 seconds rest'],
  [
    '20x200m @ mile pace 200m float run',
    'running, interval, main set 20x · 200mtr 1500m pace 115.1-117.4% interval · Float 200mtr Z2 recovery, by pace, at 1500m pace',
  ],
  ['mile pace 8 x 400 run', 'running, interval, 8 × 400 meters, by pace, at 1500m pace'],
  ['6x1k @ 10k pace run', 'running, threshold, 6 × 1 kilometer, by pace, at 10k pace'],
  ['run 5 x 3 min r 3 min, 20 min easy before', 'running, interval, warm-up 20 minutes, 5 × 3 minutes, 3 minutes rest'],
  ['10 min easy before 4x1k run', 'running, interval, warm-up 10 minutes, 4 × 1 kilometer'],
  [
    'bike 10min ramp 50->75%, 2x22min @ 85%, 6 min ez btwn',
    'cycling, sweet spot, 1 hour, whole 10m ramp 50-75% · 22m 85% interval · 6m recovery · 22m 85% interval',
  ],
  ['bike 3x8 @ 88->92%', 'cycling, sweet spot, main set 3x · 8m 88-92% interval'],
  [
    '40/20s bike 2x10 reps 125%',
    'cycling, v02 max, main set 10x · 40sec 125% interval · 20sec recovery · 3m recovery · 10x · 40sec 125% interval · 20sec recovery',
  ],
  ['bike 3 sets x 13 reps, 1h', 'cycling, 1 hour', '3 sets x 13 reps'],
  ['run 3x10 reps of 1 min', 'running', '3x10 reps of 1 min'],
  [
    'run 1k flat out',
    'running, interval, 34 minutes 40 seconds, whole Warm up 15m · 4x · Stride 20sec open effort 8/10 interval · 1m recovery · 1km effort 10/10 · Cool down 10m',
  ],
])('"%s" asks for %s', (sentence, asked, ...unread) => {
  const understood = understand(sentence, { sport: 'running' })
  expect(readAs(understood)).toBe(asked)
  expect(understood.unread.map(({ from, to }) => sentence.slice(from, to))).toEqual(unread)
  expect(checkedIn(sentence, understood)).toEqual(checksOf(sentence))
})
