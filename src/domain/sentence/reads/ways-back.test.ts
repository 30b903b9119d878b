import { expect, test } from 'vitest'
import { checkedIn, checksOf } from '#tests/support/sentences/checked.ts'
import { readAs } from '#tests/support/sentences/read-as.ts'
import { understand } from '../understand.ts'

// The way back of a hill with its time is the rest of the climbs, and no cool-down.

test.each<[sentence: string, asked: string, ...unread: string[]]>([
  ["3x8' climbing at threshold, 4' descend easy", 'threshold, 3 × 8 minutes (climbing), 4 minutes rest'],
  [
    '5 x 3 min hard uphill on the bike, 3 min easy down',
    'cycling, interval, main set 5x · Uphill 3m open effort 9/10 interval · 3m recovery',
  ],
  [
    '6x60s hills, 90s jog down, 10 min easy down',
    'interval, 25 minutes, whole 6x · Uphill 1m open effort 9/10 interval · 1m30s recovery · Cool down 10m',
  ],
  ['8x3 min uphill, 2-3 min jog down', 'interval, main set 8x · Uphill 3m open effort 9/10 interval · 2m recovery'],
  [
    'bike 4x5 min climbs, 5 min downhill, 15 min down',
    'cycling, interval, 55 minutes, whole 4x · Uphill 5m open effort 9/10 interval · 5m recovery · Cool down 15m',
  ],
  ['6x400, 10 min easy down', 'interval, 6 × 400 meters, cool-down 10 minutes'],
  [
    'run 4x2 min hills, 2 min walk back, 10 min cd',
    'running, interval, 26 minutes, whole 4x · Uphill 2m open effort 9/10 interval · Walk 2m recovery · Cool down 10m',
  ],
])('"%s" asks for %s and leaves %s unread', (sentence, asked, ...unread) => {
  const understood = understand(sentence, { sport: 'running' })
  expect(readAs(understood)).toBe(asked)
  expect(understood.unread.map(({ from, to }) => sentence.slice(from, to))).toEqual(unread)
  expect(checkedIn(sentence, understood)).toEqual(checksOf(sentence))
})
