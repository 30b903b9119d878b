import { expect, test } from 'vitest'
import { checkedIn, checksOf } from '#tests/support/sentences/checked.ts'
import { readAs } from '#tests/support/sentences/read-as.ts'
import { understand } from '../understand.ts'

// What is counted before its length, and the time of the way back.

test.each<[sentence: string, asked: string, ...unread: string[]]>([
  [
    'six hills, 2 minutes each at 10k effort, two minutes walking down',
    'running, threshold, main set 6x · "Uphill at 10k pace" 2m 100.9-103% interval · Walk 2m recovery, by pace, at 10k pace',
  ],
  [
    'five hills, 90 seconds each, two minutes jog down',
    'interval, main set 5x · Uphill 1m30s open effort 9/10 interval · 2m recovery',
  ],
  ['8 hills 60s each jog back', 'interval, main set 8x · Uphill 1m open effort 9/10 interval · 1m30s recovery'],
  [
    'six reps, 3 minutes each at 10k pace, 2 min jog',
    'running, threshold, 6 × 3 minutes, 2 minutes rest, by pace, at 10k pace',
  ],
  ['four efforts, 5 min each at threshold, 3 min easy, run', 'running, threshold, 4 × 5 minutes, 3 minutes rest'],
  ['two minutes each leg, run 30 min', 'running, 30 minutes', 'two minutes'],
  [
    'easy 40 + 8x20s hill sprnt (walk dwn ~1:40)',
    'interval, warm-up 40 minutes, main set 8x · Uphill 20sec open effort 9/10 interval · Walk 1m40s recovery',
  ],
  [
    '6x1 min uphill (walk down about 2:30)',
    'interval, main set 6x · Uphill 1m open effort 9/10 interval · Walk 2m30s recovery',
  ],
  ['8x200 hill (jog down 90s)', 'interval, main set 8x · Uphill 200mtr open effort 9/10 interval · 1m30s recovery'],
  [
    '6x1 min hills (walk down ~2:00), 10 min cool down',
    'interval, 28 minutes, whole 6x · Uphill 1m open effort 9/10 interval · Walk 2m recovery · Cool down 10m',
  ],
])('"%s" asks for %s and leaves %s unread', (sentence, asked, ...unread) => {
  const understood = understand(sentence, { sport: 'running' })
  expect(readAs(understood)).toBe(asked)
  expect(understood.unread.map(({ from, to }) => sentence.slice(from, to))).toEqual(unread)
  expect(checkedIn(sentence, understood)).toEqual(checksOf(sentence))
})
