import { expect, test } from 'vitest'
import { checkedIn, checksOf } from '#tests/support/sentences/checked.ts'
import { readAs } from '#tests/support/sentences/read-as.ts'
import { understand } from '../understand.ts'

// Hills named before their count, words for both ends, and what is typed without spaces.

test.each<[sentence: string, asked: string, ...unread: string[]]>([
  [
    'hill reps, 10 x 45 sec up, jog back down, 50 minutes all in',
    'interval, 50 minutes, main set 10x · Uphill 45sec open effort 9/10 interval · 1m7.5s recovery',
  ],
  [
    'hill repeats: 8 x 60 sec, jog down, 45 min',
    'interval, 45 minutes, main set 8x · Uphill 1m open effort 9/10 interval · 1m30s recovery',
  ],
  [
    'hill sprints, 6x10 sec, walk back down, 40 min run',
    'running, interval, 40 minutes, main set 6x · Uphill 10sec open effort 9/10 interval · Walk 1m recovery',
  ],
  [
    '10x100m hills jogback, wu2mi cd1mi',
    'interval, 6.83 kilometers, whole Warm up 2mi · 10x · Uphill 100mtr open effort 9/10 interval · 100mtr recovery · Cool down 1mi',
  ],
  [
    '10x100m hills, jog back, wu 2mi, cd 1mi',
    'interval, 6.83 kilometers, whole Warm up 2mi · 10x · Uphill 100mtr open effort 9/10 interval · 100mtr recovery · Cool down 1mi',
  ],
  ['8x200m uphill walkback', 'interval, main set 8x · Uphill 200mtr open effort 9/10 interval · 200mtr recovery'],
  [
    '8 x 90 sec uphill hard, jog back down, 60 min',
    'interval, 1 hour, main set 8x · Uphill 1m30s open effort 9/10 interval · 2m15s recovery',
  ],
  [
    'long hills, 5 x 3 min, jog down recovery',
    'interval, main set 5x · Uphill 3m open effort 9/10 interval · 4m30s recovery',
  ],
  ['6 x 2 min up the hill, jog back down', 'interval, main set 6x · Uphill 2m open effort 9/10 interval · 3m recovery'],
  [
    'hill session 12x1 min up easy down, 1 hour',
    'interval, 1 hour, main set 12x · Uphill 1m open effort 9/10 interval · 1m30s recovery',
  ],
  ['8 hills of 45 sec, jog down', 'interval, main set 8x · Uphill 45sec open effort 9/10 interval · 1m7.5s recovery'],
  [
    '600 to loosen up and then 4x400 IM with 45 sec rest',
    'swimming, interval, 2,200 meters, whole Warm up 600mtr · 4x400mtr medley interval 45sec rest',
  ],
  [
    'swim 300 to warm up, 10x100 on 2:00, 200 to loosen down',
    'swimming, interval, 1,500 meters, whole Warm up 300mtr · 10x100mtr on 2:00 interval · Cool down 200mtr',
  ],
  [
    '400 loosener, 8x50 kick 15s rest, 200 swim down',
    'swimming, interval, 1,000 meters, whole Warm up 400mtr · 8x50mtr kick interval 15sec rest · Cool down 200mtr',
  ],
  [
    '20 x 25 sprint on 40 seconds, 400 warm up first, 200 swim-down after',
    'swimming, interval, 1,100 meters, whole Warm up 400mtr · 20x25mtr open effort 10/10 on 0:40 interval · Cool down 200mtr',
  ],
  [
    '8x100 on 1:50, 300 swim down',
    'swimming, interval, 1,100 meters, whole 8x100mtr on 1:50 interval · Cool down 300mtr',
  ],
  [
    '10 min to loosen up, 5x3 min hard 2 min jog, 10 min to loosen off',
    'interval, 45 minutes, whole Warm up 10m · 5x · 3m Z5 interval · 2m recovery · Cool down 10m',
  ],
  [
    '10 min loosening up then 20 min tempo then 5 min winding down run',
    'running, tempo, 35 minutes, whole Warm up 10m · 20m Z3 · Cool down 5m',
  ],
  ['55 minutes off-path in the forest, running easy, rough ground', 'running, endurance, 55 minutes', 'rough ground'],
  ['45 min off-road run', 'running, 45 minutes'],
  ['10k off-road easy run', 'running, endurance, 10 kilometers'],
  [
    'swim 400 wu, 6x100 20s rest, 200 warm down after',
    'swimming, interval, 1,200 meters, whole Warm up 400mtr · 6x100mtr interval 20sec rest · Cool down 200mtr',
  ],
  [
    'run 10 min easy first, 6x400 90s jog, 10 min easy after',
    'running, interval, warm-up 10 minutes, 6 × 400 meters, 90 seconds rest, cool-down 10 minutes',
  ],
  [
    '5x3min@5kpc,2min jog,45min tot',
    'running, interval, 45 minutes, 5 × 3 minutes, 2 minutes rest, by pace, at 5k pace',
  ],
  ['6x1k @10kpc 90s jog', 'running, threshold, 6 × 1 kilometer, 90 seconds rest, by pace, at 10k pace'],
  [
    '8x400@5k pc, 200 jog run',
    'running, interval, main set 8x · 400mtr 5k pace 104.7-106.8% interval · 200mtr recovery, by pace, at 5k pace',
  ],
  [
    '8x400 r200 jog 3k wu 2k cd',
    'interval, warm-up 3 kilometers, main set 8x · 400mtr interval · 200mtr recovery, cool-down 2 kilometers',
  ],
  [
    '6x800 r400 jog 2mi wu 1mi cd',
    'interval, warm-up 2 miles, main set 6x · 800mtr interval · 400mtr recovery, cool-down 1 mile',
  ],
  ['10x200 r=200 jog, 3k wu', 'running, interval, warm-up 3 kilometers, main set 10x · 200mtr interval · 200mtr rest'],
  [
    '5x1000 r90 2k wu 2k cd run',
    'running, interval, warm-up 2 kilometers, 5 × 1,000 meters, 90 seconds rest, cool-down 2 kilometers',
  ],
  ['swim 2x200 pull p/b', 'swimming, interval, main set 2x200mtr pull with pull buoy interval'],
  ['swim 8x50 p/b on 1:10', 'swimming, interval, main set 8x50mtr with pull buoy on 1:10 interval'],
  ['8x400 @80 w/ 200 jog run', 'running, interval, main set 8x · 400mtr 3:20/km interval · 200mtr recovery'],
  ['10x200 @36 on the track, 200 jog', 'running, interval, main set 10x · 200mtr 3:00/km interval · 200mtr recovery'],
  ['run5x2minfastwith1minslow20minstotal', 'running, interval, 20 minutes, 5 × 2 minutes, 1 minute rest'],
  [
    '8x2 min hills, 2 min walking down',
    'interval, main set 8x · Uphill 2m open effort 9/10 interval · Walk 2m recovery',
  ],
  ['6x400 r200 jog 3k wu', 'interval, warm-up 3 kilometers, main set 6x · 400mtr interval · 200mtr recovery'],
  [
    'ride 25mi, incl 3x5mi @ 21-22mph w 2mi ez btwn',
    'cycling, threshold, 25 miles, main set 3x · 5mi interval · 2mi recovery',
    '21-22mph',
  ],
  ['swim 6x200 @ 1:25/100 pace on 3:20', 'swimming, interval, main set 6x200mtr 1:25/100m on 3:20 interval'],
])('%j asks for %s', (sentence, asked, ...unread) => {
  const understood = understand(sentence, { sport: 'running' })
  expect(readAs(understood)).toBe(asked)
  expect(understood.unread.map(({ from, to }) => sentence.slice(from, to))).toEqual(unread)
  expect(checkedIn(sentence, understood)).toEqual(checksOf(sentence))
})
