import { expect, test } from 'vitest'
import { readingsIn } from '#tests/support/sentences/answer-lines.ts'
import { understand } from '../understand.ts'

// A word is shown once with each reading.

test.each<[sentence: string, ...lines: string[]]>([
  [
    'swim 2000, last 400 fast',
    'swim → Swimming',
    '2000 → 1,600 meters at zone 1',
    '2000 → 2,000 meters',
    'last 400 → 400 meters at zone 5',
    'fast → 400 meters at zone 5',
  ],
  [
    '7x3 min @ threshold, 1 min jog, 15 min each end run',
    '7x3 min → 7 × 3 minutes at zone 4, 1 minute recovery',
    'threshold → Threshold',
    'threshold → 7 × 3 minutes at zone 4, 1 minute recovery',
    '1 min jog → 7 × 3 minutes at zone 4, 1 minute recovery',
    '15 min each end → 15 minutes warm-up',
    '15 min each end → 15 minutes cool-down',
    'run → Running',
  ],
  [
    'bike 3x12 over-unders (60s/120s)',
    'bike → Cycling',
    '3x12 → 4 × (1 minute at 103-105%, 2 minutes at 88-93%), 4 minutes recovery, 4 × (1 minute at 103-105%, 2 minutes at 88-93%), 4 minutes recovery, 4 × (1 minute at 103-105%, 2 minutes at 88-93%)',
    'over-unders → Threshold',
    'over-unders → 4 × (1 minute at 103-105%, 2 minutes at 88-93%), 4 minutes recovery, 4 × (1 minute at 103-105%, 2 minutes at 88-93%), 4 minutes recovery, 4 × (1 minute at 103-105%, 2 minutes at 88-93%)',
    '(60s/120s) → Threshold',
    '(60s/120s) → 4 × (1 minute at 103-105%, 2 minutes at 88-93%), 4 minutes recovery, 4 × (1 minute at 103-105%, 2 minutes at 88-93%), 4 minutes recovery, 4 × (1 minute at 103-105%, 2 minutes at 88-93%)',
  ],
  [
    'run 4x(1 min hard, 1 min easy, 1 min tempo)',
    'run → Running',
    '4x → 4 × (1 minute at zone 5, 1 minute recovery at zone 1, 1 minute)',
    '1 min → 4 × (1 minute at zone 5, 1 minute recovery at zone 1, 1 minute)',
    'hard → 4 × (1 minute at zone 5, 1 minute recovery at zone 1, 1 minute)',
    '1 min → 4 × (1 minute at zone 5, 1 minute recovery at zone 1, 1 minute)',
    'easy → 4 × (1 minute at zone 5, 1 minute recovery at zone 1, 1 minute)',
    '1 min → 4 × (1 minute at zone 5, 1 minute recovery at zone 1, 1 minute)',
    'tempo → Tempo',
  ],
  ['swim 2k, 25 yard pool', 'swim → Swimming', '2k → 2,000 meters'],
])('"%s" is shown as %s', (sentence, ...lines) => {
  expect(readingsIn(sentence, understand(sentence, { sport: 'running' }))).toEqual(lines)
})
