import { expect, test } from 'vitest'
import { readAs } from '#tests/support/sentences/read-as.ts'
import { wordsOf } from '#tests/support/sentences/words-of.ts'
import { understand } from '../understand.ts'

// Words that riders have for their sport, races and trials, limits of cadence, and what cannot be ridden or run.

test.each<[sentence: string, asked: string, ...unread: string[]]>([
  [
    '8x (30 s hill sprint + 2:30 easy), bike, seated',
    'cycling, interval, main set 8x · "uphill, seated" 30sec open effort 9/10 · seated 2m30s Z1 recovery',
  ],
  [
    'ride 8x(30s hill sprint + 2:30 easy)',
    'cycling, interval, main set 8x · Uphill 30sec open effort 9/10 · 2m30s Z1 recovery',
  ],
  ['run 6x(1 min uphill fast, 2 min jog)', 'running, interval, main set 6x · Uphill 1m open effort 9/10 · 2m recovery'],
  [
    '2h endurance w 3x1min standing starts bike',
    'cycling, v02 max, 2 hours, main set 3x · standing starts 1m Z6 interval',
  ],
  ['5x2 min standing starts hard, ride', 'cycling, v02 max, main set 5x · standing starts 2m 106-120% interval'],
  [
    'bike 40 km at TT effort',
    'cycling, threshold, 1 hour 33 minutes 25 seconds, whole Warm up 15m · 40km Z5 · Cool down 10m',
  ],
  ['ride 1h at race pace', 'cycling, threshold, 1 hour 25 minutes, whole Warm up 15m · 1h Z5 · Cool down 10m'],
  ['ride 3h at race pace', 'cycling, tempo, 3 hours 25 minutes, whole Warm up 15m · 3h Z3 · Cool down 10m'],
  [
    '10 miles on the bike at tt effort',
    'cycling, threshold, 52 minutes 30 seconds, whole Warm up 15m · 10mi Z5 · Cool down 10m',
  ],
  ['3h ride with a 10 min tt effort', 'cycling, threshold, 3 hours, 1 × 10 minutes'],
  [
    'bike 30k TT effort after 20 min warmup with 3 openers',
    'cycling, interval, 1 hour 6 minutes, whole Warm up 20m · 30km open effort 10/10',
    'with 3 openers',
  ],
  [
    'T-run 15 min at race pace right off the bike',
    'running, threshold, 15 minutes, by pace, at 10k pace, whole 15m 10k pace 100.9-103%',
  ],
  ['20 min brick run off the bike, easy', 'running, endurance, 20 minutes'],
  [
    'TT bike 20 wu, 2x15 at 40k pace, 10 down',
    'cycling, threshold, warm-up 20 minutes, 2 × 15 minutes, cool-down 10 minutes, note TT bike',
  ],
  ['3 x 8 min climb at threshold, freewheel down', 'cycling, threshold, 3 × 8 minutes (climb), 4 minutes rest'],
  ['5 x 6 min @ RPE 7, 2 min easy spin', 'cycling, interval, main set 5x · 6m effort 7/10 interval · 2m recovery'],
  ['6x3 min z4 2 min spin', 'cycling, sweet spot, 6 × 3 minutes, 2 minutes rest'],
  ['6x3 min hard 2 min jog', 'interval, 6 × 3 minutes, 2 minutes rest'],
  ['1h bikeride easy', 'cycling, endurance, 1 hour'],
  ['turbosession 45 min sweetspot', 'cycling, sweet spot, 45 minutes'],
  [
    'turbo 40 mins tabata 2 sets',
    'cycling, interval, 40 minutes, main set 7x · 20sec Z7 interval · 10sec rest · 20sec Z7 interval · 3m recovery · 8x · 20sec Z7 interval · 10sec rest',
  ],
  [
    'tabata bike 8x 20/10 two times',
    'cycling, interval, main set 7x · 20sec Z7 interval · 10sec rest · 20sec Z7 interval · 3m recovery · 8x · 20sec Z7 interval · 10sec rest',
  ],
  [
    'tabata 2 rounds bike 40min',
    'cycling, interval, 40 minutes, main set 7x · 20sec Z7 interval · 10sec rest · 20sec Z7 interval · 3m recovery · 8x · 20sec Z7 interval · 10sec rest',
  ],
  ['bike 20 km warm up ride easy', 'cycling, endurance, 20 kilometers'],
  ['20 min warm up run easy', 'running, endurance, 20 minutes'],
  [
    'bike 20-15-10-5 min getting harder, 3 easy between',
    'cycling, v02 max, main set 20m 100% · 3m Z1 recovery · 15m 105% · 3m Z1 recovery · 10m 110% · 3m Z1 recovery · 5m 115%',
  ],
  [
    'bike 15-10-5 min each harder than the last, 5 min easy between',
    'cycling, v02 max, main set 15m 100% · 5m Z1 recovery · 10m 105% · 5m Z1 recovery · 5m 110%',
  ],
  ['clamshells and glute bridges 3x15 each side', '', 'clamshells', 'glute bridges', '3x15', 'side'],
  ['hip thrusts 4x8, calf raises 3x12', '', 'hip thrusts', '4x8', 'calf raises', '3x12'],
  ['40 min run of which 60 min tempo', 'running, tempo, 1 × 60 minutes', '40 min', '60 min'],
  ['30 min bike with 45 min tempo', 'cycling, tempo, 1 × 45 minutes', '30 min', '45 min'],
  ['60 min run with 20 min tempo', 'running, tempo, 1 hour, 1 × 20 minutes'],
  [
    'turbo: 20 easy 6x20sec flat out full recovery',
    'cycling, interval, warm-up 20 minutes, 6 × 20 seconds, 3 minutes rest',
  ],
  ['run 15 easy 4x3 min hard 2 min jog', 'running, interval, warm-up 15 minutes, 4 × 3 minutes, 2 minutes rest'],
  ['45min bike cadence 95-100 keep power 150', 'cycling, 45 minutes, whole 45m 150w @ 95-100rpm'],
  ['ride 3h, each hour 10 min at 220', 'cycling, threshold, 3 hours, whole 3x · 50m Z1 · 10m 220w interval'],
  [
    '40k ride in the big gear, easy-ish, 85 rpm max',
    'cycling, endurance, 40 kilometers, whole 40km Z2 @ 85rpm // in the big gear',
  ],
  ['bike 1h easy max 85 rpm', 'cycling, endurance, 1 hour, whole 1h Z1 @ 85rpm'],
  ['bike 5x5 min 110 rpm max effort', 'cycling, interval, main set 5x · 5m open effort 10/10 @ 110rpm interval'],
  ['bike 90 min 200w max', 'cycling, 1 hour 30 minutes, whole 1h30m 0-200w'],
  ['45 min easy run at max heart rate', 'running, endurance, 45 minutes', 'at max heart rate'],
  ['run 30 min at 70% max heart rate', 'running, endurance, 30 minutes, by heartrate, whole 30m 78% LTHR'],
  ['no running, biking or swimming', '', 'no running, biking or swimming'],
  ['bike no running, swimming 30 min', 'swimming, endurance, 1,500 meters, whole 30m Z2', 'bike', 'no running'],
  ['bike 1h for my first sprint tri in 3 weeks', 'cycling, 1 hour', 'first sprint tri', '3 weeks'],
  [
    'bike 50min, first 10 easy then z3 all the way, last 5 easy',
    'cycling, tempo, 50 minutes, whole 10m Z1 · 35m Z3 · 5m Z1',
  ],
  ['race pace ride 45 min', 'cycling, threshold, 1 hour 10 minutes, whole Warm up 15m · 45m Z5 · Cool down 10m'],
  ['2 by 20 at ftp 10 rest on the turbo', 'cycling, threshold, 2 × 20 minutes, 10 minutes rest'],
  ['mtb 2h easy trails', 'cycling, endurance, 2 hours'],
  ['cyclocross 45 min easy', 'cycling, endurance, 45 minutes'],
  ['20 min spin warm up easy', 'cycling, endurance, 20 minutes'],
  ['kayak 40 min easy', '', 'kayak 40 min'],
  ['ski 3h easy', '', 'ski 3h'],
  ['core 15 min then easy 5k', 'endurance, 5 kilometers, note core 15 min'],
  ['weights 3x10 then 20 min spin', 'cycling, endurance, 20 minutes', 'weights', '3x10'],
  ['gym 3x10 min bike', 'cycling, threshold, 3 × 10 minutes', 'gym'],
  ['strength 3x12 then bike 40 min z2', 'cycling, endurance, 40 minutes', 'strength', '3x12'],
  ['pull ups 4x6, run 20 min easy', 'running, endurance, 20 minutes', 'pull ups', '4x6'],
  ['skipping rope 10x1 min', '', 'skipping rope', '10x1 min'],
  [
    'ramp it on the bike: 5 mins each at 55 65 75 85 95 then back down again without repeating 95',
    'cycling, sweet spot, 45 minutes, whole 5m 55% · 5m 65% · 5m 75% · 5m 85% · 5m 95% · 5m 85% · 5m 75% · 5m 65% · 5m 55%',
  ],
  [
    'bike 3 min each at 200/220/240/260w and back down',
    'cycling, 21 minutes, whole 3m 200w · 3m 220w · 3m 240w · 3m 260w · 3m 240w · 3m 220w · 3m 200w',
  ],
  [
    'torque 5x5 @ 55rpm 85% seated, btwn do 3 min of 100+ cad @ 60%',
    'cycling, sweet spot, main set 5x · seated 5m 85% @ 55rpm · 3m 60% @ 100rpm',
  ],
  ['bike 6x3 min 50 rpm z3, 3 min 100 rpm z1 between', 'cycling, tempo, main set 6x · 3m Z3 @ 50rpm · 3m Z1 @ 100rpm'],
  ['bike 3x10 min @ 90% at 95+ cad', 'cycling, sweet spot, main set 3x · 10m 90% @ 95rpm interval'],
  [
    'wu 10 progressive 50 to 75%, 3x5 min 100% 3 min easy',
    'cycling, threshold, 34 minutes, whole Warm up 10m ramp 50-75% · 3x · 5m 100% interval · 3m recovery',
  ],
  [
    'bike warm up 12 50>80%, 5x3 min 115% 3 easy',
    'cycling, v02 max, 42 minutes, whole Warm up 12m ramp 50-80% · 5x · 3m 115% interval · 3m recovery',
  ],
  [
    "w/u 10 progressive 50>75%, 3x1' fast legs, 4x(5' @ 100%, 1' @ 120%, 4' @ 50%), w/d 10' (bike)",
    'cycling, v02 max, 1 hour 6 minutes, whole Warm up 10m ramp 50-75% · 3x · 1m Z2 @ 100-110rpm interval // fast legs · 1m recovery · 4x · 5m 100% · 1m 120% · 4m 50% recovery · Cool down 10m',
    '50>75%',
  ],
  [
    'bike 1-2-3-2-1 min at 120/110/105/110/120%, equal rest',
    'cycling, v02 max, main set 1m 120% · 1m Z1 recovery · 2m 110% · 2m Z1 recovery · 3m 105% · 3m Z1 recovery · 2m 110% · 2m Z1 recovery · 1m 120%',
  ],
  [
    "Lactate clearance, 75 tot: 3x [1' @ 130%, 9' @ 88%], 6' Z1 in between",
    'cycling, v02 max, 1 hour 15 minutes, main set 3x · 1m 130% · 9m 88% · 6m Z1 recovery',
  ],
  [
    'bike 3x(1 min 300w, 4 min 250w), 4 min at 130w between',
    'cycling, interval, main set 3x · 1m 300w · 4m 250w · 4m 130w recovery',
  ],
  [
    'std wu, 5 min max test, 10 easy, 20x40/20 at 130?? no make it 120% / 40%',
    'cycling, interval, main set 5m open effort 10/10 · 10m Z1 recovery · 20x · 40sec 120% · 20sec 40%',
    'std',
    '20x40/20 at 130?',
  ],
  ['3x10 at 250, no make it 240w', 'cycling, threshold, main set 3x · 10m 240w interval'],
  [
    '5 4 3 2 1 mins on the bike getting harder, tempo up to anaerobic, each followed by same again easy',
    'cycling, v02 max, main set 5m 83% · 5m Z1 recovery · 4m 95% · 4m Z1 recovery · 3m 107% · 3m Z1 recovery · 2m 118% · 2m Z1 recovery · 1m 130%',
  ],
  [
    '6-4-2 min on the turbo getting harder, threshold to vo2, followed by the same time easy',
    'cycling, v02 max, main set 6m 100% · 6m Z1 recovery · 4m 108% · 4m Z1 recovery · 2m 115%',
  ],
  [
    'Mam Nick x4, first 2 seated last 2 out the saddle, 6ish mins each @ SS, roll back down. 40 mins out & 40 back',
    'cycling, sweet spot, 1 hour 56 minutes, whole Warm up 40m · 4x · Uphill 6m Z4 interval · 3m recovery · Cool down 40m',
    'Mam Nick',
    'first 2 seated last 2 out the saddle',
  ],
  [
    'Box Hill x3, 8 mins each at threshold, roll back down',
    'cycling, threshold, main set 3x · Uphill 8m Z5 interval · 4m recovery',
  ],
  [
    '1 in 20 x3, bout 22 min each, SST going up and cruise back',
    'cycling, sweet spot, main set 3x · Uphill 22m interval · 11m recovery',
  ],
  ['bike 4x6 ss, 20 min out, 20 back', 'cycling, sweet spot, warm-up 20 minutes, 4 × 6 minutes, cool-down 20 minutes'],
  [
    'Velodrome: 3 x 4k @ TT pace, 10 min sit down after each, then 2 flying 200s, 8 min between them',
    'cycling, interval, main set 3x · 4km interval · 10m rest · 2x · 200mtr open effort 10/10 interval · 8m recovery',
    'TT',
    '3 x 4k',
  ],
  ['velodrome 4 flying 200s, 10 min between them', 'cycling, interval, 4 × 200 meters, 10 minutes rest'],
  [
    'run 6x400 hard, 3 min sit down after each, then 4x200, 2 min between',
    'running, interval, main set 6x · 400mtr interval · 3m recovery · 4x · 200mtr interval · 2m recovery',
  ],
  [
    '6 of: 30s all out, 2 min @ 100%, 4 min z1 bike',
    'cycling, interval, main set 6x · 30sec open effort 10/10 · 2m 100% · 4m Z1',
  ],
  [
    'bike: 4 of: 1 min hard > 3 min z4, 5 min easy',
    'cycling, sweet spot, main set 4x · 1m 106-120% · 3m Z4 · 5m Z1 recovery',
  ],
  [
    'Wed bunch: 25 min neutral to Mordi, 35 min smashfest w the boys, coffee, 25 soft pedal back',
    'cycling, endurance, 1 hour 25 minutes, whole 25m Z1 · 35m Z5 · 25m Z1',
    'Wed',
    'Mordi',
  ],
  [
    '2hrs zone2 pushie, every 20 mins one 10sec sprint from a slow roll',
    'cycling, endurance, 2 hours, whole 5x · 19m50s Z2 · 10sec Z7 interval · 20m Z2',
    'roll',
  ],
  [
    '100k ride w/ 3 x 15k sitting on 36 kph, 5k easy between, rest just tap along',
    'cycling, threshold, 100 kilometers, main set 3x · sitting 15km interval · 5km recovery',
    '36 kph',
  ],
  [
    '2h bike w 2x20 ss, 10 easy between, rest just roll along',
    'cycling, sweet spot, 2 hours, 2 × 20 minutes, 10 minutes rest',
  ],
  [
    'cycling six by one minute at a hundred and ten cadence one minute normal then two by fifteen sweet spot five off',
    'cycling, sweet spot, main set 6x · 1m Z2 @ 110rpm interval · 1m recovery · 2x · 15m interval · 5m recovery',
  ],
  [
    'bike 5x1 min at 120 rpm, 1 min normal cadence, then 3x10 tempo 5 off',
    'cycling, tempo, main set 5x · 1m Z2 @ 120rpm interval · 1m recovery · 3x · 10m interval · 5m recovery',
  ],
  [
    'Ronnestad 3x13x30/15 w 3min',
    'cycling, v02 max, main set 13x · 30sec 106-120% interval · 15sec recovery · 3m recovery · 13x · 30sec 106-120% interval · 15sec recovery · 3m recovery · 13x · 30sec 106-120% interval · 15sec recovery',
  ],
  [
    'bike 3x12x40/20 w 4min',
    'cycling, v02 max, main set 12x · 40sec interval · 20sec recovery · 4m recovery · 12x · 40sec interval · 20sec recovery · 4m recovery · 12x · 40sec interval · 20sec recovery',
  ],
  [
    'crit sim for Thurs Driveway: 40 min z2/3, middle 20 has a 12s jump every 90s, finish w 2 min leadout + 15s sprint',
    'cycling, interval, 42 minutes 15 seconds, whole 10m 55-82.9% · 13x · 1m18s 55-82.9% · 12sec Z7 · 10m30s 55-82.9% · 2m 106-120% · 15sec Z7',
    'sim',
    'Thurs',
    'Driveway',
  ],
  [
    '60 min z2 ride, middle 20 with a 10s sprint every 2 min',
    'cycling, endurance, 1 hour, whole 20m Z2 · 10x · 1m50s Z2 · 10sec Z7 · 20m Z2',
  ],
  [
    'run 50 min easy with middle 20 having 20s hard every 2 min',
    'running, interval, 50 minutes, whole 15m Z1 · 10x · 1m40s Z1 recovery · 20sec Z5 · 15m Z1',
  ],
  [
    'Attack sims, 5 of: 20s full gas > 2min @105% > 10s sprint, 5 min z1. Then roll home 30.',
    'interval, 1 hour 7 minutes 30 seconds, whole 5x · 20sec open effort 10/10 · 2m 105% · 10sec open effort 10/10 · 5m Z1 recovery · Cool down 30m',
  ],
  ['Lake loop x3, 10 min each, easy run', 'running, endurance, main set 3x · 10m Z1 interval', 'loop'],
  [
    'ride 90 min, last 10 min of every 30 hard',
    'cycling, threshold, 1 hour 30 minutes, whole 3x · 20m Z1 recovery · 10m Z5',
  ],
  [
    'bike 5 min each at 55 65 75 85 95, 10 min easy',
    'cycling, endurance, 35 minutes, whole 5m 55% · 5m 65% · 5m 75% · 5m 85% · 5m 95% · 10m Z1',
  ],
])('%j is read as %s', (sentence, asked, ...unread) => {
  const understood = understand(sentence, { sport: 'running' })
  expect(readAs(understood)).toBe(asked)
  expect(wordsOf(sentence, [...understood.unread, ...understood.checks])).toEqual(unread)
})
