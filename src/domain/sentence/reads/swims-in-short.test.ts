import { expect, test } from 'vitest'
import { checkedIn, checksOf } from '#tests/support/sentences/checked.ts'
import { readAs } from '#tests/support/sentences/read-as.ts'
import { understand } from '../understand.ts'

// Swims as they are noted: rows with slashes, the other ones, the time to hold, and what is not swum.

test.each<[sentence: string, asked: string, ...unread: string[]]>([
  [
    '300/250/200/150/100/50 swim 15s',
    'swimming, ladder sets, main set 300mtr interval · 15sec rest · 250mtr interval · 15sec rest · 200mtr interval · 15sec rest · 150mtr interval · 15sec rest · 100mtr interval · 15sec rest · 50mtr interval',
  ],
  [
    '200/400/600/400/200 swim 20s',
    'swimming, ladder sets, main set 200mtr interval · 20sec rest · 400mtr interval · 20sec rest · 600mtr interval · 20sec rest · 400mtr interval · 20sec rest · 200mtr interval',
  ],
  ['100 easy 100 hard x 8 swim, 15 s', 'swimming, interval, main set 8x · 100mtr Z1 recovery · 100mtr Z5 · 15sec rest'],
  [
    '5x400m swim, 1st easy, rest at CSS, 20s',
    'swimming, interval, main set 1x400mtr Z1 interval 20sec rest · 4x400mtr Z4 interval 20sec rest',
  ],
  ['swim 40x50 on 1:00 hold 48', 'swimming, interval, main set 40x50mtr 1:36/100m on 1:00 interval'],
  ['20x100 on 1:30 hold 75 swim', 'swimming, interval, main set 20x100mtr 1:15/100m on 1:30 interval'],
  [
    '4x50 fly back breast free, 15sec, then 400 free',
    'swimming, interval, main set 4x · im order 50mtr interval · 15sec rest · 400mtr Z2 freestyle',
  ],
  ['4x100 fly back breast free', 'swimming', '4x100', 'fly', 'back', 'breast', 'free'],
  [
    '3x300 as 100 easy 100 medium 100 fast',
    'swimming, interval, main set 3x · "100 easy/100 moderate/100 fast" 300mtr open interval',
  ],
  ['2km swim only breaststroke, cant do crawl', 'swimming, 2,000 meters, whole 2km breaststroke'],
  ["swim 1500 only free, can't do fly", 'swimming, 1,500 meters, whole 1500mtr freestyle'],
  ['swim 2000 no fly', 'swimming, 2,000 meters', 'no fly'],
  ['easy swim, 30 minutes, no sets', 'swimming, endurance, 1,400 meters, whole 30m Z1'],
  ['2k swim no breaks', 'swimming, 2,000 meters, whole 2km'],
  ['aqua 1,2 km: 3 x 400 with 1 min pause', 'swimming, interval, 1,200 meters, whole 3x400mtr interval 1m rest'],
  ['aqua jog 30 min', '', 'aqua jog 30 min'],
  [
    'swim 2,5 km mostly pull',
    'swimming, endurance, 2,500 meters, whole Warm up 650mtr · 8x200mtr Z1 pull interval 15sec rest · Cool down 250mtr',
  ],
  [
    '200 einschwimmen, 6x100 with 20 s pause, 200 out',
    'swimming, interval, 1,000 meters, whole Warm up 200mtr · 6x100mtr interval 20sec rest · Cool down 200mtr',
  ],
  [
    '400 in, 5x200 20s, 200 out swim',
    'swimming, interval, 1,600 meters, whole Warm up 400mtr · 5x200mtr interval 20sec rest · Cool down 200mtr',
  ],
  [
    '2x 800 swim, second one faster, 1 min in between',
    'swimming, interval, main set 2x · "descend 1-2" 800mtr interval · 1m rest',
  ],
  ['swim 10x100 on 0:20', 'swimming, interval, 10 × 100 meters', 'on 0:20'],
  [
    'swim 8x50 kick 15s rest, 10x100 on 0:30',
    'swimming, interval, main set 8x50mtr kick interval 15sec rest · 10x100mtr interval',
    'on 0:30',
  ],
])('"%s" asks for %s and leaves %s unread', (sentence, asked, ...unread) => {
  const understood = understand(sentence, { sport: 'running' })
  expect(readAs(understood)).toBe(asked)
  expect(understood.unread.map(({ from, to }) => sentence.slice(from, to))).toEqual(unread)
  expect(checkedIn(sentence, understood)).toEqual(checksOf(sentence))
})
