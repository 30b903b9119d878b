import { expect, test } from 'vitest'
import { checkedIn, checksOf } from '#tests/support/sentences/checked.ts'
import { readAs } from '#tests/support/sentences/read-as.ts'
import { understand } from '../understand.ts'

// Rides with a set within a steady whole, and what riders type beside their sets.

test.each<[sentence: string, asked: string, ...unread: string[]]>([
  [
    '4hr Z2 190-205W w/ 3x20 @ 230',
    'cycling, endurance, 4 hours, whole 1h15m 190-205w · 3x · 20m 230w · 10m 190-205w · 1h15m 190-205w',
  ],
  [
    'endurance turbo 70mins 65% with 5 x 10s sprints',
    'cycling, endurance, 1 hour 10 minutes, whole 27m 65% · 5x · 10sec Z7 · 2m50s 65% · 28m 65%',
  ],
  [
    'bike 2h z2 180w with 4x8 @ 260w',
    'cycling, endurance, 2 hours, whole 36m 180w · 4x · 8m 260w · 4m 180w · 36m 180w',
  ],
  [
    'run 90 min at 5:30/km with 3x10 min at 4:40/km',
    'running, threshold, 1 hour 30 minutes, whole 22m 5:30/km · 3x · 10m 4:40/km · 5m 5:30/km · 23m 5:30/km',
  ],
  ['2h ride 65% with 2x20 at 90%', 'cycling, sweet spot, 2 hours, whole 30m 65% · 2x · 20m 90% · 10m 65% · 30m 65%'],
  ['1h bike at 60% with 10x5 min @ 100%', 'cycling, threshold, 1 hour, main set 10x · 5m 100% interval', '60%'],
  [
    'RPE 7 bike 3x10mins, rpe 3 for 5, 1 hr',
    'cycling, threshold, 1 hour, main set 3x · 10m effort 7/10 interval · 5m effort 3/10 recovery',
  ],
  ['bike 3x10, rpe 2 for 3 min', 'cycling, threshold, main set 3x · 10m interval · 3m effort 2/10 recovery'],
  ['rpe 3 for 45 min bike', 'cycling, 45 minutes, whole 45m effort 3/10'],
  [
    'ou kaapse x3, 12 min climbs at threshold, easy down',
    'cycling, threshold, main set 3x · Uphill 12m interval · 6m recovery',
    'ou kaapse',
  ],
  [
    'mast road x4, 5 min climbs hard run',
    'running, interval, main set 4x · Uphill 5m open effort 9/10 interval',
    'mast',
  ],
  ['hill road x4, 5 min climbs hard', 'interval, main set 4x · Uphill 5m open effort 9/10 interval'],
  ['8 x 20 secs all out 10 secs off, bike, tabata', 'cycling, interval, 8 × 20 seconds, 10 seconds rest'],
  [
    'tabata 2x(8x20/10s) bike',
    'cycling, interval, main set 8x · 20sec Z7 interval · 10sec recovery · 3m recovery · 8x · 20sec Z7 interval · 10sec recovery',
  ],
  ['8x20s 10s off tabata bike', 'cycling, interval, 8 × 20 seconds, 10 seconds rest'],
  ['bike tabata 4 min', 'cycling, interval, main set 8x · 20sec open effort 10/10 interval · 10sec recovery'],
  ['rollers 35 mins fast legs 6x1 at 110+', 'cycling, endurance, 35 minutes, main set 6x · 1m @ 110rpm interval'],
  ['1h bike high cadence 5x3 min at 100', 'cycling, endurance, 1 hour, main set 5x · 3m @ 100rpm interval'],
  ['bike 5x3 min at 110%', 'cycling, v02 max, main set 5x · 3m 110% interval'],
  [
    'bike 20/40s x 12, 15 wu, the rest z2 to 75 min',
    'cycling, v02 max, 1 hour 15 minutes, warm-up 15 minutes, 12 × 20 seconds, 40 seconds rest, cool-down 48 minutes',
  ],
  [
    'run 10 easy, 5x3 min hard 2 min jog, rest easy until 50 min',
    'running, interval, 50 minutes, whole 10m Z1 · 5x · 3m Z5 interval · 2m recovery · 15m Z1',
  ],
  [
    'ramp 100 to 200w 15min then 2x15 240w 5min easy then down 10',
    'cycling, threshold, 1 hour 5 minutes, whole 15m ramp 100-200w · 2x · 15m 240w interval · 5m recovery · Cool down 10m',
  ],
  ['swim 10x100 then down 200', 'swimming, interval, 1,200 meters, whole 10x100mtr interval · Cool down 200mtr'],
  ['spin 30-40 mins legs are toast', 'cycling, endurance, 30 minutes'],
  ['5x3 min hard bike, my legs are fried', 'cycling, interval, 5 × 3 minutes', 'my legs are fried'],
  ['ride one hour and a half soft, I have no watt', 'cycling, endurance, 1 hour 30 minutes'],
  ['ride 2h soft', 'cycling, endurance, 2 hours'],
  ['2h easy run on soft sand', 'running, endurance, 2 hours, note on soft sand'],
  ['3 hours easy with coffee stop in Roundwood', 'cycling, endurance, 3 hours'],
  ['run 3h with coffee stop', 'running, 3 hours'],
  ['90 min with coffee stop', '1 hour 30 minutes'],
])('"%s" asks for %s and leaves %s unread', (sentence, asked, ...unread) => {
  const understood = understand(sentence, { sport: 'running' })
  expect(readAs(understood)).toBe(asked)
  expect(understood.unread.map(({ from, to }) => sentence.slice(from, to))).toEqual(unread)
  expect(checkedIn(sentence, understood)).toEqual(checksOf(sentence))
})
