import { expect, test } from 'vitest'
import { checkedIn, checksOf } from '#tests/support/sentences/checked.ts'
import { readAs } from '#tests/support/sentences/read-as.ts'
import { understand } from '../understand.ts'

// Progressions between two paces, a little faster, over-unders in words, hills in a list.

test.each<[sentence: string, asked: string, ...unread: string[]]>([
  [
    'Progression run of 12 km, start at 5:20 and finish at 4:30 per km',
    'running, 12 kilometers, whole 4km 5:20/km · 4km 4:55/km · 4km 4:30/km',
  ],
  ['progression run 10k from 5:30 to 4:45', 'running, 10 kilometers, whole 4km 5:30/km · 3km 5:08/km · 3km 4:45/km'],
  ['progressive 9 miles starting at 8:30 down to 7:15', '9 miles, whole 3mi 8:30/mi · 3mi 7:53/mi · 3mi 7:15/mi'],
  ['Run 20 minutes out easy and 20 minutes back a bit faster', 'running, endurance, 40 minutes, whole 20m Z1 · 20m Z2'],
  ['run 30 min out easy, 25 min back steady', 'running, endurance, 55 minutes, whole 30m Z1 · 25m Z2'],
  [
    'bike 3 x 12 min alternating 2 min at 95% and 1 min at 105%, 6 min rest',
    'cycling, threshold, main set 4x · 2m 95% interval · 1m 105% interval · 6m rest · 4x · 2m 95% interval · 1m 105% interval · 6m rest · 4x · 2m 95% interval · 1m 105% interval',
  ],
  [
    'hills: 4x30s, 4x60s, 4x90s, all jog back',
    'interval, 30 minutes, whole 4x · Uphill 30sec open effort 9/10 interval · 45sec recovery · 4x · Uphill 1m open effort 9/10 interval · 1m30s recovery · 4x · Uphill 1m30s open effort 9/10 interval · 2m15s recovery',
  ],
  [
    'pyramid 1-2-3-2-1 min vo2, rec = half of the effort, bike',
    'cycling, v02 max, main set 1m interval · 30sec recovery · 2m interval · 1m recovery · 3m interval · 1m30s recovery · 2m interval · 1m recovery · 1m interval',
  ],
  [
    'run 6-5-4 min hard, rest is equal to the effort',
    'running, interval, main set 6m interval · 6m rest · 5m interval · 5m rest · 4m interval',
  ],
])('"%s" asks for %s and leaves %s unread', (sentence, asked, ...unread) => {
  const understood = understand(sentence, { sport: 'running' })
  expect(readAs(understood)).toBe(asked)
  expect(understood.unread.map(({ from, to }) => sentence.slice(from, to))).toEqual(unread)
  expect(checkedIn(sentence, understood)).toEqual(checksOf(sentence))
})
