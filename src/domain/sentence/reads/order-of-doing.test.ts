import { expect, test } from 'vitest'
import { checkedIn, checksOf } from '#tests/support/sentences/checked.ts'
import { readAs } from '#tests/support/sentences/read-as.ts'
import { understand } from '../understand.ts'

// What is said behind another part and done before it: "after", "before that", "start with".

test.each<[sentence: string, asked: string, ...unread: string[]]>([
  ['10 minutes hill sprints after 30 minutes easy', 'interval, 40 minutes, whole 30m Z1 · Uphill 10m open effort 9/10'],
  [
    'I want 6 hill sprints of 10 seconds, walk back down, after 30 minutes easy running',
    'running, interval, 37 minutes, whole 30m Z1 · 6x · Uphill 10sec open effort 9/10 interval · Walk 1m recovery',
  ],
  [
    '4x4 min hard with 3 easy, start with 15 easy (run)',
    'running, interval, 43 minutes, whole 15m Z1 · 4x · 4m Z5 interval · 3m recovery',
  ],
  [
    'cool down 10, before that 4x4 min hard with 3 easy, start with 15 easy (run)',
    'running, interval, 53 minutes, whole 15m Z1 · 4x · 4m Z5 interval · 3m recovery · Cool down 10m',
  ],
  [
    'swim 3x500 30s r, b4 that 6x50 drill 15s r',
    'swimming, interval, main set 6x50mtr drill interval 15sec rest · 3x500mtr interval 30sec rest',
  ],
  [
    '5x1k at 4:00 w/ 90s jog, before that 3k easy',
    'interval, 9 kilometers, whole 3km Z1 · 5x · 1km 4:00/km interval · 1m30s recovery',
  ],
  [
    'strides 6x20s after 40 min easy',
    'running, endurance, 48 minutes, whole 40m Z1 · 6x · Stride 20sec open effort 8/10 interval · 1m recovery',
  ],
  [
    'after 40 min easy, 6x20s strides',
    'running, endurance, 48 minutes, whole 40m Z1 · 6x · Stride 20sec open effort 8/10 interval · 1m recovery',
  ],
  ['bike 3x8 threshold, first 10 min easy to start slowly', 'cycling, threshold, warm-up 10 minutes, 3 × 8 minutes'],
  ['bike 60 min, first 10 min easy to start slowly', 'cycling, endurance, 1 hour, whole 10m Z1 · 50m Z1'],
])('"%s" asks for %s and leaves %s unread', (sentence, asked, ...unread) => {
  const understood = understand(sentence, { sport: 'running' })
  expect(readAs(understood)).toBe(asked)
  expect(understood.unread.map(({ from, to }) => sentence.slice(from, to))).toEqual(unread)
  expect(checkedIn(sentence, understood)).toEqual(checksOf(sentence))
})
