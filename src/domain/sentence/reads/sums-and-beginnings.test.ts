import { expect, test } from 'vitest'
import { readAs } from '#tests/support/sentences/read-as.ts'
import { understand } from '../understand.ts'

test.each([
  // A first length that is the sum of what follows, with words before its colon or comma
  [
    'run 90 min easy pace: 20 min z1, 60 min tempo, 10 min easy',
    'running, tempo, 1 hour 30 minutes, whole 20m Z1 · 1h Z3 · 10m Z1',
  ],
  [
    '16k long run easy, 5 easy, 8 at marathon pace, 3 easy',
    'running, tempo, 16 kilometers, by pace, at marathon pace, whole 5km Z1 · 8km marathon pace 92.7-94.6% · 3km Z1',
  ],
  // Twice as much follows.
  ['run 60 min easy, 60 min tempo, 60 min easy', 'running, tempo, 3 hours, whole 1h Z1 · 1h Z3 · 1h Z1'],
  // A jog before sets begins the session.
  [
    '15 min easy jog, 5x40 s hills',
    'running, interval, warm-up 15 minutes, main set 5x · Uphill 40sec open effort 9/10 interval',
  ],
  ['50 min easy jog, 5x1 min hard', 'running, interval, 50 minutes, 5 × 1 minute'],
])('"%s" asks for %s', (sentence, asked) => {
  expect(readAs(understand(sentence, { sport: 'running' }))).toBe(asked)
})
