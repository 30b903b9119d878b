import { expect, test } from 'vitest'
import { checkedIn, checksOf } from '#tests/support/sentences/checked.ts'
import { readAs } from '#tests/support/sentences/read-as.ts'
import { understand } from '../understand.ts'

// Heart rates, goal times, targets and impossible figures beside lengths: none of them is taken for a length.

test.each<[sentence: string, asked: string, ...unread: string[]]>([
  [
    'Run 1h10 hr cap 148, walk the hills if u have to',
    'running, 1 hour 10 minutes, by heartrate, whole 1h10m 0-148bpm',
    'walk',
    'hills',
    'if',
  ],
  ['run 1h15 hr under 140', 'running, 1 hour 15 minutes, by heartrate, whole 1h15m 0-140bpm'],
  ['run 1h15 hr 140', 'running, 1 hour 15 minutes, by heartrate, whole 1h15m 140bpm'],
  ['1h10 hr easy run', 'running, endurance, 1 hour 10 minutes'],
  ['ride 1h30 hrs', 'cycling, 1 hour 30 minutes'],
  ['yassos 10x800, goal marathon 3:30', 'interval, 10 × 800 meters', 'goal marathon 3:30'],
  ['run 10k goal time 50:00', 'running, 10 kilometers', 'goal time 50:00'],
  ['run 10k goal', 'running, 10 kilometers', 'goal'],
  [
    'sst 3x15 88-93% r5, wu 15 cd 10',
    'cycling, sweet spot, 1 hour 25 minutes, whole Warm up 15m · 3x · 15m 88-93% interval · 5m rest · Cool down 10m',
  ],
  ['run wu 15 4x1k cd 10', 'running, interval, warm-up 15 minutes, 4 × 1 kilometer, cool-down 10 minutes'],
  ['warm up 15 min warmdown, run 40 min', 'running, 40 minutes, cool-down 15 minutes'],
  ['run wu 15 cd 4x1k', 'running, interval, 4 × 1 kilometer, cool-down 15 minutes'],
  ['run -5 x 400m', 'running', '-5 x 400m'],
  ['-5x400m run', 'running, interval, 5 × 400 meters'],
  ['run: -5x400m', 'running, interval, 5 × 400 meters'],
  ['run 2k, -5x400m', 'running, interval, 2 kilometers, 5 × 400 meters'],
  ['ride 1h at 5000 watts', 'cycling', '1h', '5000 watts'],
  ['ride 6x10s at 2500w', 'cycling, interval, main set 6x · 10sec 2500w interval'],
  ['ride 6x10s at 2501w', 'cycling', '6', '10', '2501w'],
  ['run 5x1k at 1:59/km', 'running, interval, 5 × 1 kilometer', '1:59/km'],
  ['run 5x1k at 2:00/km', 'running, interval, main set 5x · 1km 2:00/km interval'],
  ['run 5x1 mile at 3:19/mi', 'running, interval, 5 × 1 mile', '3:19/mi'],
  ['run 5x1 mile at 3:20/mi', 'running, interval, main set 5x · 1mi 3:20/mi interval'],
  ['swim 10x100 at 0:39/100m', 'swimming, interval, 10 × 100 meters', '0:39/100m'],
  ['swim 10x100 at 0:40/100m', 'swimming, interval, main set 10x100mtr 0:40/100m interval'],
  ['swim 10x100m on 0:39', 'swimming, interval, 10 × 100 meters', 'on 0:39'],
  ['swim 10x100m on 0:40', 'swimming, interval, main set 10x100mtr on 0:40 interval'],
  ['swim 12x50 on :90', 'swimming, interval, main set 12x50mtr on 1:30 interval'],
  ['swim 12x50 with :20 rest', 'swimming, interval, 12 × 50 meters, 20 seconds rest'],
  [
    'swim 5x(4x50 @ 1:00) + 1min rest btw rounds',
    'swimming, interval, main set 4x50mtr on 1:00 interval · 1m rest · 4x50mtr on 1:00 interval · 1m rest · 4x50mtr on 1:00 interval · 1m rest · 4x50mtr on 1:00 interval · 1m rest · 4x50mtr on 1:00 interval',
  ],
  [
    'run 5-4-3-2-1 min x2, 1 min jog, 3 min btw the two',
    'running, interval, main set 5m interval · 1m recovery · 4m interval · 1m recovery · 3m interval · 1m recovery · 2m interval · 1m recovery · 1m interval · 3m recovery · 5m interval · 1m recovery · 4m interval · 1m recovery · 3m interval · 1m recovery · 2m interval · 1m recovery · 1m interval',
  ],
  ['bike 3x8 min threshold, 5min ez btw', 'cycling, threshold, 3 × 8 minutes, 5 minutes rest'],
  [
    'swim 2x{4x50 on 1:00, 200 easy}',
    'swimming, interval, main set 4x50mtr on 1:00 interval · 200mtr Z1 recovery · 4x50mtr on 1:00 interval · 200mtr Z1 recovery',
  ],
  ['bike 2x[5 min 250w, 3 min 150w]', 'cycling, interval, main set 2x · 5m 250w · 3m 150w'],
  ['swim 2k5', 'swimming, 2,500 meters'],
  ['swim 2K5', 'swimming, 2,500 meters'],
  ['run 7k5 easy', 'running, endurance, 7.5 kilometers'],
  ['run 2k 5x400m', 'running, interval, 2 kilometers, 5 × 400 meters'],
  ['run 2k5x400m', 'running, interval, 2 kilometers, 5 × 400 meters'],
  [
    '16 mi run w mi 10 thru 13 @ HMP, rest ez',
    'running, threshold, 16 miles, by pace, at half marathon pace, whole 9mi Z1 · 4mi half marathon pace 96-98% · 3mi Z1',
  ],
  [
    'run 20k, km 12 through 18 at marathon pace',
    'running, tempo, 20 kilometers, by pace, at marathon pace, whole 11km Z1 · 7km marathon pace 92.7-94.6% · 2km Z1',
  ],
  [
    '8km @4:45, then 4km @4:20, then 2km @4:00 pls all in one run',
    'running, 14 kilometers, whole 8km 4:45/km · 4km 4:20/km · 2km 4:00/km',
  ],
  ['3x1k run, all in 10k', 'running, interval, 10 kilometers, 3 × 1 kilometer'],
  ['run one 5k tempo', 'running, tempo, 5 kilometers'],
  [
    'ride 10,8,6,4 min @ 95,100,105,110% ftp r 3min',
    'cycling, interval, main set 10m 95% · 3m rest · 8m 100% · 3m rest · 6m 105% · 3m rest · 4m 110%',
  ],
  [
    'ride 10-8-6-4 min at 250-260-270-280w, 3 min rest',
    'cycling, threshold, main set 10m 250w · 3m Z1 recovery · 8m 260w · 3m Z1 recovery · 6m 270w · 3m Z1 recovery · 4m 280w',
  ],
  ['200 fr 200 kk 200 pl', 'swimming, 600 meters, whole 200mtr freestyle · 200mtr kick · 200mtr pull'],
  ['kk 10k run', 'running, 10 kilometers', 'kk'],
  ['run 40 mins at 145 hr', 'running, 40 minutes, by heartrate, whole 40m 145bpm'],
  ['run 1h, 140-150 heart rate', 'running, 1 hour, by heartrate, whole 1h 140-150bpm'],
  ['run 75 hr 140', 'running', '75 hr', '140'],
  ['22 long', 'endurance', '22'],
  ['22 long run', 'running, endurance', '22'],
  ['40 long run', 'running, endurance, 40 minutes'],
  ['easy 40 min run, never faster than 5:30', 'running, endurance, 40 minutes, whole 40m 5:30/km or slower'],
  ['1on1off x 20 run, not slower than 6:40', 'running, interval, 20 × 1 minute, 1 minute rest', '6:40'],
  ['8(4x400, 60s) run', 'running, interval', '8', '4x400, 60s'],
  [
    '100 min: 20 easy, 60 tempo, 51 easy run',
    'running, tempo, 2 hours 11 minutes, whole 20m Z1 · 1h Z3 · 51m Z1',
    '100 min',
  ],
])('"%s" asks for %s', (sentence, asked, ...unread) => {
  const understood = understand(sentence, { sport: 'running' })
  expect(readAs(understood)).toBe(asked)
  expect(understood.unread.map(({ from, to }) => sentence.slice(from, to))).toEqual(unread)
  expect(checkedIn(sentence, understood)).toEqual(checksOf(sentence))
})
