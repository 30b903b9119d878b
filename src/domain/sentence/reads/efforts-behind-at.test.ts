import { expect, test } from 'vitest'
import { checkedIn, checksOf } from '#tests/support/sentences/checked.ts'
import { readAs } from '#tests/support/sentences/read-as.ts'
import { understand } from '../understand.ts'

// Of two efforts of one length the one behind “at” is its target, and the other one is named.

test.each<[sentence: string, asked: string, ...unread: string[]]>([
  [
    'tempo run 30 min at threshold pace, 15 min warm-up and 10 min cool-down',
    'running, threshold, 55 minutes, whole Warm up 15m · 30m Z4 · Cool down 10m',
    'tempo',
  ],
  ['tempo run 30 min at threshold pace', 'running, threshold, 30 minutes', 'tempo'],
  ['30 min tempo at threshold', 'threshold, 30 minutes', 'tempo'],
  ['easy run 45 min at zone 3', 'running, tempo, 45 minutes', 'easy'],
  ['bike 2x20 min tempo at threshold, 5 min easy', 'cycling, threshold, 2 × 20 minutes, 5 minutes rest', 'tempo'],
  ['bike 1h endurance at tempo', 'cycling, tempo, 1 hour', 'endurance'],
  ['run 30 min easy pace at marathon effort', 'running, tempo, 30 minutes, by pace, at marathon pace', 'easy'],
  ['threshold run 5k @ tempo pace', 'running, tempo, 5 kilometers', 'threshold'],
  ['tempo 5x1k at threshold, 90s jog', 'threshold, 5 × 1 kilometer, 90 seconds rest', 'tempo'],
  ['sweet spot 3x15 at threshold 5 min easy bike', 'cycling, threshold, 3 × 15 minutes, 5 minutes rest', 'sweet spot'],
  ['vo2 6x3 min at threshold, 3 min easy, bike', 'cycling, threshold, 6 × 3 minutes, 3 minutes rest', 'vo2'],
  ['recovery ride 40 min at z2', 'cycling, endurance, 40 minutes'],
  [
    'long run 25k at marathon pace',
    'running, tempo, 25 kilometers, by pace, at marathon pace, whole 25km marathon pace 92.7-94.6%',
  ],
  ['swim 8x100 easy at css 15s rest', 'swimming, interval, 8 × 100 meters, 15 seconds rest', 'easy'],
  ['swim 5x200 threshold at easy pace 20s rest', 'swimming, endurance, 5 × 200 meters, 20 seconds rest', 'threshold'],
  ['interval run 6x3 min @ threshold, 2 min jog', 'running, threshold, main set 6x · 3m interval · 2m recovery'],
  [
    'hill repeats 8x60s at 5k effort, jog down',
    'running, interval, main set 8x · "Uphill at 5k pace" 1m 104.7-106.8% interval · 1m30s recovery, by pace, at 5k pace',
  ],
  [
    'run 6x5 min threshold @ 10k pace, 1 min jog',
    'running, threshold, 6 × 5 minutes, 1 minute rest, by pace, at 10k pace',
  ],
  ['fartlek 10x1 min at threshold 1 min easy run', 'running, threshold, 10 × 1 minute, 1 minute rest'],
  ['easy 60 min run w 10 min at tempo', 'running, tempo, 1 hour, 1 × 10 minutes'],
  ['run 20 min easy then 20 min at tempo', 'running, tempo, 40 minutes, whole 20m Z1 · 20m Z3'],
  ['45 min easy run, 4 strides at 5k pace', 'running, interval, 45 minutes, by pace, at 5k pace', '4 strides'],
  ['threshold ride 4x8 min @ z4 w/ 3 min z1', 'cycling, sweet spot, 4 × 8 minutes, 3 minutes rest', 'threshold'],
  ['cruise intervals 4x1 mile at threshold 1 min jog', 'running, threshold, 4 × 1 mile, 1 minute rest'],
  ['tempo ride: 3x12 min at sweet spot w 4 min easy', 'cycling, tempo, main set 3x · 12m Z4 interval · 4m recovery'],
])('"%s" asks for %s and leaves %s unread', (sentence, asked, ...unread) => {
  const understood = understand(sentence, { sport: 'running' })
  expect(readAs(understood)).toBe(asked)
  expect(understood.unread.map(({ from, to }) => sentence.slice(from, to))).toEqual(unread)
  expect(checkedIn(sentence, understood)).toEqual(checksOf(sentence))
})
