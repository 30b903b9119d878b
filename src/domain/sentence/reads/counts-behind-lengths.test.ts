import { expect, test } from 'vitest'
import { checkedIn, checksOf } from '#tests/support/sentences/checked.ts'
import { readAs } from '#tests/support/sentences/read-as.ts'
import { understand } from '../understand.ts'

// Counts that stand behind what they count.

test.each<[sentence: string, asked: string, ...unread: string[]]>([
  [
    '1000m @ 4:00/k straight into 1000m @ 3:40, 5 times',
    'running, interval, main set 5x · 1000mtr 4:00/km · 1000mtr 3:40/km',
  ],
  [
    '1000m @ 4:00/k straight into 1000m @ 4:30/k, 5 times, so 10k all up. plus usual 2k each side',
    'running, interval, 14 kilometers, whole Warm up 2km · 5x · 1000mtr 4:00/km · 1000mtr 4:30/km · Cool down 2km',
  ],
  ['run 1k at 4:00, 1k at 4:30, 5 times', 'running, interval, main set 5x · 1km 4:00/km · 1km 4:30/km'],
  [
    'bike 30/30, 20 repetitions, at 120% FTP, easy 50%',
    'cycling, v02 max, main set 20x · 30sec 120% interval · 30sec 50% recovery',
  ],
  ['easy miles x 6', 'endurance, 6 miles'],
  ['6x1 mile easy', 'endurance, 6 miles'],
  ['6x1 mile easy w/ 1 min rest', 'endurance, main set 6x · 1mi Z1 interval · 1m rest'],
  [
    '3 sets: 1 min tempo / 1 min hard / 1 min easy — 3 times per set, 4 min easy btw. wu 15 bike',
    'cycling, tempo, warm-up 15 minutes',
    '3 sets: 1 min',
    '1 min',
    '1 min',
    '3 times',
    '4 min easy btw',
  ],
  ['2 rds of 100 kick', 'swimming, interval, main set 2x100mtr kick interval'],
])('"%s" asks for %s and leaves %s unread', (sentence, asked, ...unread) => {
  const understood = understand(sentence, { sport: 'running' })
  expect(readAs(understood)).toBe(asked)
  expect(understood.unread.map(({ from, to }) => sentence.slice(from, to))).toEqual(unread)
  expect(checkedIn(sentence, understood)).toEqual(checksOf(sentence))
})
