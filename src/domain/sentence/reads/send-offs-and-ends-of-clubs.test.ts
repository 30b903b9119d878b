import { expect, test } from 'vitest'
import { checkedIn, checksOf } from '#tests/support/sentences/checked.ts'
import { readAs } from '#tests/support/sentences/read-as.ts'
import { understand } from '../understand.ts'

// Send-offs, counts and rests of swims in the words of a club, and ends without a word for them.

test.each<[sentence: string, asked: string, ...unread: string[]]>([
  ['swim 8x100, 50 easy between each', 'swimming, interval, main set 8x · 100mtr interval · 50mtr Z1 recovery'],
  ['swim 10x50 fast, 25 easy between each', 'swimming, interval, main set 10x · 50mtr interval · 25mtr Z1 recovery'],
  ['8x100 kick, 50 easy between each', 'swimming, interval, main set 8x · 100mtr kick interval · 50mtr Z1 recovery'],
  ['8x400, 3 easy between', 'interval, 8 × 400 meters, 3 minutes rest'],
  ['20x25 dive sprint 1 min go', 'swimming, interval, main set 20x25mtr open effort 10/10 on 1:00 interval'],
  ['swim 8x100 90 sec go', 'swimming, interval, main set 8x100mtr on 1:30 interval'],
  ['swim 10x50 go 1:00', 'swimming, interval, main set 10x50mtr on 1:00 interval'],
  ['swim 10x50 1 min go hard', 'swimming, interval, 10 × 50 meters, 1 minute rest'],
  [
    'swim 8x50 1 min go, 4x100 2 min go',
    'swimming, interval, main set 8x50mtr on 1:00 interval · 4x100mtr on 2:00 interval',
  ],
  ['run 8x400 2 min go', 'running, interval, 8 × 400 meters, 2 minutes rest'],
  [
    'swim for my knee, no kick, 1500 pull only, 5x300',
    'swimming, interval, 1,500 meters, whole 5x300mtr pull interval',
    'knee',
    'no kick',
  ],
  ['swim 1000 all pull, 10x100', 'swimming, interval, 1,000 meters, whole 10x100mtr pull interval'],
  ['swim 400 pull only, 6x100 fast', 'swimming, interval, main set 400mtr Z2 pull · 6x100mtr Z5 interval'],
  ['swim 1500 pull, 5x200', 'swimming, interval, main set 1500mtr Z2 pull · 5x200mtr interval'],
  [
    'swim 1.9k race pace sighting every 6 strokes, Youghal prep',
    'swimming, interval, 1,900 meters, whole 1.9km 94-97% // sighting every 6 strokes',
    'Youghal',
  ],
  [
    '1.9k race pace, short warm up on shore (wetsuit swim)',
    'swimming, interval, 1,900 meters, whole 1.9km 94-97% // wetsuit',
  ],
  [
    'swim 400 wu, 1500 race pace, 200 cd',
    'swimming, interval, 2,100 meters, whole Warm up 400mtr · 1500mtr 97-100% · Cool down 200mtr',
  ],
  ['swim 750 race pace', 'swimming, interval, 750 meters, whole 750mtr 99-102%'],
  ['open water 3.8k race effort', 'swimming, interval, 3,800 meters, whole 3.8km 92-95%'],
  ['swim 2k race pace', 'swimming, interval, 2,000 meters, whole 2km 97-100%'],
  ['run 1.9k race pace', 'running', '1.9k', 'race pace'],
  ['swim 8x50 at 1500 race pace', 'swimming, interval, main set 8x50mtr 97-100% interval'],
  [
    '3 k warmup, 15x200/200 on-off, 2k',
    'interval, warm-up 3 kilometers, main set 15x · 200mtr interval · 200mtr recovery, cool-down 2 kilometers',
  ],
  ['2 mile warm up, 6x800, 1 mile', 'interval, warm-up 2 miles, 6 × 800 meters, cool-down 1 mile'],
  [
    '400 wu, 8x100, 200',
    'swimming, interval, 1,400 meters, whole Warm up 400mtr · 8x100mtr interval · Cool down 200mtr',
  ],
  ['400 wu, 8x100, 100', 'swimming, interval, 1,300 meters, whole Warm up 400mtr · 8x100mtr interval · 100mtr'],
  ['15 min wu, 6x3 min, 2 min', 'interval, warm-up 15 minutes, 6 × 3 minutes, 2 minutes rest'],
  ['15 min wu, 6x3 min hard, 10 min', 'interval, warm-up 15 minutes, 6 × 3 minutes, cool-down 10 minutes'],
  ['15 min wu, 8x400, 4 min', 'interval, warm-up 15 minutes, 8 × 400 meters, 4 minutes rest'],
  ['15 min wu, 8x400, 5 min', 'interval, warm-up 15 minutes, 8 × 400 meters, cool-down 5 minutes'],
  ['3k wu, 10x400, 10k', 'interval, 10 kilometers, warm-up 3 kilometers, 10 × 400 meters'],
  ['20 min warm up, 3x2k, 3k', 'interval, warm-up 20 minutes, 3 × 2 kilometers, cool-down 3 kilometers'],
  ['10x 400/200 on/off run', 'running, interval, main set 10x · 400mtr interval · 200mtr recovery'],
  ['run 10x1 min on-off', 'running, interval, 10 × 1 minute', 'off'],
  ['swim 400 km butterfly before breakfast', 'swimming, whole 400km butterfly // before breakfast'],
  ['run 200 km at 5:00/km', 'running, whole 200km 5:00/km'],
  ['swim 10 km in the lake', 'swimming, 10,000 meters, whole 10km'],
  ['Midmar Mile practice, 1600m continuous swim', 'swimming, 1,600 meters, whole 1600mtr'],
  ['mile swim 1500 straight', 'swimming, 1,500 meters, whole 1500mtr'],
  [
    'swim 30 min beginner, 25m at a time with rests',
    'swimming, endurance, 850 meters, whole 34x25mtr Z1 interval 20sec rest',
  ],
  ['swim 800 50m at a time with 15s rest', 'swimming, interval, 800 meters, whole 16x50mtr interval 15sec rest'],
  [
    'swim 30 mins, 25m at a time, rest after each',
    'swimming, interval, 850 meters, whole 34x25mtr interval 20sec rest',
  ],
  ['swim 810, 50 at a time', 'swimming, 810 meters', '50'],
  ['4x(100 easy 50 fast) swim 15sec', 'swimming, interval, main set 4x · 100mtr Z1 recovery · 50mtr · 15sec rest'],
  ['4x(100 easy 50 fast) swim, 15s rest', 'swimming, interval, main set 4x · 100mtr Z1 recovery · 50mtr · 15sec rest'],
  [
    'wup 200, 10 times 50m breathing every 3 then 5, swim down 100',
    'swimming, interval, 800 meters, whole Warm up 200mtr · 10x50mtr interval // breathing every 3 then 5 · Cool down 100mtr',
  ],
  [
    'swim 8x100 breathing every 3 then 200 easy',
    'swimming, interval, 8 × 100 meters (breathing every 3), cool-down 200 meters',
  ],
  [
    'swim 8x50 breathing every 3 then 4x50 easy',
    'swimming, endurance, main set 8x50mtr interval // breathing every 3 · 4x50mtr interval',
  ],
  [
    '200fly nope make that 200 back, 4 of them, 45s rest',
    'swimming, interval, main set 4x200mtr backstroke interval 45sec rest',
  ],
  ['swim 200 free sorry 200 pull, 4x50 kick', 'swimming, interval, main set 200mtr pull · 4x50mtr kick interval'],
  [
    'swim 12 x 50 odd hard even easy r15',
    'swimming, interval, main set 6x · 50mtr · 15sec rest · 50mtr Z1 recovery · 15sec rest',
  ],
  [
    'swim 8x100 odds free evens back, r 20s',
    'swimming, interval, main set 4x · 100mtr freestyle · 20sec rest · 100mtr backstroke · 20sec rest',
  ],
  [
    '100 IM x 6 on 2:15 then 300 choice easy',
    'swimming, interval, main set 6x100mtr medley on 2:15 interval · 300mtr Z1 mixed recovery',
  ],
  ['swim 100 easy x 6 on 2:15', 'swimming, endurance, main set 6x100mtr on 2:15 interval'],
  ['swim 100 free x4 leaving every 2 min', 'swimming, interval, main set 4x100mtr freestyle on 2:00 interval'],
  ['swim 100 fly, 100 back x 4 on 2:00', 'swimming, interval', '100 fly, 100 back x 4', '2:00'],
  [
    'kick set 8x50 w fins 10s rest after 300 easy',
    'swimming, interval, warm-up 300 meters, main set 8x50mtr kick with fins interval 10sec rest',
  ],
  ['swim 8x50 rest never', 'swimming, 400 meters, whole 400mtr'],
  ['swim 8x50 with sharks behind me, rest never', 'swimming, 400 meters, whole 400mtr', 'sharks behind'],
  ['swim 8x50 free no rest', 'swimming, 400 meters, whole 400mtr freestyle'],
  ['swim 10x100 without any rest', 'swimming, 1,000 meters, whole 1000mtr'],
  ['run 8x400 never rest', 'running, interval', '8x400', 'never rest'],
  [
    'swim 800, 50 at a time, 4x50 kick',
    'swimming, interval, main set 16x50mtr interval 20sec rest · 4x50mtr kick interval',
  ],
  ['swim 400 kick 25 at a time', 'swimming, interval, 400 meters, whole 16x25mtr kick interval 20sec rest'],
  ['swim 10x50 holding :42 on :55', 'swimming, interval, main set 10x50mtr 1:24/100m on 0:55 interval'],
  ['swim 12x100 hold 75 on 1:30', 'swimming, interval, main set 12x100mtr 1:15/100m on 1:30 interval'],
  ['swim 10x100 hold 20 strokes on 1:40', 'swimming, interval', '10x100', '20', '1:40'],
  ['run 8x200 hold :36', 'running, interval, main set 8x · 200mtr 3:00/km interval'],
  [
    '100 IM x 6 on 2:15, 8x50 20s',
    'swimming, interval, main set 6x100mtr medley on 2:15 interval · 8x50mtr interval 20sec rest',
  ],
  ['2k wu, 3x10 min tempo, 20 min', 'tempo, warm-up 2 kilometers, 3 × 10 minutes, cool-down 20 minutes'],
  ['15 min wu, 6x800, 2k', 'interval, warm-up 15 minutes, 6 × 800 meters, cool-down 2 kilometers'],
  ['15 min wu, 6x800, 10k', 'interval, 10 kilometers, warm-up 15 minutes, 6 × 800 meters'],
  [
    'swim 200 free, 100 IM x 4 on 2:00',
    'swimming, interval, main set 200mtr freestyle · 4x100mtr medley on 2:00 interval',
  ],
  ['1.9k race pace', '', '1.9k', 'race pace'],
  ['mile practice, 1600m hard', 'interval, 1 × 1,600 meters', 'mile'],
  ['swim 1500 race pace, olympic tri', 'swimming, interval, 1,500 meters, whole 1500mtr 97-100%', 'olympic tri'],
])('"%s" asks for %s and leaves %s unread', (sentence, asked, ...unread) => {
  const understood = understand(sentence, { sport: 'running' })
  expect(readAs(understood)).toBe(asked)
  expect(understood.unread.map(({ from, to }) => sentence.slice(from, to))).toEqual(unread)
  expect(checkedIn(sentence, understood)).toEqual(checksOf(sentence))
})
