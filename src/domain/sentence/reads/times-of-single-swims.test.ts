import { expect, test } from 'vitest'
import { checkedIn, checksOf } from '#tests/support/sentences/checked.ts'
import { readAs } from '#tests/support/sentences/read-as.ts'
import { understand } from '../understand.ts'

// Times behind single swims are send-offs or paces, whichever somebody swims; what can be both is named.

test.each<[sentence: string, asked: string, ...unread: string[]]>([
  [
    'sw 5x(100 fr @ 1:30 + 50 bk @ 1:00)',
    'swimming, interval, main set 5x · 100mtr freestyle on 1:30 · 50mtr backstroke on 1:00',
  ],
  [
    'swim 4x(100 free @ 1:40 + 50 back @ 1:05)',
    'swimming, interval, main set 4x · 100mtr freestyle on 1:40 · 50mtr backstroke on 1:05',
  ],
  [
    'swim 3x(200 @ 3:10, 100 @ 1:35, 50 @ 0:50)',
    'swimming, interval, main set 3x · 200mtr on 3:10 · 100mtr on 1:35 · 50mtr on 0:50',
  ],
  [
    'swim 2000 total, 4x(75 kick @ 1:40, 25 fly @ :40)',
    'swimming, interval, 2,000 meters, main set 4x · 75mtr kick on 1:40 · 25mtr butterfly on 0:40',
  ],
  [
    'swim 6x(50 fly @ 1:00 / 50 free @ 55)',
    'swimming, interval, main set 6x · 50mtr butterfly on 1:00 · 50mtr freestyle on 0:55',
  ],
  [
    'swim 3 rounds: 100 @ 1:40, 2x50 @ 50',
    'swimming, interval, main set 1x100mtr on 1:40 interval · 2x50mtr on 0:50 interval · 1m rest · 1x100mtr on 1:40 interval · 2x50mtr on 0:50 interval · 1m rest · 1x100mtr on 1:40 interval · 2x50mtr on 0:50 interval',
  ],
  ['swim 4x(150 at 2:30 + 50 at 1:00)', 'swimming, interval, main set 4x · 150mtr on 2:30 · 50mtr on 1:00'],
  [
    'swim 4x (25 sprint @ 0:45, 75 easy @ 1:45)',
    'swimming, interval, main set 4x · 25mtr open effort 10/10 on 0:45 · 75mtr Z1 on 1:45 recovery',
  ],
  ['swim 4x(75 at 1:20, 25 at 45 sec)', 'swimming, interval, main set 4x · 75mtr on 1:20 · 25mtr on 0:45'],
  ['swim 10x(50 @ 1:00)', 'swimming, interval, main set 10x50mtr on 1:00 interval'],
  ['swim 20x(25 @ 40)', 'swimming, interval, main set 20x25mtr on 0:40 interval'],
  [
    'swim 5x(100 @ 1:30, 50 easy)',
    'swimming, interval, main set 1x100mtr on 1:30 interval · 50mtr Z1 recovery · 1x100mtr on 1:30 interval · 50mtr Z1 recovery · 1x100mtr on 1:30 interval · 50mtr Z1 recovery · 1x100mtr on 1:30 interval · 50mtr Z1 recovery · 1x100mtr on 1:30 interval · 50mtr Z1 recovery',
  ],
  [
    'swim 200 @ 3:20, 100 @ 1:40, 50 @ 0:55',
    'swimming, 350 meters, whole 1x200mtr on 3:20 interval · 1x100mtr on 1:40 interval · 1x50mtr on 0:55 interval',
  ],
  [
    'swim 200 warm up, 400 @ 7:00, 200 @ 3:20, 200 down',
    'swimming, 1,000 meters, whole Warm up 200mtr · 1x400mtr on 7:00 interval · 1x200mtr on 3:20 interval · Cool down 200mtr',
  ],
  ['swim 4x(100 on 1:40, 50 on 1:00)', 'swimming, interval, main set 4x · 100mtr on 1:40 · 50mtr on 1:00'],
  ['swim 8x50 @ 50, 4x100 @ 1:50', 'swimming, interval, main set 8x50mtr on 0:50 interval · 4x100mtr on 1:50 interval'],
  ['swim 1500 @ 1:45', 'swimming, 1,500 meters, whole 1500mtr 1:45/100m'],
  ['swim 200 @ 2:10, 200 @ 2:05', 'swimming, interval, 400 meters, main set 200mtr 2:10/100m · 200mtr 2:05/100m'],
  [
    'swim 400 @ 1:45 pace, 100 @ 1:30 pace',
    'swimming, interval, 500 meters, main set 400mtr 1:45/100m · 100mtr 1:30/100m',
  ],
  ['swim 4x400 @ 1:40', 'swimming, interval, main set 4x400mtr 1:40/100m interval'],
  [
    'swim 3x(100 @ 1:30 with 15 s rest, 50 easy)',
    'swimming, interval, main set 3x · 100mtr 1:30/100m · 15sec rest · 50mtr Z1 recovery',
  ],
  ['swim 2x(50 @ 0:45 15s rest)', 'swimming, interval, main set 2x50mtr 1:30/100m 15sec rest'],
  [
    'swim 400 easy, 100 @ 1:30, 200 easy',
    'swimming, 700 meters, whole 400mtr Z1 · 1x100mtr on 1:30 interval · 200mtr Z1',
  ],
  ['swim 100 @ 5:00, 400 easy', 'swimming, endurance, 400 meters', '100', '5:00'],
  ['swim 10x100 @ 90', 'swimming, interval, 10 × 100 meters', '90'],
])('"%s" asks for %s and leaves %s unread', (sentence, asked, ...unread) => {
  const understood = understand(sentence, { sport: 'running' })
  expect(readAs(understood)).toBe(asked)
  expect(understood.unread.map(({ from, to }) => sentence.slice(from, to))).toEqual(unread)
  expect(checkedIn(sentence, understood)).toEqual(checksOf(sentence))
})
