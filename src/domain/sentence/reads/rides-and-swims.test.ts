import { expect, test } from 'vitest'
import { checkedIn, checksOf } from '#tests/support/sentences/checked.ts'
import { readAs } from '#tests/support/sentences/read-as.ts'
import { understand } from '../understand.ts'

// Words that only riders or swimmers say, and how they write their sets.

test.each<[sentence: string, asked: string, ...unread: string[]]>([
  ['12 min @ 88%, 3 min @ 50%, x4', 'cycling, sweet spot, main set 4x · 12m 88% · 3m 50%'],
  ['bike 2 x 20 at 250w, 10 min recovery', 'cycling, threshold, main set 2x · 20m 250w interval · 10m recovery'],
  [
    '100km easy with 5x5 min climbs at threshold',
    'cycling, threshold, 100 kilometers, main set 5x · Uphill 5m interval',
  ],
  ['70 miles', 'cycling, 70 miles'],
  ['6 x 1 min 110+ rpm inside 1 hour easy', 'cycling, endurance, 1 hour, main set 6x · 1m @ 110rpm interval'],
  [
    'ramp 10 min 50-75%, 3x8 @ 100%, 4 min easy between, 10 min cool',
    'cycling, threshold, 56 minutes, whole 10m ramp 50-75% · 3x · 8m 100% interval · 4m recovery · Cool down 10m',
  ],
  ['3x8 hold 280w bike', 'cycling, threshold, main set 3x · 8m 280w interval'],
  ['group ride 50 miles', 'cycling, 50 miles'],
  [
    'wu 300, 12x100 on 1:50 hold 1:35, cd 200',
    'swimming, interval, 1,700 meters, whole Warm up 300mtr · 12x100mtr 1:35/100m on 1:50 interval · Cool down 200mtr',
  ],
  ['8 x 25 sprint from dive, 1 min rest', 'swimming, interval, 8 × 25 meters, 1 minute rest'],
  [
    '4 x (100 easy, 100 mod, 100 hard) 20s rest',
    'swimming, interval, main set 4x · 100mtr Z1 recovery · 100mtr Z3 · 100mtr Z5 · 20sec rest',
  ],
  // What a count and brackets hold, several times.
  [
    'bike 3x(5 min 90%, 1 min 110%) x 2',
    'cycling, v02 max, main set 3x · 5m 90% · 1m 110% · 3m recovery · 3x · 5m 90% · 1m 110%',
  ],
  [
    'bike 2x(3 min 95%, 1 min 105%) x 2 sets, 4 min rec',
    'cycling, threshold, main set 2x · 3m 95% · 1m 105% · 4m recovery · 2x · 3m 95% · 1m 105%',
  ],
  // Figures behind a colon count the repetitions.
  ['swim 12x100: 4 easy, 8 hard', 'swimming, interval, main set 4x100mtr Z1 interval · 8x100mtr Z5 interval'],
  // Minutes and seconds with a dot.
  ['swim 10x100 on 1.45', 'swimming, interval, main set 10x100mtr on 1:45 interval'],
  ['swim 10x100 @ 1.45', 'swimming, interval, main set 10x100mtr on 1:45 interval'],
  ['swim 10x100 on 1.75', 'swimming, interval', '10x100', '1.75'],
  ['swim 4x200 neg split 30r', 'swimming, interval, main set 4x · neg split 200mtr interval · 30sec rest'],
  // What falls is a ramp.
  ['bike 3x8 @ 100%, then 10 min 60% to 40%', 'cycling, threshold, main set 3x · 8m 100% interval · 10m ramp 60-40%'],
  ['bike 3x8 @ 100%, then 10 min 40% to 60%', 'cycling, threshold, main set 3x · 8m 100% interval · 10m 40-60%'],
  ['bike 4x3 min 120% to 100%, 3 min easy', 'cycling, v02 max, main set 4x · 3m ramp 120-100% interval · 3m recovery'],
  [
    'bike 3x8 @ 100%, 4 min easy between, then 10 min ramp down 60% to 40%',
    'cycling, threshold, 46 minutes, whole 3x · 8m 100% interval · 4m recovery · 10m ramp 60-40%',
  ],
  // Harder time behind a set is no rest of it.
  [
    'bike 3 rounds of 6 min @ 95%, 2 min @ 105%, 4 min easy',
    'cycling, threshold, main set 3x · 6m 95% · 2m 105% · 4m Z1 recovery',
  ],
  ['bike 3 rounds of 6 min @ 95%, 2 min @ 105%', 'cycling, threshold, main set 3x · 6m 95% · 2m 105%'],
  ['bike 3x6 min @ 95%, 2 min @ 105%', 'cycling, threshold, main set 3x · 6m 95% interval · 2m 105%'],
  ['bike 3x6 min @ 95%, 2 min @ 50%', 'cycling, sweet spot, main set 3x · 6m 95% interval · 2m 50% recovery'],
  // How long a pair is done.
  [
    'bike 15/15 10 min x 2',
    'cycling, v02 max, main set 20x · 15sec interval · 15sec recovery · 3m recovery · 20x · 15sec interval · 15sec recovery',
  ],
  [
    'bike 30/30s 10 min x 2, 5 min between',
    'cycling, v02 max, main set 10x · 30sec interval · 30sec recovery · 5m recovery · 10x · 30sec interval · 30sec recovery',
  ],
  [
    'bike 30/30s, 3x8 min @ 90%',
    'cycling, sweet spot, main set 10x · 30sec interval · 30sec recovery · 3x · 8m 90% interval',
  ],
  [
    'swim 400 easy, 10x100 at 1:45 with 15 sec rest, 200 cool down',
    'swimming, interval, 1,600 meters, whole 400mtr Z1 · 10x100mtr 1:45/100m interval 15sec rest · Cool down 200mtr',
  ],
  ['swim 10 x 100 m at 1:30 pace, 20 s rest', 'swimming, interval, main set 10x100mtr 1:30/100m interval 20sec rest'],
  ['swim 10x100 @ 1:45', 'swimming, interval, main set 10x100mtr on 1:45 interval'],
  ['bike 30/30, 20 repetitions, at 120% FTP', 'cycling, v02 max, main set 20x · 30sec 120% interval · 30sec recovery'],
  [
    'swim 3x(4x100 on 1:50, 50 ez)',
    'swimming, interval, main set 4x100mtr on 1:50 interval · 50mtr Z1 recovery · 4x100mtr on 1:50 interval · 50mtr Z1 recovery · 4x100mtr on 1:50 interval · 50mtr Z1 recovery',
  ],
])('"%s" asks for %s', (sentence, asked, ...unread) => {
  const understood = understand(sentence, { sport: 'running' })
  expect(readAs(understood)).toBe(asked)
  expect(understood.unread.map(({ from, to }) => sentence.slice(from, to))).toEqual(unread)
  expect(checkedIn(sentence, understood)).toEqual(checksOf(sentence))
})
