import { expect, test } from 'vitest'
import { checkedIn, checksOf } from '#tests/support/sentences/checked.ts'
import { readAs } from '#tests/support/sentences/read-as.ts'
import { understand } from '../understand.ts'

// What is left of a whole, pairs with two targets, bursts, and stretches and parts of each bout.

test.each<[sentence: string, asked: string, ...unread: string[]]>([
  [
    "1h15 bike - 10wu - 5x1' fast pedal 1' ez - 3x10 @ 90% 5 RI - rest of time Z2",
    'cycling, sweet spot, 1 hour 15 minutes, whole Warm up 10m · 5x · 1m Z1 @ 100-110rpm interval · 1m recovery · 3x · 10m 90% interval · 5m rest · 10m Z2',
  ],
  [
    '70.3 bike sim 2,5h: 30 z2, 3x30 @ 80-82% w 5 ez, z2 to finish',
    'cycling, tempo, 2 hours 30 minutes, whole 30m Z2 · 3x · 30m 80-82% · 5m Z1 recovery · 15m Z2',
  ],
  [
    "4x6min first 3 at HM, last 3 at 10k. 2 jog. Wu 15, cd whatever's left of 60",
    'running, threshold, 1 hour, by pace, at half marathon pace, whole Warm up 15m · 3x · 3m half marathon pace 96-98% · 3m 10k pace 100.9-103% · 2m recovery · 3m half marathon pace 96-98% · 3m 10k pace 100.9-103% · Cool down 15m',
  ],
  [
    'bike 2x(8x40/20) @ 120% / 50%, 6min between',
    'cycling, v02 max, main set 8x · 40sec 120% · 20sec 50% · 6m recovery · 8x · 40sec 120% · 20sec 50%',
  ],
  [
    "microbursts 15on 15off x 20, 150%/50%, 2 rounds w/ 10' Z2",
    'cycling, v02 max, main set 20x · 15sec 150% · 15sec 50% · 10m Z2 recovery · 20x · 15sec 150% · 15sec 50%',
  ],
  [
    'threshhold bursts 2x16 bike: every 2min 10s @ 150%, else 92%',
    'cycling, v02 max, main set 8x · 1m50s 92% · 10sec 150% · 3m recovery · 8x · 1m50s 92% · 10sec 150%',
  ],
  [
    'Z2 3hr ride, every 30 min 1x 10s sprint seated',
    'cycling, endurance, 3 hours, whole 6x · 29m50s Z2 · seated 10sec Z7',
  ],
  [
    'tempo bursts: 45min at 80% w 8s all-out burst every 5min',
    'interval, main set 9x · 4m52s 80% · 8sec open effort 10/10',
  ],
  [
    "hill climb prep: 5x3min @ 120%, seated first 2 out of saddle last 1, full recovery (6')",
    'cycling, v02 max, main set 5x · seated 2m 120% · standing 1m 120% · 6m recovery',
  ],
  [
    'SST 90 min w 2x25 @ 88-92, cad 60-65 first 10 of each, 8 min btwn',
    'cycling, sweet spot, 1 hour 30 minutes, main set 2x · 10m 88-92% @ 60-65rpm · 15m 88-92% · 8m recovery',
  ],
  [
    "4 x 9min as 3 min sst 1 min z5 repeating til time, 4' ez",
    'cycling, sweet spot, main set 4x · 3m · 1m Z5 · 3m · 1m Z5 · 1m · 4m recovery',
  ],
  [
    'single leg 6x30s L/R, then 4x6 SS 90+rpm 2ez, cycling 50 total',
    'cycling, sweet spot, 50 minutes, main set 6x · 30sec // single leg · 30sec // single leg · 4x · 6m @ 90rpm interval · 2m recovery',
  ],
  [
    'jog 3k do drills and strides then 3 x 2k @ 3:45/k w 2 mins, jog 2k',
    'running, interval, 1 hour 7 minutes 25 seconds, whole 3km Z1 // drill · 4x · Stride 20sec open effort 8/10 interval · 1m recovery · 3x · 2km 3:45/km interval · 2m rest · 2km Z1',
  ],
])('reads "%s"', (sentence, asked, ...unread) => {
  const understood = understand(sentence, { sport: 'running' })
  expect(readAs(understood)).toBe(asked)
  expect(understood.unread.map(({ from, to }) => sentence.slice(from, to))).toEqual(unread)
  expect(checkedIn(sentence, understood)).toEqual(checksOf(sentence))
})
