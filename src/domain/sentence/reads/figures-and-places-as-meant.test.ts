import { expect, test } from 'vitest'
import { understand } from '#domain/sentence/understand.ts'
import { readAs } from '#tests/support/sentences/read-as.ts'
import { wordsOf } from '#tests/support/sentences/words-of.ts'

test.each<[sentence: string, asked: string, ...unread: string[]]>([
  [
    '4 mile tempo with a mile warm up and a mile cool down',
    'running, tempo, 6 miles, whole Warm up 1mi · 4mi Z3 · Cool down 1mi',
  ],
  [
    '5 mile tempo with 1 mile warm up and 1 mile cool down',
    'running, tempo, 7 miles, whole Warm up 1mi · 5mi Z3 · Cool down 1mi',
  ],
  [
    '6 mile tempo run with a mile warm up and a mile cool down',
    'running, tempo, 6 miles, whole Warm up 1mi · 4mi Z3 · Cool down 1mi',
  ],
  [
    'run 3 miles tempo with 1 mile wu & 1 mile cd',
    'running, tempo, 5 miles, whole Warm up 1mi · 3mi Z3 · Cool down 1mi',
  ],
  [
    '4x(3min on 1 off + 4x30/30) bike, 5min between sets',
    'cycling, interval, main set 1x · 3m interval · 1m recovery · 4x · 30sec interval · 30sec recovery · 5m recovery · 1x · 3m interval · 1m recovery · 4x · 30sec interval · 30sec recovery · 5m recovery · 1x · 3m interval · 1m recovery · 4x · 30sec interval · 30sec recovery · 5m recovery · 1x · 3m interval · 1m recovery · 4x · 30sec interval · 30sec recovery',
  ],
  [
    '3x(2 min on 1 min off + 6x20/10), 5 min between sets, bike',
    'cycling, interval, main set 1x · 2m interval · 1m recovery · 6x · 20sec interval · 10sec recovery · 5m recovery · 1x · 2m interval · 1m recovery · 6x · 20sec interval · 10sec recovery · 5m recovery · 1x · 2m interval · 1m recovery · 6x · 20sec interval · 10sec recovery',
  ],
  [
    '4x(2min on 1 off, 3min on 1 off)',
    'interval, main set 1x · 2m interval · 1m recovery · 1x · 3m interval · 1m recovery · 3m recovery · 1x · 2m interval · 1m recovery · 1x · 3m interval · 1m recovery · 3m recovery · 1x · 2m interval · 1m recovery · 1x · 3m interval · 1m recovery · 3m recovery · 1x · 2m interval · 1m recovery · 1x · 3m interval · 1m recovery',
  ],
  ['bike 6x20/10', 'cycling, v02 max, 6 × 20 seconds, 10 seconds rest'],
  [
    '200fr 200bk 200br w/u then 6x50 fly r30, 200 ez',
    'swimming, interval, 1,100 meters, whole Warm up 200mtr freestyle · Warm up 200mtr backstroke · Warm up 200mtr breaststroke · 6x50mtr butterfly interval 30sec rest · 200mtr Z1',
  ],
  [
    '400 swim, 200 kick, 200 pull w/u, 10x100 css r15',
    'swimming, interval, 1,800 meters, whole Warm up 400mtr · Warm up 200mtr kick · Warm up 200mtr pull · 10x100mtr Z4 interval 15sec rest',
  ],
  [
    '300 free 100 back warm-up then 8x50 r15',
    'swimming, interval, 800 meters, whole Warm up 300mtr freestyle · Warm up 100mtr backstroke · 8x50mtr interval 15sec rest',
  ],
  [
    '300s! 3 sets of 3, 1min/5min, 1500 pace',
    'running, interval, main set 2x · 300mtr 1500m pace 115.1-117.4% interval · 1m recovery · 300mtr 1500m pace 115.1-117.4% interval · 5m recovery · 2x · 300mtr 1500m pace 115.1-117.4% interval · 1m recovery · 300mtr 1500m pace 115.1-117.4% interval · 5m recovery · 3x · 300mtr 1500m pace 115.1-117.4% interval · 1m recovery, by pace, at 1500m pace',
  ],
  [
    '400s: 2 sets of 4, 90s/4 min, 3k pace',
    'running, interval, main set 3x · 400mtr 3k pace 108-110.1% interval · 1m30s recovery · 400mtr 3k pace 108-110.1% interval · 4m recovery · 4x · 400mtr 3k pace 108-110.1% interval · 1m30s recovery, by pace, at 3k pace',
  ],
  [
    '3 sets of 4 400s, 1 min/3 min',
    'interval, main set 3x · 400mtr interval · 1m recovery · 400mtr interval · 3m recovery · 3x · 400mtr interval · 1m recovery · 400mtr interval · 3m recovery · 4x · 400mtr interval · 1m recovery',
  ],
  [
    'track 600s 2x3 2min/5min 3k pace',
    'running, interval, main set 2x · 600mtr 3k pace 108-110.1% interval · 2m recovery · 600mtr 3k pace 108-110.1% interval · 5m recovery · 3x · 600mtr 3k pace 108-110.1% interval · 2m recovery, by pace, at 3k pace',
  ],
  [
    'swim 50s, 4 sets of 4, 15s rest',
    'swimming, interval, main set 3x50mtr interval 15sec rest · 50mtr interval · 1m rest · 3x50mtr interval 15sec rest · 50mtr interval · 1m rest · 3x50mtr interval 15sec rest · 50mtr interval · 1m rest · 4x50mtr interval 15sec rest',
  ],
  ["12 x 2'/1' 3:35/4:30", 'interval, main set 12x · 2m 3:35/km · 1m 4:30/km'],
  ['run 8 x 3/1 4:00/5:30', 'running, interval, main set 8x · 3m 4:00/km · 1m 5:30/km'],
  ['12 x 400/200 3:35/4:30', 'interval, main set 12x · 400mtr 3:35/km · 200mtr 4:30/km'],
  ['10x1km/400 3:50/5:00', 'interval, main set 10x · 1km 3:50/km · 400mtr 5:00/km'],
  ['6 x 1mi/400m 6:20/8:00/mi', 'running, interval, main set 6x · 1mi 6:20/mi · 400mtr 8:00/mi'],
  ['8 x (2min/1min) @ 6:00/7:30 per mile run', 'running, interval, main set 8x · 2m 6:00/mi · 1m 7:30/mi'],
  ['intervals 3:35/4:30 run', 'running, interval', '3:35', '4:30'],
  [
    '4x100 IM order 4x50 IM order hard r20',
    'swimming, interval, main set 4x · im order 100mtr interval · 4x · im order 50mtr interval · 20sec rest',
  ],
  ['4x100 IMO r20', 'swimming, interval, main set 4x · im order 100mtr interval · 20sec rest'],
  ['swim 8x50 IM order r20', 'swimming, interval, main set 8x · im order 50mtr interval · 20sec rest'],
  [
    '60min run last 10 @ threshold but 4x20s strides just before it',
    'running, threshold, 1 hour, whole 46m Z1 · 4x · Stride 20sec open effort 8/10 interval · 40sec recovery · 10m Z4',
  ],
  [
    '75 min run, last 20 min @ mp, 4x15 sec strides just before that',
    'running, tempo, 1 hour 15 minutes, by pace, at marathon pace, whole 51m Z1 · 4x · Stride 15sec open effort 8/10 interval · 45sec recovery · 20m marathon pace 92.7-94.6%',
  ],
  [
    'couch to 5k wk 3: 5 walk, 2x(90s run 90s walk 3min run 3min walk), 5 walk',
    'running, endurance, 28 minutes, whole Walk 5m recovery · 2x · 1m30s Z1 · Walk 1m30s recovery · 3m Z1 · Walk 3m recovery · Walk 5m cooldown',
    'couch to 5k wk 3',
  ],
  ['SST 3x15 @ 88-92% FTP 5 RBI, hr total', 'cycling, sweet spot, 1 hour, main set 3x · 15m 88-92% interval · 5m rest'],
  ['bike 2x15 threshold 5 rest, an hr all in', 'cycling, threshold, 1 hour, 2 × 15 minutes, 5 minutes rest'],
  [
    '1600 1200 800 400 on track cut down from 10k to mile pace 400 jog after each',
    'running, threshold, main set 1.6km 10k pace 100.9-103% · 400mtr recovery · 1.2km 5k pace 104.7-106.8% · 400mtr recovery · 800mtr 3k pace 108-110.1% · 400mtr recovery · 400mtr 1500m pace 115.1-117.4%, by pace, at 10k pace',
  ],
  [
    'run 4x1k, cut down from 10k to 3k pace, 2 min jog',
    'running, threshold, main set 1km 10k pace 100.9-103% · 2m recovery · 1km 5k pace 104.7-106.8% · 2m recovery · 1km 5k pace 104.7-106.8% · 2m recovery · 1km 3k pace 108-110.1%, by pace, at 10k pace',
  ],
  [
    '2000 1600 1200 800 400 from half marathon to 3k pace, 90s rest',
    'running, threshold, main set 2km half marathon pace 96-98% · 1m30s rest · 1.6km 10k pace 100.9-103% · 1m30s rest · 1.2km 5k pace 104.7-106.8% · 1m30s rest · 800mtr 5k pace 104.7-106.8% · 1m30s rest · 400mtr 3k pace 108-110.1%, by pace, at half marathon pace',
  ],
  [
    '1650 tt swim w 500 wu incl 4x25 fast',
    'swimming, interval, 2,150 yards, whole Warm up 400yd · 4x25yd Z5 interval · 1650yd open effort 10/10',
  ],
  [
    '500 wu incl 4x50 build, 10x100 css r15',
    'swimming, interval, 1,500 meters, whole Warm up 300mtr · 4x · build 50mtr interval · 10x100mtr Z4 interval 15sec rest',
  ],
  ['bike 2x20 no wait 3x15, actually just make it 45 easy', 'cycling, endurance, 45 minutes'],
  ['run 6x800 actually scrap that, 40 min easy', 'running, endurance, 40 minutes'],
  ['6x1k at 5k pace, no, 4x1k, actually just do 8k easy run', 'running, endurance, 8 kilometers'],
  [
    "track: 1mi @10k, 1mi tempo, 1200 @10k, 1mi tempo, 800 @5k, 1mi tempo, 400 all out. 2-3' btw",
    'running, threshold, main set 1mi 10k pace 100.9-103% · 2m rest · 1mi Z3 · 2m rest · 1200mtr 10k pace 100.9-103% · 2m rest · 1mi Z3 · 2m rest · 800mtr 5k pace 104.7-106.8% · 2m rest · 1mi Z3 · 2m rest · 400mtr open effort 10/10, by pace, at 10k pace',
  ],
  [
    'run 1k @10k, 800 @ 5k, 400 @ 3k, 2-3 min between',
    'running, threshold, main set 1km 10k pace 100.9-103% · 2m rest · 800mtr 5k pace 104.7-106.8% · 2m rest · 400mtr 3k pace 108-110.1%, by pace, at 10k pace',
  ],
  [
    '5x5 @ 115%, 5 off, cd 15, wu 20 w 3x1 openers - trainer',
    'cycling, v02 max, 1 hour 25 minutes, whole Warm up 14m · 3x · 1m 106-120% interval · 1m recovery · 5x · 5m 115% interval · 5m recovery · Cool down 15m',
  ],
  [
    'wu 15 w 3x1 min hard, 5x5 @ 115%, 5 off, cd 15 bike',
    'cycling, v02 max, 1 hour 20 minutes, whole Warm up 9m · 3x · 1m 106-120% interval · 1m recovery · 5x · 5m 115% interval · 5m recovery · Cool down 15m',
  ],
  [
    'bike 4x8 @ 105%, 4 off, wu 20 incl 3x30s fast, cd 10',
    'cycling, v02 max, 1 hour 18 minutes, whole Warm up 17m · 3x · 30sec 106-120% interval · 30sec recovery · 4x · 8m 105% interval · 4m recovery · Cool down 10m',
  ],
  [
    "20' wu incl 3 x 1' fast, 2x10' z4 5' rec, cd 10 bike",
    'cycling, sweet spot, 1 hour, whole Warm up 14m · 3x · 1m 106-120% interval · 1m recovery · 2x · 10m Z4 interval · 5m recovery · Cool down 10m',
  ],
  [
    '20 min wu INCLUDING 3x1 min fast, 2x10 min z4 5 min rest, cd 10 bike',
    'cycling, sweet spot, 1 hour, whole Warm up 14m · 3x · 1m 106-120% interval · 1m recovery · 2x · 10m Z4 interval · 5m rest · Cool down 10m',
  ],
  [
    'cadence drills bike 45min: 6x1min 110+ rpm, 4x1 single leg each side',
    'cycling, endurance, 45 minutes, main set 6x · 1m @ 110rpm interval · 8x · single leg 1m interval',
    'drills',
  ],
  ['bike 4x1 min single leg each leg', 'cycling, endurance, main set 8x · single leg 1m Z1 interval'],
  [
    'bike ladder 12/10/8/6/4 min getting harder 85 to 105% ftp, 3 min easy',
    'cycling, interval, main set 12m 85% · 3m Z1 recovery · 10m 90% · 3m Z1 recovery · 8m 95% · 3m Z1 recovery · 6m 100% · 3m Z1 recovery · 4m 105%',
  ],
  [
    'bike 12/10/8/6/4 min from 85 to 105%, 3 min easy',
    'cycling, threshold, main set 12m 85% · 3m Z1 recovery · 10m 90% · 3m Z1 recovery · 8m 95% · 3m Z1 recovery · 6m 100% · 3m Z1 recovery · 4m 105%',
  ],
  ['run 6x300s hard, 60s rest', 'running, interval, 6 × 300 meters, 1 minute rest'],
  ['bike 6x300s hard, 2 min easy', 'cycling, interval, 6 × 300 seconds, 2 minutes rest'],
  ['bike 4x300s, 60s rest', 'cycling, interval, 4 × 300 seconds, 1 minute rest'],
  ['track 8x200s fast 60s', 'running, interval, 8 × 200 meters, 1 minute rest'],
  ['swim 8x50s fast 15s rest', 'swimming, interval, 8 × 50 meters, 15 seconds rest'],
  ['swim 4x100s hard 20s rest', 'swimming, interval, 4 × 100 meters, 20 seconds rest'],
])('"%s" asks for %s', (sentence, asked, ...unread) => {
  const understood = understand(sentence, { sport: 'running' })
  expect(readAs(understood)).toBe(asked)
  expect(wordsOf(sentence, understood.unread)).toEqual(unread)
})
