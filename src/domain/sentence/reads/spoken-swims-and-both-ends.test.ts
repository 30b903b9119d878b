import { expect, test } from 'vitest'
import { checkedIn, checksOf } from '#tests/support/sentences/checked.ts'
import { readAs } from '#tests/support/sentences/read-as.ts'
import { understand } from '../understand.ts'

// Ends around a set, the end of a run in words, swims in number words, and figures of things.

test.each<[sentence: string, asked: string, ...unread: string[]]>([
  [
    'runn 9miles , 1st 3 ez nxt 3 stedy lst 3 treshold',
    'running, threshold, 9 miles, whole 3mi Z1 · 3mi Z2 · 3mi Z4',
    'nxt',
  ],
  [
    'run 3 miles easy, 3 miles steady, 3 miles threshold',
    'running, threshold, 9 miles, whole 3mi Z1 · 3mi Z2 · 3mi Z4',
  ],
  [
    'fast finish LR 2hr10 last 25 mins @ M effort',
    'running, tempo, 2 hours 10 minutes, by pace, at marathon pace, whole 1h45m Z1 · 25m marathon pace 92.7-94.6%',
  ],
  ['run 10k with a fast finish', 'running, tempo, 10 kilometers, whole 8km Z1 · 2km Z3'],
  ['45 min easy run, Garmin at home with battery at 30%', 'running, endurance, 45 minutes', 'battery', '30%'],
  ['Garmin watch battery at 30% so 60 min run without music', 'running, 1 hour', 'battery', '30%', 'without music'],
  ['bike 3x8 min hard with my mate at 90%', 'cycling, sweet spot, main set 3x · 8m 90% interval'],
  ['run 6x30s on 2 off', 'running, interval', '6x30s on 2 off'],
  [
    'swim 8x50 on 1:00 (25 kick/25 swim)',
    'swimming, interval, main set 8x · "25 kick/25 swim" 50mtr open on 1:00 interval',
  ],
  [
    'mile repeats x5 @6:40, 2min stdg rest, 1.5mi up & down',
    'interval, 8 miles, whole Warm up 1.5mi · 5x · 1mi 6:40/mi interval · Stand 2m rest · Cool down 1.5mi',
  ],
  ['90 min up and down, bike', 'cycling, 1 hour 30 minutes', 'down'],
  ['run 5x1k, 2k up and down', 'running, interval, warm-up 2 kilometers, 5 × 1 kilometer, cool-down 2 kilometers'],
  ['swim four two hundreds on three thirty', 'swimming, interval, main set 4x200mtr on 3:30 interval'],
  ['swim eight hundreds on two', 'swimming, interval, main set 8x100mtr on 2:00 interval'],
  ['swim ten fifties on one ten', 'swimming, interval, main set 10x50mtr on 1:10 interval'],
  ['bike 5x5 min at one fifteen to one twenty percent', 'cycling, v02 max, main set 5x · 5m 115-120% interval'],
  [
    'ride five by six minutes at one oh eight percent four easy',
    'cycling, v02 max, main set 5x · 6m 108% interval · 4m recovery',
  ],
  ['bike 3x10 min at one ninety to two hundred watts', 'cycling, threshold, main set 3x · 10m 190-200w interval'],
  ['run 30 min at one forty five to one fifty heart rate', 'running, 30 minutes, by heartrate, whole 30m 145-150bpm'],
])('“%s” asks for %s', (sentence, asked, ...unread) => {
  const read = understand(sentence, { sport: 'running' })
  expect(readAs(read)).toBe(asked)
  expect(read.unread.map(({ from, to }) => sentence.slice(from, to))).toEqual(unread)
  expect(checkedIn(sentence, read)).toEqual(checksOf(sentence))
})
