import { expect, test } from 'vitest'
import { checkedIn, checksOf } from '#tests/support/sentences/checked.ts'
import { readAs } from '#tests/support/sentences/read-as.ts'
import { understand } from '../understand.ts'

// What is corrected, said in words alone or left to be known, and rests that take the place of others.

test.each<[sentence: string, asked: string, ...unread: string[]]>([
  [
    '2x(6x400) 1 min rest, 4 min between sets',
    'interval, main set 5x · 400mtr interval · 1m rest · 400mtr interval · 4m recovery · 6x · 400mtr interval · 1m rest',
  ],
  [
    '3x(4x400) 5k pace 60s between, 3 min between sets',
    'running, interval, main set 3x · 400mtr 5k pace 104.7-106.8% interval · 1m recovery · 400mtr 5k pace 104.7-106.8% interval · 3m recovery · 3x · 400mtr 5k pace 104.7-106.8% interval · 1m recovery · 400mtr 5k pace 104.7-106.8% interval · 3m recovery · 4x · 400mtr 5k pace 104.7-106.8% interval · 1m recovery, by pace, at 5k pace',
  ],
  [
    'run 2x(400 + 4x200) 60s rest, 3 min between sets',
    'running, interval, main set 400mtr · 1m rest · 3x · 200mtr interval · 1m rest · 200mtr interval · 3m recovery · 400mtr · 1m rest · 4x · 200mtr interval · 1m rest',
  ],
  [
    'swim 2x(4x100 15 s rest) 2 min between sets',
    'swimming, interval, main set 3x100mtr interval 15sec rest · 100mtr interval · 2m rest · 4x100mtr interval 15sec rest',
  ],
  [
    'run 2 x (2x(3x200 30s rest) 1 min between) 5 min between sets',
    'running, interval, main set 2x · 200mtr interval · 30sec recovery · 200mtr interval · 1m recovery · 2x · 200mtr interval · 30sec recovery · 200mtr interval · 5m recovery · 2x · 200mtr interval · 30sec recovery · 200mtr interval · 1m recovery · 3x · 200mtr interval · 30sec recovery',
  ],
  [
    'bike 3x(10x30/15), 4 min z1 between sets',
    'cycling, v02 max, main set 10x · 30sec interval · 15sec recovery · 4m Z1 recovery · 10x · 30sec interval · 15sec recovery · 4m Z1 recovery · 10x · 30sec interval · 15sec recovery',
  ],
  [
    '20min wu, 4x30s all out 4min easy, 15 cd',
    'interval, 53 minutes, whole Warm up 20m · 4x · 30sec open effort 10/10 interval · 4m recovery · Cool down 15m',
  ],
  [
    'swim 400 wu, 8x25 all out 45s rest, 200 cd',
    'swimming, interval, 800 meters, whole Warm up 400mtr · 8x25mtr open effort 10/10 interval 45sec rest · Cool down 200mtr',
  ],
  [
    'run 10 min easy, 5 min all out, 10 min easy',
    'running, interval, 25 minutes, whole 10m Z1 · 5m open effort 10/10 · 10m Z1',
  ],
  [
    'easy 40 min run with sprints every 10 min',
    'running, endurance, 40 minutes, whole 3x · 9m50s Z1 · 10sec open effort 10/10 interval · 10m Z1',
  ],
  [
    'jog 10, strides x4, 3k at 5k effort, jog 10',
    'running, interval, 39 minutes 30 seconds, by pace, at 5k pace, whole 10m Z1 · 4x · Stride 20sec open effort 8/10 interval · 1m recovery · 3km 5k pace 104.7-106.8% · 10m Z1',
  ],
  [
    'run 10 x 1min on 1 off no sorry make it 12 x, 10min jog to start',
    'running, interval, 34 minutes, whole 10m Z1 · 12x · 1m Z5 interval · 1m recovery',
  ],
  ['8x400m off 60, sorry 10 of them', 'interval, 10 × 400 meters, 1 minute rest'],
  ['5x1k off 2min, i mean 6 of them', 'interval, 6 × 1 kilometer, 2 minutes rest'],
])('"%s" asks for %s', (sentence, asked, ...unread) => {
  const understood = understand(sentence, { sport: 'running' })
  expect(readAs(understood)).toBe(asked)
  expect(understood.unread.map(({ from, to }) => sentence.slice(from, to))).toEqual(unread)
  expect(checkedIn(sentence, understood)).toEqual(checksOf(sentence))
})

test.each([
  "what's my VO2 max",
  'whats my ftp',
  'what is a tempo run',
  'what pace is my threshold',
  'when is my long run',
  'is 5x1k too much',
  'are 6x400 enough',
])('of the question "%s" nothing is built', (sentence) => {
  const { found, unread } = understand(sentence, { sport: 'running' })
  expect(found).toEqual([])
  expect(unread.map(({ from, to }) => sentence.slice(from, to))).toEqual([sentence])
})
