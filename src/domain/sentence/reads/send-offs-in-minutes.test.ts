import { expect, test } from 'vitest'
import { checkedIn, checksOf } from '#tests/support/sentences/checked.ts'
import { readAs } from '#tests/support/sentences/read-as.ts'
import { understand } from '../understand.ts'

// Bare figures behind "on" are send-offs of swims, and no lengths.

test.each<[sentence: string, asked: string, ...unread: string[]]>([
  [
    '1x500 on 8, 2x250 on 4, 4x125 on 2, 10x50 on 1; 45s extra between groups, yards',
    'swimming, interval, 2,000 yards, whole 1x500yd on 8:00 interval · 2x250yd on 4:00 interval · 4x125yd on 2:00 interval · 10x50yd on 1:00 interval 45sec rest',
    'extra',
  ],
  ['4x100 on 2, 8x50 on 1, swim', 'swimming, interval, main set 4x100mtr on 2:00 interval · 8x50mtr on 1:00 interval'],
  ['10x50 on 1, yards', 'swimming, interval, main set 10x50yd on 1:00 interval'],
  ['10x100 on 2 scy', 'swimming, interval, main set 10x100yd on 2:00 interval, pool 25'],
  ['8x50 on 1 kick', 'swimming, interval, main set 8x50mtr kick on 1:00 interval'],
  [
    '4x50 on 1, 2 min rest, 4x50 on 1 swim',
    'swimming, interval, main set 4x50mtr on 1:00 interval · 2m rest · 4x50mtr on 1:00 interval',
  ],
  [
    '8x100 on 1:50, 6 on 1:45, 4 on 1:40',
    'swimming, interval, 1,800 meters, whole 8x100mtr on 1:50 interval · 6x100mtr on 1:45 interval · 4x100mtr on 1:40 interval',
  ],
  ['3x500 on 9', 'interval', '3x500', 'on 9'],
  ['run 10x200 on 2', 'running, interval', '10x200', 'on 2'],
  ['run 6x400 on 3, 2 min jog', 'running, interval', '6x400', '3', '2 min jog'],
  ['run 8x400 on 2 min rest', 'running, interval, 8 × 400 meters, 2 minutes rest'],
  ['10x1 min on 1 off run', 'running, interval, 10 × 1 minute, 1 minute rest'],
])('"%s" asks for %s and leaves %s unread', (sentence, asked, ...unread) => {
  const understood = understand(sentence, { sport: 'running' })
  expect(readAs(understood)).toBe(asked)
  expect(understood.unread.map(({ from, to }) => sentence.slice(from, to))).toEqual(unread)
  expect(checkedIn(sentence, understood)).toEqual(checksOf(sentence))
})
