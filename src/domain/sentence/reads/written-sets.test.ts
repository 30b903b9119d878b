import { expect, test } from 'vitest'
import { readAs } from '#tests/support/sentences/read-as.ts'
import { understand } from '../understand.ts'

// Main sets that are written out, because a plain set cannot say them.

test.each<[sentence: string, asked: string]>([
  ['3x8 @ 280 bike 1h', 'cycling, threshold, 1 hour, main set 3x · 8m 280w interval'],
  [
    'Run: 6x1km @ 4:00/km, 2 min rest, total 12km',
    'running, interval, 12 kilometers, main set 6x · 1km 4:00/km interval · 2m rest',
  ],
  ['4 x 1 mile @ 6:30/mi w 1 min rest', 'running, interval, main set 4x · 1mi 6:30/mi interval · 1m rest'],
  ['Sweetspot 2x30min @ 230w 90min', 'cycling, sweet spot, 1 hour 30 minutes, main set 2x · 30m 230w interval'],
  [
    '4 x 400m free, 20 sec rest, 2500 m swim',
    'swimming, interval, 2,500 meters, main set 4x400mtr freestyle interval 20sec rest',
  ],
  ['10 hills of 1 min, run 50min', 'running, interval, 50 minutes, main set 10x · Uphill 1m open effort 9/10 interval'],
  ["4x1k @ 4:00, 2' jog, 10k", 'interval, 10 kilometers, main set 4x · 1km 4:00/km interval · 2m recovery'],
  ['5x1k @ 3:45', 'interval, main set 5x · 1km 3:45/km interval'],
  ['3x8 @ 280', 'cycling, threshold, main set 3x · 8m 280w interval'],
  ['bike 4x8 at 290w', 'cycling, threshold, main set 4x · 8m 290w interval'],
  ['swim 2k 10x100 @ 1:40/100m', 'swimming, interval, 2,000 meters, main set 10x100mtr 1:40/100m interval'],
  ['3x12 sweet spot ride 250w', 'cycling, sweet spot, main set 3x · 12m 250w interval'],
  ['ride 3x10 240 60 min threshold', 'cycling, threshold, 1 hour, main set 3x · 10m 240w interval'],
  ['8x50 free with 15s rest', 'swimming, interval, main set 8x50mtr freestyle interval 15sec rest'],
  ['6x800 in 2:40 run', 'running, interval, main set 6x · 800mtr 3:20/km interval'],
  ['6x800 @ 2:40 run', 'running, interval, main set 6x · 800mtr 3:20/km interval'],
  ['10x100 free in 1:40, swim 2k', 'swimming, interval, 2,000 meters, main set 10x100mtr 1:40/100m freestyle interval'],
  ['bike 2x20 280', 'cycling, threshold, main set 2x · 20m 280w interval'],
  ['intervals: 5 x 1000m, rest 2:00, pace 3:45', 'interval, main set 5x · 1000mtr 3:45/km interval · 2m rest'],
  ['5 x 1000 m (rest 2 min) @ 3:45/km', 'running, interval, main set 5x · 1000mtr 3:45/km interval · 2m rest'],
  [
    'hill repeats 10 x 60 seconds run 50 min',
    'running, interval, 50 minutes, main set 10x · Uphill 1m open effort 9/10 interval',
  ],
  [
    "over/unders 3x12 bike 75'",
    'cycling, threshold, 1 hour 15 minutes, main set 4x · 2m 88-93% interval · 1m 103-105% interval · 4m recovery · 4x · 2m 88-93% interval · 1m 103-105% interval · 4m recovery · 4x · 2m 88-93% interval · 1m 103-105% interval',
  ],
  [
    '8 x 30 sec hill sprints in a 40 min run',
    'running, interval, 40 minutes, main set 8x · Uphill 30sec open effort 9/10 interval',
  ],
  ['10x100 on 1:40', 'swimming, interval, main set 10x100mtr on 1:40 interval'],
  ['4x100 IM', 'swimming, interval, main set 4x100mtr medley interval'],
  ['8x50 fly', 'swimming, interval, main set 8x50mtr butterfly interval'],
  ['6x100 breast', 'swimming, interval, main set 6x100mtr breaststroke interval'],
  ['8x25s back 10s rest', 'swimming, interval, main set 8x25mtr backstroke interval 10sec rest'],
  ['10x100 pull', 'swimming, interval, main set 10x100mtr pull interval'],
  ['10x100 free on 1:40, 2k', 'swimming, interval, 2,000 meters, main set 10x100mtr freestyle on 1:40 interval'],
  ['bike 2x20 @ 95% ftp 250', 'cycling, sweet spot, main set 2x · 20m 95% interval, reference 250, by power'],
  ['10x50 on 50s', 'swimming, interval, main set 10x50mtr on 0:50 interval'],
  ['1hr z2 w/ 6x10s sprints bike', 'cycling, endurance, 1 hour, main set 6x · 10sec Z7 interval'],
  [
    'swim ladder 100 200 300 200 100',
    'swimming, ladder sets, main set 100mtr interval · 20sec rest · 200mtr interval · 20sec rest · 300mtr interval · 20sec rest · 200mtr interval · 20sec rest · 100mtr interval',
  ],
  [
    'swim 2k ladder 100 200 300 200 100',
    'swimming, ladder sets, 2,000 meters, main set 100mtr interval · 20sec rest · 200mtr interval · 20sec rest · 300mtr interval · 20sec rest · 200mtr interval · 20sec rest · 100mtr interval',
  ],
  ['10x100 on 1:45 swim', 'swimming, interval, main set 10x100mtr on 1:45 interval'],
  [
    '2 sets of 10 x 30/30, 1h turbo',
    'cycling, v02 max, 1 hour, main set 10x · 30sec interval · 30sec recovery · 3m recovery · 10x · 30sec interval · 30sec recovery',
  ],
  [
    '100-200-300-200-100 ladder swim 2k',
    'swimming, ladder sets, 2,000 meters, main set 100mtr interval · 20sec rest · 200mtr interval · 20sec rest · 300mtr interval · 20sec rest · 200mtr interval · 20sec rest · 100mtr interval',
  ],
  [
    '1-2-3-2-1 min run 40 min',
    'running, interval, 40 minutes, main set 1m interval · 30s recovery · 2m interval · 1m recovery · 3m interval · 1m30s recovery · 2m interval · 1m recovery · 1m interval',
  ],
  [
    'swim ladder 50-100-150-200-150-100-50',
    'swimming, ladder sets, main set 50mtr interval · 20sec rest · 100mtr interval · 20sec rest · 150mtr interval · 20sec rest · 200mtr interval · 20sec rest · 150mtr interval · 20sec rest · 100mtr interval · 20sec rest · 50mtr interval',
  ],
  ["4 x 8' @ 105% ftp", 'cycling, threshold, main set 4x · 8m 105% interval'],
  ['2 x 20 @ 95%', 'tempo, main set 2x · 20m 95% interval'],
  ['3x10 min at 88-94% bike', 'cycling, sweet spot, main set 3x · 10m 88-94% interval'],
  ['5 x 4 min at 170bpm', 'interval, main set 5x · 4m 170bpm interval, by heartrate'],
  ['8x50 kick swim 1500', 'swimming, interval, 1,500 meters, main set 8x50mtr kick interval'],
  [
    'ride 2x20 at 250 watts with ftp 280 1h15',
    'cycling, sweet spot, 1 hour 15 minutes, main set 2x · 20m 250w interval, reference 280, by power',
  ],
  [
    '2x20min @ 90-95% FTP with 5 min rest, 1h15 on the trainer',
    'cycling, sweet spot, 1 hour 15 minutes, main set 2x · 20m 90-95% interval · 5m rest',
  ],
  ['track workout - 10x200m w/200m jog', 'interval, main set 10x · 200mtr interval · 200mtr recovery'],
  [
    'pyramid intervals 1-2-3-4-3-2-1 run 50 mins',
    'running, interval, 50 minutes, main set 1m interval · 30s recovery · 2m interval · 1m recovery · 3m interval · 1m30s recovery · 4m interval · 2m recovery · 3m interval · 1m30s recovery · 2m interval · 1m recovery · 1m interval',
  ],
  ['bike 1h 6x4 min 120% ftp', 'cycling, v02 max, 1 hour, main set 6x · 4m 120% interval'],
])('"%s" asks for %s', (sentence, asked) => {
  const understood = understand(sentence, { sport: 'running' })
  expect(readAs(understood)).toBe(asked)
  expect(understood.unread).toEqual([])
})
