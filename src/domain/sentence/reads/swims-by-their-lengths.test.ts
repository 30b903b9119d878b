import { expect, test } from 'vitest'
import { checkedIn, checksOf } from '#tests/support/sentences/checked.ts'
import { readAs } from '#tests/support/sentences/read-as.ts'
import { understand } from '../understand.ts'

// Swims that are known by their lengths and send-offs, and their parts as swimmers type them.

test.each<[sentence: string, asked: string, ...unread: string[]]>([
  [
    '500 wu, 3x(200 @ 3:20, 100 @ 1:30), 200 cd',
    'swimming, interval, 1,600 meters, whole Warm up 500mtr · 3x · 200mtr on 3:20 · 100mtr on 1:30 · Cool down 200mtr',
  ],
  [
    '400 wu, 2x(100 @ 1:40, 50 @ 1:00), 100 cd',
    'swimming, interval, 800 meters, whole Warm up 400mtr · 2x · 100mtr on 1:40 · 50mtr on 1:00 · Cool down 100mtr',
  ],
  [
    '3x(4x50 fast, 100 easy)',
    'swimming, interval, main set 4x50mtr interval · 100mtr Z1 recovery · 4x50mtr interval · 100mtr Z1 recovery · 4x50mtr interval · 100mtr Z1 recovery',
  ],
  [
    '3x(4x50 fast, 50 easy)',
    'swimming, interval, main set 4x50mtr interval · 50mtr Z1 recovery · 4x50mtr interval · 50mtr Z1 recovery · 4x50mtr interval · 50mtr Z1 recovery',
  ],
  [
    '4x(3x50 hard, 100 easy)',
    'swimming, interval, main set 3x50mtr interval · 100mtr Z1 recovery · 3x50mtr interval · 100mtr Z1 recovery · 3x50mtr interval · 100mtr Z1 recovery · 3x50mtr interval · 100mtr Z1 recovery',
  ],
  ['5x(100 fast, 50 easy)', 'swimming, interval, main set 5x · 100mtr Z5 · 50mtr Z1 recovery'],
  ['3x(400 hard, 200 easy)', 'interval, main set 3x · 400mtr · 200mtr Z1 recovery'],
  ['3x(400 @ 1:40, 200 jog)', 'running, interval, main set 3x · 400mtr 4:10/km · 200mtr recovery'],
  [
    '2x(100 200 300) 20 sec rest, extra minute between rounds',
    'swimming, ladder sets, main set 100mtr interval · 20sec rest · 200mtr interval · 20sec rest · 300mtr interval · 1m20s rest · 100mtr interval · 20sec rest · 200mtr interval · 20sec rest · 300mtr interval',
  ],
  [
    '2x(200 400 600) 90 sec rest',
    'interval, main set 200mtr interval · 1m30s rest · 400mtr interval · 1m30s rest · 600mtr interval · 3m recovery · 200mtr interval · 1m30s rest · 400mtr interval · 1m30s rest · 600mtr interval',
  ],
  [
    '500 yard warm up, then 1650 for time, 200 easy',
    'swimming, interval, 2,350 yards, whole Warm up 500yd · 1650yd Z5 · 200yd Z1',
  ],
  [
    '500 yard warm up, 8x50, 200 easy',
    'swimming, interval, 1,100 yards, whole Warm up 500yd · 8x50yd interval · 200yd Z1',
  ],
  [
    '100s: 4 easy, 4 moderate, 4 fast, 10 seconds',
    'swimming, interval, 1,200 meters, whole 4x100mtr Z1 interval 10sec rest · 4x100mtr Z3 interval 10sec rest · 4x100mtr Z5 interval 10sec rest',
  ],
  ['1650 as 16x100+50, on 1:45', 'swimming, interval, 1,650 yards, whole 16x100yd on 1:45 interval · 50yd'],
  ['broken mile swim, 4x400 plus a 50', 'swimming, interval, 1,650 meters, whole 4x400mtr interval · 50mtr'],
  ['Swim 2000 yards, all easy freestyle', 'swimming, endurance, 2,000 yards, whole 2000yd Z1 freestyle'],
  [
    '600 wu mix, 8x25 fly r30, 6x100 free r15, 300 ez choice',
    'swimming, interval, 1,700 meters, whole Warm up 600mtr mixed · 8x25mtr butterfly interval 30sec rest · 6x100mtr freestyle interval 15sec rest · 300mtr Z1 mixed',
  ],
  ['Eight hundred yards easy, then eight fifties, then done', 'swimming, interval, warm-up 800 yards, 8 × 50 yards'],
  [
    'easy 500, eight fifties on the minute',
    'swimming, interval, warm-up 500 meters, main set 8x50mtr on 1:00 interval',
  ],
  [
    '25 yd pool, 40 lengths easy then 8 lengths fast with rest',
    'swimming, interval, warm-up 1,000 yards, 8 × 25 yards, pool 25',
  ],
  [
    'six times one hundred on one forty five and then two hundred easy',
    'swimming, interval, main set 6x100mtr on 1:45 interval, cool-down 200 meters',
  ],
  [
    '200 free, 4 x 75 drill swim drill, 8 x 100 moderate, 100 easy',
    'swimming, interval, 1,400 meters, whole 200mtr freestyle · 4x · "drill/swim/drill" 75mtr interval · 8x100mtr Z3 interval · 100mtr Z1',
  ],
  ['4 x 50 fly, sorry I mean 4 x 50 IM order', 'swimming, interval, main set 4x · im order 50mtr interval'],
  ['4x100 kick, wait, 4x100 pull 20s rest', 'swimming, interval, main set 4x100mtr pull interval 20sec rest'],
  [
    '300 choice, 10x100 fc on 1:50, 200 bk/br',
    'swimming, interval, 1,500 meters, whole 300mtr mixed · 10x100mtr freestyle on 1:50 interval · 100mtr backstroke · 100mtr breaststroke',
  ],
  [
    '300 easy, 8x100 on 1:45, 200 bk/br easy',
    'swimming, interval, 1,300 meters, whole 300mtr Z1 · 8x100mtr on 1:45 interval · 100mtr Z1 backstroke · 100mtr Z1 breaststroke',
  ],
  [
    'swim 10x100 on 1:50 with 300 choice either side',
    'swimming, interval, 1,600 meters, whole 300mtr mixed · 10x100mtr on 1:50 interval · 300mtr mixed',
  ],
  [
    'main set is the mile as 50s, 33 of em on the :45 holding :36, 300 choice before and after',
    'swimming, interval, 2,250 meters, whole 300mtr mixed · 33x50mtr 1:12/100m on 0:45 interval · 300mtr mixed',
  ],
  [
    'mile as 16x100 on 1:45, 200 free before & after',
    'swimming, interval, 2,000 meters, whole 200mtr freestyle · 16x100mtr on 1:45 interval · 200mtr freestyle',
  ],
])('"%s" asks for %s', (sentence, asked, ...unread) => {
  const understood = understand(sentence, { sport: 'running' })
  expect(readAs(understood)).toBe(asked)
  expect(understood.unread.map(({ from, to }) => sentence.slice(from, to))).toEqual(unread)
  expect(checkedIn(sentence, understood)).toEqual(checksOf(sentence))
})
