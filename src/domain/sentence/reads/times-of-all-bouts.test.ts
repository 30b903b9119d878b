import { expect, test } from 'vitest'
import { checkedIn, checksOf } from '#tests/support/sentences/checked.ts'
import { readAs } from '#tests/support/sentences/read-as.ts'
import { understand } from '../understand.ts'

// The time of all bouts together is no pace and no length: it is named, and its set is kept.

test.each<[sentence: string, asked: string, ...unread: string[]]>([
  [
    '1k swim broken as 10x100 w/ 10s, aim 15:00 total',
    'swimming, interval, 1,000 meters, whole 10x100mtr interval 10sec rest',
    'aim 15:00 total',
  ],
  [
    '10x400 run, 60s jog, target 15:00 total',
    'running, interval, 10 × 400 meters, 1 minute rest',
    'target 15:00 total',
  ],
  [
    'swim 10x100 15s rest aim for 16:40 overall',
    'swimming, interval, 10 × 100 meters, 15 seconds rest',
    'aim for 16:40 overall',
  ],
  [
    'run 5x1k 2 min jog, 20:00 total for the work',
    'running, interval, 5 × 1 kilometer, 2 minutes rest',
    '20:00 total for the work',
  ],
  [
    'run 8x400, 200 jog, aim 11:20 for the lot',
    'running, interval, main set 8x · 400mtr interval · 200mtr recovery',
    'aim 11:20 for the lot',
  ],
  [
    'swim 5x200 20s rest, goal 14:30 all together',
    'swimming, interval, 5 × 200 meters, 20 seconds rest',
    'goal 14:30 all together',
  ],
  [
    'swim 8x100 10 s rest, hold 12:00 for the 800',
    'swimming, interval, 8 × 100 meters, 10 seconds rest',
    'hold 12:00 for the 800',
  ],
  [
    '4x1 mile run, 2 min jog, goal is 26:00 combined',
    'running, interval, 4 × 1 mile, 2 minutes rest',
    'goal is 26:00 combined',
  ],
  [
    'swim 20x50 10s rest, target time 15:00 in total',
    'swimming, interval, 20 × 50 meters, 10 seconds rest',
    'target time 15:00 in total',
  ],
  [
    'run 3x2k 3 min jog, under 24:00 for all three',
    'running, interval, 3 × 2 kilometers, 3 minutes rest',
    '24:00 for all three',
  ],
  ['run 5x1k 2 min jog, 45 min total', 'running, interval, 45 minutes, 5 × 1 kilometer, 2 minutes rest'],
  ['run 6x800 90s jog, target 2:50 each', 'running, interval, main set 6x · 800mtr 3:33/km interval · 1m30s recovery'],
  [
    'run 6x800 target 2:50 for each rep, 90s jog',
    'running, interval, main set 6x · 800mtr 3:33/km interval · 1m30s recovery',
  ],
  ['swim 10x100 aim 1:35, 15s rest', 'swimming, interval, main set 10x100mtr 1:35/100m interval 15sec rest'],
  ['run 5k in 22:00 total', 'running, 5 kilometers, whole 5km 4:24/km'],
  [
    'run 12x400 w 60s jog, looking for 16 min total work',
    'running, interval, 12 × 400 meters, 1 minute rest',
    'looking for 16 min total work',
  ],
  ['bike 5x4 min, 4 min easy, 20 min of work', 'cycling, interval, 5 × 4 minutes, 4 minutes rest'],
  [
    'run 3x10 min threshold 3 min jog, total work 30 min',
    'running, threshold, 30 minutes, 3 × 10 minutes, 3 minutes rest',
  ],
  ['bike 4x8 min threshold, 32 min total work, 4 min easy', 'cycling, threshold, 4 × 8 minutes, 4 minutes rest'],
  ['run 10x1 min, 10 min of work, 1 min jog', 'running, interval, 10 × 1 minute, 1 minute rest'],
  ['run 6x3 min, aim 18 min total', 'running, interval, 6 × 3 minutes'],
  ['run 5x1k hold 4:00, 2 min jog', 'running, interval, main set 5x · 1km 4:00/km interval · 2m recovery'],
])('"%s" asks for %s and leaves %s unread', (sentence, asked, ...unread) => {
  const understood = understand(sentence, { sport: 'running' })
  expect(readAs(understood)).toBe(asked)
  expect(understood.unread.map(({ from, to }) => sentence.slice(from, to))).toEqual(unread)
  expect(checkedIn(sentence, understood)).toEqual(checksOf(sentence))
})
