import { expect, test } from 'vitest'
import { readAs } from '#tests/support/sentences/read-as.ts'
import { wordsOf } from '#tests/support/sentences/words-of.ts'
import { understand } from '../understand.ts'

// Sentences in which one figure, one capital or the order of the words decides.

test.each<[sentence: string, asked: string, unread: string[], checked: string[]]>([
  // Steps, targets and rests of which the order or a sign decides
  [
    'run 6x400, 200m Walk or Jog recovery',
    'running, interval, main set 6x · 400mtr interval · 200mtr recovery',
    [],
    [],
  ],
  [
    'bike 10 min ramp, 20 min z3, 10 min ramp down',
    'cycling, tempo, 40 minutes, whole Warm up 10m ramp 48-63% · 20m Z3 · Cool down 10m ramp 63-48%',
    [],
    [],
  ],
  ['every easy run at threshold 40 min', 'running, threshold, 40 minutes', [], ['every', 'threshold']],
  ['easy 40 min run with tempo and threshold', 'running, tempo, 40 minutes', ['threshold'], []],
  ['run 20 min, my husband 40 min tempo', 'running, tempo, 1 × 40 minutes', ['20 min'], ['husband 40 min']],
  [
    'swim 45 min, 8x50m dive start max, 3 mins, then 300 bk easy, my wife 20 min',
    'swimming, interval, 2,100 meters, main set 8x · dive start 50mtr open effort 10/10 interval · 300mtr Z1 backstroke recovery',
    ['3 mins', '20 min'],
    [],
  ],
  ['siwm 2k', 'swimming, 2,000 meters', [], []],
  ['run 30 min at 13-11 km/h', 'running, 30 minutes, whole 30m 4:37-5:27/km', [], []],
  ['treadmill 30 min 10 km/h, 1% incline', 'running, 30 minutes, whole 30m 6:00/km // 1% incline', [], []],
  ['Coach says 5x1k', 'interval, 5 × 1 kilometer', [], []],
  // In capitals
  [
    'SWIM 16X50 ON 1:00 EVERY FOURTH ONE FAST',
    'swimming, interval, main set 4x · 50mtr Z2 on 1:00 recovery · 50mtr Z2 on 1:00 recovery · 50mtr Z2 on 1:00 recovery · 50mtr open effort 10/10 on 1:00',
    [],
    [],
  ],
  ['RUN 12 LAPS OF THE TRACK EASY', 'running, endurance, 4.8 kilometers', [], []],
  ['SWIM 5X300 DESCEND 1-5', 'swimming, interval, main set 5x · "descend 1-5" 300mtr interval', [], []],
  [
    'RUN 10 MIN EASY, 10 MIN STEADY, 10 MIN HARD',
    'running, endurance, 30 minutes, whole 10m Z1 · 10m Z2 · 10m Z4',
    [],
    [],
  ],
  ['RUN 45 MIN WITH THE DOGS 12', 'running, 45 minutes', ['12'], []],
  // Figures that are rounded up
  [
    '35 min 15 s ronnestad',
    'cycling, v02 max, main set 13x · 30sec 106-120% interval · 15sec recovery · 3m recovery · 13x · 30sec 106-120% interval · 15sec recovery · 3m recovery · 13x · 30sec 106-120% interval · 15sec recovery',
    [],
    [],
  ],
  [
    'run 10 min easy, 33 s hard, 5 min easy',
    'running, endurance, 15 minutes 35 seconds, whole 10m Z1 · 33sec Z5 · 5m Z1',
    [],
    [],
  ],
  ['swim 2 min easy, 1 min hard', 'swimming, endurance, 200 meters, whole 2m Z1 · 1m Z5', [], []],
  ['swim 4 min easy, 3 min hard, 2 min easy', 'swimming, endurance, 400 meters, whole 4m Z1 · 3m Z5 · 2m Z1', [], []],
  ['run 6x700 in 2:29', 'running, interval, main set 6x · 700mtr 3:33/km interval', [], []],
  ['swim 33 min easy, 8x50', 'swimming, endurance, 1,500 meters, 8 × 50 meters', [], []],
  ['run 10k in 47:07', 'running, 10 kilometers, whole 10km 4:43/km', [], []],
  ['run 30 min at 11-13 km/h', 'running, 30 minutes, whole 30m 4:37-5:27/km', [], []],
  ['run 45 min at 72-78% max hr', 'running, endurance, 45 minutes, by heartrate, whole 45m 80-87% LTHR', [], []],
  ['run 5x1k at 10k pace + 7s', 'running, threshold, main set 5x · 1km 98.6-100.6% interval', [], []],
  ['run 5x1k, equal time jog', 'running, interval, main set 5x · 1km interval · 0.6km recovery', [], []],
  [
    'run 3 km easy, 10 min tempo, 1 mile easy',
    'running, tempo, 40 minutes 55 seconds, whole 3km Z1 · 10m Z3 · 1mi Z1',
    [],
    [],
  ],
  ['run 6x200, jog half the time', 'running, interval, main set 6x · 200mtr interval · 50mtr recovery', [], []],
  // Rows, ranges and limits
  [
    'run 6x400, every other one fast',
    'running, interval, main set 1x · 400mtr interval · 200mtr recovery · 1x · 400mtr Z5 interval · 200mtr recovery · 1x · 400mtr interval · 200mtr recovery · 1x · 400mtr Z5 interval · 200mtr recovery · 1x · 400mtr interval · 200mtr recovery · 1x · 400mtr Z5 interval · 200mtr recovery',
    [],
    [],
  ],
  ['run 40 min at LT1 to LT2', 'running, tempo, 40 minutes, whole 40m 87.7-100%', [], []],
  [
    'run 6x400, jog for half the time it takes',
    'running, interval, main set 6x · 400mtr interval · 1m recovery',
    [],
    [],
  ],
  ['i have a fever, 5x1k threshold', '', ['fever', '5x1k threshold'], []],
  ['RUN 40 MIN BETWEEN EASY AND STEADY', 'running, endurance, 40 minutes, whole 40m 71.4-87.7%', [], []],
  [
    'RIDE 1X60 MIN AT Z2, 30S SPRINT EVERY 10 MIN',
    'cycling, endurance, 1 hour, whole 5x · 9m30s Z2 · 30sec Z7 interval · 10m Z2',
    [],
    [],
  ],
  [
    'cool down 10 min, 30 min tempo run, NO COOL DOWN',
    'running, tempo, 40 minutes, whole 30m Z3 · Cool down 10m',
    [],
    ['NO COOL DOWN'],
  ],
  ['run 5x3 min at 95% of vvo2max', 'running, interval, main set 5x · 3m 104% interval', [], []],
  ['run 6x2 min @ 95% MAS', 'running, interval, main set 6x · 2m 104% interval', [], []],
  ['bike 4x8 min from 90% to 90%', 'cycling, sweet spot, main set 4x · 8m 90% interval', [], []],
  ['run an hour and 7', 'running, 1 hour', ['7'], []],
  ['alternate fast and slow, 6x400 run', 'running, interval', ['fast', '6x400'], ['alternate']],
  ['bike 3x8 min at 0.8756 ftp', 'cycling, sweet spot, main set 3x · 8m 87.6% interval', [], []],
  ['bike 3x8 min IF 0.8756', 'cycling, sweet spot, main set 3x · 8m 87.6% interval', [], []],
  ['run 6x1k in 12:00-16:00', 'running, interval, 6 × 1 kilometer', ['in 12:00-16:00'], ['6x1k']],
  ['swim 10x100 in 0:30-1:30', 'swimming, interval, 10 × 100 meters', ['in 0:30-1:30'], ['10x100']],
  ['run 5x1k in 4:00-3:50', 'running, interval, main set 5x · 1km 3:50-4:00/km interval', [], []],
  ['run 10x200, 125 s rest', 'running, interval, 10 × 200 meters, 2 minutes 5 seconds rest', [], []],
  ['run 45 min over 90%', 'running, tempo, 45 minutes, whole 45m 90-96%', [], []],
  [
    'ride 60 min with a 30 s sprint every 9 min',
    'cycling, interval, 1 hour, whole 6x · 8m30s Z1 · 30sec Z7 interval · 6m Z1',
    [],
    [],
  ],
  // Ends that the zones and the parts give
  ['bike 45 min above 80%', 'cycling, tempo, 45 minutes, whole 45m 80-83%', [], []],
  ['run 7 km from easy to tempo progressive', 'running, tempo, 7 kilometers, whole 3km Z1 · 2km Z2 · 2km Z3', [], []],
  // By turns, and hours of a ride
  ['bike 6x3 min alternating 250w and 280w', 'cycling, interval, main set 3x · 3m 250w · 3m 280w', [], []],
  [
    'bike 7x3 min alternating 250w and 280w',
    'cycling, 21 minutes, whole 1x · 3m 250w interval · 1x · 3m 280w interval · 1x · 3m 250w interval · 1x · 3m 280w interval · 1x · 3m 250w interval · 1x · 3m 280w interval · 1x · 3m 250w interval',
    [],
    [],
  ],
  ['ride 3 hours, h 2 tempo', 'cycling, tempo, 3 hours', ['h', '2'], []],
  ['ride 3h, hour 2 tempo', 'cycling, tempo, 3 hours, whole 1h Z1 · 1h Z3 · 1h Z1', [], []],
  // One word decides
  [
    '5x400 (90s) run, (500 @ 5k, 90s, 300 @ mile, 3 min) x 4',
    'running, interval, main set 5x · 400mtr interval · 1m30s recovery · 4x · 500mtr 5k pace 104.7-106.8% · 1m30s rest · 300mtr 1500m pace 115.1-117.4% · 3m rest, by pace, at 5k pace',
    [],
    [],
  ],
  ['vo2 6x3 min AT threshold, 3 min easy, bike', 'cycling, threshold, 6 × 3 minutes, 3 minutes rest', ['vo2'], []],
  ['Cycling 40km tempo 220', 'cycling, tempo, 1 × 40 kilometers', ['220'], []],
  ['run 40 min easy to steady state', 'running, endurance, 40 minutes, whole 40m 71.4-95.2%', [], []],
  [
    'run 40 min between easy and anaerobic threshold',
    'running, endurance, 40 minutes, whole 40m 71.4-103.1%',
    [],
    ['easy'],
  ],
  ['RELAXED 30 min sprint run', 'running, interval, 30 minutes', [], ['sprint']],
  ['recovery ride all OUT 1h', 'cycling', ['1h'], []],
  ['40 MIN EASY RUN THEN 20 MIN TEMPO', 'running, tempo, 1 hour, whole 40m Z1 · 20m Z3', [], []],
  ['ride 1h under 41%', 'cycling, endurance, 1 hour, whole 1h 40-41%', [], []],
  ['run 5 miles at 7:30/mi then 2 mi easy Total', 'running, endurance, 7 miles, whole 5mi 7:30/mi · 2mi Z1', [], []],
])('"%s" asks for %s and leaves %j unread and %j to be checked', (sentence, asked, unread, checked) => {
  const understood = understand(sentence, { sport: 'running' })
  expect(readAs(understood)).toBe(asked)
  expect(wordsOf(sentence, understood.unread)).toEqual(unread)
  expect(wordsOf(sentence, understood.checks)).toEqual(checked)
})
