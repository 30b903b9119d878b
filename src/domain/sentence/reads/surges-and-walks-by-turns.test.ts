import { expect, test } from 'vitest'
import { checkedIn, checksOf } from '#tests/support/sentences/checked.ts'
import { readAs } from '#tests/support/sentences/read-as.ts'
import { understand } from '../understand.ts'

// Surges that begin and end within a length, and walks in capitals.

test.each<[sentence: string, asked: string, ...unread: string[]]>([
  [
    '60 min easy run with 30 s sprints every 10 min starting at 10 min, not in the last 15 min',
    'running, endurance, 1 hour, whole 10m Z1 · 4x · 30sec open effort 10/10 interval · 9m30s Z1 · 10m Z1',
  ],
  [
    '60 min easy run with 30 s sprints every 10 min starting at 20 min, not in the last 5 min',
    'running, endurance, 1 hour, whole 20m Z1 · 4x · 30sec open effort 10/10 interval · 9m30s Z1',
  ],
  [
    '60 min easy run with 30 s sprints every 20 min starting at 10 min, not in the last 5 min',
    'running, endurance, 1 hour, whole 10m Z1 · 2x · 30sec open effort 10/10 interval · 19m30s Z1 · 10m Z1',
  ],
  [
    'run 2 min, WALK 1 min, repeat 10 times',
    'running, endurance, 40 minutes, whole Walk 5m warmup · 10x · 2m Z1 interval · Walk 1m recovery · Walk 5m cooldown',
  ],
  [
    'jog 3 min, WALK 1 min, repeat 8 times, warm up 5 min',
    'running, endurance, 37 minutes, whole Warm up 5m · 8x · 3m Z1 interval · Walk 1m recovery',
  ],
])('“%s” asks for %s', (sentence, asked, ...unread) => {
  const read = understand(sentence, { sport: 'running' })
  expect(readAs(read)).toBe(asked)
  expect(read.unread.map(({ from, to }) => sentence.slice(from, to))).toEqual(unread)
  expect(checkedIn(sentence, read)).toEqual(checksOf(sentence))
})
