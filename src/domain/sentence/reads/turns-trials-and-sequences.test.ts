import { expect, test } from 'vitest'
import { checkedIn, checksOf } from '#tests/support/sentences/checked.ts'
import { readAs } from '#tests/support/sentences/read-as.ts'
import { understand } from '../understand.ts'

// Turns by name, trials and tests as parts, parts that are counted in words, half laps, and climbs of a ride.

test.each<[sentence: string, asked: string, ...unread: string[]]>([
  [
    '30-20-10 running, 3 sets of 5 rounds, 2 min btwn sets',
    'running, interval, main set 5x · 30sec Z1 recovery · 20sec Z2 recovery · 10sec open effort 10/10 · 2m recovery · 5x · 30sec Z1 recovery · 20sec Z2 recovery · 10sec open effort 10/10 · 2m recovery · 5x · 30sec Z1 recovery · 20sec Z2 recovery · 10sec open effort 10/10',
  ],
  [
    '3x5x30-20-10 with 2 min jog run',
    'running, interval, main set 5x · 30sec Z1 recovery · 20sec Z2 recovery · 10sec open effort 10/10 · 2m recovery · 5x · 30sec Z1 recovery · 20sec Z2 recovery · 10sec open effort 10/10 · 2m recovery · 5x · 30sec Z1 recovery · 20sec Z2 recovery · 10sec open effort 10/10',
  ],
  [
    '30/20/10 fartlek, 4 blocks of 5, 3 min easy between blocks',
    'running, interval, main set 5x · 30sec Z1 recovery · 20sec Z2 recovery · 10sec open effort 10/10 · 3m recovery · 5x · 30sec Z1 recovery · 20sec Z2 recovery · 10sec open effort 10/10 · 3m recovery · 5x · 30sec Z1 recovery · 20sec Z2 recovery · 10sec open effort 10/10 · 3m recovery · 5x · 30sec Z1 recovery · 20sec Z2 recovery · 10sec open effort 10/10',
  ],
  [
    '10-20-30 training run: 3 sets of 5 reps, 2 min rest',
    'running, interval, main set 5x · 10sec open effort 10/10 · 20sec Z2 recovery · 30sec Z1 recovery · 2m recovery · 5x · 10sec open effort 10/10 · 20sec Z2 recovery · 30sec Z1 recovery · 2m recovery · 5x · 10sec open effort 10/10 · 20sec Z2 recovery · 30sec Z1 recovery',
  ],
  [
    'run 5 x 30-20-10',
    'running, interval, main set 5x · 30sec Z1 recovery · 20sec Z2 recovery · 10sec open effort 10/10',
  ],
  [
    'run 30-20-10 x5, 3 sets, 2 min walk between',
    'running, interval, main set 5x · 30sec Z1 recovery · 20sec Z2 recovery · 10sec open effort 10/10 · 2m recovery · 5x · 30sec Z1 recovery · 20sec Z2 recovery · 10sec open effort 10/10 · 2m recovery · 5x · 30sec Z1 recovery · 20sec Z2 recovery · 10sec open effort 10/10',
  ],
  [
    'over unders 4 x 9 min (2 under @ 92 / 1 over @ 106) 4 min off. 1h20 all in',
    'cycling, threshold, 1 hour 20 minutes, main set 3x · 2m 92% interval · 1m 106% interval · 4m recovery · 3x · 2m 92% interval · 1m 106% interval · 4m recovery · 3x · 2m 92% interval · 1m 106% interval · 4m recovery · 3x · 2m 92% interval · 1m 106% interval',
  ],
  [
    'bike 3x12 over/unders (2 min @ 95 / 1 min @ 105), 5 min easy',
    'cycling, threshold, main set 4x · 2m 95% interval · 1m 105% interval · 5m recovery · 4x · 2m 95% interval · 1m 105% interval · 5m recovery · 4x · 2m 95% interval · 1m 105% interval',
  ],
  [
    '3x9 min over unders, 2 min at 92% 1 min at 108%, 4 min rec',
    'cycling, threshold, main set 3x · 2m 92% interval · 1m 108% interval · 4m recovery · 3x · 2m 92% interval · 1m 108% interval · 4m recovery · 3x · 2m 92% interval · 1m 108% interval',
  ],
  [
    'over-unders 4x8 (1 over 1 under) 4 off turbo',
    'cycling, threshold, main set 4x · 1m 103-105% interval · 1m 88-93% interval · 4m recovery · 4x · 1m 103-105% interval · 1m 88-93% interval · 4m recovery · 4x · 1m 103-105% interval · 1m 88-93% interval · 4m recovery · 4x · 1m 103-105% interval · 1m 88-93% interval',
  ],
  [
    'ok so 1200 tt, rest 8 min, then 6x200 w/ 200 walk, spikes on',
    'running, interval, main set 1200mtr open effort 10/10 · 8m Z1 recovery · 6x · 200mtr interval · Walk 200mtr recovery, note spikes',
  ],
  [
    '3k time trial then 4x400 with 90s jog, run',
    'running, interval, main set 3km open effort 10/10 · 4x · 400mtr interval · 1m30s recovery',
  ],
  [
    'mile tt, 10 min rest, 4x200 fast 200 jog run',
    'running, interval, 26 minutes 35 seconds, whole 1mi open effort 10/10 · 10m Z1 · 4x · 200mtr Z5 interval · 200mtr recovery',
  ],
  [
    'bike 20 min wu, 20 min tt, 10 easy',
    'cycling, interval, 50 minutes, whole Warm up 20m · 20m open effort 10/10 · 10m Z1',
  ],
  [
    'FTP test on bike: 20 min warm up, 5 min all out, 10 easy, 20 min all out, 10 min cool down',
    'cycling, interval, 1 hour 5 minutes, whole Warm up 20m · 5m open effort 10/10 · 10m Z1 · 20m open effort 10/10 · Cool down 10m',
  ],
  [
    '10k progressif: 1st 4k 5:20, next 3k 5:00, then 2k at 4:45 and the last one as fast as you like',
    'interval, 10 kilometers, whole 4km 5:20/km · 3km 5:00/km · 2km 4:45/km · 1km open effort 10/10',
  ],
  [
    '12 km run: first 5k easy, next 4k at MP, last 3k at 10k pace',
    'running, tempo, 12 kilometers, by pace, at marathon pace, whole 5km Z1 · 4km marathon pace 92.7-94.6% · 3km 10k pace 100.9-103%',
  ],
  ['8 miles, 1st 3 easy, next 3 steady, final 2 hard', 'endurance, 8 miles, whole 3mi Z1 · 3mi Z2 · 2mi Z4'],
  [
    'run 10k, first 3 @ 5:30, next 4 @ 5:00, last 3 @ 4:40',
    'running, 10 kilometers, whole 3km 5:30/km · 4km 5:00/km · 3km 4:40/km',
  ],
  [
    '60 min run: first 20 easy, next 20 steady, last 20 tempo',
    'running, tempo, 1 hour, whole 20m Z1 · 20m Z2 · 20m Z3',
  ],
  [
    'bike 90 min: first 30 min z1, next 45 min z3, final 15 easy',
    'cycling, tempo, 1 hour 30 minutes, whole 30m Z1 · 45m Z3 · 15m Z1',
  ],
  ['5 miles, first one easy, next 3 at tempo, last one easy', 'tempo, 5 miles, whole 1mi Z1 · 3mi Z3 · 1mi Z1'],
  [
    'run 6k, 1st k 6:00, 2nd 5:45, 3rd 5:30, 4th 5:15, 5th 5:00, last one flat out',
    'running, interval, 6 kilometers, whole 1km 6:00/km · 1km 5:45/km · 1km 5:30/km · 1km 5:15/km · 1km 5:00/km · 1km open effort 10/10',
  ],
  [
    "alternating k's: 5 x (1k @ 3:50 / 1k @ 4:20), no stopping",
    'running, interval, main set 5x · 1km 3:50/km · 1km 4:20/km',
  ],
  [
    'track: 2 laps hard 1 lap easy x 6. then 4 x half lap',
    'running, interval, main set 6x · 800mtr interval · 400mtr recovery · 4x · 200mtr interval',
  ],
  [
    '4x half a lap fast, half a lap walk track run',
    'running, interval, main set 4x · 200mtr interval · Walk 200mtr recovery',
  ],
  [
    'track 8 x lap and a half @ 5k pace 90s rest',
    'running, interval, 8 × 600 meters, 90 seconds rest, by pace, at 5k pace',
  ],
  ['6 x 2.5 laps with 1 lap jog on the track', 'running, interval, main set 6x · 1000mtr interval · 400mtr recovery'],
  [
    'two rounds: 8 min tempo / 2 min jog / 4x45s fast w 75s jog. 3 min between rounds. run obvs',
    'running, tempo, main set 8m · 2m recovery · 3x · 45sec Z5 interval · 1m15s recovery · 45sec Z5 interval · 3m recovery · 8m · 2m recovery · 4x · 45sec Z5 interval · 1m15s recovery',
  ],
  [
    '2x(10 min threshold, 2 min jog, 4x30s fast 30s jog) run 3 min between',
    'running, threshold, main set 10m · 2m recovery · 3x · 30sec Z5 interval · 30sec recovery · 30sec Z5 interval · 3m recovery · 10m · 2m recovery · 4x · 30sec Z5 interval · 30sec recovery',
  ],
  [
    'run 20 min tempo, 3 min jog, 6x30s fast 60s jog',
    'running, tempo, 32 minutes, whole 20m Z3 · 3m Z1 · 6x · 30sec Z5 interval · 1m recovery',
  ],
  [
    '3 rounds of 5 min at 10k pace, 1 min jog, 2x1 min hard 1 min jog, run',
    'running, threshold, main set 3x · 5m 10k pace 100.9-103% interval · 1m recovery · 2x · 1m Z5 interval · 1m recovery, by pace, at 10k pace',
  ],
  [
    'bike tabata. 20/10 x8, three blocks, five min ez',
    'cycling, interval, main set 8x · 20sec Z7 · 10sec Z1 recovery · 5m recovery · 8x · 20sec Z7 · 10sec Z1 recovery · 5m recovery · 8x · 20sec Z7 · 10sec Z1 recovery',
  ],
  [
    'tabata run 20/10 x 8 x 2, 4 min easy between',
    'running, interval, main set 8x · 20sec open effort 10/10 · 10sec Z1 recovery · 4m recovery · 8x · 20sec open effort 10/10 · 10sec Z1 recovery',
  ],
  [
    "10' easy / 10' mod / 5x(30'' fast 1'30'' slow) / 10' easy, RPE 3, 5, 9, 2. bike",
    'cycling, tempo, 40 minutes, whole 10m Z1 effort 3/10 · 10m Z3 effort 5/10 · 5x · 30sec 106-120% effort 9/10 · 1m30s Z1 recovery · 10m Z1 effort 2/10',
  ],
  [
    'bike vo2 w/ hard start: 5x (30s @ 140% + 3:30 @ 108%), 4:00 @ 45%. wu 20 w/ 3x1min spin ups 110rpm. cd 10',
    'cycling, v02 max, 1 hour 10 minutes, whole Warm up 14m · 3x · 1m Z1 @ 110rpm interval · 1m recovery · 5x · 30sec 140% · 3m30s 108% · 4m 45% recovery · Cool down 10m',
  ],
  [
    '45min @ 7mph treadmill 1% then 10 min incline walk 10%',
    'running, endurance, 55 minutes, whole 45m 5:20/km // 1% incline · Walk 10m recovery',
  ],
  ['30 min treadmill at 9 km/h 1% incline', 'running, 30 minutes, whole 30m 6:40/km // 1% incline'],
  [
    'treadmill 5 min walk, 20 min at 6 mph, 5 min walk',
    'running, endurance, 30 minutes, whole Walk 5m warmup · 20m 6:13/km · Walk 5m recovery',
  ],
  [
    'run 6x3 min at 9 mph, 2 min at 5 mph',
    'running, interval, main set 6x · 3m 4:09/km interval · 2m 7:27/km recovery',
  ],
  [
    '30 min treadmill run at 10kph then 10 min walk',
    'running, endurance, 40 minutes, whole 30m 6:00/km · Walk 10m recovery',
  ],
  [
    '2x(10x200) r=100 jog R=5min, 38-39 sec',
    'running, interval, main set 9x · 200mtr 3:10-3:15/km interval · 100mtr rest · 200mtr 3:10-3:15/km interval · 5m rest · 10x · 200mtr 3:10-3:15/km interval · 100mtr rest',
  ],
  [
    'Billat 30-30 till 12 reps, 100% vVO2 / 50%, running, wu 15 + 4 strides',
    'running, interval, 32 minutes 20 seconds, whole Warm up 15m · 4x · Stride 20sec open effort 8/10 interval · 1m recovery · 12x · 30sec 109% · 30sec 50%',
  ],
  [
    "tempo 3 miles... actually my calf's a bit tight, just do 2, and 1.5 easy before and after",
    'tempo, 5 miles, whole Warm up 1.5mi · 2mi Z3 · Cool down 1.5mi',
  ],
  [
    '4 hrs easy with 20min cafe stop, climb the Mur 3 times full gas (about 6 min each)',
    'cycling, interval, 4 hours, 3 × 6 minutes',
  ],
  [
    'Tempo ride, 60-75min depending on how I feel, 76–88% ftp for 30ish of those',
    'cycling, tempo, 1 hour, main set 30m 76-88%',
  ],
  [
    'turbo 3x10 over unders (4 under @ 90 / 1 over @ 110) 5 off',
    'cycling, threshold, main set 2x · 4m 90% interval · 1m 110% interval · 5m recovery · 2x · 4m 90% interval · 1m 110% interval · 5m recovery · 2x · 4m 90% interval · 1m 110% interval',
  ],
  [
    'run 5 miles, first mile 9:00, second 8:45, third 8:30, fourth 8:15, last one 8:00',
    'running, 5 miles, whole 1mi 9:00/mi · 1mi 8:45/mi · 1mi 8:30/mi · 1mi 8:15/mi · 1mi 8:00/mi',
  ],
  [
    'run 3k at 4:30, 3 min walk, 8x200 fast 200 jog',
    'running, interval, 6.6 kilometers, whole 3km 4:30/km · Walk 3m recovery · 8x · 200mtr Z5 interval · 200mtr recovery',
  ],
  ['8x400 r=90s, 75 sec run', 'running, interval, main set 8x · 400mtr 3:08/km interval · 1m30s rest'],
  ['run 10 km, actually just do 8, easy', 'running, endurance, 8 kilometers'],
  ['bike 60 min, hmm make it 45, z2', 'cycling, endurance, 45 minutes'],
  ['bike 3h z2 with a coffee stop halfway', 'cycling, endurance, 3 hours'],
  ['ride 2h, climb Box Hill 4 times at threshold (8 min each)', 'cycling, threshold, 2 hours, 4 × 8 minutes'],
  [
    'so basically what coach said: half hour steady, then 10 lots of 30s up the hill, jog down, then home easy for 15ish',
    'interval, 57 minutes 30 seconds, whole 30m Z2 · 10x · Uphill 30sec open effort 9/10 interval · 45sec recovery · 15m Z1',
  ],
  [
    'run 10 min, 20 min, 10 min, RPE 3/7/3',
    'running, 40 minutes, whole 10m effort 3/10 · 20m effort 7/10 · 10m effort 3/10',
  ],
  [
    '10-20-30s: 5 in a row then 2 mins jog, 3 blocks. 30 jog 20 steady 10 flat out',
    'interval, main set 5x · 30sec Z1 recovery · 20sec Z2 recovery · 10sec open effort 10/10 · 2m recovery · 5x · 30sec Z1 recovery · 20sec Z2 recovery · 10sec open effort 10/10 · 2m recovery · 5x · 30sec Z1 recovery · 20sec Z2 recovery · 10sec open effort 10/10',
  ],
  [
    '30-20-10s (30 easy 20 mod 10 sprint), 3 sets of 5, 2 min between',
    'interval, main set 5x · 30sec Z1 recovery · 20sec Z2 recovery · 10sec open effort 10/10 · 2m recovery · 5x · 30sec Z1 recovery · 20sec Z2 recovery · 10sec open effort 10/10 · 2m recovery · 5x · 30sec Z1 recovery · 20sec Z2 recovery · 10sec open effort 10/10',
  ],
  [
    'run 3 sets of 5 x 10-20-30 (30 jog, 20 steady, 10 fast) 2 min between',
    'running, interval, main set 5x · 30sec Z1 recovery · 20sec Z2 recovery · 10sec open effort 10/10 · 2m recovery · 5x · 30sec Z1 recovery · 20sec Z2 recovery · 10sec open effort 10/10 · 2m recovery · 5x · 30sec Z1 recovery · 20sec Z2 recovery · 10sec open effort 10/10',
  ],
])('"%s" asks for %s and leaves %s unread', (sentence, asked, ...unread) => {
  const understood = understand(sentence, { sport: 'running' })
  expect(readAs(understood)).toBe(asked)
  expect(understood.unread.map(({ from, to }) => sentence.slice(from, to))).toEqual(unread)
  expect(checkedIn(sentence, understood)).toEqual(checksOf(sentence))
})
