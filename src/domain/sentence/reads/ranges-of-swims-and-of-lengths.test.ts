import { expect, test } from 'vitest'
import { checkedIn, checksOf } from '#tests/support/sentences/checked.ts'
import { readAs } from '#tests/support/sentences/read-as.ts'
import { wordsOf } from '#tests/support/sentences/words-of.ts'
import { understand } from '../understand.ts'

// Which repetitions are swum how, lengths in a list, and what is said of all swims before.

test.each<[sentence: string, asked: string, ...unread: string[]]>([
  [
    'swim wu 300 + 4x50 drill, ms 3x(4x100 @1:50) #1 pull #2 pads #3 swim, cd 200',
    'swimming, interval, 1,900 meters, whole Warm up 300mtr · 4x50mtr drill interval · 4x100mtr pull on 1:50 interval · 4x100mtr with paddles on 1:50 interval · 4x100mtr on 1:50 interval · Cool down 200mtr',
  ],
  [
    'swim 1x800 1x600 1x400 1x200 all @ 1:45/100 30s rest',
    'swimming, 2,000 meters, whole 1x800mtr 1:45/100m interval 30sec rest · 1x600mtr 1:45/100m interval 30sec rest · 1x400mtr 1:45/100m interval 30sec rest · 1x200mtr 1:45/100m interval 30sec rest',
  ],
  [
    'swim 12x50: 1-4 drill, 5-8 build, 9-12 fast. 15s',
    'swimming, interval, 600 meters, whole 4x50mtr drill interval 15sec rest · 4x · build 50mtr interval · 15sec rest · 4x50mtr Z5 interval 15sec rest',
  ],
  [
    'swim 12x50 (1-4 kick 5-8 pull 9-12 swim) on 1:00',
    'swimming, interval, 600 meters, whole 4x50mtr kick on 1:00 interval · 4x50mtr pull on 1:00 interval · 4x50mtr on 1:00 interval',
  ],
  [
    '16x50, #1-8 on :55, #9-16 on :50 swim',
    'swimming, interval, main set 8x50mtr on 0:55 interval · 8x50mtr on 0:50 interval',
  ],
  [
    'swim 5x200 odd pull even swim 3:20',
    'swimming, 1,000 meters, whole 1x200mtr pull on 3:20 interval · 1x200mtr on 3:20 interval · 1x200mtr pull on 3:20 interval · 1x200mtr on 3:20 interval · 1x200mtr pull on 3:20 interval',
  ],
  [
    'swim 30 lengths, 10 free 10 back 10 breast',
    'swimming, 750 meters, pool 25, whole 250mtr freestyle · 250mtr backstroke · 250mtr breaststroke',
  ],
  [
    'swim 24 lengths: 4 easy 4 kick 4 pull 8 hard 4 easy, 50m pool',
    'swimming, endurance, 1,200 meters, pool 50, whole 200mtr Z1 · 200mtr Z2 kick · 200mtr Z2 pull · 400mtr Z4 · 200mtr Z1',
  ],
  [
    'swim 2 x 6 x 100: set 1 on 1:50, set 2 on 1:40, 2 min between',
    'swimming, interval, main set 6x100mtr on 1:50 interval · 2m rest · 6x100mtr on 1:40 interval',
  ],
  [
    'swim 3 rounds of 200 pull, 4x50 kick 15s',
    'swimming, interval, main set 200mtr pull · 3x50mtr kick interval 15sec rest · 50mtr kick interval · 1m rest · 200mtr pull · 3x50mtr kick interval 15sec rest · 50mtr kick interval · 1m rest · 200mtr pull · 4x50mtr kick interval 15sec rest',
  ],
  ['swim 4 rounds 300m steady', 'swimming, endurance, 4 × 300 meters'],
  [
    'steady swim 2k every 4th length kick',
    'swimming, interval, main set 20x · 75mtr Z2 recovery · 25mtr Z2 kick recovery',
  ],
  [
    'scm 8x125 @ 2:20 4 free 4 pull pad',
    'swimming, interval, main set 4x125mtr freestyle on 2:20 interval · 4x125mtr pull with paddles on 2:20 interval, pool 25',
  ],
  [
    'Swim two sets of 5 x 100m, 2 seconds per 100 faster than CSS, taking 15 seconds after each 100 and a minute between the sets',
    'swimming, interval, main set 4x · "CSS−2 s per 100" 100mtr open interval · 15sec rest · "CSS−2 s per 100" 100mtr open interval · 1m rest · 5x · "CSS−2 s per 100" 100mtr open interval · 15sec rest',
    'taking',
  ],
  [
    'swim 10x100 3 seconds slower than css, 15s rest',
    'swimming, interval, main set 10x · "CSS+3 s per 100" 100mtr open interval · 15sec rest',
  ],
  [
    '400m warm up, 4 x 150m as 100 free and 50 back on 3:00, 100m cool down',
    'swimming, interval, 1,100 meters, whole Warm up 400mtr · 4x · "100 free/50 back" 150mtr on 3:00 interval · Cool down 100mtr',
  ],
  [
    'swim 8x50 with paddles, 4 easy 4 hard',
    'swimming, interval, main set 4x50mtr Z1 with paddles interval · 4x50mtr Z4 with paddles interval',
  ],
  [
    'swim 12x50 4 kick fins, 4 pull paddles, 4 swim 15s',
    'swimming, interval, 600 meters, whole 4x50mtr kick with fins interval 15sec rest · 4x50mtr pull with paddles interval 15sec rest · 4x50mtr interval 15sec rest',
  ],
])('"%s" asks for %s and leaves %s unread', (sentence, asked, ...unread) => {
  const understood = understand(sentence, { sport: 'running' })
  expect(readAs(understood)).toBe(asked)
  expect(wordsOf(sentence, understood.unread)).toEqual(unread)
  expect(checkedIn(sentence, understood)).toEqual(checksOf(sentence))
})
