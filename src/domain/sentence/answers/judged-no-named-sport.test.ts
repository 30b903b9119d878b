import { test } from 'vitest'
import { expectAnswer } from '#tests/support/sentences/expect-answer.ts'

// Sentences of people who had not seen the reader. Each was judged to be read right: the reading, the words that it was
// read from, the words that were named, and those that are to be checked.

test.each<[sentence: string, asked: string, words: string, unread?: string[], checks?: string[]]>([
  ['16x400 @ 78 w/ 60s', 'interval, main set 16x · 400mtr 3:15/km interval · 1m recovery', '16x400 | 78 | 60s'],
  [
    "2E + 3x2mi LT (2') + 1E",
    'threshold, 9.5 miles, whole 2mi Z1 · 3x · 2mi Z4 interval · 2m recovery · 1mi Z1',
    "2 | E | 3x2mi | LT | 2' | 1",
  ],
  [
    '30-30s for 12 min, 3 rounds, 4 easy between',
    'interval, main set 12x · 30sec interval · 30sec recovery · 4m recovery · 12x · 30sec interval · 30sec recovery · 4m recovery · 12x · 30sec interval · 30sec recovery',
    '30-30s for 12 min | 3 rounds | 4 easy between',
  ],
  [
    'intervalls 400m x8 / 200m jogg, pace 3.45',
    'interval, main set 8x · 400mtr 3:45/km interval · 200mtr recovery',
    'intervalls | 400m x8 | 200m jogg | 3.45',
  ],
  [
    '15E 9x1km 60s rest 10E',
    'interval, warm-up 15 minutes, 9 × 1 kilometer, 1 minute rest, cool-down 10 minutes',
    '15 | 9x1km 60s rest | 10',
  ],
  [
    'threshold 3x 2miles @ 6:20-6:25 90 sec rest (mile rep shoes lol)',
    'threshold, main set 3x · 2mi 6:20-6:25/mi interval · 1m30s rest',
    'threshold | 3x 2miles | 6:20-6:25 | 90 sec rest',
    ['mile'],
  ],
  [
    'cutdown 8 mi, start at 8:30s and drop 10 sec every mile',
    'running, 8 miles, whole 1mi 8:30/mi · 1mi 8:20/mi · 1mi 8:10/mi · 1mi 8:00/mi · 1mi 7:50/mi · 1mi 7:40/mi · 1mi 7:30/mi · 1mi 7:20/mi',
    'cutdown 8 mi, start at 8:30s and drop 10 sec every mile',
  ],
  [
    '8 x 400m, all eight of them exactly ten times, with and without rest',
    'interval',
    '',
    ['8 x 400m', 'eight of them', 'ten times', 'without rest'],
  ],
  [
    '12,5 km lauf easy, last 2,5 a bit quicker',
    'running, endurance, 12.5 kilometers, whole 10km Z1 · 2.5km Z2',
    '12,5 km | lauf | easy | last 2,5 | a bit quicker',
  ],
  ['プール 100m×10 レスト15秒', '', '', ['プール 100m×10 レスト15秒']],
  [
    '90min z2 w 6x10s sprints every 10 min',
    'endurance, 1 hour 30 minutes, whole 6x · 9m50s Z2 · 10sec open effort 10/10 interval · 30m Z2',
    '90min | z2 | 6x10s sprints every 10 min',
  ],
  [
    '6 x 1/2 mile @ 3:05 with a quarter mile jog',
    'interval, main set 6x · 0.5mi 6:10/mi interval · 0.25mi recovery',
    '6 x 1/2 mile | @ 3:05 | a quarter mile jog',
  ],
  [
    'alternations 8x (1k @ 3:40 / 1k @ 4:10) no stopping',
    'interval, main set 8x · 1km 3:40/km · 1km 4:10/km',
    '8x (1k @ 3:40 / 1k @ 4:10)',
    [],
    [],
  ],
  ['" OR 1=1; SELECT * FROM users WHERE zone=2', '', '', ['1', '1', 'SELECT * FROM users WHERE zone=2']],
  [
    'Mon 5k easy, Wed 6x400, Fri 30 min tempo, Sun 15k',
    'endurance, 5 kilometers',
    '5k | easy',
    ['Mon', 'Wed 6x400, Fri 30 min tempo, Sun 15k'],
  ],
  [
    '8 or 10 x 1 min hill sprints, walk down',
    'interval, main set 8x · Uphill 1m open effort 9/10 interval · Walk 2m recovery',
    '8 or 10 x 1 min | hill sprints | walk down',
    [],
    ['10'],
  ],
  [
    'yasso 800s x8 goal 3:30 marathon',
    'running, interval, main set 8x · 800mtr 4:23/km interval · 3m30s recovery',
    '8 goal 3:30 | 3:30',
  ],
  [
    'mile repeats x5 @6:40, 2min stdg rest, 1.5mi up & down',
    'interval, 8 miles, whole Warm up 1.5mi · 5x · 1mi 6:40/mi interval · Stand 2m rest · Cool down 1.5mi',
    'mile repeats x5 | @6:40 | 2min stdg rest | 1.5mi up & down',
  ],
  ['Heart surgery 6 weeks ago, 10x400 all out please', '', '', ['Heart surgery 6 weeks ago', '10x400 all out']],
  [
    '4x4 min? or 8x2 min? which is better for VO2',
    'interval, 4 × 4 minutes',
    '4x4 min',
    ['or 8x2 min', 'which is better for VO2'],
    ['4x4 min?'],
  ],
  [
    '15kph for 20min on treddy w 10 either side',
    'running, 40 minutes, whole Warm up 10m · 20m 4:00/km · Cool down 10m',
    '15kph for 20min | treddy | 10 either side',
    [],
  ],
  [
    'hill repeats, 10 x 60 sec uphill, jog back down',
    'interval, main set 10x · Uphill 1m open effort 9/10 interval · 1m30s recovery',
    'hill repeats | 10 x 60 sec | uphill | jog back down',
  ],
  [
    "wu 2mi, 3x(4x400 @ 78s, 60s r) 3' btw sets, cd 1mi",
    'interval, 10.4 kilometers, whole Warm up 2mi · 3x · 400mtr 3:15/km interval · 1m rest · 400mtr 3:15/km interval · 3m recovery · 3x · 400mtr 3:15/km interval · 1m rest · 400mtr 3:15/km interval · 3m recovery · 4x · 400mtr 3:15/km interval · 1m rest · Cool down 1mi',
    "wu 2mi | 3x | 4x400 | @ 78s | 60s r | 3' btw sets | cd 1mi",
  ],
  ['feeling a bit under the weather 🤧 so just 25-30min shuffle', 'endurance, 25 minutes', '25-30min | shuffle'],
  [
    'Bought new shoes size 43 for 129.99, 20% off, carbon plate!!',
    '',
    '',
    ['Bought new shoes size 43 for 129.99', '20% off', 'carbon plate'],
  ],
  ['跑步40分钟轻松', '', '', ['跑步40分钟轻松']],
  ['same as last week but 6 reps not 5', '', 'reps', ['same as last week', '6', 'not 5']],
  ['LSD 2h15 HR < 145', 'endurance, 2 hours 15 minutes, by heartrate, whole 2h15m 0-145bpm', 'LSD | 2h15 | HR < 145'],
  [
    '5 x 3 mins w/ 90s, total time 50 incl. warm up and cool down',
    'interval, 50 minutes, 5 × 3 minutes, 90 seconds rest',
    '5 x 3 mins | 90s | 50',
  ],
  [
    'Do 5 k warm, then 6 × 1\'30" fast / 1\'30" slow, then 2 k slow finish',
    'interval, 1 hour 6 minutes 40 seconds, whole Warm up 5km · 6x · 1m30s Z5 interval · 1m30s recovery · 2km Z1',
    '5 k warm | 6 × 1\'30" fast / 1\'30" slow | 2 k | slow',
  ],
])('"%s" asks for %s, by the words %s', (sentence, asked, words, unread = [], checks = []) => {
  expectAnswer(sentence, { asked, words, unread, checks })
})
