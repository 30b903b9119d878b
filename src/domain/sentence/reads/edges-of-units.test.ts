import { expect, test } from 'vitest'
import { readAs } from '#tests/support/sentences/read-as.ts'
import { understand } from '../understand.ts'

// Where the unit or the meaning of a figure changes.

test.each([
  ['run 30 min at 7 MPH', 'running, 30 minutes, whole 30m 5:20/km'],
  ['run 6x800 with 2m rest', 'running, interval, 6 × 800 meters, 2 minutes rest'],
  ['run 6x300 @ 3:00', 'running, interval, main set 6x · 300mtr 10:00/km interval'],
  [
    'run 5 min easy, 30 secs hard, 30 easy',
    'running, endurance, 35 minutes 30 seconds, whole 5m Z1 · 30sec Z5 · 30m Z1',
  ],
  ['run 20 km in the rain, 10 min hard', 'running, 20 kilometers'],
  // A time of day and a pace.
  ['start 7:00, 45 min easy run', 'running, endurance, 45 minutes'],
  ['start 6:55, 45 min easy run', 'running, endurance, 45 minutes, whole 45m 6:55/km'],
  ['run 6x300 @ 3:01', 'running, interval, main set 6x · 300mtr 3:01/km interval'],
])('"%s" asks for %s', (sentence, asked) => {
  expect(readAs(understand(sentence, { sport: 'running' }))).toBe(asked)
})
