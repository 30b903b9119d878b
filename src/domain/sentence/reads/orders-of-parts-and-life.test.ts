import { expect, test } from 'vitest'
import { checkedIn, checksOf } from '#tests/support/sentences/checked.ts'
import { readAs } from '#tests/support/sentences/read-as.ts'
import { understand } from '../understand.ts'

// Parts said in another order than they are done, and sessions beside what athletes tell of their life.

test.each<[sentence: string, asked: string, ...unread: string[]]>([
  ['just had a baby so 20 mins max, easy jog', 'running, endurance, 20 minutes', 'just had a baby'],
  ['first run back after 3 weeks off, 5k easy please', 'running, endurance, 5 kilometers'],
  [
    'legs trashed from saturdays race, 40 min spin z1',
    'cycling, endurance, 40 minutes, whole 40m Z1',
    'trashed',
    'saturdays',
    'race',
  ],
  [
    'coach wants 8x3min @ threshold w 1min but i only have an hour, running',
    'running, threshold, 1 hour, 8 × 3 minutes, 1 minute rest',
  ],
  [
    'no time: 25 min turbo, 8x30s all out 90s easy',
    'cycling, interval, 25 minutes, 8 × 30 seconds, 90 seconds rest',
    'no time',
  ],
  ['its 35 degrees so 30 min easy run before 7am', 'running, endurance, 30 minutes', '35 degrees', '7am'],
  [
    'rest day tomorrow so lets go hard: 5x5 min vo2 bike, 5 easy',
    'cycling, v02 max, 5 × 5 minutes, 5 minutes rest',
    'rest day',
    'tomorrow',
  ],
  ['gym first, then 30 min run at 5:30/km', 'running, 30 minutes, whole 30m 5:30/km', 'gym', 'first'],
  ['dog is limping so no hills, 8k flat easy', 'endurance, 8 kilometers, note no hills / flat', 'limping'],
  ['wife says home by 9, so 50 minutes, 3x10 tempo with 2 jog', 'tempo, 50 minutes, 3 × 10 minutes, 2 minutes rest'],
  ['hangover run, 4 miles super slow', 'running, endurance, 4 miles'],
  ['pregnant, 30 min gentle run walk 2:1', 'endurance, 30 minutes, whole 10x · 2m Z1 · Walk 1m recovery', 'pregnant'],
  [
    'turbo in the garage, freezing, 45 min whatever but keep hr below 140',
    'cycling, 45 minutes, by heartrate, whole 45m 0-140bpm',
    'whatever',
  ],
  [
    'Easy 20, then but only if my knee holds 4x1k at 10k pace',
    'endurance, 20 minutes',
    'only if my knee holds 4x1k at 10k pace',
  ],
  ['long run sunday 3h but walk the feed stations', 'running, endurance, 3 hours', 'sunday', 'walk', 'feed stations'],
  ['after work run club 5 miles conversational', 'running, endurance, 5 miles'],
  [
    'start with 10 easy, then 5x(2 min hard 1 easy), end with whatever is left to 40 min, run',
    'running, interval, 40 minutes, warm-up 10 minutes, 5 × 2 minutes, 1 minute rest',
  ],
  [
    'finish with 10 min easy, start with 15, in between 4x6 min at tempo 2 min jog',
    'tempo, 57 minutes, whole Warm up 15m · 4x · 6m Z3 interval · 2m recovery · Cool down 10m',
  ],
  [
    'before the 6x400 (90s) do 20 min easy and some strides, after it 10 easy',
    'running, interval, warm-up 20 minutes, main set 4x · Stride 20sec open effort 8/10 interval · 1m recovery · 6x · 400mtr interval · 1m30s recovery, cool-down 10 minutes',
  ],
  [
    '10 down at the end, 20 up at the start, middle is 3x8 min sweet spot with 4 easy, bike',
    'cycling, sweet spot, 1 hour 6 minutes, whole Warm up 20m · 3x · 8m Z4 interval · 4m recovery · Cool down 10m',
    'middle',
  ],
  ['6k tempo but before that 3k easy and after that 2k easy', 'tempo, 11 kilometers, whole 3km Z1 · 6km Z3 · 2km Z1'],
  [
    '4x1k (the first two at 10k pace, the last two at 5k pace), 2 min jog',
    'interval, main set 2x · 1km 10k pace 100.9-103% interval · 2m recovery · 2x · 1km 5k pace 104.7-106.8% interval · 2m recovery',
  ],
  [
    '8x400, odd ones at 5k pace, even ones at mile pace, 90s',
    'interval, main set 4x · 400mtr 5k pace 104.7-106.8% · 1m30s recovery · 400mtr 1500m pace 115.1-117.4% · 1m30s recovery',
  ],
  [
    '5x1 mile, 1-3 at MP, 4 and 5 at HMP, 2 min jog',
    'threshold, main set 3x · 1mi marathon pace 92.7-94.6% interval · 2m recovery · 2x · 1mi half marathon pace 96-98% interval · 2m recovery',
  ],
  [
    '3x10 min, first at 90%, second at 95%, third at 100%, 5 min easy, bike',
    'cycling, threshold, main set 1x · 10m 90% interval · 5m recovery · 1x · 10m 95% interval · 5m recovery · 1x · 10m 100% interval · 5m recovery',
  ],
  [
    '10x1min, last 3 all out, 1 min easy, bike',
    'cycling, v02 max, main set 7x · 1m interval · 1m recovery · 3x · 1m open effort 10/10 interval · 1m recovery',
  ],
  [
    '2x20 at 85% then 1x10 at 100%, 5 min between all, turbo',
    'cycling, threshold, main set 2x · 20m 85% interval · 5m rest · 1x · 10m 100% interval · 5m rest',
  ],
  ['12x200 in 36-38, walk back', 'interval, main set 12x · 200mtr 3:00-3:10/km interval · Walk 200mtr recovery'],
  ['400s til I puke', '', '400s', 'til', 'puke'],
  [
    '2 miles @ 8, 2 @ 7:30, 2 @ 7, 2 easy',
    'endurance, 8 miles, whole 2mi 8:00/mi · 2mi 7:30/mi · 2mi 7:00/mi · 2mi Z1',
  ],
  [
    "7 x 2' hill (jog down), 10' flat easy, 4 x 30\" fast flat",
    'interval, main set 7x · Uphill 2m open effort 9/10 interval · 3m recovery · 10m Z1 recovery // flat · 4x · 30sec interval // flat',
  ],
  ['1h: 20 Z1, 20 Z2, 20 Z3 (bike)', 'cycling, tempo, 1 hour, whole 20m Z1 · 20m Z2 · 20m Z3'],
  ['threshold 25 min continuous, wu and cd as usual', 'threshold, 25 minutes'],
  [
    '30 mins, 5k pace for the middle 10',
    'running, interval, 30 minutes, by pace, at 5k pace, whole 10m Z1 · 10m 5k pace 104.7-106.8% · 10m Z1',
  ],
  [
    '3 min @ 300w / 2 min @ 150w x6, 15 wu, 10 cd',
    'cycling, interval, 55 minutes, whole Warm up 15m · 6x · 3m 300w · 2m 150w · Cool down 10m',
  ],
  ["speed endurance 5x500 r4'", 'interval, 5 × 500 meters, 4 minutes rest'],
  [
    "3k warmup + 4 accelerations + 6x1000 (3:30) rec 2' + 2k cool",
    'running, interval, 1 hour 14 minutes 25 seconds, whole Warm up 3km · 4x · Stride 20sec open effort 8/10 interval · 1m recovery · 6x · 1000mtr 3:30/km interval · 2m recovery · Cool down 2km',
  ],
  ['trail run 2h, power hike the ups', 'running, 2 hours', 'power', 'hike', 'ups'],
  ['commute: 10k there easy, 10k back tempo, run', 'running, tempo, 20 kilometers, whole 10km Z1 · 10km Z3'],
  ['hilly loop 12k moderate effort rpe 6', 'tempo, 12 kilometers, whole 12km Z3 effort 6/10 // hilly loop'],
  [
    'pre-race: 20 min easy, 3x1 min at race pace (4:00/km), 2 min jog, 5 min easy',
    'running, interval, 34 minutes, whole 20m Z1 · 3x · 1m 4:00/km interval · 2m recovery · 5m Z1',
  ],
  ['recovery week long run: 75% of 24k', 'running, endurance, 18 kilometers'],
  ['reverse split 10k: 5k @ 4:20 then 5k @ 4:40', '10 kilometers, whole 5km 4:20/km · 5km 4:40/km', 'reverse split'],
  [
    "4x(3min@5k, 2min@10k, 1min@HM) cont., 3' between, w/u 3k",
    'running, interval, 57 minutes 10 seconds, by pace, at 5k pace, whole Warm up 3km · 4x · 3m 5k pace 104.7-106.8% · 2m 10k pace 100.9-103% · 1m half marathon pace 96-98% · 3m recovery',
  ],
  [
    "4 x 12' @ SS / 4' @ 55%, cad 85-90",
    'cycling, sweet spot, main set 4x · 12m @ 85-90rpm interval · 4m 55% recovery',
  ],
  [
    "bike 5x(1' @ 150%, 1' @ 50%) + 20' @ 75% + 5x(1'/1')",
    'cycling, v02 max, main set 5x · 1m 150% · 1m 50% · 20m 75% · 5x · 1m interval · 1m recovery',
  ],
  ['min rest 6x1k @ T (60s)', 'threshold, 6 × 1 kilometer, 1 minute rest', 'rest'],
  ['run. 50. easy.', 'running, endurance, 50 minutes'],
  ['RUN 10K TEMPO NOT TOO HARD', 'running, tempo, 10 kilometers', 'NOT TOO HARD'],
  [
    'ironman build: 4h z2, 3x40 @ IM watts, 10 easy between',
    'cycling, endurance, 4 hours, main set 3x · 40m 68-75% interval · 10m recovery',
    'ironman',
  ],
  [
    'run: start with 2 miles easy, finish with 1 mile easy, in the middle 4x1k at 10k pace 90s jog',
    'running, threshold, 9.6 kilometers, by pace, at 10k pace, whole Warm up 2mi · 4x · 1km 10k pace 100.9-103% interval · 1m30s recovery · Cool down 1mi',
  ],
  ['run 4 miles @ 8:30, 3 @ 8, 1 @ 7:15', 'running, 8 miles, whole 4mi 8:30/mi · 3mi 8:00/mi · 1mi 7:15/mi'],
  ['bike 5x5 min vo2, 5 min @ 50%', 'cycling, v02 max, main set 5x · 5m interval · 5m 50%'],
  [
    '300W x 3min, 150W x 3min, repeat 6, warm up 15 ramp 100-200',
    'cycling, interval, 51 minutes, whole Warm up 15m ramp 100-200w · 6x · 3m 300w · 3m 150w',
  ],
  ['110% x 4 min, 50% x 4 min, x5 turbo', 'cycling, v02 max, main set 5x · 4m 110% · 4m 50%'],
  ['run 60 min: 30 min at 5:30/km then 30 min at 5:00/km', 'running, 1 hour, whole 30m 5:30/km · 30m 5:00/km'],
])('"%s" asks for %s and leaves %s unread', (sentence, asked, ...unread) => {
  const understood = understand(sentence, { sport: 'running' })
  expect(readAs(understood)).toBe(asked)
  expect(understood.unread.map(({ from, to }) => sentence.slice(from, to))).toEqual(unread)
  expect(checkedIn(sentence, understood)).toEqual(checksOf(sentence))
})
