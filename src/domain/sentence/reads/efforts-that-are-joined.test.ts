import { expect, test } from 'vitest'
import { checkedIn, checksOf } from '#tests/support/sentences/checked.ts'
import { readAs } from '#tests/support/sentences/read-as.ts'
import { understand } from '../understand.ts'

// Two efforts that are joined are the percents from the easier to the harder one: neither is dropped.

test.each<[sentence: string, asked: string, ...unread: string[]]>([
  ['6 × 5 min @ LT1–LT2, 1 min float', 'tempo, main set 6x · 5m 87.7-100% interval · Float 1m Z2 recovery'],
  ['bike 90 min, zone 2-3', 'cycling, endurance, 1 hour 30 minutes, whole 1h30m 55-82.9%'],
  ['run 45 min z1-z2', 'running, endurance, 45 minutes, whole 45m 71.4-87.7%'],
  ['run 3x10 min z3-4, 3 min jog', 'running, threshold, main set 3x · 10m 87.7-103.1% interval · 3m recovery'],
  ['bike 5x5 min z4/z5, 3 min z1', 'cycling, threshold, main set 5x · 5m 87.1-105.2% interval · 3m Z1 recovery'],
  ['run 50 min VT1-VT2', 'running, tempo, 50 minutes, whole 50m 87.7-100%'],
  ['run 4x10 min LT1 to LT2 w 2 min jog', 'running, tempo, main set 4x · 10m 87.7-100% interval · 2m recovery'],
  ['run 3x10 min tempo/thresh w/ 2 min', 'running, threshold, main set 3x · 10m 87.7-103.1% interval · 2m recovery'],
  [
    'bike 2x15 min between sweet spot and threshold, 5 min easy',
    'cycling, threshold, main set 2x · 15m 87.1-105.2% interval · 5m recovery',
  ],
  ['bike 1h easy to moderate', 'cycling, endurance, 1 hour, whole 1h 40-82.9%'],
  ['run 5x5 min threshold-vo2, 2 min jog', 'running, interval, main set 5x · 5m 95.2-114.9% interval · 2m recovery'],
  ['bike 4x10 min tempo-sst, 4 min easy', 'cycling, sweet spot, main set 4x · 10m 75.2-95.2% interval · 4m recovery'],
  ['swim 5x200 z2-z3 20s rest', 'swimming, endurance, main set 5x200mtr 87-97.1% interval 20sec rest'],
  ['bike 2x20 at LT1 / LT2, 5 min easy', 'cycling, threshold, 2 × 20 minutes, 5 minutes rest', 'LT1 / LT2'],
  ['10k progression easy to tempo', 'tempo, 10 kilometers, whole 4km Z1 · 3km Z2 · 3km Z3'],
  ['bike 8x1:00/1:00 z5/z1', 'cycling, threshold, 8 × 1 minute, 1 minute rest'],
  ['ride 1h z6-7', 'cycling, interval, 1 hour'],
  ['bike 1h30 z2 hr zone 2-3', 'cycling, endurance, 1 hour 30 minutes, by heartrate', 'zone 2-3'],
  ['run 20 min from easy to tempo', 'running, tempo, 20 minutes, whole 8m Z1 · 6m Z2 · 6m Z3'],
])('"%s" asks for %s and leaves %s unread', (sentence, asked, ...unread) => {
  const understood = understand(sentence, { sport: 'running' })
  expect(readAs(understood)).toBe(asked)
  expect(understood.unread.map(({ from, to }) => sentence.slice(from, to))).toEqual(unread)
  expect(checkedIn(sentence, understood)).toEqual(checksOf(sentence))
})
