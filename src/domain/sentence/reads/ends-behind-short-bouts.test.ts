import { expect, test } from 'vitest'
import { checkedIn, checksOf } from '#tests/support/sentences/checked.ts'
import { readAs } from '#tests/support/sentences/read-as.ts'
import { understand } from '../understand.ts'

// What is easy behind bouts of seconds is a cool-down in minutes, unless it can be their rest.

test.each<[sentence: string, asked: string, ...unread: string[]]>([
  [
    '3x(6x30/30s), 15 easy bike',
    'cycling, v02 max, main set 6x · 30sec interval · 30sec recovery · 3m recovery · 6x · 30sec interval · 30sec recovery · 3m recovery · 6x · 30sec interval · 30sec recovery, cool-down 15 minutes',
  ],
  [
    'run 2x(5x30/30s), 20 easy',
    'running, interval, main set 5x · 30sec interval · 30sec recovery · 3m recovery · 5x · 30sec interval · 30sec recovery, cool-down 20 minutes',
  ],
  ['6x30s on 30s off, 15 min easy bike', 'cycling, v02 max, 6 × 30 seconds, 30 seconds rest, cool-down 15 minutes'],
  [
    '6x30s hill sprints, 25 min easy run',
    'running, interval, 25 minutes, main set 6x · Uphill 30sec open effort 9/10 interval',
  ],
  ['30 secs hard, 30 easy, 60 hard bike', 'cycling, endurance, whole 30sec 106-120% · 30sec Z1 · 1m 106-120%'],
  ['bike 15 easy, 6x30s hard, 15 easy', 'cycling, interval, warm-up 15 minutes, 6 × 30 seconds, cool-down 15 minutes'],
  ['turbo 20 easy, 8x20s max, 10 easy', 'cycling, interval, warm-up 20 minutes, 8 × 20 seconds, cool-down 10 minutes'],
  ['run 10 easy, 6x800 hard, 10 easy', 'running, interval, warm-up 10 minutes, 6 × 800 meters, cool-down 10 minutes'],
  ['15 easy, 6x30s hard, 15 easy, bike', 'cycling, interval, warm-up 15 minutes, 6 × 30 seconds, cool-down 15 minutes'],
  [
    'run 10 easy, 6x20s strides, 10 easy',
    'running, endurance, 28 minutes, whole 10m Z1 · 6x · Stride 20sec open effort 8/10 interval · 1m recovery · Cool down 10m',
  ],
  ['bike 15 min easy, 6x1 hard, 15 easy', 'cycling, interval, warm-up 15 minutes, 6 × 1 minute, cool-down 15 minutes'],
  ['bike 10 easy, 5 sprints, 10 easy', 'cycling, interval, warm-up 10 minutes, 5 × 10 seconds, cool-down 10 minutes'],
  // As long as a rest of such bouts.
  [
    'bike 15 easy, 6x30s hard, 30 easy',
    'cycling, v02 max, 21 minutes, whole Warm up 15m · 6x · 30sec 106-120% interval · 30sec recovery',
  ],
  ['run 10 easy, 5x5 tempo, 5 easy', 'running, tempo, warm-up 10 minutes, 5 × 5 minutes, 5 minutes rest'],
  ['swim 10 easy, 8x25 fast, 10 easy', 'swimming, interval, 8 × 25 meters', '10', '10'],
])('"%s" asks for %s and leaves %s unread', (sentence, asked, ...unread) => {
  const understood = understand(sentence, { sport: 'running' })
  expect(readAs(understood)).toBe(asked)
  expect(understood.unread.map(({ from, to }) => sentence.slice(from, to))).toEqual(unread)
  expect(checkedIn(sentence, understood)).toEqual(checksOf(sentence))
})
