import { expect, test } from 'vitest'
import { readAs } from '#tests/support/sentences/read-as.ts'
import { understand } from '../understand.ts'

// Words that stand behind the figures that others put them before, and counts behind a pair.

test.each<[sentence: string, asked: string, ...unread: string[]]>([
  ['5 min 95% 3 min 105% x4, 5 easy between, bike', 'cycling, threshold, main set 4x · 5m 95% · 3m 105% · 5m recovery'],
  ['bike 2 min 120% 2 min 55% x6', 'cycling, v02 max, main set 6x · 2m 120% · 2m 55%'],
  [
    '1650 for time, 500 before 200 after, yards',
    'swimming, interval, 2,350 yards, whole Warm up 500yd · 1650yd Z5 · Cool down 200yd',
  ],
  [
    'swim 1500 steady, 300 before 200 after',
    'swimming, endurance, 1,500 meters, warm-up 300 meters, cool-down 200 meters',
  ],
  [
    'swim: 8x100 1-4 desc 5-8 desc, 15sr',
    'swimming, interval, main set 8x · "desc 1-4 & 5-8" 100mtr interval · 15sec rest',
  ],
  [
    '5min@200 4min@220 3min@240 2min@260 1min@280, 2min easy each',
    'cycling, 15 minutes, whole 5m 200w · 4m 220w · 3m 240w · 2m 260w · 1m 280w',
    '2min easy each',
  ],
  [
    'run 4 min @ 4:00 3 min @ 3:50, 2 min jog each',
    'running, endurance, main set 4m 4:00/km · 2m recovery · 3m 3:50/km · 2m recovery',
  ],
])('"%s" asks for %s', (sentence, asked, ...unread) => {
  const understood = understand(sentence, { sport: 'running' })
  expect(readAs(understood)).toBe(asked)
  expect(understood.unread.map(({ from, to }) => sentence.slice(from, to))).toEqual(unread)
})
