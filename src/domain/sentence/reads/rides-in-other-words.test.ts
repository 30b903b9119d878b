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
  ['no running, biking or swimming', '', 'no running, biking or swimming', 'running'],
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
    'cycling, v02 max, warm-up 10 minutes, main set 3x · 1m Z1 @ 110rpm interval · 4x · 5m 100% · 1m 120% · 4m 50%, cool-down 10 minutes',
    '50>75%',
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
