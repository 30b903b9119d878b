import { expect, test } from 'vitest'
import { checkedIn, checksOf } from '#tests/support/sentences/checked.ts'
import { readAs } from '#tests/support/sentences/read-as.ts'
import { understand } from '../understand.ts'

// What the bouts of a set, or two stretches, do by turns, and strides whose length is said.

test.each<[sentence: string, asked: string, ...unread: string[]]>([
  ['8 x 1 km run: odd at 4:00 even at 4:40', 'running, interval, main set 4x · 1km 4:00/km · 1km 4:40/km'],
  [
    'alternating km run 8 x 1 km: odd at 4:00 even at 4:40',
    'running, interval, main set 4x · 1km 4:00/km · 1km 4:40/km',
  ],
  [
    '8x50 swim odds fast evens easy on 1:00',
    'swimming, interval, main set 4x · 50mtr on 1:00 · 50mtr Z1 on 1:00 recovery',
  ],
  [
    'swim 10x100 odds fast evens easy on 2:00',
    'swimming, interval, main set 5x · 100mtr Z5 on 2:00 · 100mtr Z1 on 2:00 recovery',
  ],
  [
    'swim 10x100 15s rest, odd pull, even swim',
    'swimming, interval, main set 5x · 100mtr pull · 15sec rest · 100mtr · 15sec rest',
  ],
  [
    '6x3 min run odds tempo, evens 5k pace, 2 min jog',
    'running, interval, main set 3x · 3m Z3 · 2m recovery · 3m 5k pace 104.7-106.8% · 2m recovery',
  ],
  [
    'bike 8x2 min (odds 110%, evens 250w) 2 min easy',
    'cycling, v02 max, main set 4x · 2m 110% · 2m recovery · 2m 250w · 2m recovery',
  ],
  [
    'warm up 10 minutes, then alternate 3 min zone 4 with 2 min zone 2 for 30 minutes, cool down 5 minutes',
    'threshold, 45 minutes, whole Warm up 10m · 6x · 3m Z4 · 2m Z2 · Cool down 5m',
  ],
  ['run alternate 3 min zone 4 with 2 min zone 2 for 31 minutes', 'running, threshold, 31 minutes', '3 min', '2 min'],
  ['swim css 6 x 400 at 1:40 pace w 30 sec', 'swimming, interval, main set 6x400mtr 1:40/100m interval 30sec rest'],
  [
    'bike intervals 6 x 1min 120%, 1 min 55%, x2',
    'cycling, interval, main set 5x · 1m 120% interval · 1m recovery · 1m 120% interval · 3m recovery · 6x · 1m 120% interval · 1m recovery',
    '55%',
  ],
  [
    '8x400 90s rest x 2 run',
    'running, interval, main set 7x · 400mtr interval · 1m30s recovery · 400mtr interval · 3m recovery · 8x · 400mtr interval · 1m30s recovery',
  ],
  [
    '90/60/30 sec hard with equal easy x 4',
    'interval, main set 1m30s interval · 1m30s recovery · 1m interval · 1m recovery · 30sec interval · 3m recovery · 1m30s interval · 1m30s recovery · 1m interval · 1m recovery · 30sec interval · 3m recovery · 1m30s interval · 1m30s recovery · 1m interval · 1m recovery · 30sec interval · 3m recovery · 1m30s interval · 1m30s recovery · 1m interval · 1m recovery · 30sec interval',
  ],
  [
    'run/walk intervals 4:1 for 40 minutes',
    'running, endurance, 40 minutes, whole 8x · 4m Z1 interval · Walk 1m recovery',
  ],
  [
    'time trial 5k with warm up',
    'running, interval, 51 minutes 55 seconds, whole Warm up 15m · 4x · Stride 20sec open effort 8/10 interval · 1m recovery · 5km effort 10/10 · Cool down 10m',
  ],
  [
    'run 25 min easy then 5 x 100m strides then 5 min walk',
    'running, endurance, 37 minutes 25 seconds, whole 25m Z1 · 5x · Stride 100mtr open effort 8/10 interval · 1m recovery · Walk 5m recovery',
  ],
  [
    'over-unders 4 x 9 min (2 min @95%, 1 min @105%), 4 min rest',
    'cycling, threshold, main set 3x · 2m 95% interval · 1m 105% interval · 4m rest · 3x · 2m 95% interval · 1m 105% interval · 4m rest · 3x · 2m 95% interval · 1m 105% interval · 4m rest · 3x · 2m 95% interval · 1m 105% interval',
  ],
  ['60 min tempo run with 6 strides of 20 seconds', 'running, tempo, 1 hour', '6 strides of 20 seconds'],
  ['run 10 min with 10x20s strides', 'running, endurance, 10 minutes, 10 strides'],
])('"%s" asks for %s and leaves %s unread', (sentence, asked, ...unread) => {
  const understood = understand(sentence, { sport: 'running' })
  expect(readAs(understood)).toBe(asked)
  expect(understood.unread.map(({ from, to }) => sentence.slice(from, to))).toEqual(unread)
  expect(checkedIn(sentence, understood)).toEqual(checksOf(sentence))
})
