import { expect, test } from 'vitest'
import { readAs } from '#tests/support/sentences/read-as.ts'
import { understand } from '../understand.ts'

// Words that say where in a session something is done, how often, and what a figure is of.

test.each<[sentence: string, asked: string, ...checked: string[]]>([
  [
    'Run 5 x 1200m at 10k pace, jogging for 3 minutes after each one; jog 10 minutes before and after the set',
    'running, threshold, 1 hour 4 minutes 25 seconds, by pace, at 10k pace, whole Warm up 10m · 5x · 1200mtr 10k pace 100.9-103% interval · 3m recovery · Cool down 10m',
  ],
  [
    'bike 3x12 sweet spot, 4 min easy between, spin 10 min before and after',
    'cycling, sweet spot, 1 hour 8 minutes, whole Warm up 10m · 3x · 12m Z4 interval · 4m recovery · Cool down 10m',
  ],
  [
    '5x1k at 5k pace 2 min jog; jog 15 min before and after the set',
    'running, interval, 1 hour 3 minutes 40 seconds, by pace, at 5k pace, whole Warm up 15m · 5x · 1km 5k pace 104.7-106.8% interval · 2m recovery · Cool down 15m',
  ],
  [
    'Threshold run of 15, 10 and 5 minutes with 3 minutes recovery between them, plus 15 minutes easy beforehand and 10 minutes easy afterwards',
    'running, threshold, 1 hour 1 minute, whole Warm up 15m · 15m Z4 · 3m Z1 · 10m Z4 · 3m Z1 · 5m Z4 · Cool down 10m',
  ],
  [
    'run 5, 4, 3, 2 and 1 minutes hard with 2 minutes easy between',
    'running, endurance, 23 minutes, whole 5m Z5 · 2m Z1 · 4m Z5 · 2m Z1 · 3m Z5 · 2m Z1 · 2m Z5 · 2m Z1 · 1m Z5',
  ],
  [
    '3 km, 2 km and 1 km at 10k pace with 3 min jog between them',
    'running, threshold, main set 3km 10k pace 100.9-103% · 3m recovery · 2km 10k pace 100.9-103% · 3m recovery · 1km 10k pace 100.9-103%, by pace, at 10k pace',
  ],
  [
    'six, four and two minutes at 5k pace, 2 min recovery between them, run',
    'running, interval, 16 minutes, by pace, at 5k pace, whole 6m 5k pace 104.7-106.8% · 2m Z1 · 4m 5k pace 104.7-106.8% · 2m Z1 · 2m 5k pace 104.7-106.8%',
  ],
  [
    'swim 400, 300 and 200 with 30 seconds rest between',
    'swimming, interval, main set 400mtr · 30sec rest · 300mtr · 30sec rest · 200mtr',
  ],
  [
    '8 x 25m kick fast with fins, 30 seconds rest, then a 400m easy swim',
    'swimming, interval, main set 8x25mtr Z5 kick with fins interval 30sec rest, cool-down 400 meters',
  ],
  [
    '5x3 min hard 2 min easy then a 20 min easy run',
    'running, interval, 5 × 3 minutes, 2 minutes rest, cool-down 20 minutes',
  ],
  [
    '20 min steady in the park then 6x1 min hard 30s easy',
    'interval, warm-up 20 minutes, 6 × 1 minute, 30 seconds rest',
  ],
  [
    'laps of the track 1-2-3-4-3-2-1 at 5k pace w a lap jog',
    'running, interval, main set 400mtr 5k pace 104.7-106.8% interval · 400mtr recovery · 800mtr 5k pace 104.7-106.8% interval · 400mtr recovery · 1200mtr 5k pace 104.7-106.8% interval · 400mtr recovery · 1600mtr 5k pace 104.7-106.8% interval · 400mtr recovery · 1200mtr 5k pace 104.7-106.8% interval · 400mtr recovery · 800mtr 5k pace 104.7-106.8% interval · 400mtr recovery · 400mtr 5k pace 104.7-106.8% interval, by pace, at 5k pace',
  ],
  [
    'laps 4-3-2-1 on the track @ 10k pace, 200 jog',
    'running, threshold, main set 1600mtr 10k pace 100.9-103% interval · 200mtr recovery · 1200mtr 10k pace 100.9-103% interval · 200mtr recovery · 800mtr 10k pace 100.9-103% interval · 200mtr recovery · 400mtr 10k pace 100.9-103% interval, by pace, at 10k pace',
  ],
  [
    '4mins 10k pace 4mins 5k pace 1min rest, repeat. then 3x(1min 70% 15s jog 45s 80% 2min rec)',
    'running, threshold, main set 2x · 4m 10k pace 100.9-103% · 4m 5k pace 104.7-106.8% · 1m rest · 3x · 1m 70% · 15sec recovery · 45sec 80% · 2m recovery, by pace, at 10k pace',
    'repeat',
  ],
  [
    '5 min tempo, 2 min easy, 3 min hard, 2 min easy, repeat. run',
    'running, tempo, main set 2x · 5m · 2m Z1 recovery · 3m Z5 · 2m Z1 recovery',
    'repeat',
  ],
  ['bike 8 min @ 90% 2 min @ 60% and repeat', 'cycling, sweet spot, main set 2x · 8m 90% · 2m 60%', 'repeat'],
  [
    'in n out 800s, 4x (800 5k pace / 800 45s slower per mile) contin.',
    'running, interval, main set 4x · 800mtr 5k pace 104.7-106.8% · 800mtr, by pace, at 5k pace',
    '800',
  ],
  [
    'tt bike: 3 x 15s flat out w 45 ez, 3 ez, 3 x 1m (2m), 3 ez, 2x5m (6m), 8 spin',
    'cycling, interval, main set 3x · 15sec open effort 10/10 interval · 45sec recovery · 3m Z1 · 3x · 1m interval · 2m recovery · 3m Z1 · 2x · 5m interval · 6m recovery · 8m Z1',
  ],
  [
    'turbo 5x1m flat out (2m), 5 easy, 5x1m flat out',
    'cycling, interval, main set 5x · 1m open effort 10/10 interval · 2m recovery · 5m Z1 recovery · 5x · 1m open effort 10/10 interval',
  ],
  [
    'micro burst 2x10 15/15 @150/50',
    'cycling, v02 max, main set 20x · 15sec 150% · 15sec 50% · 3m recovery · 20x · 15sec 150% · 15sec 50%',
  ],
  ['bike 20x40/20 @ 120/50', 'cycling, v02 max, main set 20x · 40sec 120% · 20sec 50%', '120'],
  ['bike 10x30/30 @ 300/150', 'cycling, interval, main set 10x · 30sec 300w · 30sec 150w', '300'],
  [
    '1hr15 bike inc 4x8 @ 105 off 4',
    'cycling, threshold, 1 hour 15 minutes, main set 4x · 8m 105% interval · 4m recovery',
  ],
  ['3x15 @ 90 off 5 bike', 'cycling, sweet spot, main set 3x · 15m 90% interval · 5m recovery'],
  [
    'I want a tempo run of about an hour, with 25 minutes at tempo in the middle',
    'running, tempo, 1 hour, whole 17m30s Z1 · 25m Z3 · 17m30s Z1',
  ],
  [
    'sweet spot ride of 90 min with 40 min at sweet spot in the middle',
    'cycling, sweet spot, 1 hour 30 minutes, whole 25m Z1 · 40m Z4 · 25m Z1',
  ],
  [
    'marathon pace workout - 3km warmup, 12km at MP, 2km cooldown',
    'running, tempo, 17 kilometers, by pace, at marathon pace, whole Warm up 3km · 12km marathon pace 92.7-94.6% · Cool down 2km',
  ],
  [
    '10k pace day: 3k warm up, 4x1k at 10k pace 90s, 2k cool down',
    'running, threshold, 9.8 kilometers, by pace, at 10k pace, whole Warm up 3km · 4x · 1km 10k pace 100.9-103% interval · 1m30s recovery · Cool down 2km',
  ],
  [
    'Run 40 minutes heart rate zone 2, finish with 6 strides',
    'running, endurance, 40 minutes, by heartrate, whole 32m Z2 HR · 6x · Stride 20sec open effort 8/10 interval · 1m recovery',
  ],
  [
    '15 min warm up incl. strides, 5x1k at 5k pace 2 min jog, 10 min cool down',
    'running, interval, 1 hour 4 minutes, by pace, at 5k pace, whole Warm up 15m · 4x · Stride 20sec open effort 8/10 interval · 1m recovery · 5x · 1km 5k pace 104.7-106.8% interval · 2m recovery · Cool down 10m',
  ],
  [
    'low cadence strength ride, 5x6 min at 60 rpm at 85% of FTP, 4 min spinning easy, total 75 min',
    'cycling, sweet spot, 1 hour 15 minutes, main set 5x · 6m 85% @ 60rpm interval · 4m recovery',
  ],
  [
    '50 min bike, not the whole thing tempo, only from minute 15 to minute 40',
    'cycling, tempo, 50 minutes, whole 15m Z1 · 25m Z3 · 10m Z1',
  ],
  [
    '1h run easy, but from minute 15 to minute 35 at threshold',
    'running, threshold, 1 hour, whole 15m Z1 · 20m Z4 · 25m Z1',
  ],
  ['40 min run with tempo from 10 min to 30 min', 'running, tempo, 40 minutes, whole 10m Z1 · 20m Z3 · 10m Z1'],
  [
    'bike 1h. 15wu. then 1min 120% every 5 min until 50min. cd.',
    'cycling, v02 max, 1 hour, warm-up 15 minutes, main set 7x · 1m 120% · 4m Z1 recovery',
  ],
  ['ride 90 min, z2 until 60 min, then 20 min tempo, then easy', 'cycling, tempo, 1 hour 30 minutes, 1 × 20 minutes'],
  [
    'bike 1h. 10wu. 5x2min hard 2 min easy. cd.',
    'cycling, interval, 1 hour, warm-up 10 minutes, 5 × 2 minutes, 2 minutes rest',
  ],
  [
    'two rounds: 8 min tempo / 2 min jog / 4x45s fast w 75s jog. 3 min between rounds. run obvs',
    'running, tempo, main set 8m · 2m recovery · 3x · 45sec Z5 interval · 1m15s recovery · 45sec Z5 interval · 3m recovery · 8m · 2m recovery · 4x · 45sec Z5 interval · 1m15s recovery',
  ],
  ['swim 20x50 @ 55 alt hard-easy', 'swimming, interval, main set 10x · 50mtr on 0:55 · 50mtr Z1 on 0:55 recovery'],
  [
    "10' easy / 10' mod / 5x(30'' fast 1'30'' slow) / 10' easy, RPE 3, 5, 9, 2. bike",
    'cycling, tempo, 40 minutes, whole 10m Z1 effort 3/10 · 10m Z3 effort 5/10 · 5x · 30sec 106-120% effort 9/10 · 1m30s Z1 recovery · 10m Z1 effort 2/10',
  ],
  [
    'bike tabata. 20/10 x8, three blocks, five min ez',
    'cycling, interval, main set 8x · 20sec Z7 · 10sec Z1 recovery · 5m recovery · 8x · 20sec Z7 · 10sec Z1 recovery · 5m recovery · 8x · 20sec Z7 · 10sec Z1 recovery',
  ],
  [
    'run 10x30/30, 3 sets, 3 min easy',
    'running, interval, main set 10x · 30sec interval · 30sec recovery · 3m recovery · 10x · 30sec interval · 30sec recovery · 3m recovery · 10x · 30sec interval · 30sec recovery',
  ],
  [
    'bike 5x (30s @ 150% + 2:30 @ 105%), 4:00 @ 45%',
    'cycling, v02 max, main set 5x · 30sec 150% · 2m30s 105% · 4m 45%',
  ],
  [
    'wu 15 w/ 3x1 min spin ups, 4x8 min @ 100% 4 min easy bike',
    'cycling, threshold, 1 hour 3 minutes, whole Warm up 9m · 3x · Warm up 1m Z1 @ 110rpm · Warm up 1m Z1 · 4x · 8m 100% interval · 4m recovery',
  ],
  [
    'bike single leg drills 6x30s each leg',
    'cycling, interval, main set 12x · 30sec drill interval // single leg',
    '6',
  ],
  [
    '400/300/200/100 x 3, swim, get faster as they get shorter, 10s per 100 rest',
    'swimming, interval, main set 3x · 400mtr · 40sec rest · 300mtr · 30sec rest · 200mtr · 20sec rest · 100mtr · 10sec rest',
  ],
  ['swim 4x200 20s rest per 100', 'swimming, interval, 4 × 200 meters, 40 seconds rest'],
  [
    "bike: 10' 50→75%, 3x10' @ 90% (5'), 10' 60→40%",
    'cycling, sweet spot, 1 hour 5 minutes, whole Warm up 10m ramp 50-75% · 3x · 10m 90% interval · 5m recovery · Cool down 10m ramp 60-40%',
  ],
  ['bike: 12 min 45>70%, 20 min 75%', 'cycling, tempo, 32 minutes, whole 12m ramp 45-70% · 20m 75%'],
  [
    'ride 15 min from 55 to 75%, 2x20 min 90% 5 min easy',
    'cycling, sweet spot, 1 hour 5 minutes, whole 15m ramp 55-75% · 2x · 20m 90% interval · 5m recovery',
  ],
  [
    '6x400: 4x(25bk 25br 25fr) + 100fr, w/ fins, no rush',
    'swimming, interval, main set 4x · 25mtr backstroke with fins · 25mtr breaststroke with fins · 25mtr freestyle with fins · 100mtr freestyle with fins · 1m rest · 4x · 25mtr backstroke with fins · 25mtr breaststroke with fins · 25mtr freestyle with fins · 100mtr freestyle with fins · 1m rest · 4x · 25mtr backstroke with fins · 25mtr breaststroke with fins · 25mtr freestyle with fins · 100mtr freestyle with fins · 1m rest · 4x · 25mtr backstroke with fins · 25mtr breaststroke with fins · 25mtr freestyle with fins · 100mtr freestyle with fins · 1m rest · 4x · 25mtr backstroke with fins · 25mtr breaststroke with fins · 25mtr freestyle with fins · 100mtr freestyle with fins · 1m rest · 4x · 25mtr backstroke with fins · 25mtr breaststroke with fins · 25mtr freestyle with fins · 100mtr freestyle with fins',
  ],
  [
    '5x200: 100 free, 50 back, 50 breast on 4:00',
    'swimming, interval, main set 5x · "100 free/50 back/50 breast" 200mtr on 4:00 interval',
  ],
  [
    '3x225 fr last 25 ez any stroke, 30s',
    'swimming, interval, main set 3x · "200 free/25 ez" 225mtr open mixed interval · 30sec rest',
  ],
  ['6x3 min, last 30s all out, 2 min jog', 'interval, main set 6x · 2m30s · 30sec open effort 10/10 · 2m recovery'],
  [
    '24x75 open water style no walls straight thru, then 16x50 on :55',
    'swimming, interval, main set 1800mtr Z2 · 16x50mtr on 0:55 interval',
    '24x75',
  ],
  [
    'treshold runing 5x5min wiht 90sek rest, 10min warmpu',
    'running, threshold, 42 minutes 30 seconds, whole Warm up 10m · 5x · 5m Z4 interval · 1m30s recovery',
  ],
  [
    'Walk 5 minutes, run 8 minutes, walk 5 minutes, run 8 minutes, walk 5 minutes',
    'running, endurance, 31 minutes, whole Walk 5m warmup · 8m Z1 · Walk 5m recovery · 8m Z1 · Walk 5m cooldown',
  ],
  [
    '1mi wu 800 600 600 600 1000 600 w/200 rec each, then 3x300 w/100',
    'interval, warm-up 1 mile, main set 800mtr interval · 200mtr recovery · 600mtr interval · 200mtr recovery · 600mtr interval · 200mtr recovery · 600mtr interval · 200mtr recovery · 1000mtr interval · 200mtr recovery · 600mtr interval · 3x · 300mtr interval · 100mtr recovery',
    'rec each',
    '100',
  ],
  [
    "1' base/1' @85rpm, base = 95, spin bike, 10 wu 10 cd",
    'cycling, endurance, 1 hour 35 minutes, warm-up 10 minutes, cool-down 10 minutes',
    '95',
  ],
  ['4 rnds 20s R leg 20s L leg 40s both 110+ 20s L 20s R, 5 ez', 'endurance, 1 hour 50 minutes', '110'],
  [
    'turbo: 5 @ 100w, 5 @ 150w, 20 @ 200w, 5 @ 100w',
    'cycling, 35 minutes, whole 5m 100w · 5m 150w · 20m 200w · 5m 100w',
  ],
  [
    '10 x 200 m at mile pace, walk 200 m between, 3 sets with 5 minutes rest',
    'running, interval, main set 9x · 200mtr 1500m pace 115.1-117.4% interval · Walk 200mtr recovery · 200mtr 1500m pace 115.1-117.4% interval · 5m rest · 9x · 200mtr 1500m pace 115.1-117.4% interval · Walk 200mtr recovery · 200mtr 1500m pace 115.1-117.4% interval · 5m rest · 10x · 200mtr 1500m pace 115.1-117.4% interval · Walk 200mtr recovery, by pace, at 1500m pace',
  ],
  [
    '6 × (800 + 400) @ 5k, 90s rec after each',
    'running, interval, main set 6x · 800mtr 5k pace 104.7-106.8% · 1m30s rest · 400mtr 5k pace 104.7-106.8% · 1m30s rest, by pace, at 5k pace',
  ],
  [
    'two sets of 4x300 at mile pace, 300 walk, 6 min between sets, 3 mile total warmup',
    'running, interval, 10.1 kilometers, by pace, at 1500m pace, whole Warm up 3mi · 3x · 300mtr 1500m pace 115.1-117.4% interval · Walk 300mtr recovery · 300mtr 1500m pace 115.1-117.4% interval · 6m recovery · 4x · 300mtr 1500m pace 115.1-117.4% interval · Walk 300mtr recovery',
  ],
  ['run 3 min fast 3 min slow until 40 min', 'running, interval, 7 × 3 minutes, 3 minutes rest', '40 min'],
  [
    'swim 400 time trial and 200 time trial, 10 min between',
    'swimming, interval, 1,400 meters, whole Warm up 400mtr · 4x · build 50mtr interval · 15sec rest · 400mtr effort 10/10 · 10m rest · 200mtr effort 10/10 · Cool down 200mtr',
  ],
])('"%s" asks for %s and lets %s be checked', (sentence, asked, ...checked) => {
  const understood = understand(sentence, { sport: 'running' })
  expect(readAs(understood)).toBe(asked)
  expect(understood.checks.map(({ from, to }) => sentence.slice(from, to))).toEqual(checked)
})

