import { expect, test } from 'vitest'
import { checkedIn, checksOf } from '#tests/support/sentences/checked.ts'
import { readAs } from '#tests/support/sentences/read-as.ts'
import { understand } from '../understand.ts'

// Rests that are left open, sets that divide a set before, and two days of a plan.

test.each<[sentence: string, asked: string, ...unread: string[]]>([
  ['run 6x20s flat out rest as long as you like', 'running, interval, 6 × 20 seconds, 3 minutes rest'],
  ['run 3 x 10 min tempo, rest as needed', 'running, tempo, 3 × 10 minutes, 3 minutes rest'],
  ['run 6x400, jog as long as the rep', 'running, interval, main set 6x · 400mtr interval · 250mtr recovery'],
  // Between the two
  [
    'bike 2 x 30 min at 80 % with 10 min easy in the middle',
    'cycling, tempo, main set 2x · 30m 80% interval · 10m recovery',
  ],
  // A set that is divided behind its rest
  [
    '12x400 run 90s jog, 3 sets of 4',
    'running, interval, main set 3x · 400mtr interval · 1m30s recovery · 400mtr interval · 3m recovery · 3x · 400mtr interval · 1m30s recovery · 400mtr interval · 3m recovery · 4x · 400mtr interval · 1m30s recovery',
  ],
  [
    'run 8x400 w/ 90s jog in sets of 4',
    'running, interval, main set 3x · 400mtr interval · 1m30s recovery · 400mtr interval · 3m recovery · 4x · 400mtr interval · 1m30s recovery',
  ],
  ['run 8x400 w/ 90s jog in between', 'running, interval, 8 × 400 meters, 90 seconds rest'],
  // One day of two
  ['sat 30k, sun 20k', '30 kilometers', 'sat', 'sun 20k'],
  // A stretch that gets harder from one zone to another
  [
    'bike 15 min build from zone 1 to zone 3, 4x6 min z4 3 min z1, 10 min z1',
    'cycling, sweet spot, 1 hour 1 minute, whole 15m ramp 40-82.9% · 4x · 6m Z4 interval · 3m Z1 recovery · 10m Z1',
  ],
  // As hard as can be, with other words between
  [
    'swim 8x50m dive start max, 15 s rest',
    'swimming, interval, main set 8x · dive start 50mtr open effort 10/10 interval · 15sec rest',
  ],
  // The target of a bracket, and miles of a marathoner in capitals
  ['bike 4 x 10 @ watts (245), 3 off', 'cycling, threshold, main set 4x · 10m 245w interval · 3m recovery, by power'],
  [
    'MP 2x5M w 1M',
    'running, tempo, main set 2x · 5mi marathon pace 92.7-94.6% interval · 1mi recovery, by pace, at marathon pace',
  ],
  [
    'MP 3M w/ 2M wu',
    'running, tempo, 5 miles, by pace, at marathon pace, whole Warm up 2mi · 3mi marathon pace 92.7-94.6%',
  ],
])('"%s" asks for %s', (sentence, asked, ...unread) => {
  const understood = understand(sentence, { sport: 'running' })
  expect(readAs(understood)).toBe(asked)
  expect(understood.unread.map(({ from, to }) => sentence.slice(from, to))).toEqual(unread)
  expect(checkedIn(sentence, understood)).toEqual(checksOf(sentence))
})
