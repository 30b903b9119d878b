import { expect, test } from 'vitest'
import { checkedIn, checksOf } from '#tests/support/sentences/checked.ts'
import { readAs } from '#tests/support/sentences/read-as.ts'
import { understand } from '../understand.ts'

test.each([
  [
    'swim 300 warm up, 6x150 steady, 100 loose',
    'swimming, endurance, 1,300 meters, whole Warm up 300mtr · 6x150mtr Z2 interval · Cool down 100mtr',
  ],
  [
    '300 warm up, 6x150 pull, 100 loose',
    'swimming, interval, 1,300 meters, whole Warm up 300mtr · 6x150mtr pull interval · Cool down 100mtr',
  ],
  [
    'swim 400 warm up, 4x200 z3, 50 easy',
    'swimming, interval, 1,250 meters, whole Warm up 400mtr · 4x200mtr Z3 interval · Cool down 50mtr',
  ],
  [
    'swim 300 wu, 8x50 sprint, then 50 loose',
    'swimming, interval, 750 meters, whole Warm up 300mtr · 8x50mtr open effort 10/10 interval · Cool down 50mtr',
  ],
  ['swim 6x200 fast, 100 easy', 'swimming, interval, 1,300 meters, whole 6x200mtr Z5 interval · Cool down 100mtr'],
  [
    'wm-up 300, 6x75 (25 drill/50 swim), 4x100 strong, 200 out',
    'swimming, interval, 1,350 meters, whole Warm up 300mtr · 6x · "25 drill/50 swim" 75mtr interval · 4x100mtr Z5 interval · Cool down 200mtr',
  ],
  [
    '300 warm up, 6x100 drill, 100 loose',
    'swimming, interval, 1,000 meters, whole Warm up 300mtr · 6x100mtr drill interval · 100mtr Z1',
  ],
  ['swim 6x200 fast, 100 easy rest', 'swimming, interval, main set 6x · 200mtr Z5 interval · 100mtr Z1 recovery'],
  [
    'swim 300 wu, 10x100 fast, 50 easy',
    'swimming, interval, 1,350 meters, whole Warm up 300mtr · 10x100mtr Z5 interval · Cool down 50mtr',
  ],
  [
    'swim 300 wu, 6x(100 fast, 50 easy)',
    'swimming, interval, 1,200 meters, whole Warm up 300mtr · 6x · 100mtr Z5 · 50mtr Z1 recovery',
  ],
  [
    'run 2k wu, 6x800 fast, 400 easy',
    'running, interval, 9.2 kilometers, whole Warm up 2km · 6x · 800mtr Z5 interval · 400mtr recovery',
  ],
  [
    '400easy 5x100@1:35/100 start 2min 200easy swim',
    'swimming, interval, 1,100 meters, whole 400mtr Z1 · 5x100mtr 1:35/100m on 2:00 interval · 200mtr Z1',
  ],
  ['swim 5x200 at 1:30/100 start 3min30', 'swimming, interval, main set 5x200mtr 1:30/100m on 3:30 interval'],
  ["swim 6x100 start 2'", 'swimming, interval, main set 6x100mtr on 2:00 interval'],
  ['swim 10x50 start every minute', 'swimming, interval, main set 10x50mtr on 1:00 interval'],
  ['swim 4x200 starting every 3\'45"', 'swimming, interval, main set 4x200mtr on 3:45 interval'],
  ['swim 8x50 start on 1min10', 'swimming, interval, main set 8x50mtr on 1:10 interval'],
  ['run 10x400 start 2min', 'running, interval', '10x400', 'start 2min'],
  ['run 10x400 start 2:30', 'running, interval', '10x400', 'start 2:30'],
  ['swim 10x100 hard, start at 19:30', 'swimming, interval, 10 × 100 meters', 'start at 19:30'],
  ['swim 5x300 descending 30 s rest', 'swimming, interval, main set 5x · descending 300mtr interval · 30sec rest'],
  ['5 x 300 m swimm descending rest 30 s', 'swimming, interval, main set 5x · descending 300mtr interval · 30sec rest'],
  ['swim 5x300 descending in 4:30', 'swimming, interval, main set 5x · descending 300mtr 1:30/100m interval'],
  [
    'run 8x200 uphill descending 90s',
    'running, interval, main set 8x · Uphill 200mtr open effort 9/10 interval · 1m30s recovery',
  ],
  [
    'swim 16x25 on 40sec, odd sprint, even easy',
    'swimming, interval, main set 8x · 25mtr open effort 10/10 on 0:40 · 25mtr Z1 on 0:40 recovery',
  ],
  [
    'swim 16x25 on 40sec sprint the uneven ones',
    'swimming, interval, main set 8x · 25mtr open effort 10/10 on 0:40 · 25mtr Z1 on 0:40 recovery',
  ],
  [
    'swim 12x50 on 60 sec, fast the even ones',
    'swimming, interval, main set 6x · 50mtr Z1 on 1:00 recovery · 50mtr on 1:00',
  ],
  [
    'swim 10x100, 5 with pullboy, 5 whitout, 15s',
    'swimming, interval, main set 5x100mtr pull interval 15sec rest · 5x100mtr interval 15sec rest',
  ],
  [
    'swim 10x100, 5 with paddles, 5 without, 15s rest',
    'swimming, interval',
    '10x100',
    '5',
    'paddles',
    '5',
    'without',
    '15s rest',
  ],
  [
    "swim 2x(8x50 on 1') 2min between, first set paddles",
    'swimming, interval, main set 8x50mtr with paddles on 1:00 interval · 2m rest · 8x50mtr on 1:00 interval',
  ],
  [
    'swim 2x(4x100 on 2:00), second round with fins',
    'swimming, interval, main set 4x100mtr on 2:00 interval · 4x100mtr with fins on 2:00 interval',
  ],
  [
    'swim: 200 free 200 back 200 breast, 2x, easy',
    'swimming, interval, main set 2x · 200mtr Z1 freestyle recovery · 200mtr Z1 backstroke recovery · 200mtr Z1 breaststroke recovery',
  ],
  [
    '50-100-150-200 swim x2, 15 sec rest',
    'swimming, ladder sets, main set 50mtr interval · 15sec rest · 100mtr interval · 15sec rest · 150mtr interval · 15sec rest · 200mtr interval · 1m rest · 50mtr interval · 15sec rest · 100mtr interval · 15sec rest · 150mtr interval · 15sec rest · 200mtr interval',
  ],
  ['swim 300 wu, 8x50 hard, 60 easy', 'swimming, interval, warm-up 300 meters, 8 × 50 meters', '60'],
  ['swim 10x100 fast, 50 easy', 'swimming, interval, main set 10x · 100mtr Z5 interval · 50mtr Z1 recovery'],
])('"%s" asks for %s', (sentence, asked, ...unread) => {
  const understood = understand(sentence, { sport: 'running' })
  expect(readAs(understood)).toBe(asked)
  expect(understood.unread.map(({ from, to }) => sentence.slice(from, to))).toEqual(unread)
  expect(checkedIn(sentence, understood)).toEqual(checksOf(sentence))
})
