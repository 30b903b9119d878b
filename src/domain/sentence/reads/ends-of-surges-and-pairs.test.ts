import { expect, test } from 'vitest'
import { checkedIn, checksOf } from '#tests/support/sentences/checked.ts'
import { readAs } from '#tests/support/sentences/read-as.ts'
import { understand } from '../understand.ts'

// Surges that end before the whole, pairs with their count behind, and lists of watts.

test.each<[sentence: string, asked: string, ...unread: string[]]>([
  ['run 2 km max', 'running, 2 kilometers'],
  [
    'bike 30/30s at 120%, 4 min rest, 2 sets of 10',
    'cycling, v02 max, main set 10x · 30sec 120% interval · 30sec recovery · 4m rest · 10x · 30sec 120% interval · 30sec recovery',
  ],
  [
    'bike 40/20s at 115% at 95 rpm, 5 min rest, 3 sets of 8',
    'cycling, v02 max, main set 8x · 40sec 115% @ 95rpm interval · 20sec recovery · 5m rest · 8x · 40sec 115% @ 95rpm interval · 20sec recovery · 5m rest · 8x · 40sec 115% @ 95rpm interval · 20sec recovery',
  ],
  ['swim 5x300 DESCEND 1-5', 'swimming, interval, main set 5x · "descend 1-5" 300mtr interval'],
  ['swim 4x400 "NEGATIVE SPLIT"', 'swimming, interval, main set 4x · negative split 400mtr interval'],
  [
    'run 60 min, 2 min on 1 min off for the last 30 min',
    'running, interval, 1 hour, whole 30m Z1 · 10x · 2m Z5 interval · 1m recovery',
  ],
  [
    'run 60 min, middle 30 min 2 min on 1 min off',
    'running, interval, 1 hour, whole 15m Z1 · 10x · 2m Z5 interval · 1m recovery · 15m Z1',
  ],
  ['run 2 min on 1 min off easy for 30 min', 'running, 30 minutes', '2 min on 1 min off'],
  ['bike 4x5 min at 150, 170, 190 w, 45 min', 'cycling, interval, 45 minutes, 4 × 5 minutes', 'at 150, 170, 190 w'],
  ['bike 20 min at 150, 170, 190 w easy', 'cycling, endurance, 20 minutes', 'at 150, 170, 190 w'],
  [
    '12 km easy run with 200m pick-ups every 2 km',
    'running, endurance, 12 kilometers, whole 5x · 1.8km Z1 · 200mtr Z5 interval · 2km Z1',
  ],
  [
    '60 min easy run with 1m surges every 10 min',
    'running, endurance, 1 hour, whole 5x · 9m Z1 · 1m Z5 interval · 10m Z1',
  ],
  [
    '60 min easy run with 30 s sprints every 10 min, not in the last 15 min',
    'running, endurance, 1 hour, whole 4x · 9m30s Z1 · 30sec open effort 10/10 interval · 20m Z1',
  ],
  [
    '50 min easy run with 20 s pick-ups every 15 min, not in the last 10 min',
    'running, endurance, 50 minutes, whole 2x · 14m40s Z1 · 20sec Z5 interval · 20m Z1',
  ],
])('“%s” asks for %s', (sentence, asked, ...unread) => {
  const read = understand(sentence, { sport: 'running' })
  expect(readAs(read)).toBe(asked)
  expect(read.unread.map(({ from, to }) => sentence.slice(from, to))).toEqual(unread)
  expect(checkedIn(sentence, read)).toEqual(checksOf(sentence))
})
