import { expect, test } from 'vitest'
import { checkedIn, checksOf } from '#tests/support/sentences/checked.ts'
import { readAs } from '#tests/support/sentences/read-as.ts'
import { understand } from '../understand.ts'

// Paces that nobody holds, and lengths that nobody goes all out for.

test.each<[sentence: string, asked: string, ...unread: string[]]>([
  ['run 8 km at 2:10/km', 'running, 8 kilometers', '2:10/km'],
  ['run 3 km at 2:30/km', 'running, 3 kilometers, whole 3km 2:30/km'],
  ['run 10x100 at 2:10/km', 'running, interval, main set 10x · 100mtr 2:10/km interval'],
  ['run 10 miles at 3:50/mile', 'running, 10 miles', '3:50/mile'],
  ['swim 10x100 @ 0:25/100m', 'swimming, interval, 10 × 100 meters', '0:25/100m'],
  ['swim 10 x 100 in 25 seconds each', 'swimming, interval, 10 × 100 meters', 'in 25 seconds each'],
  ['swim 8x50 in 25 seconds', 'swimming, interval, main set 8x50mtr 0:50/100m interval'],
  ['swim 1500 at 0:48/100m', 'swimming, 1,500 meters, whole 1500mtr 0:48/100m'],
  ['swim 4x100 at 0:48/100m', 'swimming, interval, main set 4x100mtr 0:48/100m interval'],
  ['35 mins max on the bike', 'cycling, 35 minutes'],
  ['bike 35 min max', 'cycling, 35 minutes'],
  ['run 8 km max', 'running, 8 kilometers'],
  ['bike 6x30s max, 4 min easy', 'cycling, interval, 6 × 30 seconds, 4 minutes rest'],
  ['swim 6x50 max on 1:30', 'swimming, interval, main set 6x50mtr open effort 10/10 on 1:30 interval'],
  [
    '6x(40s max / 20s off) bike 45 min',
    'cycling, interval, 45 minutes, main set 6x · 40sec open effort 10/10 · 20sec recovery',
  ],
])('“%s” asks for %s', (sentence, asked, ...unread) => {
  const read = understand(sentence, { sport: 'running' })
  expect(readAs(read)).toBe(asked)
  expect(read.unread.map(({ from, to }) => sentence.slice(from, to))).toEqual(unread)
  expect(checkedIn(sentence, read)).toEqual(checksOf(sentence))
})
