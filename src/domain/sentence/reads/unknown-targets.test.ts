import { expect, test } from 'vitest'
import { checkedIn, checksOf } from '#tests/support/sentences/checked.ts'
import { readAs } from '#tests/support/sentences/read-as.ts'
import { understand } from '../understand.ts'

// A set keeps its place where only its target is not known, shares of race paces, and a little below threshold.

test.each<[sentence: string, asked: string, ...unread: string[]]>([
  ['5x1k @ XYZ pace, 2 min rest run', 'running, interval, 5 × 1 kilometer, 2 minutes rest', 'XYZ'],
  ['run 5x1k @ zippy 90s rest', 'running, interval, 5 × 1 kilometer, 90 seconds rest', 'zippy'],
  ['8x400 @ goal pace 60s rest run', 'running, interval, 8 × 400 meters, 1 minute rest', 'goal pace'],
  ['20x50 @ 200 pace 20s rest swim', 'swimming, interval, main set 20x50mtr 106-110% interval 20sec rest'],
  ['bike 2x15 min at 40k TT pace 5 min between', 'cycling, threshold, 2 × 15 minutes, 5 minutes rest'],
  [
    '3x15 @ 90-92 , 5ez , wu 15 cd 10 , indoor',
    'threshold, warm-up 15 minutes, 3 × 15 minutes, 5 minutes rest, cool-down 10 minutes',
    '90-92',
  ],
  ['run 5x1k @ zippy, last one @ zappy', 'running, interval', '5x1k', 'zippy', 'last', 'zappy'],
  ['bike 2x20 @ 60 or 70', 'cycling, threshold, 2 × 20 minutes', '60', '70'],
  [
    'Canova style 5x2k @ 103% MP rec 1k @ 90% MP',
    'running, threshold, main set 5x · 2km 95.5-97.4% interval · 1km 83.4-85.1% recovery',
    'Canova',
  ],
  ['5x1k @ 102% of 10k pace w/ 2 min jog', 'running, interval, main set 5x · 1km 102.9-105% interval · 2m recovery'],
  ['run 12 km at 90% MP', 'running, endurance, 12 kilometers, whole 12km 83.4-85.1%'],
  ['swim 10x100 at 105% MP', 'swimming, interval, 10 × 100 meters', '105% MP'],
  ['run 5x1k @ 200% MP', 'running, interval, 5 × 1 kilometer', '200% MP'],
  ['Norwegian singles 10x3min sub T 60s rest', 'threshold, main set 10x · 3m 94-97% interval · 1m rest', 'singles'],
  ['run 6x6 min at sub-threshold pace, 1 min rest', 'running, threshold, main set 6x · 6m 94-97% interval · 1m rest'],
  ['bike 4x10 min sub threshold 2 min easy', 'cycling, sweet spot, main set 4x · 10m 94-97% interval · 2m recovery'],
  ["1h Z2 run, last 10' Z3, HR cap 155", 'running, tempo, 1 hour, whole 50m Z2 // HR cap 155 · 10m Z3'],
  ['60 min Z2 run, last 15 min Z3, HR under 160', 'running, tempo, 1 hour, whole 45m Z2 // HR under 160 · 15m Z3'],
])('%j asks for %s', (sentence, asked, ...unread) => {
  const understood = understand(sentence, { sport: 'running' })
  expect(readAs(understood)).toBe(asked)
  expect(understood.unread.map(({ from, to }) => sentence.slice(from, to))).toEqual(unread)
  expect(checkedIn(sentence, understood)).toEqual(checksOf(sentence))
})
