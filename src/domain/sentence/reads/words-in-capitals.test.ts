import { expect, test } from 'vitest'
import { checkedIn, checksOf } from '#tests/support/sentences/checked.ts'
import { readAs } from '#tests/support/sentences/read-as.ts'
import { understand } from '../understand.ts'

// Words in capitals mean what they mean in small letters.

test.each<[sentence: string, asked: string, ...unread: string[]]>([
  ['run 5x1k SKIP the rests', 'running, interval', '5x1k', 'SKIP the rests'],
  ['run 5x1k AT race PACE', 'running, threshold, 5 × 1 kilometer, by pace, at 10k pace'],
  ['RUN 5X1K, 60 RPM ON THE MIDDLE ONE', 'running, interval', '5X1K, 60 RPM', 'MIDDLE'],
  ['bike 3x10, surge in the MIDDLE one', 'cycling, threshold', '3x10', 'surge', 'MIDDLE'],
  ['run 5x1k OR 10x400', 'running, interval, 5 × 1 kilometer', 'OR 10x400'],
  ['run ON 45:00', 'running', '45:00'],
  ['10 min JOG, 20 min tempo, 10 min JOG', 'running, tempo, 40 minutes, whole 10m Z1 · 20m Z3 · 10m Z1'],
  ['5k at 4:20, JOG 1k, 3k at 4:10', 'running, endurance, 9 kilometers, whole 5km 4:20/km · 1km Z1 · 3km 4:10/km'],
  [
    '5 min WALK, 20 min run, 5 min WALK',
    'running, endurance, 30 minutes, whole Walk 5m warmup · 20m Z2 · Walk 5m recovery',
  ],
  ['run 3 min WALK 1 min, run 5 min', 'running, endurance', '3 min', '1 min', '5 min'],
  ['swim 300 MIDDLE 100 hard', 'swimming, interval, 300 meters, whole 100mtr Z1 · 100mtr Z5 · 100mtr Z1'],
  ['run 60 min, MIDDLE 20 min tempo', 'running, tempo, 1 hour, whole 20m Z1 · 20m Z3 · 20m Z1'],
  ['run 60 min, middle OF EACH 20 min tempo', 'running, tempo, 1 hour, 1 × 20 minutes', 'middle'],
  ['PARKRUN easy', 'running, endurance, 5 kilometers'],
  ['run 10k IN 47 min', 'running, 10 kilometers, whole 10km 4:42/km'],
  ['run 5x1k before my 10k RACE', 'running, interval, 5 × 1 kilometer', '10k', 'RACE'],
  ['TRAINING FOR A 10K, run 45 min', 'running, 45 minutes', 'TRAINING FOR A 10K'],
  ['run 45 min easy, PREPARING FOR 10k', 'running, endurance, 45 minutes', 'PREPARING FOR 10k'],
  [
    '6 hill sprints AFTER 30 min easy',
    'interval, warm-up 30 minutes, main set 6x · Uphill 10sec open effort 9/10 interval',
  ],
  [
    '4x4 min hard with 3 easy, BEFORE THAT 15 min easy run',
    'running, interval, 43 minutes, whole 15m Z1 · 4x · 4m Z5 interval · 3m recovery',
  ],
  ['bike 10 min z3, START with 20 min easy', 'cycling, tempo, 30 minutes, whole 20m Z1 · 10m Z3'],
  ['TOTAL 30 min, 20 min tempo, 15 min easy run', 'running, tempo, 35 minutes, whole 20m Z3 · 15m Z1', '30 min'],
  [
    'swim 6x50 drill, 6x50 kick, 20 sec rest THROUGHOUT',
    'swimming, interval, main set 6x50mtr drill interval 20sec rest · 6x50mtr kick interval 20sec rest',
  ],
  [
    'ALL with 20s rest: 8x50 kick, 4x100 free swim',
    'swimming, interval, main set 8x50mtr kick interval 20sec rest · 4x100mtr freestyle interval 20sec rest',
  ],
  [
    '20 min wu INCLUDING 3x1 min fast, 2x10 min z4 5 min rest, cd 10 bike',
    'cycling, sweet spot, 1 hour, whole Warm up 14m · 3x · 1m 106-120% interval · 1m recovery · 2x · 10m Z4 interval · 5m rest · Cool down 10m',
  ],
  ['600 SWIM, 8x50 on :50', 'swimming, interval, main set 8x50mtr on 0:50 interval', '600'],
  ['10 km run PLUS 3k either side', 'running, 16 kilometers, warm-up 3 kilometers, cool-down 3 kilometers'],
  ['swim 2k CSS+5 x 100', 'swimming, interval, 2,000 meters, 5 × 100 meters'],
  ['run 1h30, last 30 min at 90%, REST z2', 'running, endurance, 1 hour 30 minutes, whole 1h Z2 · 30m 90%'],
  ['run 1h30, last 30 min at 90%, z2 FOR THE REST', 'running, endurance, 1 hour 30 minutes, whole 1h Z2 · 30m 90%'],
  [
    'run 10k Alternating 1k at 4:00, 1k at 4:30',
    'running, interval, 10 kilometers, whole 5x · 1km 4:00/km · 1km 4:30/km',
  ],
  [
    'warm up 10 min, then alternate 3 min zone 4 with 2 min zone 2 FOR 30 min, cool down 5 min',
    'threshold, 45 minutes, whole Warm up 10m · 6x · 3m Z4 · 2m Z2 · Cool down 5m',
  ],
  ['run 5x1k 2MIN / 90S / 60S rest', 'running, interval', '5x1k', '2MIN / 90S / 60S rest'],
  ['run 5x1k 2min / 90s / 60s REST', 'running, interval', '5x1k', '2min / 90s / 60s REST'],
  [
    "3mi @ HMP, 3' JOG, 2mi @ 10k pace run",
    'running, threshold, main set 3mi half marathon pace 96-98% · 3m recovery · 2mi 10k pace 100.9-103%, by pace, at half marathon pace',
  ],
  [
    'run 45 min, strides AT THE END',
    'running, endurance, 50 minutes 20 seconds, whole 45m Z1 · 4x · Stride 20sec open effort 8/10 interval · 1m recovery',
  ],
  ['swim 6x100 THEN 300', 'swimming, interval, main set 6x100mtr interval · 300mtr Z2'],
  ['z2 ride WITH 5x8s sprints', 'cycling, endurance, main set 5x · 8sec Z7 interval'],
  [
    '15 min JOG, 5x40 s hills w/ 2 min',
    'running, interval, warm-up 15 minutes, main set 5x · Uphill 40sec open effort 9/10 interval · 2m recovery',
  ],
  ['4x150 FLY w 250 walk', 'interval, main set 4x · 150mtr interval · Walk 250mtr recovery', 'FLY'],
  ['15 min w/u with DRILLS, 20 x 1 min', 'interval, warm-up 15 minutes, 20 × 1 minute, note 15 min w/u with DRILLS'],
  ['run 2 min hard STRAIGHT INTO 1 min easy x 6', 'running, interval, 6 × 2 minutes, 1 minute rest'],
  ['3 km tempo, 20 min a touch SLOWER THAN that', 'tempo, main set 3km · 20m Z4', 'SLOWER THAN'],
  ['bike 200w OR LESS 90 rpm 45 min', 'cycling, 45 minutes, whole 45m 0-200w @ 90rpm'],
  [
    'run 5k ALL OUT',
    'running, interval, 51 minutes 55 seconds, whole Warm up 15m · 4x · Stride 20sec open effort 8/10 interval · 1m recovery · 5km effort 10/10 · Cool down 10m',
  ],
  ['run 45 min BEFORE MY 10k race', 'running, 45 minutes', '10k', 'race'],
  ['6x1k w/ 2 min, 3:50 EACH', 'interval, main set 6x · 1km 3:50/km interval · 2m recovery'],
  ['10 km run SCRATCH THAT 8 km', 'running, 8 kilometers', '10 km'],
])('"%s" asks for %s and leaves %s unread', (sentence, asked, ...unread) => {
  const understood = understand(sentence, { sport: 'running' })
  expect(readAs(understood)).toBe(asked)
  expect(understood.unread.map(({ from, to }) => sentence.slice(from, to))).toEqual(unread)
  expect(checkedIn(sentence, understood)).toEqual(checksOf(sentence))
})
