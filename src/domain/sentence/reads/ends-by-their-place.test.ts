import { expect, test } from 'vitest'
import { readAs } from '#tests/support/sentences/read-as.ts'
import { understand } from '../understand.ts'

// Beginnings and ends by their place, for both at once, and in the words of clubs.

test.each<[sentence: string, asked: string, ...unread: string[]]>([
  [
    "20 x 1' on 1' off @ 10k effort, 2mile wu n cd",
    'running, threshold, 1 hour 26 minutes 40 seconds, by pace, at 10k pace, whole Warm up 2mi · 20x · 1m 10k pace 100.9-103% interval · 1m recovery · Cool down 2mi',
  ],
  [
    '3 x (1k @ 10k, 200 jog), 3k WU & WD',
    'running, threshold, 9.6 kilometers, by pace, at 10k pace, whole Warm up 3km · 3x · 1km 10k pace 100.9-103% · 200mtr recovery · Cool down 3km',
  ],
  [
    'SS 4x8 @ 90%, 4 min easy between, 20 w / 15 c',
    'cycling, sweet spot, 1 hour 23 minutes, whole Warm up 20m · 4x · 8m 90% interval · 4m recovery · Cool down 15m',
  ],
  [
    'Mona fartlek, 2x90s 4x60s 4x30s 4x15s, equal float, wu+cd 10 each',
    'running, interval, warm-up 10 minutes, main set 2x · 1m30s interval · Float 1m30s Z2 recovery · 4x · 1m interval · Float 1m Z2 recovery · 4x · 30sec interval · Float 30sec Z2 recovery · 4x · 15sec interval · Float 15sec Z2 recovery, cool-down 10 minutes',
  ],
  [
    'run/walk 8x (4 min run 1 min walk), brisk 5 walk first n last',
    'running, endurance, 50 minutes, whole Walk 5m warmup · 8x · 4m Z1 interval · Walk 1m recovery · Walk 5m cooldown',
  ],
  [
    'Belmont Hill: 8 x 90s up hard 5k effort, jog down rec, 2k there 2k back easy',
    'running, interval, 59 minutes, at 5k pace, whole Warm up 2km · 8x · "Uphill at 5k pace" 1m30s 104.7-106.8% interval · 2m15s recovery · Cool down 2km',
  ],
  [
    '6 x 50 max from dive on 4:00, 400 before & 300 loosen after',
    'swimming, interval, 1,000 meters, whole Warm up 400mtr · 6x50mtr open effort 10/10 on 4:00 interval · Cool down 300mtr',
  ],
  [
    'cadence 10 x 1 min @ 110 rpm / 1 min easy on the bike, w/ 15 z2 either side',
    'cycling, endurance, warm-up 15 minutes, main set 10x · 1m @ 110rpm interval · 1m recovery, cool-down 15 minutes',
  ],
  [
    '4mi @ MP sandwich: 3 ez b4 and 2 ez after, finsh w 5x strides',
    'running, tempo, 1 hour 36 minutes 40 seconds, by pace, at marathon pace, whole Warm up 3mi · 4mi marathon pace 92.7-94.6% · 2mi Z1 · 5x · Stride 20sec open effort 8/10 interval · 1m recovery',
  ],
  [
    '4x1 mile @ T w/ 400 jog, a mile each end',
    'threshold, 6.99 miles, whole Warm up 1mi · 4x · 1mi Z4 interval · 400mtr recovery · Cool down 1mi',
  ],
  [
    '6x800 @ 5k off 2 mins plus 2k jog either side',
    'running, interval, 10.4 kilometers, by pace, at 5k pace, whole Warm up 2km · 6x · 800mtr 5k pace 104.7-106.8% interval · 2m recovery · Cool down 2km',
  ],
  [
    'hill reps 10 x 60s, jog down, 12 mins there 12 mins back',
    'interval, 49 minutes, whole Warm up 12m · 10x · Uphill 1m open effort 9/10 interval · 1m30s recovery · Cool down 12m',
  ],
  [
    '10x400 in 80 w 60s, 2 miles before, 1 after',
    'interval, 10.2 kilometers, whole Warm up 2mi · 10x · 400mtr 3:20/km interval · 1m recovery · Cool down 1mi',
  ],
  [
    '5 x 1200 @ 5k pace 3 min jog, wu/cd 15/10',
    'running, interval, 1 hour 8 minutes 20 seconds, by pace, at 5k pace, whole Warm up 15m · 5x · 1200mtr 5k pace 104.7-106.8% interval · 3m recovery · Cool down 10m',
  ],
  [
    '3x8 min threshold 2 min jog, before it all 12 mins easy',
    'threshold, 42 minutes, whole Warm up 12m · 3x · 8m Z4 interval · 2m recovery',
  ],
  [
    "4x5 at 100% 2 min easy. 20' z1 before the set",
    'threshold, 48 minutes, whole Warm up 20m Z1 · 4x · 5m 100% interval · 2m recovery',
  ],
  [
    "wk 7 thurs - 15' wu + drills, 5x(3' Z4/1' Z1/1' Z5/2' Z1), 10' cd run",
    'running, threshold, 1 hour, whole Warm up 15m // drills · 5x · 3m Z4 · 1m Z1 · 1m Z5 · 2m Z1 · Cool down 10m',
  ],
  ["2E + 3x1T w/1' + 2E", 'threshold, 7.2 miles, whole 2mi Z1 · 3x · 1mi Z4 interval · 1m recovery · 2mi Z1'],
  [
    '2E + 2x(6x1min @ 3k /1 min jog) 4 min btwn sets + 2E',
    'running, interval, 1 hour 10 minutes 15 seconds, by pace, at 3k pace, whole 2mi Z1 · 5x · 1m 3k pace 108-110.1% interval · 1m recovery · 1m 3k pace 108-110.1% interval · 4m recovery · 6x · 1m 3k pace 108-110.1% interval · 1m recovery · 2mi Z1',
  ],
  ['run 4x1k, first and last 1 easy', 'running, interval', '4x1k', 'first', 'last 1 easy'],
])('“%s” asks for %s and leaves %s unread', (sentence, asked, ...unread) => {
  const understood = understand(sentence, { sport: 'running' })
  expect(readAs(understood)).toBe(asked)
  expect(understood.unread.map(({ from, to }) => sentence.slice(from, to))).toEqual(unread)
})
