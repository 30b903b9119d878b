import { expect, test } from 'vitest'
import { checkedIn, checksOf } from '#tests/support/sentences/checked.ts'
import { readAs } from '#tests/support/sentences/read-as.ts'
import { understand } from '../understand.ts'

// A sport that is only spoken of, beside the one that has a length.

test.each<[sentence: string, asked: string, ...unread: string[]]>([
  ['my bike is broken, 40 min easy run', 'running, endurance, 40 minutes', 'bike', 'broken'],
  ['bike to work then run 10k easy', 'running, endurance, 10 kilometers', 'bike'],
  ['I own 1 bike that I never use, 25 min run', 'running, 25 minutes', 'own', '1', 'bike', 'never use'],
  [
    'the pool is shut, 5x1k at 10k pace on the track',
    'running, threshold, 5 × 1 kilometer, by pace, at 10k pace',
    'pool',
    'shut',
  ],
  ['lost my bike. 6 miles steady', 'endurance, 6 miles', 'lost my bike'],
  ['sold my bike. 6 miles steady', 'endurance, 6 miles', 'bike'],
  // Those that are planned.
  ['45 min on my bike, easy', 'cycling, endurance, 45 minutes'],
  ['my bike, 45 min easy', 'cycling, endurance, 45 minutes'],
  ['bike then run 2h', 'cycling, 2 hours', 'run'],
  ['tempo on the bike, 45 min', 'cycling, tempo, 45 minutes'],
  ['I want to ride, 45 min easy', 'cycling, endurance, 45 minutes'],
  ['bike 1h z2 + run 30', 'cycling, endurance, 1 hour', 'run 30'],
])('"%s" asks for %s', (sentence, asked, ...unread) => {
  const understood = understand(sentence, { sport: 'running' })
  expect(readAs(understood)).toBe(asked)
  expect(understood.unread.map(({ from, to }) => sentence.slice(from, to))).toEqual(unread)
  expect(checkedIn(sentence, understood)).toEqual(checksOf(sentence))
})
