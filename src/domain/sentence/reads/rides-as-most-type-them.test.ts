import { expect, test } from 'vitest'
import { checkedIn } from '#tests/support/sentences/checked.ts'
import { readAs } from '#tests/support/sentences/read-as.ts'
import { understand } from '../understand.ts'

// Rides as most people type them, whose reading somebody other than their writer judged to be right.

test.each<[sentence: string, asked: string, ...unread: string[]]>([
  ['2x20 FTP on the turbo', 'cycling, threshold, 2 × 20 minutes'],
  ['easy 1 hour ride', 'cycling, endurance, 1 hour'],
  ['90 min endurance ride zone 2', 'cycling, endurance, 1 hour 30 minutes'],
  [
    'Sweet spot 3x12 with 4 min easy between, 75 min total on the trainer',
    'cycling, sweet spot, 1 hour 15 minutes, 3 × 12 minutes, 4 minutes rest',
  ],
  [
    'I want a short recovery spin on the bike, about 40 minutes, nothing above zone 1',
    'cycling, endurance, 40 minutes, whole 40m Z1',
  ],
  ['VO2 max bike session, 5 x 3 min hard, 3 min easy', 'cycling, v02 max, 5 × 3 minutes, 3 minutes rest'],
  ['Sunday long ride, 4 hours steady, keep it conversational', 'cycling, endurance, 4 hours', 'Sunday'],
  ['100km ride at endurance pace', 'cycling, endurance, 100 kilometers'],
  [
    '15 min warm up, 4x8 min @ 105% FTP, 4 min recoveries, 10 min cool down',
    'cycling, threshold, 1 hour 13 minutes, whole Warm up 15m · 4x · 8m 105% interval · 4m recovery · Cool down 10m',
  ],
  ['Tabata on the bike', 'cycling, interval, main set 8x · 20sec open effort 10/10 interval · 10sec recovery'],
  [
    'cycling over-unders 3x9 min (2 min at 95%, 1 min at 105%), 5 min rest',
    'cycling, threshold, main set 3x · 2m 95% interval · 1m 105% interval · 5m rest · 3x · 2m 95% interval · 1m 105% interval · 5m rest · 3x · 2m 95% interval · 1m 105% interval',
  ],
  [
    '30/30s: 2 sets of 10, 5 min between sets, 15 min warm up and 10 min cool down on the turbo',
    'cycling, v02 max, warm-up 15 minutes, main set 10x · 30sec interval · 30sec recovery · 5m recovery · 10x · 30sec interval · 30sec recovery, cool-down 10 minutes',
  ],
  [
    '20 min FTP test with the usual warm up',
    'cycling, interval, 1 hour, whole Warm up 15m · 5m effort 10/10 · 10m Z1 · 20m effort 10/10 · Cool down 10m',
  ],
  [
    'ramp test on the indoor trainer',
    'cycling, interval, 39 minutes, whole Warm up 10m · 1m 100w · 1m 120w · 1m 140w · 1m 160w · 1m 180w · 1m 200w · 1m 220w · 1m 240w · 1m 260w · 1m 280w · 1m 300w · 1m 320w · 1m 340w · 1m 360w · 1m 380w · 1m 400w · 1m 420w · 1m 440w · 1m 460w · Cool down 10m',
  ],
  [
    '1h spin with cadence drills, 6x1 min at 110+ rpm',
    'cycling, endurance, 1 hour, main set 6x · 1m @ 110rpm interval',
    'drills',
  ],
  ['beginner bike workout 30 minutes easy', 'cycling, endurance, 30 minutes'],
  [
    '3 x 15 mins at 250 watts, 5 mins at 120w in between, warm up and cool down 10 mins each',
    'cycling, 1 hour 15 minutes, whole Warm up 10m · 15m 250w · 5m 120w · 15m 250w · 5m 120w · 15m 250w · Cool down 10m',
  ],
  ['Ride 2h with the last 30 min at tempo', 'cycling, tempo, 2 hours, whole 1h30m Z1 · 30m Z3'],
  ['tempo ride, 2x30 min zone 3, 10 min easy in the middle', 'cycling, tempo, 2 × 30 minutes, 10 minutes rest'],
  ['6x30s all out sprints, 4:30 easy between, trainer', 'cycling, interval, 6 × 30 seconds, 4 minutes 30 seconds rest'],
  ['bike: 10 x 1min on 1min off', 'cycling, interval, 10 × 1 minute, 1 minute rest'],
  ['pre-race openers, 45 min with 3x1 min hard', 'interval, 45 minutes, 3 × 1 minute'],
  [
    'low cadence strength work, 5x5 min at 55 rpm big gear, sweet spot, 3 min spin easy',
    'cycling, sweet spot, main set 5x · big gear 5m @ 55rpm interval · 3m recovery',
  ],
  ['heart rate 130-140 for 90 minutes', '1 hour 30 minutes, by heartrate, whole 1h30m 130-140bpm'],
  [
    '10 mile time trial on the bike, 20 mins warm up first, flat out, then 10 mins easy spin',
    'cycling, interval, 54 minutes 40 seconds, whole Warm up 20m · 10mi open effort 10/10 · 10m Z1',
  ],
  ['Easy 12 mile ride home from work', 'cycling, endurance, 12 miles'],
  [
    'Pyramid 1-2-3-4-3-2-1 min at VO2 with equal recovery',
    'cycling, v02 max, main set 1m interval · 1m recovery · 2m interval · 2m recovery · 3m interval · 3m recovery · 4m interval · 4m recovery · 3m interval · 3m recovery · 2m interval · 2m recovery · 1m interval',
  ],
  [
    'Zwift session 1 hour: 20 min Z2, 20 min Z3, 10 min Z4, 10 min Z1',
    'cycling, tempo, 1 hour, whole 20m Z2 · 20m Z3 · 10m Z4 · 10m Z1',
  ],
  [
    '3 hr ride, Z2, with 2 x 20 min sweet spot in the second hour',
    'cycling, sweet spot, 3 hours, warm-up 1 hour, 2 × 20 minutes',
  ],
  [
    'Warm up 10 minutes building from 50 to 75%, then 4 x 4 min at 110% with 4 min at 50%, cool down 8 min',
    'cycling, v02 max, 50 minutes, whole Warm up 10m ramp 50-75% · 4x · 4m 110% interval · 4m 50% recovery · Cool down 8m',
  ],
  ['spin bike intervals 45 mins', 'cycling, interval, 45 minutes'],
  ['Easy cycling 45 minutes, flat, small ring', 'cycling, endurance, 45 minutes, note flat / small ring'],
  ['threshold 4x10, 2 min rest, 90 min in total', 'threshold, 1 hour 30 minutes, 4 × 10 minutes, 2 minutes rest'],
  ['Gravel ride 60 km, mostly Z2, push the climbs', 'cycling, endurance, 60 kilometers, note push the climbs'],
  [
    'progressive ride, 20 min easy, 20 min moderate, 20 min hard',
    'cycling, tempo, 1 hour, whole 20m Z1 · 20m Z3 · 20m Z5',
  ],
  [
    '40/20s x 8, three sets, 5 min easy between sets',
    'interval, main set 8x · 40sec interval · 20sec recovery · 5m recovery · 8x · 40sec interval · 20sec recovery · 5m recovery · 8x · 40sec interval · 20sec recovery',
  ],
  [
    '2 hour endurance ride with a 10 second sprint every 15 min',
    'cycling, endurance, 2 hours, whole 7x · 14m50s Z2 · 10sec Z7 interval · 15m Z2',
  ],
  [
    'half ironman bike prep: 3x20 min at 80% FTP, 5 min easy',
    'cycling, tempo, main set 3x · 20m 80% interval · 5m recovery',
    'half',
    'ironman',
  ],
  ['cycle 20 km easy, 10 km hard, 5 km easy', 'cycling, endurance, 35 kilometers, whole 20km Z1 · 10km Z5 · 5km Z1'],
  ['My legs are tired, just half an hour gentle on the trainer please', 'cycling, endurance, 30 minutes'],
  [
    'crit training: 2 sets of 12 x 20 sec sprint, 40 sec easy',
    'cycling, interval, main set 11x · 20sec Z7 interval · 40sec recovery · 20sec Z7 interval · 3m recovery · 12x · 20sec Z7 interval · 40sec recovery',
  ],
  [
    '15/15s for 10 minutes, twice, with 5 min easy between',
    'interval, main set 20x · 15sec interval · 15sec recovery · 5m recovery · 20x · 15sec interval · 15sec recovery',
  ],
  ['Base ride, 2.5 hours, HR under 145', 'cycling, endurance, 2 hours 30 minutes, by heartrate, whole 2h30m 0-145bpm'],
  [
    '1x40 sweetspot at 88-92% FTP with 10 min either side',
    'cycling, sweet spot, 1 hour, whole Warm up 10m · 1x · 40m 88-92% interval · Cool down 10m',
  ],
  [
    'Indoor bike 1 hour: warm up 15, 3 x 10 at RPE 7 w/ 3 min easy, rest of the time cool down',
    'cycling, threshold, 1 hour, whole Warm up 15m · 3x · 10m effort 7/10 interval · 3m recovery · Cool down 6m',
  ],
  [
    '3x(5 min Z4 + 1 min Z6), 6 min Z1 between blocks',
    'cycling, sweet spot, main set 3x · 5m Z4 · 1m Z6 · 6m Z1 recovery',
  ],
  ['Hilly 50 mile ride at sportive pace', 'cycling, 50 miles, note Hilly', 'sportive'],
  [
    'Friday leg loosener, 30 min spin with 3 x 10 sec sprints',
    'cycling, interval, 30 minutes, 3 × 10 seconds',
    'Friday',
  ],
  ['Ride 60 mins at 65% of FTP', 'cycling, endurance, 1 hour, whole 1h 65%'],
  [
    '30 min ride to the hill, 4 x 6 min climbing at threshold, 5 min down, 30 min ride home easy',
    'cycling, threshold, 1 hour 44 minutes, whole Warm up 30m · 4x · 6m Z5 interval // climbing · 5m recovery · Cool down 30m',
  ],
  [
    '8x2 min at 120%, 2 min easy, w/u 15 c/d 15',
    'cycling, v02 max, 1 hour 2 minutes, whole Warm up 15m · 8x · 2m 120% interval · 2m recovery · Cool down 15m',
  ],
  [
    '15 easy, then 5 min tempo, 3 min threshold, 1 min VO2, 3 min easy, all of that 3 times, 10 easy',
    'cycling, tempo, 1 hour 1 minute, whole 15m Z1 · 3x · 5m Z3 · 3m Z5 · 1m Z6 · 3m Z1 recovery · 10m Z1',
  ],
  ['Norwegian 4x4 on the exercise bike', 'cycling, v02 max, 4 × 4 minutes, 3 minutes rest'],
  [
    'threshold bike intervals, 3 x 10 min at 165-170 bpm, 4 min easy at 130 bpm',
    'cycling, threshold, main set 3x · 10m 165-170bpm interval · 4m 130bpm recovery, by heartrate',
  ],
  [
    'Taper week ride, 1 hr with 4x2 min at race effort, 3 min easy',
    'cycling, threshold, 1 hour, 4 × 2 minutes, 3 minutes rest',
  ],
  ['steady 30k on the bike', 'cycling, endurance, 30 kilometers'],
  [
    '12 x 30s at 120%, 30s at 50%, smart trainer, 10 min warm up, 5 min cool down',
    'cycling, v02 max, 27 minutes, whole Warm up 10m · 12x · 30sec 120% interval · 30sec 50% recovery · Cool down 5m',
  ],
  ['Z2, 2h30 steady', 'endurance, 2 hours 30 minutes'],
  [
    'hour of power: 10 min warm-up then 60 min at 90-95% FTP, 5 min cool-down',
    'cycling, sweet spot, 1 hour 15 minutes, whole Warm up 10m · 1h 90-95% · Cool down 5m',
  ],
  [
    '5k warm-up, 10 x 500m hard 500m easy, 5k easy to finish, cycling',
    'cycling, v02 max, 20 kilometers, whole Warm up 5km · 10x · 500mtr 106-120% interval · 500mtr recovery · Cool down 5km',
  ],
  [
    '5 min all-out test on the Wattbike after 20 min warm up',
    'cycling, interval, 25 minutes, whole Warm up 20m · 5m effort 10/10',
  ],
  [
    '10 mins easy, 5 x 6 mins sweet spot with 2 mins easy spinning, 5 mins easy',
    'cycling, sweet spot, 55 minutes, whole 10m Z1 · 5x · 6m Z4 interval · 2m recovery · 5m Z1',
  ],
  [
    '10 min at 200w, 10 min at 230w, 10 min at 260w, 5 min easy, do it twice',
    'cycling, threshold, main set 2x · 10m 200w · 10m 230w · 10m 260w · 5m Z1 recovery',
  ],
  ['fasted ride before breakfast, 60 min, low intensity', 'cycling, endurance, 1 hour, note fasted'],
  ['hard 1 hour threshold session on my bike', 'cycling, threshold, 1 hour'],
  [
    'bike, 10 min, 8 min, 6 min, 4 min, 2 min each a bit harder, 3 min easy between',
    'cycling, v02 max, main set 10m 100% · 3m Z1 recovery · 8m 105% · 3m Z1 recovery · 6m 110% · 3m Z1 recovery · 4m 115% · 3m Z1 recovery · 2m 120%',
  ],
  ['spin bike 30 minutes easy with 5 x 1 min a bit harder', 'cycling, tempo, 30 minutes, 5 × 1 minute'],
  [
    'hill repeats on the bike, 6 times up a 5 min climb at threshold, roll down easy',
    'cycling, threshold, main set 6x · Uphill 5m interval · 2m30s recovery',
  ],
  [
    'Wattbike 3 rounds of 5 min easy, 4 min moderate, 3 min hard',
    'cycling, tempo, main set 3x · 5m Z1 recovery · 4m · 3m 106-120%',
  ],
  [
    'ride 3 rounds of 5 min z2, 4 min z3, 3 min z4, 10 min cool down',
    'cycling, tempo, 46 minutes, whole 3x · 5m Z2 · 4m Z3 · 3m Z4 · Cool down 10m',
  ],
  [
    'Spin 10 min, then 4 x 8 min at 260W with 3 min at 130W, spin 10 min',
    'cycling, threshold, 1 hour 4 minutes, whole 10m Z1 · 4x · 8m 260w interval · 3m 130w recovery · 10m Z1',
  ],
])('"%s" asks for %s', (sentence, asked, ...unread) => {
  const understood = understand(sentence, { sport: 'running' })
  expect(readAs(understood)).toBe(asked)
  expect(understood.unread.map(({ from, to }) => sentence.slice(from, to))).toEqual(unread)
  expect(checkedIn(sentence, understood)).toEqual([])
})
