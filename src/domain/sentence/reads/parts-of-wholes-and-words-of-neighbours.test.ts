import { expect, test } from 'vitest'
import { checkedIn, checksOf } from '#tests/support/sentences/checked.ts'
import { readAs } from '#tests/support/sentences/read-as.ts'
import { understand } from '../understand.ts'

test.each([
  ['1u30 bike, 3x15 sweetspot', 'cycling, sweet spot, 1 hour 30 minutes, 3 × 15 minutes'],
  ['run 1 uur 30 rustig', 'running, endurance, 1 hour 30 minutes'],
  [
    '10min inrun, 3x8min tempo (2min rest), 10min outrun',
    'tempo, 50 minutes, whole Warm up 10m · 3x · 8m Z3 interval · 2m rest · Cool down 10m',
  ],
  [
    '20 min infietsen, 4x8 min z4 (4 min pauze), 10 min uitfietsen',
    'cycling, sweet spot, 1 hour 18 minutes, whole Warm up 20m · 4x · 8m Z4 interval · 4m rest · Cool down 10m',
  ],
  [
    '400 inzwemmen, 10x100 start 1:50, 200 uitzwemmen',
    'swimming, interval, 1,600 meters, whole Warm up 400mtr · 10x100mtr on 1:50 interval · Cool down 200mtr',
  ],
  ['bike 1h45 last half hour at 75 procent', 'cycling, tempo, 1 hour 45 minutes, whole 1h15m Z1 · 30m 75%'],
  ['in totally 90 min bike with 3x12 sweetspot', 'cycling, sweet spot, 1 hour 30 minutes, 3 × 12 minutes'],
  ['bike 50 min tempo, 10 min warming up included', 'cycling, tempo, 50 minutes, whole Warm up 10m · 40m Z3'],
  [
    'bike 1h tempo, 10 min warm up and 5 min cool down included',
    'cycling, tempo, 1 hour, whole Warm up 10m · 45m Z3 · Cool down 5m',
  ],
  ['bike 1h z2, 10 min cooling down inclusive', 'cycling, endurance, 1 hour, whole 50m Z2 · Cool down 10m'],
  ['swim 1500 m steady (200 warmup included)', 'swimming, endurance, 1,500 meters, whole Warm up 200mtr · 1300mtr Z2'],
  [
    'bike 50 min tempo, 10 min warming up not included',
    'cycling, tempo, 1 hour, whole Warm up 10m · 50m Z3',
    'not included',
  ],
  ['run 45 min, first 10 and last 5 very slow', 'running, endurance, 45 minutes, whole 10m Z1 · 30m Z2 · 5m Z1'],
  ['run 60 min, first 10 min and last 10 min hard', 'running, endurance, 1 hour, whole 10m Z4 · 40m Z1 · 10m Z4'],
  ['run 12 km, first and last 2 km easy', 'running, endurance, 12 kilometers, whole 2km Z1 · 8km Z2 · 2km Z1'],
  ['run 4x2km tempo 4:10-4:15', 'running, tempo, main set 4x · 2km 4:10-4:15/km interval'],
  ['45min run first 15min z1 then z2', 'running, endurance, 45 minutes, whole 15m Z1 · 30m Z2'],
  ['1200 m swim, first half easy, second half faster', 'swimming, interval, 1,200 meters, whole 600mtr Z1 · 600mtr Z3'],
  ['10 km run, from km 6 till km 9 on 4:20', 'running, endurance, 10 kilometers, whole 6km Z1 · 3km 4:20/km · 1km Z1'],
  ['bike 40 km from km 10 to km 30 at 200w', 'cycling, endurance, 40 kilometers, whole 10km Z1 · 20km 200w · 10km Z1'],
  ['run 10 km from 8 am', 'running, 10 kilometers', '8 am'],
  [
    'bike 2h warming up 15min 3x8min @95% 4min rest cooling down 10min',
    'cycling, sweet spot, 2 hours, warm-up 15 minutes, main set 3x · 8m 95% interval · 4m rest, cool-down 10 minutes',
  ],
  [
    'warming up 10min 6x400m @85sec pauze 90sec cooling down 10min run',
    'running, interval, 37 minutes 30 seconds, whole Warm up 10m · 6x · 400mtr 3:33/km interval · 1m30s rest · Cool down 10m',
  ],
  [
    '20 min bike warm up, 4x8 min z4 (4 min rest), 10 min cool down',
    'cycling, sweet spot, 1 hour 18 minutes, whole Warm up 20m · 4x · 8m Z4 interval · 4m rest · Cool down 10m',
  ],
  [
    '30-30 on the track 2x10 rep, 3min pause',
    'running, interval, main set 10x · 30sec interval · 30sec recovery · 3m rest · 10x · 30sec interval · 30sec recovery',
  ],
  [
    '20-40 intervals running, 12x, 15 warm up, 10 cool down',
    'running, interval, warm-up 15 minutes, 12 × 20 seconds, 40 seconds rest, cool-down 10 minutes',
  ],
  [
    '40-20 bike 3x8, 4min easy',
    'cycling, v02 max, main set 8x · 40sec interval · 20sec recovery · 4m rest · 8x · 40sec interval · 20sec recovery · 4m rest · 8x · 40sec interval · 20sec recovery',
  ],
  ['30-30 run 10x', 'running, interval, 10 × 30 seconds, 30 seconds rest'],
  ['run 30-40, 2x', 'running', '30-40', '2x'],
  ['run 30-40 min easy', 'running, endurance, 30 minutes'],
  ['1 min on 2 min off 10 rounds 130 percent', 'cycling, v02 max, main set 10x · 1m 130% interval · 2m recovery'],
  ['1 km on 1 km off 5 times run', 'running, interval, main set 5x · 1km · 1km Z1 recovery'],
  ['intervals of 500 m, 8 pieces, 1 min 30 rest, running', 'running, interval, 8 × 500 meters, 90 seconds rest'],
  [
    '3x9min o/u 1min 108 2min 94',
    'cycling, threshold, main set 3x · 1m 108% interval · 2m 94% interval · 4m recovery · 3x · 1m 108% interval · 2m 94% interval · 4m recovery · 3x · 1m 108% interval · 2m 94% interval',
  ],
  [
    'over-unders 3x10, 1min 110 / 1min 90, 5min easy',
    'cycling, threshold, main set 5x · 1m 110% interval · 1m 90% interval · 5m recovery · 5x · 1m 110% interval · 1m 90% interval · 5m recovery · 5x · 1m 110% interval · 1m 90% interval',
  ],
  ['tempo run 2x20 HR 155-160 rest 5', 'running, tempo, main set 2x · 20m 155-160bpm interval · 5m rest, by heartrate'],
  ['bike 3x15 hr 150-155', 'cycling, threshold, main set 3x · 15m 150-155bpm interval, by heartrate'],
  [
    'run 2x3000 at 4:15-4:20, 4min easy',
    'running, threshold, main set 2x · 3000mtr 4:15-4:20/km interval · 4m recovery',
  ],
  ['run 3x2km at 4:10-4:15', 'running, interval, main set 3x · 2km 4:10-4:15/km interval'],
  ['run 4x1500 in 5:10-5:20', 'running, interval, main set 4x · 1500mtr 3:27-3:33/km interval'],
  [
    'run 60min w/ 3x 10min at marathonpace 2min easy',
    'running, tempo, 1 hour, 3 × 10 minutes, 2 minutes rest, by pace, at marathon pace',
  ],
  ['run 5x1k at 10k tempo, 2 min jog', 'running, threshold, 5 × 1 kilometer, 2 minutes rest, by pace, at 10k pace'],
  ['run 10k tempo', 'running, tempo, 10 kilometers'],
  [
    'torque 5x6min 55rpm @ 85% 4min spinning',
    'cycling, sweet spot, main set 5x · 6m 85% @ 55rpm interval · 4m recovery',
  ],
  ['bike 4x8min z4, 10min spinning', 'cycling, sweet spot, 4 × 8 minutes, cool-down 10 minutes'],
  ['run 10x400 r=half', 'running, interval, main set 10x · 400mtr interval · 200mtr recovery'],
  ['jog 35 min after swimming', 'running, 35 minutes'],
  ['kajak 60 min with 6x3 min hard', '', 'kajak 60 min', '6x3 min', 'hard'],
  ['sell my Wahoo Kickr, 450 euro, Gent, with cassette', '', 'sell my Wahoo Kickr, 450 euro, Gent, with cassette'],
  [
    '3x5min @4:00/km + 5x1min @3:40/km r=half run',
    'running, interval, main set 3x · 5m 4:00/km interval · 2m30s rest · 5x · 1m 3:40/km interval · 30sec rest',
  ],
])('"%s" asks for %s', (sentence, asked, ...unread) => {
  const understood = understand(sentence, { sport: 'running' })
  expect(readAs(understood)).toBe(asked)
  expect(understood.unread.map(({ from, to }) => sentence.slice(from, to))).toEqual(unread)
  expect(checkedIn(sentence, understood)).toEqual(checksOf(sentence))
})
