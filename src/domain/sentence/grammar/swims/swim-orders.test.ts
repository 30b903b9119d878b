import { expect, test } from 'vitest'
import { readAs } from '#tests/support/sentences/read-as.ts'
import { readSession } from '../read-session.ts'

// Strokes in their order, and sets of each of them.

test.each<[sentence: string, asked: string]>([
  ['swim 6x100 IM order by 25 on 2:10', 'swimming, interval, main set 6x100mtr medley on 2:10 interval'],
  [
    'swim 4x75 IM order 20s rest',
    'swimming, interval, main set 75mtr butterfly interval · 20sec rest · 75mtr backstroke interval · 20sec rest · 75mtr breaststroke interval · 20sec rest · 75mtr freestyle interval · 20sec rest',
  ],
  [
    'swim 100s: 2 kick 2 pull 4 IM order, 15s rest',
    'swimming, interval, main set 2x100mtr kick interval 15sec rest · 2x100mtr pull interval 15sec rest · 100mtr butterfly interval · 15sec rest · 100mtr backstroke interval · 15sec rest · 100mtr breaststroke interval · 15sec rest · 100mtr freestyle interval · 15sec rest',
  ],
  [
    'swim 8x25 fly/back/breast/free x2 each, 15s rest',
    'swimming, interval, main set 2x25mtr butterfly interval 15sec rest · 2x25mtr backstroke interval 15sec rest · 2x25mtr breaststroke interval 15sec rest · 2x25mtr freestyle interval 15sec rest',
  ],
  [
    'swim kick/pull/swim 4x75 each, 10s rest',
    'swimming, interval, 900 meters, whole 4x75mtr kick interval 10sec rest · 4x75mtr pull interval 10sec rest · 4x75mtr interval 10sec rest',
  ],
  [
    'swim 8x50 alternating kick/swim on 1:10',
    'swimming, interval, main set 4x · 50mtr kick on 1:10 interval · 50mtr on 1:10 interval',
  ],
  [
    'swim 6x50 fly/back breast/free by 25 odds/evens on 1:10',
    'swimming, interval, main set 3x · "fly/back" 50mtr open on 1:10 interval · "breast/free" 50mtr open on 1:10 interval',
  ],
  [
    'swim 3x200 on 3:20, 150 easy either side of a 300 TT',
    'swimming, interval, 1,200 meters, whole 3x200mtr on 3:20 interval · 150mtr Z1 · 300mtr open effort 10/10 · 150mtr Z1',
  ],
  [
    'swim wu 200 free/100 kick + 4x25 build, 6x100 on 1:50, all free',
    'interval, 1,000 meters, whole Warm up 200mtr freestyle · Warm up 100mtr kick · 4x · Warm up 25mtr freestyle // build · 6x100mtr freestyle on 1:50 interval',
  ],
  ['swim 8x75 desc to 90% on 1:20', 'swimming, interval, main set 8x75mtr on 1:20 interval // desc to 90%'],
  [
    'swim 6x50 odds drill (fist) evens easy, 15s rest',
    'swimming, interval, main set 3x · 50mtr drill interval · 15sec rest · 50mtr Z1 interval · 15sec rest',
  ],
])('%s', (sentence, asked) => {
  const read = readSession(sentence, 'swimming', { sport: 'swimming' })
  expect(read && readAs(read)).toBe(asked)
  expect(read?.unread).toEqual([])
})
