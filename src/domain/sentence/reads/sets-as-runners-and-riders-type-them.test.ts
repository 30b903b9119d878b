import { expect, test } from 'vitest'
import { readAs } from '#tests/support/sentences/read-as.ts'
import { understand } from '../understand.ts'

// Sets of runners and riders as they are typed, and what of them is to be checked.

test.each<[sentence: string, asked: string, ...named: string[]]>([
  // Rests in brackets behind each length
  [
    "wu 20-30 @65-70%, 10' (4') 12' (4') 16' (4') @ 95-100% ftp, 10' easy, 2x20' (2') 80-85%",
    'cycling, threshold, 2 hours 4 minutes, whole Warm up 20m 65-70% · 10m 95-100% · 4m Z1 · 12m 95-100% · 4m Z1 · 16m 95-100% · 4m Z1 · 10m Z1 · 2x · 20m 80-85% interval · 2m recovery',
    '20-30',
  ],
  [
    '400m (1min) 600m (1:20) 800m (1:40) 1k (2min) 800 (1:40) 600 (1:20) 400',
    'running, interval, main set 400mtr · 1m rest · 600mtr · 1m20s rest · 800mtr · 1m40s rest · 1km · 2m rest · 800mtr · 1m40s rest · 600mtr · 1m20s rest · 400mtr',
  ],
  ["8' (2') 6' (2') 4' @ threshold run", 'running, threshold, 22 minutes, whole 8m Z4 · 2m Z1 · 6m Z4 · 2m Z1 · 4m Z4'],
  [
    '300 (100 jog) 400 (200 jog) 500 run',
    'running, interval, main set 300mtr · 100mtr recovery · 400mtr · 200mtr recovery · 500mtr',
  ],
  [
    "run 10 m (4') 12 m (4') 16 m (4')",
    'running, threshold, main set 10m · 4m Z1 recovery · 12m · 4m Z1 recovery · 16m · 4m Z1 recovery',
  ],
  // Sets of counted bouts
  [
    'three sets of ten by 1 min run',
    'running, interval, main set 10x · 1m interval · 3m recovery · 10x · 1m interval · 3m recovery · 10x · 1m interval',
  ],
  [
    'two sets of six by one minute hard run with one min and four minutes between sets',
    'running, interval, main set 5x · 1m interval · 1m recovery · 1m interval · 4m recovery · 6x · 1m interval · 1m recovery',
  ],
  // Lengths that are divided
  [
    'bike: 15 mins as 30s hard/30s easy, 5 rec, 10 SS hi cad 90-100, 5 rec, 10 SS lo cad (70-80), 5 cd',
    'cycling, sweet spot, 50 minutes, whole 15x · 30sec 106-120% interval · 30sec recovery · 5m Z1 · 10m Z4 @ 90-100rpm · 5m Z1 · 10m Z4 @ 70-80rpm · Cool down 5m',
  ],
  [
    'turbo 4x8 as 30s hard / 30s easy, 4 easy between',
    'cycling, v02 max, main set 7x · 30sec 106-120% interval · 30sec recovery · 30sec 106-120% interval · 4m recovery · 7x · 30sec 106-120% interval · 30sec recovery · 30sec 106-120% interval · 4m recovery · 7x · 30sec 106-120% interval · 30sec recovery · 30sec 106-120% interval · 4m recovery · 8x · 30sec 106-120% interval · 30sec recovery',
  ],
  [
    '10 min zone 2, then 2 x 20 minutes alternating 30 seconds at 90 rpm and 30 seconds at 120 rpm with 5 minutes recovery between, 5 min zone 1',
    'cycling, endurance, warm-up 10 minutes, main set 20x · 30sec @ 90rpm · 30sec @ 120rpm · 5m recovery · 20x · 30sec @ 90rpm · 30sec @ 120rpm, cool-down 5 minutes',
  ],
  ['20 min as 40s on/20s off, run', 'running, interval, 20 minutes, whole 20x · 40sec Z5 interval · 20sec recovery'],
  // Counts and rows side by side
  [
    'turbo 1hr: 3,2,1 x3 - 3m mod 2m harder 1m max, 2m easy, 10 wu 10 cd',
    'cycling, tempo, 1 hour, warm-up 10 minutes, main set 3x · 3m Z3 · 2m Z4 · 1m open effort 10/10 · 2m Z1 recovery, cool-down 10 minutes',
  ],
  [
    '10mins jog then 30s/1min/2min/5min w equal rec, 5 min jog, do it twice, 10 cd',
    'running, interval, 1 hour 4 minutes, whole 10m Z1 · 2x · 30sec Z5 · 30sec Z1 recovery · 1m Z5 · 1m Z1 recovery · 2m Z5 · 2m Z1 recovery · 5m Z5 · 5m Z1 recovery · 5m recovery · Cool down 10m',
  ],
  ['400s @ 80 off 60, x12 run', 'running, interval, main set 12x · 400mtr 3:20/km interval · 1m rest'],
  [
    '2x(4x400) off 60 / 4 mins',
    'interval, main set 3x · 400mtr interval · 1m recovery · 400mtr interval · 4m recovery · 4x · 400mtr interval · 1m recovery',
  ],
  [
    '400/600/800 800/600/400 with 200 jog between each',
    'interval, main set 400mtr interval · 200mtr recovery · 600mtr interval · 200mtr recovery · 800mtr interval · 200mtr recovery · 800mtr interval · 200mtr recovery · 600mtr interval · 200mtr recovery · 400mtr interval',
  ],
  ['bike 3x10 +15', 'cycling, threshold, 3 × 10 minutes, cool-down 15 minutes', '15'],
  // What lies between is ridden or run
  [
    'marathon pace 2 x 25 mins, 5 mins steady between',
    'running, tempo, 55 minutes, by pace, at marathon pace, whole 25m marathon pace 92.7-94.6% · 5m Z2 · 25m marathon pace 92.7-94.6%',
  ],
  [
    'Spin for 60 minutes with 8 x 1 minute at 110 rpm, 2 minutes at 90 rpm in between',
    'cycling, endurance, 1 hour, main set 8x · 1m @ 110rpm · 2m @ 90rpm',
  ],
  [
    '3x8 min @ threshold with 4 min at z2 between, bike',
    'cycling, threshold, 32 minutes, whole 8m Z5 · 4m Z2 · 8m Z5 · 4m Z2 · 8m Z5',
  ],
  // Back down, and again
  [
    'bike 3m z3, 2m z4, 1m z5 and back down, 1m easy between',
    'cycling, tempo, main set 3m Z3 · 1m Z1 recovery · 2m Z4 · 1m Z1 recovery · 1m Z5 · 1m Z1 recovery · 2m Z4 · 1m Z1 recovery · 3m Z3',
  ],
  [
    '15 minutes easy on the bike, 8 x 20 seconds all out with 10 seconds easy, 20 minutes easy, the same 8 again, 7 minutes cool down',
    'cycling, interval, 50 minutes, whole 15m Z1 · 8x · 20sec Z7 interval · 10sec recovery · 20m Z1 · 8x · 20sec Z7 interval · 10sec recovery · Cool down 7m',
  ],
  [
    '30@85% w 5s sprint every 5, 6 ez, same again, then 4x1 @115 1 off. trainer',
    'cycling, interval, 1 hour 14 minutes, whole 6x · 4m55s 85% · 5sec Z7 · 6m Z1 · 6x · 4m55s 85% · 5sec Z7 · 4x · 1m 115% interval · 1m recovery',
  ],
  [
    'mile at 6:00, 800 jog, mile at 6:00 again run',
    'running, interval, main set 1mi 6:00/mi · 800mtr recovery · 1mi 6:00/mi',
  ],
  ['10 min tempo, 5 easy, same again, run', 'running, tempo, 25 minutes, whole 10m Z3 · 5m Z1 · 10m Z3'],
  // Ends
  [
    "spin 10, 10x(1' bg <60rpm/1' normal), spin 5",
    'cycling, interval, warm-up 10 minutes, main set 10x · 1m @ 60rpm · 1m @ 90rpm, cool-down 5 minutes',
    'normal',
  ],
  [
    '8x(40 sec ON/20 sec OFF), 10 min easy spin',
    'cycling, v02 max, 8 × 40 seconds, 20 seconds rest, cool-down 10 minutes',
  ],
  [
    "tempo 5' 2' rec, 2x3' 90s, 2x2' 1', then 5' tempo, easy run either end",
    'tempo, 47 minutes, whole Warm up 10m · 5m Z3 · 2m recovery · 2x · 3m Z3 interval · 1m30s recovery · 2x · 2m Z3 interval · 1m recovery · 5m Z3 · Cool down 10m',
    'easy run',
  ],
  ['parkrun sat as tempo but jog 2k there n 2k back', 'running, tempo, 9 kilometers, whole 2km Z1 · 5km Z3 · 2km Z1'],
  [
    'c25k wk3 pls: walk 5, then run 90s walk 90s run 3m walk 3m, x2',
    'running, endurance, 23 minutes, whole Walk 5m warmup · 2x · 1m30s Z1 · Walk 1m30s recovery · 3m Z1 · Walk 3m recovery',
    'c25k wk3',
  ],
  // Names and days
  ["yasso's x8", 'running, interval, 8 × 800 meters'],
  [
    'half pyramid 400 800 1200 1600 2000 bit faster than 10k pace jog 400 (3-4 mins)',
    'running, interval, main set 400mtr 102.7-104.7% interval · 400mtr recovery · 800mtr 102.7-104.7% interval · 400mtr recovery · 1200mtr 102.7-104.7% interval · 400mtr recovery · 1600mtr 102.7-104.7% interval · 400mtr recovery · 2000mtr 102.7-104.7% interval',
    'bit faster',
  ],
  [
    'Tomorrow 8x800, the day after 20k easy, Sunday race',
    'interval, 8 × 800 meters',
    'Tomorrow',
    'the day after 20k easy, Sunday race',
  ],
  ['10 km run at 5:00/km in exactly 35 minutes', 'running, 10 kilometers, whole 10km 5:00/km', 'in exactly 35 minutes'],
  ['5 km at 4:00/km in 20 minutes', 'running, 5 kilometers, whole 5km 4:00/km'],
  ['16k run, last 5k quicker', 'running, tempo, 16 kilometers, whole 11km Z1 · 5km Z3', 'quicker'],
  ['12k run, last 3 quicker. avg maybe 5:20?', 'running, 12 kilometers, whole 12km 5:20/km', 'last 3 quicker'],
  [
    '8k with 20 sec pick ups every 5 min',
    'running, endurance, 48 minutes, whole 9x · 4m40s Z1 · 20sec Z5 interval · 3m Z1',
    '8k',
  ],
  // Cadence
  [
    'cad pyramid 100 105 110 115 120 115 110 105 100 1min each, 2 @ top, x2 w 10 easy',
    'cycling, endurance, main set 2x · 1m @ 100rpm · 1m @ 105rpm · 1m @ 110rpm · 1m @ 115rpm · 2m @ 120rpm · 1m @ 115rpm · 1m @ 110rpm · 1m @ 105rpm · 1m @ 100rpm · 10m recovery',
  ],
  [
    'single leg 1m R 1m both 1m L 1m both x2 then 30m tempo on the bike',
    'cycling, tempo, main set 2x · 1m Z1 · 1m Z1 · 1m Z1 · 1m Z1 · 30m',
    'single leg 1m R',
  ],
  [
    'cadence drills 6x1 min 110 rpm 1 min 80',
    'cycling, endurance, main set 6x · 1m @ 110rpm drill interval · 1m @ 80rpm recovery',
  ],
  ["Z3 2*30' R10' cad 85-90", 'cycling, tempo, main set 2x · 30m Z3 @ 85-90rpm interval · 10m rest'],
  ['run 25 min tempo w 5 easy either side', 'running, tempo, 35 minutes, whole Warm up 5m · 25m Z3 · Cool down 5m'],
  [
    'swim 4x100, 4x50, same again',
    'swimming, interval, 1,200 meters, whole 4x100mtr interval · 4x50mtr interval · 4x100mtr interval · 4x50mtr interval',
  ],
  // Easy on purpose
  ['feel tired, 40 min', 'endurance, 40 minutes'],
  ['legs are tired, 5x1k', 'interval, 5 × 1 kilometer', 'legs are tired'],
  ["I'm really tired, easy 30 min run", 'running, endurance, 30 minutes'],
  [
    "No intervals today, no tempo, just don't make me run fast: 40 minutes",
    'endurance, 40 minutes',
    'No intervals',
    'no tempo',
  ],
  ['nothing hard please, 1 hr bike', 'cycling, endurance, 1 hour'],
  // Sets in short
  [
    '4x(1k @ 10k, 60s), 10 cd',
    'running, threshold, 33 minutes 35 seconds, by pace, at 10k pace, whole 4x · 1km 10k pace 100.9-103% interval · 1m rest · Cool down 10m',
  ],
  [
    '20 wu, 2x20 @ 88-93% w/ 10s burst every 2 min, 5 easy, 10 cd bike',
    'cycling, interval, 1 hour 15 minutes, whole Warm up 20m · 10x · 1m50s 88-93% · 10sec Z7 · 5m recovery · 10x · 1m50s 88-93% · 10sec Z7 · Cool down 10m',
  ],
  [
    '40/20s x 10, 5 min, x3 turbo',
    'cycling, v02 max, main set 10x · 40sec interval · 20sec recovery · 5m recovery · 10x · 40sec interval · 20sec recovery · 5m recovery · 10x · 40sec interval · 20sec recovery',
  ],
  ['run 1 mile hard 1 mile easy for 6 miles', 'running, threshold, 6 miles, whole 3x · 1mi Z4 · 1mi Z1 recovery'],
])('"%s" asks for %s and names %s', (sentence, asked, ...named) => {
  const { unread, checks, ...understood } = understand(sentence, { sport: 'running' })
  expect(readAs({ ...understood, unread, checks })).toBe(asked)
  expect([...unread, ...checks].map(({ from, to }) => sentence.slice(from, to))).toEqual(named)
})
