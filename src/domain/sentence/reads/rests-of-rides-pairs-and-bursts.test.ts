import { expect, test } from 'vitest'
import { checkedIn, checksOf } from '#tests/support/sentences/checked.ts'
import { readAs } from '#tests/support/sentences/read-as.ts'
import { wordsOf } from '#tests/support/sentences/words-of.ts'
import { understand } from '../understand.ts'

// What is left of a whole, pairs with two targets, bursts, and stretches and parts of each bout.

test.each<[sentence: string, asked: string, ...unread: string[]]>([
  [
    'bike 2x(8x40/20) @ 120% / 50%, 6min between',
    'cycling, v02 max, main set 8x · 40sec 120% · 20sec 50% recovery · 6m recovery · 8x · 40sec 120% · 20sec 50% recovery',
  ],
  [
    'threshhold bursts 2x16 bike: every 2min 10s @ 150%, else 92%',
    'cycling, threshold',
    '2x16',
    'every 2min 10s @ 150%',
    'else',
    '92%',
  ],
  [
    'Z2 3hr ride, every 30 min 1x 10s sprint seated',
    'cycling, endurance, 3 hours, whole 5x · 29m50s Z2 · 10sec Z7 // seated · 30m Z2',
  ],
  [
    'tempo bursts: 45min at 80% w 8s all-out burst every 5min',
    'tempo, 45 minutes, whole 8x · 4m52s 80% · 8sec open effort 10/10 · 5m 80%',
  ],
  [
    "hill climb prep: 5x3min @ 120%, seated first 2 out of saddle last 1, full recovery (6')",
    'cycling, interval, main set 5x · 3m 120% interval, cool-down 6 minutes',
    'hill',
    'seated',
    'first 2',
    'out of saddle',
    'last 1',
    'full',
  ],
  [
    'SST 90 min w 2x25 @ 88-92, cad 60-65 first 10 of each, 8 min btwn',
    'cycling, sweet spot, 1 hour 30 minutes',
    '2x25',
    '88-92',
    '60-65',
    'first 10 of',
    '8 min btwn',
  ],
  [
    "4 x 9min as 3 min sst 1 min z5 repeating til time, 4' ez",
    'cycling, sweet spot, main set 4x · 9m interval · 3m · 1m Z5',
    'repeating til',
    "4' ez",
  ],
  [
    'jog 3k do drills and strides then 3 x 2k @ 3:45/k w 2 mins, jog 2k',
    'running, interval, 48 minutes 45 seconds, whole 4x · Stride 20sec open effort 8/10 interval // drills · 1m recovery · 3x · 2km 3:45/km interval · 2m recovery · Cool down 2km',
    '3k',
  ],
])('reads "%s"', (sentence, asked, ...unread) => {
  const understood = understand(sentence, { sport: 'running' })
  expect(readAs(understood)).toBe(asked)
  expect(understood.unread.map(({ from, to }) => sentence.slice(from, to))).toEqual(unread)
  expect(checkedIn(sentence, understood)).toEqual(checksOf(sentence))
})

test.each<[sentence: string, asked: string, unread: string[], checks: string[]]>([
  [
    "1h15 bike - 10wu - 5x1' fast pedal 1' ez - 3x10 @ 90% 5 RI - rest of time Z2",
    'cycling, sweet spot, 1 hour 15 minutes, whole Warm up 10m · 5x · 1m Z2 @ 100-110rpm interval // fast pedal · 1m recovery · 3x · 10m 90% interval · 5m recovery · 10m Z2',
    [],
    ['rest'],
  ],
  [
    '70.3 bike sim 2,5h: 30 z2, 3x30 @ 80-82% w 5 ez, z2 to finish',
    'cycling, endurance, 5 hours 55 minutes 20 seconds, whole 1h10m18s Z2 · 2h30m Z2 · 30m Z2 · 3x · 30m 80-82% interval · 5m recovery',
    ['sim'],
    ['70.3'],
  ],
  [
    "4x6min first 3 at HM, last 3 at 10k. 2 jog. Wu 15, cd whatever's left of 60",
    'interval, 1 hour, warm-up 15 minutes',
    ['4x6min', 'first 3 at HM, last 3 at 10k', '2 jog'],
    ['60', "cd whatever's left"],
  ],
  [
    "microbursts 15on 15off x 20, 150%/50%, 2 rounds w/ 10' Z2",
    'cycling, endurance, main set 20x · 15sec 150% interval · 15sec recovery · 10m recovery · 20x · 15sec 150% interval · 15sec recovery',
    ['microbursts', '50%'],
    ['15on 15off x 20'],
  ],
  [
    'single leg 6x30s L/R, then 4x6 SS 90+rpm 2ez, cycling 50 total',
    'cycling, sweet spot, 50 minutes, main set 6x · 30sec interval // single leg · 4x · 6m @ 90rpm interval · 2m recovery',
    ['L', 'R'],
    ['6x30s'],
  ],
])('“%s” asks for %s, and what may be misread is told', (sentence, asked, unread, checks) => {
  const understood = understand(sentence, { sport: 'running' })
  expect(readAs(understood)).toBe(asked)
  expect(wordsOf(sentence, understood.unread)).toEqual(unread)
  expect(wordsOf(sentence, understood.checks)).toEqual(checks)
})
