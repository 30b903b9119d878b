import { expect, test } from 'vitest'
import { checkedIn, checksOf } from '#tests/support/sentences/checked.ts'
import { readAs } from '#tests/support/sentences/read-as.ts'
import { understand } from '../understand.ts'

// Running and walking by turns, and plans of several weeks by their names.

test.each<[sentence: string, asked: string, ...unread: string[]]>([
  [
    '8 x (2 min walk, 3 min run)',
    'running, endurance, 50 minutes, whole Walk 5m warmup · 8x · Walk 2m recovery · 3m Z1 interval · Walk 5m cooldown',
  ],
  [
    'walk 2 min, run 3 min, repeat 8 times',
    'running, endurance, 50 minutes, whole Walk 5m warmup · 8x · Walk 2m recovery · 3m Z1 interval · Walk 5m cooldown',
  ],
  [
    '2 min walk 3 min run x 8',
    'running, endurance, 50 minutes, whole Walk 5m warmup · 8x · Walk 2m recovery · 3m Z1 interval · Walk 5m cooldown',
  ],
  [
    '8x run 3 min walk 1 min',
    'running, endurance, 42 minutes, whole Walk 5m warmup · 8x · 3m Z1 interval · Walk 1m recovery · Walk 5m cooldown',
  ],
  [
    'walk 5 min, then 8x run 1 min walk 2 min, walk 5 min',
    'running, endurance, 34 minutes, whole Walk 5m warmup · 8x · 1m Z1 interval · Walk 2m recovery · Walk 5m cooldown',
  ],
  [
    'alternate 2 min walking with 3 min running for 40 min',
    'running, endurance, 40 minutes, whole 8x · Walk 2m recovery · 3m Z1 interval',
  ],
  [
    '5 min walk warm up, 6x(1 min run/2 min walk), 5 min walk cool down',
    'running, endurance, 28 minutes, whole Walk 5m warmup · 6x · 1m Z1 interval · Walk 2m recovery · Walk 5m cooldown',
  ],
  ['run 400m walk 200m x 6', 'running, interval, main set 6x · 400mtr interval · Walk 200mtr recovery'],
  [
    '8 rounds of 2 min of running and 1 min of brisk walk',
    'running, endurance, 34 minutes, whole Walk 5m warmup · 8x · 2m Z1 interval · Walk 1m recovery · Walk 5m cooldown',
  ],
  [
    'couch to 5k, week 1 day 2: run 60 s walk 90 s x8',
    'running, endurance, 30 minutes, whole Walk 5m warmup · 8x · 1m Z1 interval · Walk 1m30s recovery · Walk 5m cooldown',
    'couch to 5k, week 1 day 2',
  ],
  ['c25k w3d1, 30 min', '30 minutes', 'c25k w3d1'],
  [
    'run 3 min, walk 1 min for 1 hour with 5 min warm up',
    'running, endurance, 1 hour 5 minutes, whole Warm up 5m · 15x · 3m Z1 interval · Walk 1m recovery',
  ],
  [
    '1 x (run 3 min walk 1 min)',
    'running, endurance, 14 minutes, whole Walk 5m warmup · 1x · 3m Z1 interval · Walk 1m recovery · Walk 5m cooldown',
  ],
  [
    '60 x (run 3 min walk 1 min)',
    'running, endurance, 4 hours 10 minutes, whole Walk 5m warmup · 60x · 3m Z1 interval · Walk 1m recovery · Walk 5m cooldown',
  ],
  [
    '61 x (run 3 min walk 1 min)',
    'running, endurance, 4 hours 14 minutes, whole Walk 5m warmup · 61x · 3m Z1 interval · Walk 1m recovery · Walk 5m cooldown',
  ],
  [
    '8 rounds of (jog 2 min & walk 1 min), 40 min',
    'running, endurance, 40 minutes, main set 8x · 2m Z1 interval · Walk 1m recovery',
  ],
  ['run 400m + walk 200m, repeated 6 times', 'running, interval, main set 6x · 400mtr interval · Walk 200mtr recovery'],
  ['run 4 walk 1, 40 min', 'running, endurance, 40 minutes, whole 8x · 4m Z1 interval · Walk 1m recovery'],
  ['8 x run 2 min run 1 min', 'running', '8', 'x', '2 min', '1 min'],
  ['bike 8 x 2 min hard', 'cycling, interval, 8 × 2 minutes'],
  [
    'couch to 10k plan, wk 4: run 5 min, walk 2 min, x5',
    'running, endurance, 45 minutes, whole Walk 5m warmup · 5x · 5m Z1 interval · Walk 2m recovery · Walk 5m cooldown',
    'couch to 10k plan, wk 4',
  ],
])('%j asks for %s', (sentence, asked, ...unread) => {
  const understood = understand(sentence, { sport: 'cycling' })
  expect(readAs(understood)).toBe(asked)
  expect(understood.unread.map(({ from, to }) => sentence.slice(from, to))).toEqual(unread)
  expect(checkedIn(sentence, understood)).toEqual(checksOf(sentence))
})

test('a walk behind a run is a part, and the first length is told as one that may be the whole', () => {
  const sentence = '20 min run, 10 min walk'
  const understood = understand(sentence, { sport: 'running' })
  expect(readAs(understood)).toBe('running, endurance, 30 minutes, whole 20m Z1 · Walk 10m cooldown')
  expect(understood.unread).toEqual([])
  expect(understood.checks.map(({ from, to }) => sentence.slice(from, to))).toEqual(['20 min'])
})
