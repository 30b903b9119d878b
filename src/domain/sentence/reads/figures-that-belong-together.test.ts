import { expect, test } from 'vitest'
import { understand } from '#domain/sentence/understand.ts'
import { readAs } from '#tests/support/sentences/read-as.ts'
import { wordsOf } from '#tests/support/sentences/words-of.ts'

test.each<[sentence: string, asked: string, ...unread: string[]]>([
  [
    '4 mile tempo with a mile warm up and a mile cool down',
    'running, tempo, 6 miles, whole Warm up 1mi · 4mi Z3 · Cool down 1mi',
  ],
  [
    '5 mile tempo with 1 mile warm up and 1 mile cool down',
    'running, tempo, 7 miles, whole Warm up 1mi · 5mi Z3 · Cool down 1mi',
  ],
  [
    '6 mile tempo run with a mile warm up and a mile cool down',
    'running, tempo, 6 miles, whole Warm up 1mi · 4mi Z3 · Cool down 1mi',
  ],
  [
    '4x(3min on 1 off + 4x30/30) bike, 5min between sets',
    'cycling, interval, main set 1x · 3m interval · 1m recovery · 4x · 30sec interval · 30sec recovery · 5m recovery · 1x · 3m interval · 1m recovery · 4x · 30sec interval · 30sec recovery · 5m recovery · 1x · 3m interval · 1m recovery · 4x · 30sec interval · 30sec recovery · 5m recovery · 1x · 3m interval · 1m recovery · 4x · 30sec interval · 30sec recovery',
  ],
  [
    '3x(2 min on 1 min off + 6x20/10), 5 min between sets, bike',
    'cycling, interval, main set 1x · 2m interval · 1m recovery · 6x · 20sec interval · 10sec recovery · 5m recovery · 1x · 2m interval · 1m recovery · 6x · 20sec interval · 10sec recovery · 5m recovery · 1x · 2m interval · 1m recovery · 6x · 20sec interval · 10sec recovery',
  ],
  ['bike 6x20/10', 'cycling, v02 max, 6 × 20 seconds, 10 seconds rest'],
  [
    '200fr 200bk 200br w/u then 6x50 fly r30, 200 ez',
    'swimming, interval, 1,100 meters, whole Warm up 200mtr freestyle · Warm up 200mtr backstroke · Warm up 200mtr breaststroke · 6x50mtr butterfly interval 30sec rest · 200mtr Z1',
  ],
  [
    '400 swim, 200 kick, 200 pull w/u, 10x100 css r15',
    'swimming, interval, 1,800 meters, whole Warm up 400mtr · Warm up 200mtr kick · Warm up 200mtr pull · 10x100mtr Z4 interval 15sec rest',
  ],
  [
    '300 free 100 back warm-up then 8x50 r15',
    'swimming, interval, 800 meters, whole Warm up 300mtr freestyle · Warm up 100mtr backstroke · 8x50mtr interval 15sec rest',
  ],
  [
    '300s! 3 sets of 3, 1min/5min, 1500 pace',
    'running, interval, main set 2x · 300mtr 1500m pace 115.1-117.4% interval · 1m recovery · 300mtr 1500m pace 115.1-117.4% interval · 5m recovery · 2x · 300mtr 1500m pace 115.1-117.4% interval · 1m recovery · 300mtr 1500m pace 115.1-117.4% interval · 5m recovery · 3x · 300mtr 1500m pace 115.1-117.4% interval · 1m recovery, by pace, at 1500m pace',
  ],
  [
    '400s: 2 sets of 4, 90s/4 min, 3k pace',
    'running, interval, main set 3x · 400mtr 3k pace 108-110.1% interval · 1m30s recovery · 400mtr 3k pace 108-110.1% interval · 4m recovery · 4x · 400mtr 3k pace 108-110.1% interval · 1m30s recovery, by pace, at 3k pace',
  ],
  [
    '3 sets of 4 400s, 1 min/3 min',
    'interval, main set 3x · 400mtr interval · 1m recovery · 400mtr interval · 3m recovery · 3x · 400mtr interval · 1m recovery · 400mtr interval · 3m recovery · 4x · 400mtr interval · 1m recovery',
  ],
  [
    'track 600s 2x3 2min/5min 3k pace',
    'running, interval, main set 2x · 600mtr 3k pace 108-110.1% interval · 2m recovery · 600mtr 3k pace 108-110.1% interval · 5m recovery · 3x · 600mtr 3k pace 108-110.1% interval · 2m recovery, by pace, at 3k pace',
  ],
  [
    'swim 50s, 4 sets of 4, 15s rest',
    'swimming, interval, main set 3x50mtr interval 15sec rest · 50mtr interval · 1m rest · 3x50mtr interval 15sec rest · 50mtr interval · 1m rest · 3x50mtr interval 15sec rest · 50mtr interval · 1m rest · 4x50mtr interval 15sec rest',
  ],
  ["12 x 2'/1' 3:35/4:30", 'interval, main set 12x · 2m 3:35/km · 1m 4:30/km'],
  ['run 8 x 3/1 4:00/5:30', 'running, interval, main set 8x · 3m 4:00/km · 1m 5:30/km'],
  ['12 x 400/200 3:35/4:30', 'interval, main set 12x · 400mtr 3:35/km · 200mtr 4:30/km'],
  ['10x1km/400 3:50/5:00', 'interval, main set 10x · 1km 3:50/km · 400mtr 5:00/km'],
  ['6 x 1mi/400m 6:20/8:00/mi', 'running, interval, main set 6x · 1mi 6:20/mi · 400mtr 8:00/mi'],
  ['8 x (2min/1min) @ 6:00/7:30 per mile run', 'running, interval, main set 8x · 2m 6:00/mi · 1m 7:30/mi'],
  ['intervals 3:35/4:30 run', 'running, interval', '3:35', '4:30'],
  [
    '4x100 IM order 4x50 IM order hard r20',
    'swimming, interval, main set 4x · im order 100mtr interval · 4x · im order 50mtr interval · 20sec rest',
  ],
  ['4x100 IMO r20', 'swimming, interval, main set 4x · im order 100mtr interval · 20sec rest'],
  ['swim 8x50 IM order r20', 'swimming, interval, main set 8x · im order 50mtr interval · 20sec rest'],
])('"%s" asks for %s', (sentence, asked, ...unread) => {
  const understood = understand(sentence, { sport: 'running' })
  expect(readAs(understood)).toBe(asked)
  expect(wordsOf(sentence, understood.unread)).toEqual(unread)
})
