import { expect, test } from 'vitest'
import { checkedIn, checksOf } from '#tests/support/sentences/checked.ts'
import { readAs } from '#tests/support/sentences/read-as.ts'
import { understand } from '../understand.ts'

// Lengths that are divided: what is in brackets or behind "as" adds up to them and is no other part.

test.each<[sentence: string, asked: string, ...unread: string[]]>([
  ['swim 1500 broken as 15x100 10s rest', 'swimming, interval, 1,500 meters, whole 15x100mtr interval 10sec rest'],
  [
    'swim 800 broken into 8x100 w/ 10s, 200 easy',
    'swimming, interval, main set 8x100mtr interval 10sec rest, cool-down 200 meters',
  ],
  [
    'swim 800 easy wu (200 fr/200 bk/200 kick/200 pull) then 12x75 on 1:30, 200 cd',
    'swimming, interval, 1,900 meters, whole Warm up 200mtr freestyle · Warm up 200mtr backstroke · Warm up 200mtr kick · Warm up 200mtr pull · 12x75mtr on 1:30 interval · Cool down 200mtr',
  ],
  [
    'swim 600 warm up (200 free, 200 pull, 200 kick), 8x100 on 1:45, 200 easy',
    'swimming, interval, 1,600 meters, whole Warm up 200mtr freestyle · Warm up 200mtr pull · Warm up 200mtr kick · 8x100mtr on 1:45 interval · 200mtr Z1',
  ],
  [
    'swim 400 wu as 100 swim 100 kick 100 pull 100 swim, 10x50 on 1:00, 200 cd',
    'swimming, interval, 1,100 meters, whole Warm up 100mtr · Warm up 100mtr kick · Warm up 100mtr pull · Warm up 100mtr · 10x50mtr on 1:00 interval · Cool down 200mtr',
  ],
  [
    'swim wu 400 (100 fr/100 bk/100 br/100 fr), 5x200 20s rest, 100 cd',
    'swimming, interval, 1,500 meters, whole Warm up 100mtr freestyle · Warm up 100mtr backstroke · Warm up 100mtr breaststroke · Warm up 100mtr freestyle · 5x200mtr interval 20sec rest · Cool down 100mtr',
  ],
  [
    'swim 400 (200 swim/200 kick), 10x100 on 1:50, 200 cd',
    'swimming, interval, 1,600 meters, whole 200mtr · 200mtr kick · 10x100mtr on 1:50 interval · Cool down 200mtr',
  ],
  [
    'swim 300 kick (100 fly/100 back/100 breast) then 10x50 on 1:00',
    'swimming, interval, main set 100mtr butterfly kick · 100mtr backstroke kick · 100mtr breaststroke kick · 10x50mtr on 1:00 interval',
  ],
  [
    'broken mile swim 4x(400 as 4x100 @ 10s rest) 1min between',
    'swimming, interval, main set 3x100mtr interval 10sec rest · 100mtr interval · 1m rest · 3x100mtr interval 10sec rest · 100mtr interval · 1m rest · 3x100mtr interval 10sec rest · 100mtr interval · 1m rest · 4x100mtr interval 10sec rest',
  ],
  [
    'swim 3x(300 as 3x100 10s rest) 1 min between',
    'swimming, interval, main set 2x100mtr interval 10sec rest · 100mtr interval · 1m rest · 2x100mtr interval 10sec rest · 100mtr interval · 1m rest · 3x100mtr interval 10sec rest',
  ],
  [
    'swim 5x200 as 4x50 with 5s rest',
    'swimming, interval, main set 3x50mtr interval 5sec rest · 50mtr interval · 1m rest · 3x50mtr interval 5sec rest · 50mtr interval · 1m rest · 3x50mtr interval 5sec rest · 50mtr interval · 1m rest · 3x50mtr interval 5sec rest · 50mtr interval · 1m rest · 4x50mtr interval 5sec rest',
  ],
  [
    'swim 4x200 broken at each 50 for 10s',
    'swimming, interval, main set 3x50mtr interval 10sec rest · 50mtr interval · 1m rest · 3x50mtr interval 10sec rest · 50mtr interval · 1m rest · 3x50mtr interval 10sec rest · 50mtr interval · 1m rest · 4x50mtr interval 10sec rest',
  ],
  [
    'swim 3x400 as 100 easy 100 hard 100 easy 100 hard 30s rest',
    'swimming, interval, main set 3x · "100 easy/100 hard/100 easy/100 hard" 400mtr open interval · 30sec rest',
  ],
  [
    'drill set 6 x 50 as 25 catch up 25 swim, then 1000 straight at steady pace',
    'swimming, interval, main set 6x · "25 catch up/25 swim" 50mtr drill interval · 1000mtr Z2',
  ],
  [
    'swim 8x50 as 25 fingertip drag/25 swim 15s rest',
    'swimming, interval, main set 8x · "25 fingertip drag/25 swim" 50mtr interval · 15sec rest',
  ],
  [
    'swim 6x100 as 50 drill 50 swim 20s rest, 400 pull',
    'swimming, endurance, main set 6x · "50 drill/50 swim" 100mtr open interval · 20sec rest · 400mtr Z2 pull',
  ],
  [
    'swim: 400 choice, 4*100 desc 1-4 @1:45, 6*50 (odds kick evens swim) r:10, 3*300 pull r30", 100 ez',
    'swimming, interval, 2,100 meters, whole 400mtr mixed · 4x · "desc 1-4" 100mtr on 1:45 interval · 3x · 50mtr kick · 10sec rest · 50mtr · 10sec rest · 3x300mtr pull interval 30sec rest · 100mtr Z1',
  ],
  ['swim 8x50 odds kick evens swim on 1:10', 'swimming, interval, main set 4x · 50mtr kick on 1:10 · 50mtr on 1:10'],
  [
    'swim 10x50 (odd drill, even swim) 15s rest',
    'swimming, interval, main set 5x · 50mtr drill · 15sec rest · 50mtr · 15sec rest',
  ],
  [
    'swim 6x100 odds pull, evens free 20s rest',
    'swimming, interval, main set 3x · 100mtr pull · 20sec rest · 100mtr freestyle · 20sec rest',
  ],
  [
    'swim 8x25 odds fly evens free 20s',
    'swimming, interval, main set 4x · 25mtr butterfly · 20sec rest · 25mtr freestyle · 20sec rest',
  ],
  [
    'swim 1000 as 200 swim 200 pull 200 kick 200 swim 200 pull',
    'swimming, 1,000 meters, whole 200mtr · 200mtr pull · 200mtr kick · 200mtr · 200mtr pull',
  ],
  [
    'swim 200 easy + 6x50 as 25 kick/25 swim 10s + 4x100 on 1:50',
    'swimming, interval, 900 meters, whole 200mtr Z1 · 6x · "25 kick/25 swim" 50mtr interval · 10sec rest · 4x100mtr on 1:50 interval',
  ],
  [
    'swim 12x75 (25 kick/50 swim) on 1:30',
    'swimming, interval, main set 12x · "25 kick/50 swim" 75mtr open on 1:30 interval',
  ],
  [
    'run 20 min warm up (10 easy, 10 steady) 3x1k 2 min rest 10 min cd',
    'running, interval, warm-up 20 minutes, 3 × 1 kilometer, 2 minutes rest, cool-down 10 minutes',
    '10 easy, 10 steady',
  ],
  [
    'bike 15 min wu (10 z1, 5 z2), 4x5 z4 with 3 min easy, 10 min cd',
    'cycling, sweet spot, 57 minutes, whole Warm up 10m Z1 · Warm up 5m Z2 · 4x · 5m Z4 interval · 3m recovery · Cool down 10m',
  ],
  [
    'swim 500 warm up (300 free + 4x50 drill), 6x100 on 2:00',
    'swimming, interval, 1,100 meters, whole Warm up 300mtr freestyle · 4x · Warm up 50mtr drill · 6x100mtr on 2:00 interval',
  ],
  ['swim 12x75 IM order no fr on 1:30', 'swimming, interval, main set 12x · im order 75mtr on 1:30 interval', 'no fr'],
  [
    '400 as drill/swim by 25, 8x75 (k/d/s) +15, 4x100 IM on 2:10, 200 sd',
    'swimming, interval, 1,600 meters, whole 8x · 25mtr drill · 25mtr · 8x · "kick/drill/swim" 75mtr interval · 15sec rest · 4x100mtr medley on 2:10 interval · Cool down 200mtr',
  ],
  [
    'swim 400 wu kick/swim by 50, 8x50',
    'swimming, interval, 800 meters, whole 4x · Warm up 50mtr kick · Warm up 50mtr · 8x50mtr interval',
  ],
  [
    '2100 in three 700s. One drill/swim by 50, one as 7x100 z4 10s, last one pull and relax',
    'swimming, interval, 2,100 meters, whole 7x · 50mtr drill · 50mtr · 7x100mtr Z4 interval 10sec rest · 700mtr pull',
    'last one pull and relax',
  ],
  [
    'swim 2000 as two 1000s, one as 10x100 on 1:50, one straight',
    'swimming, interval, main set 10x100mtr on 1:50 interval · 1x1000mtr interval',
  ],
  [
    '1500 in three 500s: one kick, one as 5x100 10s rest, last one easy',
    'swimming, interval, 1,500 meters, whole 500mtr kick · 5x100mtr interval 10sec rest · 500mtr Z1',
  ],
])('"%s" asks for %s', (sentence, asked, ...unread) => {
  const understood = understand(sentence, { sport: 'running' })
  expect(readAs(understood)).toBe(asked)
  expect(understood.unread.map(({ from, to }) => sentence.slice(from, to))).toEqual(unread)
  expect(checkedIn(sentence, understood)).toEqual(checksOf(sentence))
})
