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
  ['ride 2h z2 but 30 min of it tempo', 'cycling, tempo, 2 hours, 1 × 30 minutes'],
  ['run 10k easy, 3k of it at tempo', 'running, tempo, 10 kilometers, 1 × 3 kilometers'],
  [
    '1000 yd swim for time',
    'swimming, interval, 1,800 yards, whole Warm up 400yd · 4x · build 50yd interval · 15sec rest · 1000yd effort 10/10 · Cool down 200yd',
  ],
  [
    '1650 yard time trial',
    'swimming, interval, 2,450 yards, whole Warm up 400yd · 4x · build 50yd interval · 15sec rest · 1650yd effort 10/10 · Cool down 200yd',
  ],
  [
    'run 880 yd time trial',
    'running, interval, 33 minutes 50 seconds, whole Warm up 15m · 4x · Stride 20sec open effort 8/10 interval · 1m recovery · 880yd effort 10/10 · Cool down 10m',
  ],
  [
    'swim 1650 yards broken: 500 500 400 250, 1 min rest',
    'swimming, 1,650 yards, whole 500yd · 1m rest · 500yd · 1m rest · 400yd · 1m rest · 250yd',
  ],
  [
    'swim 300 wu, broken 1000 as 400+300+200+100 with 15s rest, 200 cd',
    'swimming, 1,500 meters, whole Warm up 300mtr · 400mtr · 15sec rest · 300mtr · 15sec rest · 200mtr · 15sec rest · 100mtr · Cool down 200mtr',
  ],
  // They are less than all of it.
  [
    'swim 1650 yards broken: 500 500 400 200, 1 min rest',
    'swimming, 1,650 yards',
    ...['broken', '500', '500', '400', '200', '1 min rest'],
  ],
])('"%s" asks for %s', (sentence, asked, ...unread) => {
  const understood = understand(sentence, { sport: 'running' })
  expect(readAs(understood)).toBe(asked)
  expect(understood.unread.map(({ from, to }) => sentence.slice(from, to))).toEqual(unread)
})
