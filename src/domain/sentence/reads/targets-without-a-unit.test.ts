import { expect, test } from 'vitest'
import { checkedIn, checksOf } from '#tests/support/sentences/checked.ts'
import { readAs } from '#tests/support/sentences/read-as.ts'
import { understand } from '../understand.ts'

// Targets without a unit, and percents of the maximal heart rate, where they can be only one thing.

test.each<[sentence: string, asked: string, ...unread: string[]]>([
  ['bike 60 minutes at 75% of max heart rate', 'cycling, endurance, 1 hour, by heartrate, whole 1h 83% LTHR'],
  [
    "run 45' w/ 5x(2' @ 90% HRmax / 2' jog) in there",
    'running, interval, 45 minutes, main set 5x · 2m 100% LTHR · 2m recovery, by heartrate',
  ],
  [
    'run 4x4 min @ 90-95% HRmax, 3 min @ 70%',
    'running, interval, main set 4x · 4m 100-106% LTHR interval · 3m 78% LTHR recovery, by heartrate',
  ],
  ['bike 2h 65% MHR', 'cycling, endurance, 2 hours, by heartrate, whole 2h 72% LTHR'],
  ['run 50 min 70% HRR', 'running, 50 minutes', '70% HRR'],
  ['swim 2000 at 75% max hr', 'swimming, 2,000 meters', '75% max hr'],
  [
    '1:15 ride w 3x12 @ 88-92 (4 ez)',
    'cycling, sweet spot, 1 hour 15 minutes, main set 3x · 12m 88-92% interval · 4m recovery',
  ],
  ['bike 6x3min @ 115, 3 min easy', 'cycling, v02 max, main set 6x · 3m 115% interval · 3m recovery'],
  ['bike 4x8 @ 105 4 min easy', 'cycling, threshold, main set 4x · 8m 105% interval · 4m recovery'],
  ['bike 2x20 @ 90-95 w 5 ez', 'cycling, sweet spot, main set 2x · 20m 90-95% interval · 5m recovery'],
  ['ride 5x5 at 110 r 5', 'cycling, v02 max, main set 5x · 5m 110% interval · 5m rest'],
  ['bike 4x4 @ 108-112 (3 easy)', 'cycling, v02 max, main set 4x · 4m 108-112% interval · 3m recovery'],
  ['bike 3x1 min @ 110, 3x30s @ 130', 'cycling, v02 max, main set 3x · 1m 110% interval · 3x · 30sec 130% interval'],
  [
    'bike 3x1 min @ 110, 3x30s @ 300',
    'cycling, interval, main set 3x · 1m interval · 3x · 30sec interval',
    '110',
    '300',
  ],
  ['bike 3x10 @ 90 rpm, 3x10 @ 95', 'cycling, threshold, main set 3x · 10m @ 90rpm interval · 3x · 10m interval', '95'],
  ['bike 3x15 @ 220 5 min easy', 'cycling, threshold, main set 3x · 15m 220w interval · 5m recovery'],
  ['bike 60 min @ 65', 'cycling, 1 hour', '65'],
  ['run 3x10 @ 90', 'running, threshold, 3 × 10 minutes', '90'],
  ['tues: 12x400 (72-74) off 60s', 'interval, main set 12x · 400mtr 3:00-3:05/km interval · 1m recovery', 'tues'],
  ['run 10x400 @ 75-78, 90s rest', 'running, interval, main set 10x · 400mtr 3:08-3:15/km interval · 1m30s rest'],
  ['run 16x200 (34-36) 200 jog', 'running, interval, main set 16x · 200mtr 2:50-3:00/km interval · 200mtr recovery'],
  ['run 8x400 (60-90)', 'running, interval, 8 × 400 meters', '60-90'],
  ['run 6x1k (4:10s) 90s jog', 'running, interval, main set 6x · 1km 4:10/km interval · 1m30s recovery'],
  ['run 4x800 at 3:10s, 400 jog', 'running, interval, main set 4x · 800mtr 3:58/km interval · 400mtr recovery'],
  ['run 4 mi @ 7:15s', 'running, 4 miles, whole 4mi 7:15/mi'],
  ['ride 3x15 @ 180-190, 5 easy', 'cycling, threshold, main set 3x · 15m 180-190w interval · 5m recovery'],
  [
    'bike 20 min @ 150-160, 3x5 @ 240-250, 3 easy, 10 cd',
    'cycling, interval, 54 minutes, whole 20m 150-160w · 3x · 5m 240-250w interval · 3m recovery · Cool down 10m',
  ],
  ['bike 2x20 @ IM watts 160-170, 5 min easy', 'cycling, threshold, main set 2x · 20m 160-170w interval · 5m recovery'],
  [
    "Wu 10 ramp 45->75%, 4x4' @ 110-115 / 4', then 20' SS 88-92, cd 8 ramp down",
    'cycling, sweet spot, 1 hour 10 minutes, whole Warm up 10m ramp 45-75% · 4x · 4m 110-115% interval · 4m recovery · 20m 88-92% · Cool down 8m ramp 63-48%',
  ],
  ['90 min ride z2 65-70', 'cycling, endurance, 1 hour 30 minutes, whole 1h30m 65-70%'],
  ['bike 2x20 sst 88-93 w 5 easy', 'cycling, sweet spot, main set 2x · 20m 88-93% interval · 5m recovery'],
  ['bike z2 60-90', 'cycling, endurance', '60-90'],
  [
    'bike 12 @ 75-80, 8 @ 85-90, 4 @ 100, 2 @ 110',
    'cycling, v02 max, 26 minutes, whole 12m 75-80% · 8m 85-90% · 4m 100% · 2m 110%',
  ],
])('"%s" asks for %s and leaves %s unread', (sentence, asked, ...unread) => {
  const understood = understand(sentence, { sport: 'running' })
  expect(readAs(understood)).toBe(asked)
  expect(understood.unread.map(({ from, to }) => sentence.slice(from, to))).toEqual(unread)
  expect(checkedIn(sentence, understood)).toEqual(checksOf(sentence))
})
