import { expect, test } from 'vitest'
import { checkedIn, checksOf } from '#tests/support/sentences/checked.ts'
import { readAs } from '#tests/support/sentences/read-as.ts'
import { understand } from '../understand.ts'

// What is done before other parts, and one length around them: topped and tailed, sandwiched, either side.

test.each<[sentence: string, asked: string, ...unread: string[]]>([
  [
    '3 x 10 mins threshold off 2 mins, before that 20 mins easy and 5 x 1 min fast cadence bike',
    'cycling, threshold, warm-up 20 minutes, main set 5x · fast cadence 1m interval · 3x · 10m interval · 2m recovery',
  ],
  [
    'run 6x800 w/ 400 jog, before that 2 miles easy and 4 strides',
    'running, interval, warm-up 2 miles, main set 4x · Stride 20sec open effort 8/10 interval · 1m recovery · 6x · 800mtr interval · 400mtr recovery',
  ],
  [
    'run 5x1k 2 min jog, preceded by 15 min easy and 6x100m strides',
    'running, interval, warm-up 15 minutes, main set 6x · Stride 100mtr open effort 8/10 interval · 1m recovery · 5x · 1km interval · 2m recovery',
  ],
  [
    'run 3x2k @ HMP 3 min jog after 15 min easy, 5 min steady',
    'running, threshold, 59 minutes 55 seconds, by pace, at half marathon pace, whole 15m Z1 · 3x · 2km half marathon pace 96-98% interval · 3m recovery · 5m Z2',
  ],
  [
    'run 20 min tempo, before this 15 min easy then 5 min drills',
    'running, tempo, 40 minutes, whole 15m Z1 · 5m Z1 · 20m Z3',
  ],
  [
    'swim 10x100 on 1:50, before that 400 easy and 4x50 kick 15s rest',
    'swimming, interval, 1,600 meters, whole 400mtr Z1 · 4x50mtr kick interval 15sec rest · 10x100mtr on 1:50 interval',
  ],
  [
    '4 lots of 6 mins @ 10k effort (2 mins walk/jog), topped and tailed with 12 mins easy',
    'running, threshold, 56 minutes, by pace, at 10k pace, whole Warm up 12m · 4x · 6m 10k pace 100.9-103% interval · Walk 2m recovery · Cool down 12m',
  ],
  [
    '3x10 min z4 5 min z1 bike topped and tailed with 15 min z2',
    'cycling, sweet spot, 1 hour 15 minutes, whole Warm up 15m Z2 · 3x · 10m Z4 interval · 5m Z1 recovery · Cool down 15m Z2',
  ],
  [
    'run 6x400 200 jog sandwiched between 2 mile jogs',
    'running, interval, warm-up 2 miles, main set 6x · 400mtr interval · 200mtr recovery, cool-down 2 miles',
  ],
  [
    'run 20 min tempo sandwiched between 10 min easy',
    'running, tempo, 40 minutes, whole Warm up 10m · 20m Z3 · Cool down 10m',
  ],
  ['run 5k tempo bookended by 2k easy', 'running, tempo, 9 kilometers, whole Warm up 2km · 5km Z3 · Cool down 2km'],
  ['run 4 miles at tempo, 2 either side', 'running, tempo, 8 miles, whole Warm up 2mi · 4mi Z3 · Cool down 2mi'],
  [
    'run 6x1k @ 10k 90s jog, mile and a half each side',
    'running, threshold, 12 kilometers, by pace, at 10k pace, whole Warm up 1.5mi · 6x · 1km 10k pace 100.9-103% interval · 1m30s recovery · Cool down 1.5mi',
  ],
  [
    'run 25 min at threshold with 10 either end',
    'running, threshold, 45 minutes, whole Warm up 10m · 25m Z4 · Cool down 10m',
  ],
  [
    'run 5x5 min hard 2 min jog, 15 min easy on either side',
    'running, interval, 1 hour 5 minutes, whole Warm up 15m · 5x · 5m Z5 interval · 2m recovery · Cool down 15m',
  ],
  [
    'bike 2x20 sweet spot 5 min easy, 10 min at the start and end',
    'cycling, sweet spot, 1 hour 10 minutes, whole Warm up 10m · 2x · 20m Z4 interval · 5m recovery · Cool down 10m',
  ],
  [
    'run 4x1 mile @ 10k pace 2 min jog with 15 min easy before and after',
    'running, threshold, 1 hour 9 minutes 35 seconds, by pace, at 10k pace, whole Warm up 15m · 4x · 1mi 10k pace 100.9-103% interval · 2m recovery · Cool down 15m',
  ],
  [
    '10 min easy both sides of 20 min tempo run',
    'running, tempo, 40 minutes, whole Warm up 10m · 20m Z3 · Cool down 10m',
  ],
  [
    'run 20 min tempo w/ 10 min easy at each end',
    'running, tempo, 40 minutes, whole Warm up 10m · 20m Z3 · Cool down 10m',
  ],
  [
    'swim 8x100 on 1:45, 300 easy before and 200 after',
    'swimming, interval, 1,300 meters, whole Warm up 300mtr · 8x100mtr on 1:45 interval · Cool down 200mtr',
  ],
  ['run 6 mi w/ a mile easy at both ends', 'running, 6 miles, warm-up 1 mile, cool-down 1 mile'],
  [
    'run 20 minutes at tempo, ten minutes easy on both sides',
    'running, tempo, 40 minutes, whole Warm up 10m · 20m Z3 · Cool down 10m',
  ],
])('"%s" asks for %s', (sentence, asked, ...unread) => {
  const understood = understand(sentence, { sport: 'running' })
  expect(readAs(understood)).toBe(asked)
  expect(understood.unread.map(({ from, to }) => sentence.slice(from, to))).toEqual(unread)
  expect(checkedIn(sentence, understood)).toEqual(checksOf(sentence))
})
