import { expect, test } from 'vitest'
import { checkedIn, checksOf } from '#tests/support/sentences/checked.ts'
import { readAs } from '#tests/support/sentences/read-as.ts'
import { understand } from '../understand.ts'

// Sentences whose meaning hangs on one word, one sign or their order.

test.each<[sentence: string, asked: string, ...unread: string[]]>([
  // Which length is the whole.
  [
    'overall tired, 10 min easy, 20 min tempo, 30 min easy run',
    'running, tempo, 1 hour, whole 10m Z1 · 20m Z3 · 30m Z1',
  ],
  ['total of 3x10 min threshold and 20 min easy run', 'running, threshold, 3 × 10 minutes, cool-down 20 minutes'],
  ['20 min easy 5x1 min hard 60 min total run', 'running, interval, 1 hour, warm-up 20 minutes, 5 × 1 minute'],
  ['20 min tempo 60 min in all run', 'running, tempo, 1 hour, 1 × 20 minutes'],
  [
    '4x1 min hard, 10 min in z3, 60 min z1 run',
    'running, tempo, main set 4x · 1m Z5 interval · 10m Z3, cool-down 1 hour',
  ],
  ['4x1 min hard, 10 min z3, in 60 min z1 run', 'running, tempo, 1 hour, main set 4x · 1m Z5 interval · 10m Z3'],
  // A race, or a length and the metric.
  ['run threshold at 10k pace', 'running, threshold, by pace, at 10k pace'],
  ['run endurance 10k pace', 'running, endurance, 10 kilometers, by pace'],
  ['run 45 min no more than 150 bpm', 'running, 45 minutes, by heartrate, whole 45m 0-150bpm'],
  ["run 10 miles at 8' mile pace", 'running, 10 miles, whole 10mi 8:00/mi'],
  ['run 6 miles in 8 minute miles', 'running, 6 miles, whole 6mi 8:00/mi'],
  ["run 5x1k @ 4'30/km", 'running, interval, main set 5x · 1km 4:30/km interval'],
  ["run 5 km @ 4'130/km", 'running', '5 km', "4'", '130'],
  ['5 x 1000 m, pace: 3:45', 'interval, main set 5x · 1000mtr 3:45/km interval'],
  // The pace of the own threshold names the type only within its part.
  ['run 45 min threshold 4:10', 'running, threshold, 45 minutes, reference 4:10 per kilometers, by pace'],
  ["45' threshold 4:10 run", 'running, threshold, 45 minutes, reference 4:10 per kilometers, by pace'],
  ['run 45 min, threshold 4:10', 'running, 45 minutes, reference 4:10 per kilometers, by pace'],
  // In brackets a time is a rest.
  ['6x3 min (3:45) run', 'running, interval, 6 × 3 minutes, 3 minutes 45 seconds rest'],
  ['6x3 min 3:45 run', 'running, interval, 6 × 3 minutes', '3:45'],
  ['run 10-12k easy', 'running, endurance, 10 kilometers'],
  ['-10 km run', 'running', '-10 km'],
  ['1h ride 1.005 FTP', 'cycling, threshold, 1 hour, whole 1h 100.5%'],
  ['bike 5x3 min with 1.33 min rest', 'cycling, interval, 5 × 3 minutes, 80 seconds rest'],
  // Drills in the plural.
  ['8x50 kicks, swim 1k', 'swimming, interval, 1,000 meters, main set 8x50mtr kick interval'],
  ['8x50 pulls 15s rest swim 1k', 'swimming, interval, 1,000 meters, main set 8x50mtr pull interval 15sec rest'],
  [
    'swim 1k, 8x50 css minus 2 15s rest',
    'swimming, interval, 1,000 meters, main set 8x · "CSS−2 s per 100" 50mtr open interval · 15sec rest',
  ],
  ['swim 2k css+5 x 100', 'swimming, interval, 2,000 meters, 5 × 100 meters'],
  ['40 lengths of 25 yd', 'swimming, 1,000 yards, pool 25'],
  ['10x50 on :50 swim', 'swimming, interval, main set 10x50mtr on 0:50 interval'],
  ['10x50 on :450 swim', 'swimming, interval', '10x50', '450'],
  // Efforts before their lengths.
  ['easy 20 min tempo 10 min hard 5 min run', 'running, tempo, 35 minutes, whole 20m Z1 · 10m Z3 · 5m Z5'],
  // Every part of a group must say how hard it is, or the type says it.
  [
    '10 min wu, 3x(5 min tempo, 2 min), 10 min cd run',
    'running, tempo, 41 minutes, whole Warm up 10m · 3x · 5m Z3 · 2m recovery · Cool down 10m',
  ],
  [
    '10 min wu, 3x(2 min easy, 5 min), 10 min cd run',
    'running, interval, warm-up 10 minutes, main set 3x · 2m Z1 recovery · 5m, cool-down 10 minutes',
  ],
  [
    '10 min wu, 2x(5x400 w/ 60s, 3x200), 10 min cd run',
    'running, interval, warm-up 10 minutes, main set 5x · 400mtr interval · 1m recovery · 3x · 200mtr interval · 3m recovery · 5x · 400mtr interval · 1m recovery · 3x · 200mtr interval, cool-down 10 minutes',
  ],
  // Strides with their rest follow the run; beside other work they do not.
  [
    '40 min easy run, 6x20s strides with 60s jog, 4x1 min hard',
    'running, interval, 40 minutes, main set 6x · Stride 20sec open effort 8/10 interval · 1m recovery · 4x · 1m interval',
  ],
  // The first set that is repeated names the type.
  [
    '10 min wu, 1x20 min effort 7/10, 5x1 min effort 9/10 w/ 1 min, 10 min cd ride',
    'cycling, v02 max, 50 minutes, whole Warm up 10m · 1x · 20m effort 7/10 interval · 5x · 1m effort 9/10 interval · 1m recovery · Cool down 10m',
  ],
  [
    '10 min wu, 5x8 min effort 8/10 w/ 60s, 10 min cd run',
    'running, threshold, 1 hour 5 minutes, whole Warm up 10m · 5x · 8m effort 8/10 interval · 1m recovery · Cool down 10m',
  ],
  [
    '10 min wu, 10x40s effort 8/10 w/ 100 s, 10 min cd ride',
    'cycling, interval, 43 minutes 20 seconds, whole Warm up 10m · 10x · 40sec effort 8/10 interval · 1m40s recovery · Cool down 10m',
  ],
  [
    '2 miles easy, 3x1 mile at threshold w/ 2 min jog, 2 miles easy run',
    'running, threshold, 7.5 miles, whole 2mi Z1 · 3x · 1mi Z4 interval · 2m recovery · 2mi Z1',
  ],
  ['run 20 laps of 25m', 'running', '20 laps of 25m'],
  ["run 5 km @ 4'305/km", 'running', '5 km', "4'", '305'],
  ['61 x 25 swim', 'swimming, interval, main set 61x25mtr interval'],
  ['61 x 24 swim', 'swimming', '61 x', '24'],
  ['60x8 run', 'running, interval, 60 × 8 seconds'],
  ['61x8 run', 'running, 8 kilometers', '61x'],
  // Strides within a workout that is spelled out.
  [
    '10 min wu, 20 min tempo, 6x20s strides, 10 min cd run',
    'running, tempo, 48 minutes, whole Warm up 10m · 20m Z3 · 6x · Stride 20sec open effort 8/10 interval · 1m recovery · Cool down 10m',
  ],
  [
    '10 min wu, 20 min tempo, 6x20s strides with 40s jog, 10 min cd run',
    'running, tempo, 46 minutes, whole Warm up 10m · 20m Z3 · 6x · Stride 20sec open effort 8/10 interval · 40sec recovery · Cool down 10m',
  ],
  ['ride 1h under 40%', 'cycling, endurance, 1 hour, whole 1h 40%'],
  ['ride 1h under 41%', 'cycling, endurance, 1 hour, whole 1h 40-41%'],
  ['ride 1h over 55%', 'cycling, endurance, 1 hour, whole 1h 55-70%'],
  ['ride 1h over 250%', 'cycling', '1h', '250'],
  // What follows a "then" is added, what follows a comma is part of the whole.
  ['40 min tempo run then 10 min cool down', 'running, tempo, 50 minutes, whole 40m Z3 · Cool down 10m'],
  ['40 min tempo run, 10 min cool down', 'running, tempo, 50 minutes, whole 40m Z3 · Cool down 10m'],
  // An easy zone behind a rest is that of the rest, another one that of the work.
  ['5x3 min w/ 2 min z2 ride', 'cycling, interval, main set 5x · 3m interval · 2m Z2 recovery'],
  ['5x3 min w/ 2 min z3 ride', 'cycling, tempo, 5 × 3 minutes, 2 minutes rest'],
  ['6x10s run', 'running, interval, 6 × 10 seconds'],
  ['4x2/1 min run', 'running, interval, 4 × 2 minutes, 1 minute rest'],
  ['0.5-1 hour easy run', 'running, endurance, 30 minutes'],
  // Yards are swum.
  ['2000 yards easy', 'swimming, endurance, 2,000 yards'],
  ['10x100 yd, 60s rest', 'swimming, interval, 10 × 100 yards, 1 minute rest'],
  [
    '10 min wu, 2x(5x400 5k pace w/ 60s, 3x200 5k pace), 10 min cd run',
    'running, interval, warm-up 10 minutes, main set 5x · 400mtr 5k pace 104.7-106.8% interval · 1m recovery · 3x · 200mtr 5k pace 104.7-106.8% interval · 3m recovery · 5x · 400mtr 5k pace 104.7-106.8% interval · 1m recovery · 3x · 200mtr 5k pace 104.7-106.8% interval, cool-down 10 minutes, by pace, at 5k pace',
  ],
  // Of several plain lengths the longest is the whole.
  ['run 20 min, 60 min, 3x8 min tempo', 'running, tempo, 1 hour, 3 × 8 minutes', '20 min'],
  ['15 min, 20 min tempo run', 'running, tempo, 1 × 20 minutes', '15 min'],
  [
    '10 min run or bike easy, 20 min run tempo, 10 min run easy',
    'running, tempo, 40 minutes, whole 10m Z1 · 20m Z3 · 10m Z1',
    'bike',
  ],
  ['tempo run 20 min easy 10 min hard', 'running, tempo, 30 minutes, whole 20m Z1 · 10m Z4'],
  ['3x8, 5 easy, tempo run', 'running, tempo, 3 × 8 minutes, 5 minutes rest'],
  ['swim 10x100 + easy 200', 'swimming, interval, 1,200 meters, whole 10x100mtr interval · 200mtr Z1'],
  [
    '65 min easy run with 30 s pick-ups every 10 min',
    'running, endurance, 1 hour 5 minutes, whole 6x · 9m30s Z1 · 30sec Z5 interval · 5m Z1',
  ],
  // Bare figures that are multiplied.
  ['5x5x5', '', '5x5x5'],
  [
    'run 3x3x400',
    'running, interval, main set 3x · 400mtr interval · 3m recovery · 3x · 400mtr interval · 3m recovery · 3x · 400mtr interval',
  ],
  [
    'bike 90 min, 4x8 min, rest 4 min, at 250w',
    'cycling, threshold, 1 hour 30 minutes, main set 4x · 8m 250w interval · 4m rest',
  ],
  [
    "run 2x3k @ 10k pace 3' rest + 4x400 @ 3k pace 1' rest",
    'running, threshold, main set 2x · 3km 10k pace 100.9-103% interval · 3m rest · 4x · 400mtr 3k pace 108-110.1% interval · 1m rest, by pace, at 10k pace',
  ],
  [
    'bike 3x12 over-unders alternating 2 min at 95% and 1 min at 105% then 10 min easy',
    'cycling, threshold, main set 4x · 2m 95% interval · 1m 105% interval · 4m recovery · 4x · 2m 95% interval · 1m 105% interval · 4m recovery · 4x · 2m 95% interval · 1m 105% interval, cool-down 10 minutes',
  ],
  [
    'run 2-3 km warm up, 3x1 km at 4:00/km 2 min jog, 1 km cool down',
    'running, interval, 6.8 kilometers, whole Warm up 2km · 3x · 1km 4:00/km interval · 2m recovery · Cool down 1km',
  ],
  [
    '5k race effort 3x1 km next 20 min easy',
    'running, interval, 3 × 1 kilometer, cool-down 20 minutes, by pace, at 5k pace',
    'next',
  ],
  ['2000 m with 8x50 sprint', 'swimming, interval, 2,000 meters, 8 × 50 meters'],
  ['8x50 all out 20s rest, 400 easy', 'swimming, interval, 8 × 50 meters, 20 seconds rest, cool-down 400 meters'],
  ['8x50 sprint, 2000 m easy swim', 'swimming, interval, 2,000 meters, 8 × 50 meters'],
  ['8x50 sprint 20s rest, 1500 m easy', 'swimming, interval, 8 × 50 meters, 20 seconds rest, cool-down 1,500 meters'],
  ['swim 6x400 in 2:35-2:45 30s rest', 'swimming, interval, main set 6x400mtr 2:35-2:45/100m interval 30sec rest'],
  [
    '8x20s/10s x6 bike',
    'cycling, v02 max, main set 8x · 20sec interval · 10sec recovery · 3m recovery · 8x · 20sec interval · 10sec recovery · 3m recovery · 8x · 20sec interval · 10sec recovery · 3m recovery · 8x · 20sec interval · 10sec recovery · 3m recovery · 8x · 20sec interval · 10sec recovery · 3m recovery · 8x · 20sec interval · 10sec recovery',
  ],
  ['8x20s/10s x7 bike', 'cycling, v02 max', '8x20s/10s', 'x7'],
  ['run 60 min E → M', 'running, tempo, 1 hour, whole 30m Z1 · 30m marathon pace 92.7-94.6%'],
  [
    '6(4x100, 60s) swim',
    'swimming, interval, main set 3x100mtr interval 1m rest · 100mtr interval · 1m rest · 3x100mtr interval 1m rest · 100mtr interval · 1m rest · 3x100mtr interval 1m rest · 100mtr interval · 1m rest · 3x100mtr interval 1m rest · 100mtr interval · 1m rest · 3x100mtr interval 1m rest · 100mtr interval · 1m rest · 4x100mtr interval 1m rest',
  ],
  ['7(4x100, 60s) swim', 'swimming, interval', '7', '4x100, 60s'],
  [
    'run 3x4 min uphill, 4 min easy down',
    'running, interval, main set 3x · Uphill 4m open effort 9/10 interval · 4m recovery',
  ],
  [
    'run 3x5 min uphill, 5 min easy down',
    'running, interval, main set 3x · Uphill 5m open effort 9/10 interval · 5m recovery',
  ],
  [
    'ride 2h w/ 30s sprint every 60 min',
    'cycling, interval, 2 hours, whole 1x · 59m30s Z1 · 30sec Z7 interval · 1h Z1',
  ],
  ['run 1000 easy, 5x400', 'running, interval, warm-up 1 kilometer, 5 × 400 meters'],
  [
    '60 min run with 6x100m strides',
    'running, endurance, 1 hour, whole 51m5s Z1 · 6x · Stride 100mtr open effort 8/10 interval · 1m recovery',
  ],
  [
    'run 3 sets of 5x400 5 min between sets',
    'running, interval, main set 5x · 400mtr interval · 5m recovery · 5x · 400mtr interval · 5m recovery · 5x · 400mtr interval',
  ],
  [
    'run 2 km easy, 800 @ 3:20, 400 @ 3:20, 2 km easy',
    'running, endurance, 5.2 kilometers, whole 2km Z1 · 800mtr 3:20/km · 400mtr 3:20/km · 2km Z1',
  ],
  [
    'run 5 miles easy, 2 miles at 7:30/mi then 1 mile easy',
    'running, endurance, 8 miles, whole 5mi Z1 · 2mi 7:30/mi · 1mi Z1',
  ],
  ['bike 3 min 110% x 4 x 2', 'cycling, interval, 4 × 2 minutes', '3 min', '110%'],
  ['bike 2x0.5-1 h', 'cycling, threshold, 2 × 30 minutes'],
  ['run 10 200 10 20 minutes', 'running', '10', '200', '10', '20 minutes'],
  ['run 10 km in the park 50 min', 'running, 10 kilometers', '50 min'],
  ['swim 200 secs easy', 'swimming, endurance', '200 secs'],
  ['run 10k: 3k at tempo, easy for the rest', 'running, tempo, 10 kilometers, 1 × 3 kilometers'],
  ['run 3 min fast 5 times, 10 min easy', 'running, interval, 5 × 3 minutes, cool-down 10 minutes'],
  [
    'swim 200 fr 200 bk hard 200 br easy',
    'swimming, endurance, 600 meters, whole 200mtr Z2 freestyle · 200mtr Z4 backstroke · 200mtr Z1 breaststroke',
  ],
  ['bike 120on120off for 20 min', 'cycling, interval, 5 × 120 seconds, 2 minutes rest'],
  ['bike 130on130off for 26 min', 'cycling, interval, 6 × 130 seconds, 2 minutes 10 seconds rest'],
  ['run on sundays 10 km', 'running, 10 kilometers', 'sundays'],
  [
    '8 hill sprints, then 20 min easy',
    'interval, main set 8x · Uphill 10sec open effort 9/10 interval, cool-down 20 minutes',
  ],
])('"%s" asks for %s', (sentence, asked, ...unread) => {
  const understood = understand(sentence, { sport: 'running' })
  expect(readAs(understood)).toBe(asked)
  expect(understood.unread.map(({ from, to }) => sentence.slice(from, to))).toEqual(unread)
  expect(checkedIn(sentence, understood)).toEqual(checksOf(sentence))
})

test('the length of a warm-up in whole minutes is asked for in minutes, another in seconds', () => {
  const warmUpOf = (sentence: string) => understand(sentence, { sport: 'running' }).asked.warmup
  expect(warmUpOf('run 1h, 10 min warm up, 3x8 min tempo')).toEqual({ value: 10, unit: 'minutes' })
  expect(warmUpOf('run 1h, 90 s warm up, 3x8 min tempo')).toEqual({ value: 90, unit: 'seconds' })
})
