import { expect, test } from 'vitest'
import { checkedIn, checksOf } from '#tests/support/sentences/checked.ts'
import { readAs } from '#tests/support/sentences/read-as.ts'
import { understand } from '../understand.ts'

// Sets in a chain, paces by turns, progressions by their paces, trials after a warm-up, and lengths that are all of it.

test.each<[sentence: string, asked: string, ...unread: string[]]>([
  [
    'run 2x1k-4x400-6x200, 2 min rest',
    'running, interval, main set 2x · 1km interval · 4x · 400mtr interval · 6x · 200mtr interval · 2m recovery',
  ],
  [
    'run 1mi-2x800-4x400 w/ 90s rest',
    'running, interval, main set 2x · 800mtr interval · 4x · 400mtr interval · 1m30s rest',
    '1mi',
  ],
  [
    '200/2x150/3x100/4x50 all off 15sec, build within each',
    'swimming, interval, 1,000 meters, whole 200mtr · 2x150mtr interval 15sec rest · 3x100mtr interval 15sec rest · 4x · build 50mtr interval · 15sec rest',
  ],
  [
    'swim 400/4x100/8x50 20s rest',
    'swimming, interval, 1,200 meters, whole 400mtr · 4x100mtr interval · 8x50mtr interval 20sec rest',
  ],
  ['swim 200-4x50-200', 'swimming, interval, 600 meters, whole 200mtr · 4x50mtr interval · 200mtr'],
  ['bike 3x12-4x8', 'cycling, threshold, main set 3x · 12m interval · 4x · 8m interval'],
  ['run 5-6x400 90s rest', 'running, interval, 5 × 400 meters, 90 seconds rest'],
  [
    'bike 3x13x30/15',
    'cycling, v02 max, main set 13x · 30sec interval · 15sec recovery · 3m recovery · 13x · 30sec interval · 15sec recovery · 3m recovery · 13x · 30sec interval · 15sec recovery',
  ],
  ['alternations 8 x 1k: odd 4:00 even 4:30 no rest', 'interval, main set 4x · 1km 4:00/km · 1km 4:30/km', 'no rest'],
  ['run 6x1k odd 4:00 even 4:40', 'running, interval, main set 3x · 1km 4:00/km · 1km 4:40/km'],
  [
    'run 6x400, odds 5:00 evens 4:00, 60s rest',
    'running, interval, main set 3x · 400mtr 5:00/km · 1m rest · 400mtr 4:00/km · 1m rest',
  ],
  ['12 km prog 5:30 -> 4:30', '12 kilometers, whole 4km 5:30/km · 4km 5:00/km · 4km 4:30/km'],
  ['progression run 10k 6:00 to 5:00', 'running, 10 kilometers, whole 4km 6:00/km · 3km 5:30/km · 3km 5:00/km'],
  ['10 mi progression 8:30-7:00', '10 miles, whole 4mi 8:30/mi · 3mi 7:45/mi · 3mi 7:00/mi'],
  [
    'cutdown run 2 mi starting 8:00 dropping 10 sec per mi',
    'running, interval, 2 miles, main set 1mi 8:00/mi · 1mi 7:50/mi',
  ],
  [
    'cutdown 10 mi starting 8:00 dropping 10 sec per mi',
    'running, 10 miles, whole 1mi 8:00/mi · 1mi 7:50/mi · 1mi 7:40/mi · 1mi 7:30/mi · 1mi 7:20/mi · 1mi 7:10/mi · 1mi 7:00/mi · 1mi 6:50/mi · 1mi 6:40/mi · 1mi 6:30/mi',
  ],
  [
    'progression 8 km starting at 5:30 dropping 5 s every km',
    'running, 8 kilometers, whole 1km 5:30/km · 1km 5:25/km · 1km 5:20/km · 1km 5:15/km · 1km 5:10/km · 1km 5:05/km · 1km 5:00/km · 1km 4:55/km',
  ],
  [
    'progression 8 km starting at 3:00 dropping 10 s every km',
    '8 kilometers',
    'progression',
    'starting at 3:00',
    'dropping',
    '10 s',
    'every km',
  ],
  ['5k tt w 3k warmup', 'interval, 8 kilometers, whole Warm up 3km · 5km effort 10/10'],
  ['2k warm up 5k time trial run', 'running, interval, 7 kilometers, whole Warm up 2km · 5km effort 10/10'],
  ['run 10k tt with 15 min warm up', 'running, interval, 58 minutes 5 seconds, whole Warm up 15m · 10km effort 10/10'],
  ['run 2 min walk 1 min for 30 mins', 'running, endurance, 30 minutes, whole 10x · 2m Z1 interval · Walk 1m recovery'],
  ['run 60 min, 12x 4 min hard 1 min easy', 'running, interval, 1 hour, whole 12x · 4m Z5 interval · 1m recovery'],
  [
    '30/30s x 20 running, 10min wu cd',
    'running, interval, warm-up 10 minutes, 20 × 30 seconds, 30 seconds rest, cool-down 10 minutes',
  ],
  [
    'bike 15 min wu, 5x3 min hard, 15 min cd',
    'cycling, interval, warm-up 15 minutes, 5 × 3 minutes, cool-down 15 minutes',
  ],
])('%j asks for %s', (sentence, asked, ...unread) => {
  const understood = understand(sentence, { sport: 'running' })
  expect(readAs(understood)).toBe(asked)
  expect(understood.unread.map(({ from, to }) => sentence.slice(from, to))).toEqual(unread)
  expect(checkedIn(sentence, understood)).toEqual(checksOf(sentence))
})
