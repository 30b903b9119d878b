import { expect, test } from 'vitest'
import { readAs } from '#tests/support/sentences/read-as.ts'
import { understand } from '../understand.ts'

// Sentences as coaches write them.

test.each<[sentence: string, asked: string, ...unread: string[]]>([
  ['45 min easy run', 'running, endurance, 45 minutes'],
  ['45 min recovery spin at 120-140w', 'cycling, endurance, 45 minutes, whole 45m 120-140w'],
  [
    "bike: 10' wu, 4x8' @ 100% w/ 4' easy, 10' cd",
    'cycling, threshold, 1 hour 8 minutes, whole Warm up 10m · 4x · 8m 100% interval · 4m recovery · Cool down 10m',
  ],
  [
    '20 min wu, 6x1k @ 4:05 off 90s jog, 15 min cd',
    'running, interval, 1 hour 8 minutes 30 seconds, whole Warm up 20m · 6x · 1km 4:05/km interval · 1m30s recovery · Cool down 15m',
  ],
  [
    'run 3k warm up, 5x1000m @ 3:50 w/ 400m jog, 2k cool down',
    'running, interval, 12 kilometers, whole Warm up 3km · 5x · 1000mtr 3:50/km interval · 400mtr recovery · Cool down 2km',
  ],
  ['10 min easy, 20 min @ 4:30/km, 10 min easy', 'running, endurance, 40 minutes, whole 10m Z1 · 20m 4:30/km · 10m Z1'],
  [
    '2k wu + 4x2k @ HMP w/ 3 min jog + 2k cd',
    'threshold, 13.6 kilometers, whole Warm up 2km · 4x · 2km Z4 interval · 3m recovery · Cool down 2km',
  ],
  [
    '15 mins easy then 3 x 10 mins at tempo with 2 mins jog then 10 mins easy',
    'tempo, 1 hour 1 minute, whole 15m Z1 · 3x · 10m Z3 interval · 2m recovery · 10m Z1',
  ],
  [
    'warm up 15, 3x10 @ ftp with 5 min, cool down 10',
    'threshold, 1 hour 10 minutes, whole Warm up 15m · 3x · 10m Z4 interval · 5m recovery · Cool down 10m',
  ],
  [
    '2x20 @ 95-100% w 5 min rest, bike 75 min',
    'cycling, threshold, 1 hour 15 minutes, main set 2x · 20m 95-100% interval · 5m rest',
  ],
  [
    '5x5 min @ 105% ftp, 3 min recoveries, 1h15 ride',
    'cycling, threshold, 1 hour 15 minutes, main set 5x · 5m 105% interval · 3m recovery',
  ],
  ['4x4 min at 120% with 4 min easy, 60 min', 'cycling, v02 max, 1 hour, main set 4x · 4m 120% interval · 4m recovery'],
  [
    '3x(3x3 min) @ 110% 3 min between, 6 min between sets, ride 90 min',
    'cycling, v02 max, 1 hour 30 minutes, main set 3x · 3m 110% interval · 3m recovery · 6m recovery · 3x · 3m 110% interval · 3m recovery · 6m recovery · 3x · 3m 110% interval · 3m recovery',
  ],
  [
    '40/20s x 10 x 3 sets bike',
    'cycling, v02 max, main set 10x · 40sec interval · 20sec recovery · 3m recovery · 10x · 40sec interval · 20sec recovery · 3m recovery · 10x · 40sec interval · 20sec recovery',
  ],
  [
    '3 x 10 x 40/20, 5 min between sets, bike 1h',
    'cycling, v02 max, 1 hour, main set 10x · 40sec interval · 20sec recovery · 5m recovery · 10x · 40sec interval · 20sec recovery · 5m recovery · 10x · 40sec interval · 20sec recovery',
  ],
  ['30/30s for 10 minutes bike', 'cycling, v02 max, 10 × 30 seconds, 30 seconds rest'],
  [
    '8x30 s hill sprints with walk back, 50 min run',
    'running, interval, 50 minutes, main set 8x · Uphill 30sec open effort 9/10 interval',
    'walk',
    'back',
  ],
  ['10 x 1 min on, 1 min off, run 45 min', 'running, interval, 45 minutes, 10 × 1 minute, 1 minute rest'],
  ['fartlek 10x1 min fast 1 min easy 40 min run', 'running, interval, 40 minutes, 10 × 1 minute, 1 minute rest'],
  [
    'ladder 1-2-3-4-3-2-1 min with equal rest, 50 min run',
    'running, interval, 50 minutes, main set 1m interval · 30s recovery · 2m interval · 1m recovery · 3m interval · 1m30s recovery · 4m interval · 2m recovery · 3m interval · 1m30s recovery · 2m interval · 1m recovery · 1m interval',
    'equal rest',
  ],
  [
    'pyramid 200-400-600-800-600-400-200 w/ 200 jog, run 12k',
    'running, interval, 12 kilometers, main set 200mtr interval · 200mtr recovery · 400mtr interval · 200mtr recovery · 600mtr interval · 200mtr recovery · 800mtr interval · 200mtr recovery · 600mtr interval · 200mtr recovery · 400mtr interval · 200mtr recovery · 200mtr interval',
  ],
  [
    '1600, 1200, 800, 400 at 5k pace w/ 400 jog',
    'running, interval, main set 1600mtr 5k pace 104.7-106.8% interval · 400mtr recovery · 1200mtr 5k pace 104.7-106.8% interval · 400mtr recovery · 800mtr 5k pace 104.7-106.8% interval · 400mtr recovery · 400mtr 5k pace 104.7-106.8% interval, by pace, at 5k pace',
  ],
  [
    '3x1600 @ 10k pace w/ 90s rest, 8 miles',
    'running, threshold, 8 miles, 3 × 1,600 meters, 90 seconds rest, by pace, at 10k pace',
  ],
  ['4x1 mile at 10k pace w/ 2 min jog', 'running, threshold, 4 × 1 mile, 2 minutes rest, by pace, at 10k pace'],
  ['6 miles with 4 at marathon pace', 'running, tempo, 6 miles, 1 × 4 miles, by pace, at marathon pace'],
  [
    '10 miles last 3 at half marathon pace',
    'running, threshold, 10 miles, by pace, at half marathon pace, whole 7mi Z1 · 3mi half marathon pace 96-98%',
  ],
  ['12 mi long run, miles 8-11 at MP', 'running, tempo, 12 miles', '8-11'],
  [
    'long run 2h, last 30 min at marathon pace',
    'running, tempo, 2 hours, by pace, at marathon pace, whole 1h30m Z2 · 30m marathon pace 92.7-94.6%',
  ],
  ['easy 60 min hr < 145', 'endurance, 1 hour, by heartrate, whole 1h 0-145bpm'],
  ['60 min z2 under 150 bpm', 'endurance, 1 hour, by heartrate, whole 1h 0-150bpm'],
  ['ride 2h 65-70% ftp', 'cycling, endurance, 2 hours, whole 2h 65-70%'],
  ['3h ride at 60-65%', 'cycling, endurance, 3 hours, whole 3h 60-65%'],
  ['2h endurance @ 180w', 'cycling, endurance, 2 hours, whole 2h 180w'],
  ['ride 90 min 180-200 watts', 'cycling, 1 hour 30 minutes, whole 1h30m 180-200w'],
  [
    '60 min sweet spot 2x20 @ 90% w/ 5 min easy',
    'cycling, sweet spot, 1 hour, main set 2x · 20m 90% interval · 5m recovery',
  ],
  [
    'swim 400 warm up, 10x100 @ CSS on 1:45, 200 cool down',
    'swimming, interval, 1,600 meters, whole Warm up 400mtr · 10x100mtr Z4 on 1:45 interval · Cool down 200mtr',
  ],
  [
    'swim 2000: 400 easy, 4x50 drill, 10x100 css 15s rest, 200 easy',
    'swimming, interval, 2,000 meters, warm-up 400 meters, main set 4x50mtr drill interval · 10x100mtr interval 15sec rest, cool-down 200 meters',
  ],
  [
    '400 wu, 8x50 kick w/ fins 15s rest, 6x200 pull on 3:30, 200 cd',
    'swimming, interval, 2,200 meters, whole Warm up 400mtr · 8x50mtr kick with fins interval 15sec rest · 6x200mtr pull on 3:30 interval · Cool down 200mtr',
  ],
  ['8x100 IM on 2:00, swim 2k', 'swimming, interval, 2,000 meters, main set 8x100mtr medley on 2:00 interval'],
  [
    '4x(4x50 free on 1:00) swim',
    'swimming, interval, main set 4x50mtr freestyle on 1:00 interval · 1m rest · 4x50mtr freestyle on 1:00 interval · 1m rest · 4x50mtr freestyle on 1:00 interval · 1m rest · 4x50mtr freestyle on 1:00 interval',
  ],
  ['3x(100, 200, 100) swim 20s rest', 'swimming, interval, main set 3x · 100mtr · 200mtr · 100mtr · 20sec rest'],
  ['swim 1500 easy with pull buoy', 'swimming, endurance, 1,500 meters, whole 1500mtr Z1 with pull buoy'],
  ['10 x 100 @ CSS+3 on 1:50', 'swimming, interval, main set 10x100mtr 97.3% on 1:50 interval'],
  ['20x25 sprint 20s rest swim 1500m', 'swimming, interval, 1,500 meters, 20 × 25 meters, 20 seconds rest'],
  [
    'swim 3000 yds: 10x100 on 1:30, 5x200 on 3:00',
    'swimming, interval, 3,000 yards, main set 10x100yd on 1:30 interval · 5x200yd on 3:00 interval',
  ],
  ['swim 5x400 descend 1-5, 30s rest', 'swimming, interval, 5 × 400 meters, 30 seconds rest', 'descend', '1-5'],
  ['tempo 30 min at 85-90% lthr run', 'running, tempo, 30 minutes, by heartrate, whole 30m 85-90% LTHR'],
  ['run 8 km at 75% of threshold pace', 'running, endurance, 8 kilometers, whole 8km 75%'],
  ['5x3 min at 95% max hr', 'interval, 5 × 3 minutes', '95% max hr'],
  ['run 6x800 @ 3:00 each w/ 2 min rest', 'running, interval, main set 6x · 800mtr 3:00/km interval · 2m rest'],
  ['12x400 @ 78s w/ 60s rest', 'interval, main set 12x · 400mtr 3:15/km interval · 1m rest'],
  ['12x400m in 75-78s, 200m jog', 'interval, main set 12x · 400mtr 3:08-3:15/km interval · 200mtr recovery'],
  ['10x200 in 36, 200 jog', 'interval, main set 10x · 200mtr 3:00/km interval · 200mtr recovery'],
  ['8x400 @ 5k pace, equal recovery', 'running, interval, 8 × 400 meters, by pace, at 5k pace', 'equal'],
  ['run 10k in 50 min', 'running, 10 kilometers', '50 min'],
  ['run 5k under 25 min', 'running, 5 kilometers', '25 min'],
  ['bike 40k in 1h10', 'cycling, 40 kilometers', '1h10'],
  ['strides 6x20s after 40 min easy', 'running, endurance, 40 minutes, 6 strides'],
  [
    '40 min easy, 6x20s strides with 60s jog',
    'running, endurance, 48 minutes, whole 40m Z1 · 6x · Stride 20sec open effort 8/10 interval · 1m recovery',
  ],
  ['easy 8 km + 4x100m strides', 'running, endurance, 8 kilometers, 4 strides'],
  ['progression run 10k', 'running, tempo, 10 kilometers, whole 4km Z1 · 3km Z2 · 3km Z3'],
  ['10k progression easy to tempo', 'tempo, 10 kilometers, whole 4km Z1 · 3km Z2 · 3km Z3'],
  ['60 min progressive: 20 easy, 20 steady, 20 tempo', 'tempo, 1 hour, whole 20m Z1 · 20m Z2 · 20m Z3', 'progressive'],
  ['20 easy, 20 steady, 20 tempo', 'tempo, 1 hour, whole 20m Z1 · 20m Z2 · 20m Z3'],
  ['bike 30 min z2, 20 min z3, 10 min z1', 'cycling, tempo, 1 hour, whole 30m Z2 · 20m Z3 · 10m Z1'],
  ['z1 10 min, z3 20 min, z1 10 min bike', 'cycling, tempo, 40 minutes, whole 10m Z1 · 20m Z3 · 10m Z1'],
  ['1h bike with 4 x 5 min z5 (3 min z1)', 'cycling, threshold, 1 hour, 4 × 5 minutes, 3 minutes rest'],
  ['2 x 15 min z4 / 5 min z2 bike 60 min', 'cycling, sweet spot, 1 hour, 2 × 15 minutes, 5 minutes rest'],
  [
    'over-unders 3x9 (2 min 95%, 1 min 105%) bike 70 min',
    'cycling, threshold, 1 hour 10 minutes, main set 3x · 2m 95% interval · 1m 105% interval · 4m recovery · 3x · 2m 95% interval · 1m 105% interval · 4m recovery · 3x · 2m 95% interval · 1m 105% interval',
  ],
  [
    '4x9 min over unders 60s/120s bike',
    'cycling, threshold, main set 3x · 1m 103-105% interval · 2m 88-93% interval · 4m recovery · 3x · 1m 103-105% interval · 2m 88-93% interval · 4m recovery · 3x · 1m 103-105% interval · 2m 88-93% interval · 4m recovery · 3x · 1m 103-105% interval · 2m 88-93% interval',
  ],
  [
    '3 x 12 min (1 min over, 2 min under)',
    'threshold, main set 4x · 1m 102-105% interval · 2m 95-98% interval · 4m recovery · 4x · 1m 102-105% interval · 2m 95-98% interval · 4m recovery · 4x · 1m 102-105% interval · 2m 95-98% interval',
  ],
  ['hard 5 min, easy 3 min, repeat 5 times, run', 'running, interval, main set 5x · 5m · 3m Z1 recovery'],
  ['5 rounds: 3 min hard, 2 min easy, bike', 'cycling, interval, main set 5x · 3m · 2m Z1 recovery'],
  ['4 rounds of 5 min tempo 2 min easy run', 'running, tempo, 4 × 5 minutes, 2 minutes rest'],
  ['run for 30 minutes, walk for 5', 'running, 30 minutes', 'walk', '5'],
  ['run 5 min walk 1 min x 6', 'running, interval, 6 × 1 minute', '5 min', 'walk'],
  ['couch to 5k: 8x(60s run, 90s walk)', 'interval, 5 kilometers, 8 × 60 seconds, 90 seconds rest', 'couch'],
  ['1 min run 2 min walk 10 times', 'interval, 10 × 1 minute, 2 minutes rest'],
  [
    'take it easy for 40 mins, no faster than 5:45/km',
    'running, endurance, 40 minutes, whole 40m 5:45/km or slower',
    'take',
  ],
  ['keep it under 150 watts 1 hour spin', 'cycling, 1 hour, whole 1h 0-150w'],
  ['easy ride 1h max 65%', 'cycling, endurance, 1 hour, whole 1h 40-65%'],
  ['40 min run, heart rate 130 to 140', 'running, 40 minutes, by heartrate, whole 40m 130-140bpm'],
  ['bike 1h at 80-90 rpm', 'cycling, 1 hour', '80-90 rpm'],
  ['3x10 min @ 60 rpm sweet spot 75 min', 'cycling, sweet spot, 1 hour 15 minutes, main set 3x · 10m @ 60rpm interval'],
  [
    '6 x 5 min low cadence 50-60rpm tempo bike 90 min',
    'cycling, tempo, 1 hour 30 minutes, main set 6x · 5m @ 50-60rpm interval',
    'low cadence',
  ],
  ['sprints 8x15s all out w/ 3 min easy, bike 1h', 'cycling, interval, 1 hour, 8 × 15 seconds, 3 minutes rest'],
  ['bike ftp test 20 min', 'cycling, threshold, 20 minutes', 'test'],
  ['race simulation 10k', '10 kilometers', 'race', 'simulation'],
  ['deload week easy 30 min', 'endurance, 30 minutes', 'deload', 'week'],
  ['5x1k', 'interval, 5 × 1 kilometer'],
  ['5 x 1km @ 95% 2 min rest 10 km run', 'running, tempo, 10 kilometers, main set 5x · 1km 95% interval · 2m rest'],
  ["run 5x 1,5 km @ 4:10 2' rec", 'running, interval, main set 5x · 1.5km 4:10/km interval · 2m recovery'],
  ['4 × 8 min @ 105 %, 2 min Pause, Rad 60 min', 'interval, 1 hour, main set 4x · 8m 105% interval · 2m rest', 'Rad'],
  ['1h 🚴 z2 💪', 'cycling, endurance, 1 hour'],
  ['run 45 min 🙂 easy!!!', 'running, endurance, 45 minutes'],
  ['not more than 40 minutes easy', 'endurance, 40 minutes'],
  ['no hard stuff, 30 min jog', 'running, 30 minutes', 'no hard', 'stuff'],
  ["don't want strides just 30 min easy run", 'running, endurance, 30 minutes', "don't want strides"],
  ['45 min easy, no strides or hills', 'endurance, 45 minutes', 'no strides or hills'],
  ['max 60 min tempo', 'tempo, 1 hour'],
  ['less than 10 km easy', 'endurance, 10 kilometers'],
  ['between 45 and 60 min easy run', 'running, endurance, 45 minutes'],
  ['2x10 3x5 threshold bike 1h', 'cycling, threshold, 1 hour, main set 2x · 10m interval · 3x · 5m interval'],
  [
    '3x10 @ 250, 5x1 @ 350 bike 75 min',
    'cycling, threshold, 1 hour 15 minutes, main set 3x · 10m 250w interval · 5x · 1m 350w interval',
  ],
  [
    '1x20 min @ 280w then 5x3 min @ 320w w/ 3 min easy, bike 90 min',
    'cycling, threshold, 1 hour 30 minutes, main set 1x · 20m 280w interval · 5x · 3m 320w interval · 3m recovery',
  ],
  [
    '10 min @ 150w, 5x5 min @ 280w w/ 3 min @ 120w, 10 min @ 130w',
    'cycling, interval, 1 hour, whole 10m 150w · 5x · 5m 280w interval · 3m 120w recovery · 10m 130w',
  ],
  [
    'warmup 10 min 50%, 3x12 88% 4 min 55%, cooldown 10 min 50%',
    'cycling, sweet spot, 1 hour 8 minutes, whole Warm up 10m 50% · 3x · 12m 88% interval · 4m 55% recovery · Cool down 10m 50%',
  ],
  [
    '7 x 2 min uphill, jog down, 50 min run',
    'running, interval, 50 minutes, main set 7x · Uphill 2m open effort 9/10 interval',
    'down',
  ],
  ['10k tempo run 4:15/km ftp 250', 'running, tempo, 10 kilometers, whole 10km 4:15/km', 'ftp 250'],
  ['run 10 km, ftp 250', 'running, 10 kilometers', 'ftp 250'],
  ['ride, threshold pace 4:10', 'cycling', 'threshold pace 4:10'],
  ['100x100 on 1:30', 'swimming, interval, main set 100x100mtr on 1:30 interval'],
  ['6x6 min', 'interval, 6 × 6 minutes'],
  ['30 x 1 min / 1 min run', 'running, interval, 30 × 1 minute, 1 minute rest'],
  ['12 x 3 min at 10k pace 1 min jog', 'running, threshold, 12 × 3 minutes, 1 minute rest, by pace, at 10k pace'],
])('"%s" asks for %s and leaves %s unread', (sentence, asked, ...unread) => {
  const understood = understand(sentence, { sport: 'running' })
  expect(readAs(understood)).toBe(asked)
  expect(understood.unread.map(({ from, to }) => sentence.slice(from, to))).toEqual(unread)
})
