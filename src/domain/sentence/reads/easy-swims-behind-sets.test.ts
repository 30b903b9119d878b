import { expect, test } from 'vitest'
import { checkedIn, checksOf } from '#tests/support/sentences/checked.ts'
import { readAs } from '#tests/support/sentences/read-as.ts'
import { understand } from '../understand.ts'

test.each([
  // Metres of an easy swim, and no seconds of rest
  [
    'swim 200 pull, 4x50 fast, 100 easy',
    'swimming, interval, 500 meters, whole 200mtr pull · 4x50mtr Z5 interval · 100mtr Z1',
  ],
  ['swim 4x50 fast 100 easy', 'swimming, interval, 4 × 50 meters, cool-down 100 meters'],
  [
    'swim 4x100 hard, 200 easy, 4x50 fast',
    'swimming, interval, 800 meters, whole 4x100mtr Z5 interval · 200mtr Z1 · 4x50mtr Z5 interval',
  ],
  ['swim 10x100 fast, 50 easy', 'swimming, interval, main set 10x · 100mtr Z5 interval · 50mtr Z1 recovery'],
  // Seconds
  ['8x50 hard 30 easy swim', 'swimming, interval, 8 × 50 meters, 30 seconds rest'],
  ['8x75 hard 25 easy swim', 'swimming, interval, main set 8x · 75mtr Z5 interval · 25mtr Z1 recovery'],
  ['bike 8x50 hard 50 easy', 'cycling, v02 max, 8 × 50 seconds, 50 seconds rest'],
  ['bike 10x75s hard 75 easy', 'cycling, interval, 10 × 75 seconds, 75 seconds rest'],
  // The time of a session behind a rest, and that of a jog
  [
    '3x8 min at ftp with 4 min recovery in 75 min',
    'cycling, threshold, 1 hour 15 minutes, 3 × 8 minutes, 4 minutes rest',
  ],
])('"%s" asks for %s', (sentence, asked, ...unread) => {
  const understood = understand(sentence, { sport: 'running' })
  expect(readAs(understood)).toBe(asked)
  expect(understood.unread.map(({ from, to }) => sentence.slice(from, to))).toEqual(unread)
  expect(checkedIn(sentence, understood)).toEqual(checksOf(sentence))
})
