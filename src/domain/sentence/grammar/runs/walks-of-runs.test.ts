import { expect, test } from 'vitest'
import { readAs } from '#tests/support/sentences/read-as.ts'
import { readWhole } from '../read-whole.ts'

// Running and walking by turns, and walks before and behind.

const references = { running: 270, cycling: 230, swimming: 105 }

test.each<[sentence: string, asked: string]>([
  [
    'run 2 walk 1, 7 times',
    'endurance, 31 minutes, by pace, whole Walk 5m warmup · 7x · 2m Z1 · Walk 1m recovery · Walk 5m cooldown',
  ],
  [
    'run for 4 minutes walk for 90 seconds x 6',
    'endurance, 43 minutes, by pace, whole Walk 5m warmup · 6x · 4m Z1 interval · Walk 1m30s recovery · Walk 5m cooldown',
  ],
  ['40 min run/walk', 'endurance, 40 minutes, by pace, whole 20x · 1m Z1 interval · Walk 1m recovery'],
  [
    'walk 6 min, run 14 min, walk 6 min',
    'running, endurance, 26 minutes, by pace, whole Walk 6m warmup · 14m Z1 · Walk 6m cooldown',
  ],
  [
    'run 7x90s jogging, 1 min walking',
    'running, endurance, 27 minutes 30 seconds, by pace, whole Walk 5m warmup · 7x · 1m30s Z1 interval · Walk 1m recovery · Walk 5m cooldown',
  ],
])('%s', (sentence, asked) => {
  const read = readWhole(sentence, { sport: 'running', references })
  expect(read ? readAs(read) : 'not read').toBe(asked)
})