// What was taken for granted is told.
test.each<[sentence: string, told: string]>([
  ['tt bike: 3 x 15s flat out w 45 ez, 3 ez, 3 x 1m (2m)', 'No unit was said at “3”, so minutes.'],
  ["1' base/1' @85rpm, base = 95, spin bike, 10 wu 10 cd", 'No unit was said at “95”.'],
  ['bike 2x20 at 95%, 10 min easy', '“10 min” was read as the cool-down.'],
  ['bike 6x2 min z5 2 min z1, 10 min z2 to finish', '“10 min” was read as the cool-down.'],
  ['swim 1800 freestyle', '“freestyle” is not all of it: write “1500 free straight” for one stroke.'],
  ['swim 6x200, 8x50 on 1:00', 'No rest was said for “6x200”, so it is chosen.'],
])('of "%s" is told: %s', (sentence, told) => {
  expect(understand(sentence, { sport: 'running' }).inferred.map(({ because }) => because)).toContain(told)
})

test('a whole that its parts do not fill is to be checked', () => {
  const sentence = '3x: 5 min z3, 3 min z4, 3 min easy bike, 97 min in all'
  const checks = understand(sentence, { sport: 'running' }).checks.map(({ from, to }) => sentence.slice(from, to))
  expect(checks).toEqual(['97 min'])
})
