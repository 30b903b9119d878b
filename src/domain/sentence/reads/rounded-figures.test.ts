import { expect, test } from 'vitest'
import { checkedIn, checksOf } from '#tests/support/sentences/checked.ts'
import { readAs } from '#tests/support/sentences/read-as.ts'
import { understand } from '../understand.ts'

// Figures that are rounded, and the ends of ranges in either order.

test.each<[sentence: string, asked: string, ...unread: string[]]>([
  // The sum of the parts, to five seconds and to a tenth of a kilometre.
  [
    'run 10 min easy, 7x19s hard w/ 20s jog, 10 min easy',
    'running, interval, 24 minutes 35 seconds, whole 10m Z1 · 7x · 19sec Z5 interval · 20sec recovery · 10m Z1',
  ],
  [
    'run 2k easy, 3x1k at 4:00/km w/ 100s jog, 1k easy',
    'running, interval, 6.7 kilometers, whole 2km Z1 · 3x · 1km 4:00/km interval · 1m40s recovery · 1km Z1',
  ],
  // A swim by time is rounded to a hundred.
  ['swim 19 min easy', 'swimming, endurance, 900 meters, whole 19m Z1'],
  ['swim 12 min', 'swimming, endurance, 600 meters, whole 12m Z2'],
  // Paces, to a second.
  ['run 7k in 31 min', 'running, 7 kilometers, whole 7km 4:26/km'],
  ['run 7 miles in 50 min', 'running, 7 miles, whole 7mi 7:09/mi'],
  ['run 5k at 11.3 km/h', 'running, 5 kilometers, whole 5km 5:19/km'],
  ['run 45 min at 11-10 kph', 'running, 45 minutes, whole 45m 5:27-6:00/km'],
  ['run 45 min at 10-11 kph', 'running, 45 minutes, whole 45m 5:27-6:00/km'],
  ['run 6x800 in 2:50-2:40', 'running, interval, main set 6x · 800mtr 3:20-3:33/km interval'],
  ['run 5x1k in 10:00-16:00', 'running, interval, 5 × 1 kilometer', 'in 10:00-16:00'],
  ['bike 1h @ 200-2600w', 'cycling', '1h', '200-2600w'],
  // As many turns as fit into the time, or as nearly fill it.
  ['run 3 min, walk 1 min for 30 min', 'running, endurance, 28 minutes, whole 7x · 3m Z1 interval · Walk 1m recovery'],
  ['run walk 4:1 for 32 min', 'running, endurance, 32 minutes, main set 6x · 4m Z1 interval · Walk 1m recovery'],
  // The hardest of several names or targets is the type.
  ['run 45 min easy tempo', 'running, tempo, 45 minutes'],
  ['run 60 min easy with threshold and vo2', 'running, threshold, 1 hour', 'vo2'],
  ['bike 1h: 30 min 60%, 30 min 95%', 'cycling, sweet spot, 1 hour, whole 30m 60% · 30m 95%'],
])('"%s" asks for %s and leaves %s unread', (sentence, asked, ...unread) => {
  const understood = understand(sentence, { sport: 'running' })
  expect(readAs(understood)).toBe(asked)
  expect(understood.unread.map(({ from, to }) => sentence.slice(from, to))).toEqual(unread)
  expect(checkedIn(sentence, understood)).toEqual(checksOf(sentence))
})
