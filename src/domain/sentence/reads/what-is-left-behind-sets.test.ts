import { expect, test } from 'vitest'
import { checkedIn, checksOf } from '#tests/support/sentences/checked.ts'
import { readAs } from '#tests/support/sentences/read-as.ts'
import { understand } from '../understand.ts'

// What is left behind sets, and rests between the rounds of several sets.

test.each<[sentence: string, asked: string, ...unread: string[]]>([
  [
    'LR 32k: 10 ez, 2x8k @ MP (1k float), rest ez',
    'running, tempo, 32 kilometers, by pace, at marathon pace, whole 10km Z1 · 2x · 8km marathon pace 92.7-94.6% interval · Float 1km Z2 recovery · 4km Z1',
  ],
  [
    'run 20k: 6 easy, 4x2k @ HMP w/ 90s jog, rest easy',
    'running, threshold, 20 kilometers, by pace, at half marathon pace, whole 6km Z1 · 4x · 2km half marathon pace 96-98% interval · 1m30s recovery · 4.9km Z1',
  ],
  [
    '60 min run: 15 easy, 4x5 min threshold w/ 2 min jog, rest easy',
    'running, threshold, 1 hour, whole 15m Z1 · 4x · 5m Z4 interval · 2m recovery · 17m Z1',
  ],
  [
    'bike 90 min: 20 min easy, 3x10 min sweet spot 5 min easy, rest z2',
    'cycling, sweet spot, 1 hour 30 minutes, whole 20m Z1 · 3x · 10m Z4 interval · 5m recovery · 25m Z2',
  ],
  [
    '10 mi run, 2 mi easy, 4x1 mi @ T w/ 1 min jog, rest easy',
    'running, threshold, 10 miles, whole 2mi Z1 · 4x · 1mi Z4 interval · 1m recovery · 3.5mi Z1',
  ],
  [
    'run 10k with 6x400 fast 200 jog, rest easy',
    'running, interval, 10 kilometers, main set 6x · 400mtr interval · 200mtr recovery',
  ],
  [
    'swim 3x{200 free easy, 4x50 hard} 1 min between',
    'swimming, interval, main set 200mtr Z1 freestyle recovery · 4x50mtr interval · 1m rest · 200mtr Z1 freestyle recovery · 4x50mtr interval · 1m rest · 200mtr Z1 freestyle recovery · 4x50mtr interval',
  ],
  [
    'swim 3x(200 free, 4x50 kick) 1 min between',
    'swimming, interval, main set 200mtr freestyle · 4x50mtr kick interval · 1m rest · 200mtr freestyle · 4x50mtr kick interval · 1m rest · 200mtr freestyle · 4x50mtr kick interval',
  ],
  [
    'run 3x(1k easy, 4x200 hard) 1 min between',
    'running, interval, main set 1km Z1 recovery · 4x · 200mtr interval · 1m recovery · 1km Z1 recovery · 4x · 200mtr interval · 1m recovery · 1km Z1 recovery · 4x · 200mtr interval',
  ],
  [
    'swim 3x(200 free easy, 4x50 hard 10s rest)',
    'swimming, interval, main set 200mtr Z1 freestyle recovery · 3x50mtr interval 10sec rest · 50mtr interval · 1m rest · 200mtr Z1 freestyle recovery · 3x50mtr interval 10sec rest · 50mtr interval · 1m rest · 200mtr Z1 freestyle recovery · 4x50mtr interval 10sec rest',
  ],
  [
    '2x{5x1 min z5 1 min z1, 3 min easy} run',
    'running, interval, main set 5x · 1m Z5 interval · 1m Z1 recovery · 3m Z1 recovery · 5x · 1m Z5 interval · 1m Z1 recovery · 3m Z1 recovery',
  ],
  ['10x{30 s hard/30 s easy} bike', 'cycling, v02 max, 10 × 30 seconds, 30 seconds rest'],
  [
    'turbo tonight 75, sorry 1hr not 75. 3x10 thr 5 rbi, fill the rest z2',
    'cycling, threshold, 1 hour, 3 × 10 minutes, 5 minutes rest',
    '75',
    'not 75',
  ],
  [
    '90 min turbo, 3x12 at 95% w/ 6 min easy, remainder z2',
    'cycling, sweet spot, 1 hour 30 minutes, whole 18m Z2 · 3x · 12m 95% · 6m Z1 recovery · 18m Z2',
  ],
  [
    'bike 1 hr, 5x3 min vo2 3 min rbi, fill the rest z2',
    'cycling, v02 max, 1 hour, whole 15m Z2 · 5x · 3m 106-120% interval · 3m rest · 15m Z2',
  ],
])('%j asks for %s', (sentence, asked, ...unread) => {
  const understood = understand(sentence, { sport: 'running' })
  expect(readAs(understood)).toBe(asked)
  expect(understood.unread.map(({ from, to }) => sentence.slice(from, to))).toEqual(unread)
  expect(checkedIn(sentence, understood)).toEqual(checksOf(sentence))
})
