import { expect, test } from 'vitest'
import { checkedIn, checksOf } from '#tests/support/sentences/checked.ts'
import { readAs } from '#tests/support/sentences/read-as.ts'
import { understand } from '../understand.ts'

// Times of races whose pace is asked for, limits of the pace without a unit, and time trials beside other parts.

test.each<[sentence: string, asked: string, ...unread: string[]]>([
  [
    'my 5k is 20:30, give me 6x800 @ that pace w 2:00 jog',
    'running, interval, main set 6x · 800mtr 4:06/km interval · 2m recovery',
  ],
  [
    'my 10k is 45:00. 3x2k at 10k pace 2 min jog',
    'running, interval, main set 3x · 2km 4:30/km interval · 2m recovery',
  ],
  [
    'I run 5k in 22:00, 5x1k at 5k pace 2 min jog',
    'running, interval, main set 5x · 1km 4:24/km interval · 2m recovery',
  ],
  [
    'my half is 1:38, 4x2k at that pace 2 min jog',
    'running, interval, main set 4x · 2km 4:39/km interval · 2m recovery',
  ],
  ['5k time 19:45: 12x400 @ 5k pace 60s', 'running, interval, main set 12x · 400mtr 3:57/km interval · 1m recovery'],
  ['10k pb 42:30, 5x1k at that pace, 90s rest', 'running, interval, main set 5x · 1km 4:15/km interval · 1m30s rest'],
  [
    'my 5k PB is 21:30 and I want 6x800 at 5k pace',
    'running, interval, 6 × 800 meters, by pace, at 5k pace',
    'my 5k PB is 21:30',
  ],
  ['run 1h, last 15 at tempo, not faster than 4:30', 'running, tempo, 1 hour, whole 45m Z1 · 15m Z3', '4:30'],
  ['run 10k easy not faster than 5:30', 'running, endurance, 10 kilometers, whole 10km 5:30/km or slower'],
  ['run 60 min, slower than 6:00', 'running, 1 hour, whole 1h 6:00/km or slower'],
  ['swim 2000 easy not faster than 2:00', 'swimming, endurance, 2,000 meters, whole 2000mtr 2:00/100m or slower'],
  ['run 5x3 min hard, not faster than 4:00', 'running, interval, 5 × 3 minutes', '4:00'],
  [
    '5 min warm up, 20 min time trial all out, 10 min cool down on the bike',
    'cycling, interval, 35 minutes, whole Warm up 5m · 20m effort 10/10 · Cool down 10m',
  ],
  [
    'bike: 15 min warm up, 20 min all out, 15 min cool down',
    'cycling, interval, 50 minutes, whole Warm up 15m · 20m open effort 10/10 · Cool down 15m',
  ],
  [
    '6 x 1 min max efforts on the bike with 5 min recovery, 15 min warm up',
    'cycling, interval, 51 minutes, whole Warm up 15m · 6x · 1m open effort 10/10 interval · 5m recovery',
  ],
  ['5x4 min at 300 W, recover at 150 W', 'cycling, interval, main set 5x · 4m 300w interval', 'recover', '150 W'],
  [
    '1500 m swim time trial with 400 m warm up',
    'swimming, interval, 1,900 meters, whole Warm up 400mtr · 1500mtr effort 10/10',
  ],
  [
    'run 10 min wu, 3k TT all out, 10 min jog',
    'running, interval, 33 minutes 45 seconds, whole Warm up 10m · 3km Z5 · 10m Z1',
  ],
  ['run 5k time trial, 1k cool down', 'running, interval, 6 kilometers, whole 5km effort 10/10 · Cool down 1km'],
  [
    '5k time trial run',
    'running, interval, 51 minutes 55 seconds, whole Warm up 15m · 4x · Stride 20sec open effort 8/10 interval · 1m recovery · 5km effort 10/10 · Cool down 10m',
  ],
  ["run 5*1000m à 4'10 r=2'", 'running, interval, main set 5x · 1000mtr 4:10/km interval · 2m rest'],
])('"%s" asks for %s and leaves %s unread', (sentence, asked, ...unread) => {
  const understood = understand(sentence, { sport: 'running' })
  expect(readAs(understood)).toBe(asked)
  expect(understood.unread.map(({ from, to }) => sentence.slice(from, to))).toEqual(unread)
  expect(checkedIn(sentence, understood)).toEqual(checksOf(sentence))
})
