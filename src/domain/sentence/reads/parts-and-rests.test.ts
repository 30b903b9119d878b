import { expect, test } from 'vitest'
import { checkedIn, checksOf } from '#tests/support/sentences/checked.ts'
import { readAs } from '#tests/support/sentences/read-as.ts'
import { understand } from '../understand.ts'

// How parts, sets, rests and send-offs are told apart.

test.each<[sentence: string, asked: string, ...unread: string[]]>([
  [
    '10 min cool down, 20 min tempo run, 10 min warm up',
    'running, tempo, 40 minutes, whole Warm up 10m · 20m Z3 · Cool down 10m',
  ],
  ['60 MIN EASY RUN INCLUDING 20 MIN TEMPO', 'running, tempo, 1 hour, 1 × 20 minutes'],
  ['60 min easy run with 10 min tempo, 7 min threshold', 'running, tempo, 1 hour, main set 10m · 7m Z4'],
  ['60 min easy, 10 min tempo, 30 min steady run', 'running, tempo, 1 hour 40 minutes, whole 1h Z1 · 10m Z3 · 30m Z2'],
  ['10x30s run rest 10', 'running, interval, 10 × 30 seconds, 10 seconds rest'],
  ['10x30s run rest 9', 'running, interval, 10 × 30 seconds, 9 minutes rest'],
  [
    'bike 3x12 over unders 2 under 1 over',
    'cycling, threshold, main set 4x · 2m 88-93% interval · 1m 103-105% interval · 4m recovery · 4x · 2m 88-93% interval · 1m 103-105% interval · 4m recovery · 4x · 2m 88-93% interval · 1m 103-105% interval',
  ],
  [
    'bike 3x12 over unders 2m under 1m over',
    'cycling, threshold, main set 4x · 2m 88-93% interval · 1m 103-105% interval · 4m recovery · 4x · 2m 88-93% interval · 1m 103-105% interval · 4m recovery · 4x · 2m 88-93% interval · 1m 103-105% interval',
  ],
  [
    'bike 3x12 over unders 40s under 20s over',
    'cycling, threshold, main set 12x · 40sec 88-93% interval · 20sec 103-105% interval · 4m recovery · 12x · 40sec 88-93% interval · 20sec 103-105% interval · 4m recovery · 12x · 40sec 88-93% interval · 20sec 103-105% interval',
  ],
  [
    'bike 3x12 over unders 120 under 60 over',
    'cycling, threshold, main set 4x · 2m 88-93% interval · 1m 103-105% interval · 4m recovery · 4x · 2m 88-93% interval · 1m 103-105% interval · 4m recovery · 4x · 2m 88-93% interval · 1m 103-105% interval',
  ],
  [
    'bike 3x10 over unders',
    'cycling, threshold, main set 5x · 1m 88-93% interval · 1m 103-105% interval · 4m recovery · 5x · 1m 88-93% interval · 1m 103-105% interval · 4m recovery · 5x · 1m 88-93% interval · 1m 103-105% interval',
  ],
  ['run 3x1km over unders', 'running, threshold', '3x1km', 'over unders'],
  [
    'bike 3x9 over unders (1 min over, 2 min under), 5 min rest',
    'cycling, threshold, main set 3x · 1m 103-105% interval · 2m 88-93% interval · 5m rest · 3x · 1m 103-105% interval · 2m 88-93% interval · 5m rest · 3x · 1m 103-105% interval · 2m 88-93% interval',
  ],
  [
    'bike 3x12 min (2 min @ 79%, 1 min @ 105%)',
    'cycling, threshold, main set 4x · 2m 79% · 1m 105% · 3m recovery · 4x · 2m 79% · 1m 105% · 3m recovery · 4x · 2m 79% · 1m 105%',
  ],
  [
    'bike 3x12 min (2 min @ 90%, 1 min @ 121%)',
    'cycling, v02 max, main set 4x · 2m 90% · 1m 121% · 3m recovery · 4x · 2m 90% · 1m 121% · 3m recovery · 4x · 2m 90% · 1m 121%',
  ],
  ['swim 10x100 kick pull', 'swimming', '10x100', 'kick', 'pull'],
  ['warm up 4, 5k tempo run, cool down 4', 'running, tempo, 13 kilometers, whole Warm up 4km · 5km Z3 · Cool down 4km'],
  [
    'warm up 5, 5k tempo run, cool down 5',
    'running, tempo, 37 minutes 20 seconds, whole Warm up 5m · 5km Z3 · Cool down 5m',
  ],
  [
    'warm up 60, 5k tempo run, cool down 61',
    'running, tempo, 2 hours 28 minutes 20 seconds, whole Warm up 1h Z2 · 5km Z3 · Cool down 1h1m',
  ],
  ['20 min, 20 min tempo run', 'running, tempo, 20 minutes, 1 × 20 minutes'],
  ['run 100 min with 10 min tempo', 'running, tempo, 1 hour 40 minutes, 1 × 10 minutes'],
  ['run 100 min with 9 min tempo', 'running, tempo, 1 hour 40 minutes', '9 min'],
  ['2x20 min with 60 min rest bike 4h', 'cycling, threshold, 4 hours, 2 × 20 minutes, 1 hour rest'],
  ['2x20 min with 61 min rest bike 4h', 'cycling, threshold, 4 hours, main set 2x · 20m interval · 1h1m recovery'],
  ['5x3 min with 4s rest bike', 'cycling, interval, main set 5x · 3m interval · 4sec recovery'],
  ['5x3 min with 5s rest bike', 'cycling, interval, 5 × 3 minutes, 5 seconds rest'],
  ['60x30s/30s bike 2h', 'cycling, v02 max, 2 hours, 60 × 30 seconds, 30 seconds rest'],
  ['61x30s/30s bike 2h', 'cycling, v02 max, 2 hours, main set 61x · 30sec interval · 30sec recovery'],
  [
    '40 min easy run, 6x20s strides with 60s jog, 10 min tempo',
    'running, tempo, 58 minutes, whole 40m Z1 · 6x · Stride 20sec open effort 8/10 interval · 1m recovery · 10m Z3',
  ],
  [
    'swim 10 min easy, 8x1 min hard 20s rest, 5 min easy',
    'swimming, interval, 1,100 meters, whole 10m Z1 · 8x · 1m Z5 interval · 20sec rest · 5m Z1',
  ],
  ['20 min tempo, 30 min easy, 60 min total run', 'running, tempo, 1 hour, main set 20m Z3 · 30m Z1'],
  [
    '2k wu, 5x2k @ HMP w/ 3 min jog, 2k cd',
    'running, threshold, 16 kilometers, by pace, at half marathon pace, whole Warm up 2km · 5x · 2km half marathon pace 96-98% interval · 3m recovery · Cool down 2km',
  ],
  ['swim 3x100 easy + 200 pull', 'swimming, endurance, 500 meters, whole 3x100mtr Z1 interval · 200mtr Z2 pull'],
  ['swim 12x(50 + 25)', 'swimming, interval, main set 12x · 50mtr · 25mtr'],
  ['swim 13x(4x25)', 'swimming', '13x', '4x25'],
  [
    'run 12x(2x200)',
    'running, interval, main set 2x · 200mtr interval · 3m recovery · 2x · 200mtr interval · 3m recovery · 2x · 200mtr interval · 3m recovery · 2x · 200mtr interval · 3m recovery · 2x · 200mtr interval · 3m recovery · 2x · 200mtr interval · 3m recovery · 2x · 200mtr interval · 3m recovery · 2x · 200mtr interval · 3m recovery · 2x · 200mtr interval · 3m recovery · 2x · 200mtr interval · 3m recovery · 2x · 200mtr interval · 3m recovery · 2x · 200mtr interval',
  ],
  ['run 13x(2x200)', 'running', '13x', '2x200'],
  ['3x(1 km, 500 m) run with 2 min rest', 'running, interval, main set 3x · 1km · 500mtr · 2m rest'],
  ['3x(1 km z4, 500 m z2) run', 'running, threshold, main set 3x · 1km Z4 · 500mtr Z2'],
  [
    '8x20s/10s x6 bike',
    'cycling, v02 max, main set 8x · 20sec interval · 10sec recovery · 3m recovery · 8x · 20sec interval · 10sec recovery · 3m recovery · 8x · 20sec interval · 10sec recovery · 3m recovery · 8x · 20sec interval · 10sec recovery · 3m recovery · 8x · 20sec interval · 10sec recovery · 3m recovery · 8x · 20sec interval · 10sec recovery',
  ],
  ['8x20s/10s x7 bike', 'cycling, v02 max', '8x20s/10s', 'x7'],
  [
    '5x400 x 3 sets run',
    'running, interval, main set 5x · 400mtr interval · 3m recovery · 5x · 400mtr interval · 3m recovery · 5x · 400mtr interval',
  ],
  [
    '5x400, 3 rounds, run',
    'running, interval, main set 5x · 400mtr interval · 3m recovery · 5x · 400mtr interval · 3m recovery · 5x · 400mtr interval',
  ],
  [
    '3 sets of 5x400 w/ 60s, between sets 4 min, run',
    'running, interval, main set 4x · 400mtr interval · 1m recovery · 400mtr interval · 4m recovery · 4x · 400mtr interval · 1m recovery · 400mtr interval · 4m recovery · 5x · 400mtr interval · 1m recovery',
  ],
  [
    '3 sets of 5x400 w/ 60s rest, 4 min set rest, run',
    'running, interval, main set 4x · 400mtr interval · 1m rest · 400mtr interval · 4m rest · 4x · 400mtr interval · 1m rest · 400mtr interval · 4m rest · 5x · 400mtr interval · 1m rest',
  ],
  ['repeat 3 times 5 min tempo 2 min easy run', 'running, tempo, main set 3x · 5m · 2m Z1 recovery'],
  ['5 min tempo, 2 min easy, repeat x4, run', 'running, tempo, main set 4x · 5m · 2m Z1 recovery'],
  [
    '10 min warm up, 5 min tempo, 2 min easy, repeat 4 times, 10 min cool down run',
    'running, tempo, 48 minutes, whole Warm up 10m · 4x · 5m Z3 · 2m Z1 recovery · Cool down 10m',
  ],
  [
    '5 rounds: 3 min hard, 2 min easy, 10 min cool down bike',
    'cycling, v02 max, 35 minutes, whole 5x · 3m 106-120% interval · 2m recovery · Cool down 10m',
  ],
  ['5 rounds: run', 'running', '5 rounds'],
  ['5x400 (90s) run', 'running, interval, 5 × 400 meters, 90 seconds rest'],
  ['5x400 (3 min z1) run', 'running, interval, 5 × 400 meters, 3 minutes rest'],
  ['5x400 (3 min blorp z1) run', 'running, interval, 5 × 400 meters, cool-down 3 minutes', 'blorp'],
  ['5x400 run, 400m float', 'running, interval, main set 5x · 400mtr interval · Float 400mtr Z2 recovery'],
  ['5x400 400 jog run', 'running, interval, main set 5x · 400mtr interval · 400mtr recovery'],
  ['5x1k 1k easy run', 'running, interval, main set 5x · 1km interval · 1km recovery'],
  ['5x1k 2k easy run', 'running, interval, 5 × 1 kilometer, cool-down 2 kilometers'],
  ['4x8 min bike 4 min spin between', 'cycling, threshold, 4 × 8 minutes, 4 minutes rest'],
  ['5x3 min 2-3 min rest run', 'running, interval, 5 × 3 minutes, 2 minutes rest'],
  ['5x3 min 2 to 3 min jog run', 'running, interval, 5 × 3 minutes, 2 minutes rest'],
  ['5x3 min, r=2 min, run', 'running, interval, 5 × 3 minutes, 2 minutes rest'],
  ['5x3 min off 2 min run', 'running, interval, 5 × 3 minutes, 2 minutes rest'],
  ['bike 3x12 88% 4 min 90%', 'cycling, sweet spot, main set 3x · 12m 88% interval · 4m 90%'],
  ['bike 3x12 200w 4 min 120w', 'cycling, threshold, main set 3x · 12m 200w interval · 4m 120w recovery'],
  ['bike 3x12 200w 4 min at 120w', 'cycling, threshold, main set 3x · 12m 200w interval · 4m 120w recovery'],
  [
    'run 5x1k @ 4:00/km w/ 2 min rest at 6:00/km',
    'running, interval, main set 5x · 1km 4:00/km interval · 2m 6:00/km recovery',
  ],
  ['10x100 @ 50s swim', 'swimming, interval, main set 10x100mtr on 0:50 interval'],
  ['10x50 @ 50s swim', 'swimming, interval, main set 10x50mtr on 0:50 interval'],
  ['10x400 @ 90s run', 'running, interval, main set 10x · 400mtr 3:45/km interval'],
  ['10x400 at 90 seconds run', 'running, interval, main set 10x · 400mtr 3:45/km interval'],
  ['10x400 each 90s run', 'running, interval, main set 10x · 400mtr 3:45/km interval'],
  ['10x400 90 seconds each run', 'running, interval, main set 10x · 400mtr 3:45/km interval'],
  ['10x400 in 1:30 each run', 'running, interval, main set 10x · 400mtr 3:45/km interval'],
  ['6x1000 (3:45) run', 'running, interval, 6 × 1,000 meters, 3 minutes 45 seconds rest'],
  ['6x1000 3:45 rest run', 'running, interval, 6 × 1,000 meters, 3 minutes 45 seconds rest'],
  ['6x1000 1:03:45 run', 'running, interval, 1 hour 3 minutes 45 seconds, 6 × 1,000 meters'],
  ['6x3 min 3:45 run', 'running, interval, 6 × 3 minutes', '3:45'],
  ['swim 10x100 leaving every 2 min', 'swimming, interval, main set 10x100mtr on 2:00 interval'],
  ['swim 10x100 send off 1:50', 'swimming, interval, main set 10x100mtr on 1:50 interval'],
  ['swim 10x100 go on 1:45', 'swimming, interval, main set 10x100mtr on 1:45 interval'],
  ['10x100 every 3 min run', 'running, interval', '10x100', 'every 3 min'],
  ['run 45 min every 2 days', 'running, 45 minutes', 'every 2', 'days'],
  [
    '6 strides of 20s, 40 min easy run',
    'running, endurance, 48 minutes, whole 40m Z1 · 6x · Stride 20sec open effort 8/10 interval · 1m recovery',
  ],
  ['40 min easy run, 20 s strides', 'running, endurance, 40 minutes, strides'],
  ['40 min easy run, 1 stride', 'running, endurance, 40 minutes, strides', '1 stride'],
  ['40 min easy run, 2 strides', 'running, endurance, 40 minutes, 2 strides'],
  ['40 min easy run, 20 strides', 'running, endurance, 40 minutes, 20 strides'],
  ['40 min easy run, 21 strides', 'running, endurance, 40 minutes, strides', '21 strides'],
  ['40 min easy run, 6 pick ups', 'running, endurance, 40 minutes, 6 strides'],
  [
    '40 min easy run, 6x100m relaxed strides',
    'running, endurance, 48 minutes 55 seconds, whole 40m Z1 · 6x · Stride 100mtr open effort 8/10 interval · 1m recovery',
  ],
  ['tempo run 40 min with 6 strides', 'running, tempo, 40 minutes', '6 strides'],
  ['ride 40 min with 6 strides', 'cycling, 40 minutes', '6 strides'],
  ['first 10 min easy, 30 min run', 'running, endurance, 30 minutes', 'first 10 min'],
  ['10k run, final 3k at tempo', 'running, tempo, 10 kilometers, whole 7km Z1 · 3km Z3'],
  ['10k easy run, first 3k at tempo', 'running, tempo, 10 kilometers, whole 3km Z3 · 7km Z1'],
  ['10k easy run, finish with 3k at tempo', 'running, tempo, 10 kilometers, whole 7km Z1 · 3km Z3'],
  ['60 min run, last 60 min tempo', 'running, tempo, 1 hour, 1 × 60 minutes'],
  ['60 min run, last 3k tempo', 'running, tempo, 1 hour, whole 44m Z1 · 3km Z3'],
  ['run 25 min, first 2k at threshold', 'running, threshold, 25 minutes, whole 2km Z4 · 15m Z1'],
  ['10k run last 10 min hard', 'running, threshold, 10 kilometers, whole 8km Z1 · 10m Z4'],
  ['ride 60k, last 30 min tempo', 'cycling, tempo, 60 kilometers, whole 43.8km Z1 · 30m Z3'],
  ['swim 2000, last 400 fast', 'swimming, interval, 2,000 meters, whole 1600mtr Z1 · 400mtr Z5'],
  ['12k progression run', 'running, tempo, 12 kilometers, whole 4km Z1 · 4km Z2 · 4km Z3'],
  ['60 min progression run', 'running, tempo, 1 hour, whole 20m Z1 · 20m Z2 · 20m Z3'],
  ['61 min progressive ride', 'cycling, tempo, 1 hour 1 minute, whole 21m Z1 · 20m Z2 · 20m Z3'],
  ['swim 1500 progression', 'swimming, interval, 1,500 meters, whole 500mtr Z1 · 500mtr Z2 · 500mtr Z3'],
  ['2 min progression run', 'running', '2 min', 'progression'],
  ['2 km progression run', 'running, tempo, 2 kilometers, whole 1km Z1 · 0.5km Z2 · 0.5km Z3'],
  ['run 10k 105.30/km', 'running', '10k', '105.30'],
  [
    'run 3 * 2 * 400m w/ 60s',
    'running, interval, main set 400mtr interval · 1m recovery · 400mtr interval · 3m recovery · 400mtr interval · 1m recovery · 400mtr interval · 3m recovery · 2x · 400mtr interval · 1m recovery',
  ],
  [
    '80-100-200 run w/ 60s',
    'running, interval, main set 80mtr interval · 1m recovery · 100mtr interval · 1m recovery · 200mtr interval',
  ],
  ['1 hour, 15 minutes run', 'running, 1 hour 15 minutes'],
  ['1h, 15 minutes easy run', 'running, endurance, 1 hour', '15 minutes'],
  ['run at 45 min, pace', 'running', '45 min'],
  [
    '6-5-4-3-2-1 min hard w 1 min easy run',
    'running, interval, main set 6m interval · 1m recovery · 5m interval · 1m recovery · 4m interval · 1m recovery · 3m interval · 1m recovery · 2m interval · 1m recovery · 1m interval',
  ],
  [
    'Run 3 miles easy, 6 x 2 min @ 5K pace with 2 min jog, 1 mile cooldown',
    'running, interval, 1 hour 8 minutes 25 seconds, by pace, at 5k pace, whole 3mi Z1 · 6x · 2m 5k pace 104.7-106.8% interval · 2m recovery · Cool down 1mi',
  ],
  [
    'easy 30 min, 6x400 m fast with 90s jog, 10 min cd',
    'interval, 1 hour, whole 30m Z1 · 6x · 400mtr Z5 interval · 1m30s recovery · Cool down 10m',
  ],
  [
    '60 min easy run, 6x1 min hard 1 min jog, 10 min cool down',
    'running, interval, 1 hour, 6 × 1 minute, 1 minute rest, cool-down 10 minutes',
  ],
  [
    'cycle 30km, first and last 5k easy, middle 20k sweetspot',
    'cycling, sweet spot, 30 kilometers, whole 5km Z1 · 20km Z4 · 5km Z1',
  ],
  [
    'run 40 min, first and last 10 min easy, middle 20 min tempo',
    'running, tempo, 40 minutes, whole 10m Z1 · 20m Z3 · 10m Z1',
  ],
  ['45 min easy ride 200w max', 'cycling, endurance, 45 minutes, whole 45m 0-200w'],
  [
    '1k reps on the Lagan towpath x 6, RPE 8, 2 mins walk between',
    'running, interval, main set 6x · 1km effort 8/10 interval · Walk 2m recovery',
  ],
  ['400m reps round the park x 8, 90s jog', 'interval, 8 × 400 meters, 90 seconds rest'],
  [
    'bike 2x20 @ 240w. actually make it 235. 5 off',
    'cycling, threshold, main set 2x · 20m 235w interval · 5m recovery',
  ],
  [
    'bike 6 x 4 min hill repeats, threshold, roll back down',
    'cycling, threshold, main set 6x · Uphill 4m interval · 2m recovery',
  ],
])('"%s" asks for %s and leaves %s unread', (sentence, asked, ...unread) => {
  const understood = understand(sentence, { sport: 'running' })
  expect(readAs(understood)).toBe(asked)
  expect(understood.unread.map(({ from, to }) => sentence.slice(from, to))).toEqual(unread)
  expect(checkedIn(sentence, understood)).toEqual(checksOf(sentence))
})
