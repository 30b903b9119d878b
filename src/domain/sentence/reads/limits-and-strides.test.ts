import { expect, test } from 'vitest'
import { checkedIn, checksOf } from '#tests/support/sentences/checked.ts'
import { readAs } from '#tests/support/sentences/read-as.ts'
import { understand } from '../understand.ts'

// Limits, refusals, strides, warm-ups and cool-downs.

test.each<[sentence: string, asked: string, ...unread: string[]]>([
  ['do not go above 140 bpm, 60 min run', 'running, 1 hour, by heartrate, whole 1h 0-140bpm'],
  ['keep hr below 140, 60 min easy run', 'running, endurance, 1 hour, by heartrate, whole 1h 0-140bpm'],
  ['do not let my heart rate go above 140, 60 min run', 'running, 1 hour, by heartrate, whole 1h 0-140bpm'],
  ["don't drop below 200w for 45 min ride", 'cycling, 45 minutes, whole 45m 200w+'],
  ['never over 65% 2h ride', 'cycling, endurance, 2 hours, whole 2h 40-65%'],
  ['45 min run no faster than 5:30/km', 'running, 45 minutes, whole 45m 5:30/km or slower'],
  ['no hills or intervals, 45 min run', 'running, 45 minutes', 'no hills or intervals'],
  ['run 5x1:30', 'running, interval, 5 × 90 seconds'],
  ['45 min run without strides or warm up', 'running, 45 minutes', 'without strides or warm up'],
  ['45 min run without strides or hills', 'running, 45 minutes', 'without strides or hills'],
  ['avoid zone 4 and zone 5, 1h ride', 'cycling, 1 hour', 'avoid zone 4 and zone 5'],
  ['z4 now 3x8 min @ 90 rpm ride', 'cycling, sweet spot, main set 3x · 8m Z4 @ 90rpm interval'],
  [
    '45 min run with 6x20s strides',
    'running, endurance, 45 minutes, whole 37m Z1 · 6x · Stride 20sec open effort 8/10 interval · 1m recovery',
  ],
  [
    '45 min easy run + 6 x 20 sec strides',
    'running, endurance, 53 minutes, whole 45m Z1 · 6x · Stride 20sec open effort 8/10 interval · 1m recovery',
  ],
  [
    '45 min run with strides 6x20s',
    'running, endurance, 45 minutes, whole 37m Z1 · 6x · Stride 20sec open effort 8/10 interval · 1m recovery',
  ],
  [
    '45 min easy run with 4 quick strides of 20 s',
    'running, endurance, 45 minutes, whole 39m40s Z1 · 4x · Stride 20sec open effort 8/10 interval · 1m recovery',
  ],
  ['45 min easy run 20 s strides', 'running, endurance, 45 minutes, strides'],
  ['45 min easy run with 8 pick ups', 'running, endurance, 45 minutes, 8 strides'],
  ['45 min run 21 strides', 'running, endurance, 45 minutes, strides', '21 strides'],
  ['45 min run 20 strides', 'running, endurance, 45 minutes, 20 strides'],
  ['45 min run 2 strides', 'running, endurance, 45 minutes, 2 strides'],
  ['easy 6 miles plus strides', 'running, endurance, 6 miles, strides'],
  [
    'warm up 10 min, cool down 5 min, 3x8 min tempo run',
    'running, tempo, warm-up 10 minutes, 3 × 8 minutes, cool-down 5 minutes',
  ],
  [
    '10 min warm up easy, 3x8 min tempo run 5 min down',
    'running, tempo, warm-up 10 minutes, 3 × 8 minutes, cool-down 5 minutes',
  ],
  ['3x8 min tempo run, wu 10 min, cd', 'running, tempo, warm-up 10 minutes, 3 × 8 minutes'],
  [
    'warmup: 10 min, 3x8 min tempo, 5 min jog to cool down',
    'tempo, warm-up 10 minutes, 3 × 8 minutes, cool-down 5 minutes',
  ],
  ['2 km up, 6x400, 1 km down run', 'running, interval, warm-up 2 kilometers, 6 × 400 meters, cool-down 1 kilometer'],
  ['wu 2km jog, 5x1k, cd 1 km run', 'running, interval, warm-up 2 kilometers, 5 × 1 kilometer, cool-down 1 kilometer'],
  ['run 12k inside 5x1k, 2k easy', 'running, interval, 12 kilometers, 5 × 1 kilometer, cool-down 2 kilometers'],
])('"%s" asks for %s', (sentence, asked, ...unread) => {
  const understood = understand(sentence, { sport: 'running' })
  expect(readAs(understood)).toBe(asked)
  expect(understood.unread.map(({ from, to }) => sentence.slice(from, to))).toEqual(unread)
  expect(checkedIn(sentence, understood)).toEqual(checksOf(sentence))
})
