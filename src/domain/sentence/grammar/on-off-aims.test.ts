import { expect, test } from 'vitest'
import { readAs } from '#tests/support/sentences/read-as.ts'
import { readSession } from './read-session.ts'

// How hard the time on and the time off are, said behind the set.

test.each<[sentence: string, asked: string]>([
  [
    "8 x 3' on/2' off, ons HMP, offs 5:40",
    'running, threshold, main set 8x · 3m half marathon pace 96-98% · 2m 5:40/km, at half marathon pace',
  ],
  [
    '12 x 1 min on 1 min off (on = 5k effort, off = steady)',
    'running, interval, main set 12x · 1m 5k pace 104.7-106.8% · 1m Z2, at 5k pace',
  ],
  ['6 x 2k on/1k off (on 4:00, off 5:00)', 'interval, main set 6x · 2km 4:00/km · 1km 5:00/km'],
  ['5 x 4 min on/2 min off, ons at threshold', 'threshold, 5 × 4 minutes, 2 minutes rest'],
  [
    '3 sets of 4x400 @ 3k pace, 100 jog (50s), 4 min between sets',
    'running, interval, main set 3x · 400mtr 3k pace 108-110.1% interval · 100mtr 8:20/km recovery · 400mtr 3k pace 108-110.1% interval · 4m recovery · 3x · 400mtr 3k pace 108-110.1% interval · 100mtr 8:20/km recovery · 400mtr 3k pace 108-110.1% interval · 4m recovery · 4x · 400mtr 3k pace 108-110.1% interval · 100mtr 8:20/km recovery, at 3k pace',
  ],
  [
    '8 x 600 @ 5k pace, 200m jog (80 s)',
    'running, interval, main set 8x · 600mtr 5k pace 104.7-106.8% interval · 200mtr 6:40/km recovery, at 5k pace',
  ],
])('%s', (sentence, asked) => {
  const read = readSession(sentence, 'running', { sport: 'running' })
  expect(read?.unread).toEqual([])
  expect(read && readAs(read)).toBe(asked)
})

test.each(['20x1 min on/1 min off alternating 5k and 10k effort'])('not read: %s', (sentence) => {
  expect(readSession(sentence, 'running', { sport: 'running' })).toBeUndefined()
})
