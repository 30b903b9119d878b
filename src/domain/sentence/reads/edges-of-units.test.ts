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
  ['ride 60 min zone 2 and 3', 'cycling, endurance, 1 hour, whole 1h 55-82.9%'],
  ['30 min run, 10 of them at tempo', 'running, tempo, 30 minutes, 1 × 10 minutes'],
  [
    'progression run 10 miles from 8:00/m to 7:00/m',
    'running, 10 miles, whole 4mi 8:00/mi · 3mi 7:30/mi · 3mi 7:00/mi',
  ],
  ['bike 20 min of 1 min on 1 min off', 'cycling, v02 max, 20 minutes, whole 10x · 1m 106-120% interval · 1m recovery'],
  // A time of day and a pace.
  ['start 7:00, 45 min easy run', 'running, endurance, 45 minutes'],
  ['start 6:55, 45 min easy run', 'running, endurance, 45 minutes, whole 45m 6:55/km'],
  ['run 6x300 @ 3:01', 'running, interval, main set 6x · 300mtr 3:01/km interval'],
])('"%s" asks for %s', (sentence, asked) => {
  expect(readAs(understand(sentence, { sport: 'running' }))).toBe(asked)
})
