import { expect, test } from 'vitest'
import { readAs } from '#tests/support/sentences/read-as.ts'
import { wordsOf } from '#tests/support/sentences/words-of.ts'
import { understand } from '../understand.ts'

// Sets that are done several times, parts of the same length, letters and jogs before their length, easy riding and rounds.

test.each<[sentence: string, asked: string, checked: string, ...unread: string[]]>([
  [
    'sprint intervals bike 2 sets of 6x15s with 45s rest, 4 min between sets',
    'cycling, interval, main set 5x · 15sec Z7 interval · 45sec recovery · 15sec Z7 interval · 4m recovery · 6x · 15sec Z7 interval · 45sec recovery',
    '',
  ],
  [
    'anaerobic ride 1 hour, 3x(5x40 s on 40 s off), 5 min between sets',
    'cycling, interval, 1 hour, main set 4x · 40sec Z6 interval · 40sec recovery · 40sec Z6 interval · 5m recovery · 4x · 40sec Z6 interval · 40sec recovery · 40sec Z6 interval · 5m recovery · 5x · 40sec Z6 interval · 40sec recovery',
    '',
  ],
  [
    'Anaerobic intervals cycling, 2 sets of 5 x 40 seconds with 20 seconds rest, 5 minutes between sets',
    'cycling, interval, main set 4x · 40sec Z6 interval · 20sec recovery · 40sec Z6 interval · 5m recovery · 5x · 40sec Z6 interval · 20sec recovery',
    '',
  ],
  [
    'swim 300 easy, 12x25 fast 20s rest, 200 easy',
    'swimming, interval, 800 meters, whole 300mtr Z1 · 12x25mtr Z5 interval 20sec rest · 200mtr Z1',
    '',
  ],
  [
    '400 m warm up, 6x100 m hard 30 seconds rest, 200 m cool down swim',
    'swimming, interval, 1,200 meters, whole Warm up 400mtr · 6x100mtr Z5 interval 30sec rest · Cool down 200mtr',
    '',
  ],
  [
    'swim 200 easy, 4x400 hard 45s rest, 200 easy',
    'swimming, interval, 2,000 meters, whole 200mtr Z1 · 4x400mtr Z4 interval 45sec rest · 200mtr Z1',
    '',
  ],
  [
    '400 m warm up, 8 x 50 m fast with 30 seconds rest, 200 m cool down',
    'swimming, interval, 1,000 meters, whole Warm up 400mtr · 8x50mtr Z5 interval 30sec rest · Cool down 200mtr',
    '',
  ],
  [
    'VO2 max swim, 20 x 50 m hard with 20 seconds rest, 400 m warm-up and 200 m cool-down',
    'swimming, interval, 1,600 meters, whole Warm up 400mtr · 20x50mtr Z5 interval 20sec rest · Cool down 200mtr',
    '',
  ],
  ['5 min each z1 z2 z3 z4 bike', 'cycling, tempo, 20 minutes, whole 5m Z1 · 5m Z2 · 5m Z3 · 5m Z4', ''],
  [
    'bike 10 mins each at z1, z2, z3 then 5 easy',
    'cycling, tempo, 35 minutes, whole 10m Z1 · 10m Z2 · 10m Z3 · 5m Z1',
    '',
  ],
  ['15min each z2 z3 z4 run', 'running, tempo, 45 minutes, whole 15m Z2 · 15m Z3 · 15m Z4', ''],
  [
    'run 5 min each easy, steady, tempo, threshold',
    'running, tempo, 20 minutes, whole 5m Z1 · 5m Z2 · 5m Z3 · 5m Z4',
    '',
  ],
  ['8 min each of z2/z3/z4 bike', 'cycling, tempo, 24 minutes, whole 8m Z2 · 8m Z3 · 8m Z4', ''],
  ['z1 z2 z3 10 min each bike', 'cycling, tempo, 30 minutes, whole 10m Z1 · 10m Z2 · 10m Z3', ''],
  ['10 min of each zone 1-4 bike', 'cycling, tempo, 40 minutes, whole 10m Z1 · 10m Z2 · 10m Z3 · 10m Z4', ''],
  [
    'bike: 5min each 150w 180w 200w 220w then 10 easy',
    'cycling, endurance, 30 minutes, whole 5m 150w · 5m 180w · 5m 200w · 5m 220w · 10m Z1',
    '',
  ],
  [
    '10min each z1 z2 z3 z4 then 10 easy bike',
    'cycling, tempo, 50 minutes, whole 10m Z1 · 10m Z2 · 10m Z3 · 10m Z4 · 10m Z1',
    '',
  ],
  [
    '2x tabata bike 5 min between',
    'cycling, interval, main set 7x · 20sec Z7 interval · 10sec rest · 20sec Z7 interval · 5m recovery · 8x · 20sec Z7 interval · 10sec rest',
    '',
  ],
  [
    'tabata x3 bike with 4 min easy between',
    'cycling, interval, main set 7x · 20sec Z7 interval · 10sec rest · 20sec Z7 interval · 4m recovery · 7x · 20sec Z7 interval · 10sec rest · 20sec Z7 interval · 4m recovery · 8x · 20sec Z7 interval · 10sec rest',
    '',
  ],
  [
    'bike 3 tabatas, 5 min rest between',
    'cycling, interval, main set 7x · 20sec Z7 interval · 10sec rest · 20sec Z7 interval · 5m recovery · 7x · 20sec Z7 interval · 10sec rest · 20sec Z7 interval · 5m recovery · 8x · 20sec Z7 interval · 10sec rest',
    '',
  ],
  [
    '2 rounds of tabata on the bike, 3 min between',
    'cycling, interval, main set 7x · 20sec Z7 interval · 10sec rest · 20sec Z7 interval · 3m recovery · 8x · 20sec Z7 interval · 10sec rest',
    '',
  ],
  [
    'tabata twice on the bike, 5 min between',
    'cycling, interval, main set 7x · 20sec Z7 interval · 10sec rest · 20sec Z7 interval · 5m recovery · 8x · 20sec Z7 interval · 10sec rest',
    '',
  ],
  [
    'two tabata sets bike 5min rec',
    'cycling, interval, main set 7x · 20sec Z7 interval · 10sec rest · 20sec Z7 interval · 5m recovery · 8x · 20sec Z7 interval · 10sec rest',
    '',
  ],
  [
    'bike wu 15, tabata x2 w 5 min between, cd 10',
    'cycling, interval, 37 minutes 50 seconds, whole Warm up 15m · 7x · 20sec Z7 interval · 10sec rest · 20sec Z7 interval · 5m recovery · 8x · 20sec Z7 interval · 10sec rest · Cool down 10m',
    '',
  ],
  [
    'tabata on the bike x2 w 5min between',
    'cycling, interval, main set 7x · 20sec Z7 interval · 10sec rest · 20sec Z7 interval · 5m recovery · 8x · 20sec Z7 interval · 10sec rest',
    '',
  ],
  ['bike 4x5 @ 280w, 4 min soft pedaling', 'cycling, interval, main set 4x · 5m 280w interval · 4m recovery', ''],
  ['bike 3x12 sweet spot 5min coast', 'cycling, sweet spot, 3 × 12 minutes, 5 minutes rest', ''],
  ['bike 4x8 threshold, 3 min easy pedal between', 'cycling, threshold, 4 × 8 minutes, 3 minutes rest', ''],
  [
    'ride 1h 3x8 @ 240w, 2 min soft spin',
    'cycling, threshold, 1 hour, main set 3x · 8m 240w interval · 2m recovery',
    '',
  ],
  ['bike 6x1 min hard 1 min pedal easy', 'cycling, interval, 6 × 1 minute, 1 minute rest', ''],
  ['bike 4x4 hard 3min noodling', 'cycling, interval, 4 × 4 minutes, 3 minutes rest', ''],
  ['bike 2x20 at 220w, soft pedal 5 min', 'cycling, threshold, main set 2x · 20m 220w interval · 5m recovery', ''],
  [
    'need a 60 min ride, 3x9 at 250W, 3min soft pedal',
    'cycling, threshold, 1 hour, main set 3x · 9m 250w interval · 3m recovery',
    '',
  ],
  [
    'jog 15 then 6x400 off 90s jog then jog 10',
    'running, interval, warm-up 15 minutes, 6 × 400 meters, 90 seconds rest, cool-down 10 minutes',
    '',
  ],
  [
    'jog 10 then 5x3min off 2 then jog 10',
    'running, interval, warm-up 10 minutes, 5 × 3 minutes, 2 minutes rest, cool-down 10 minutes',
    '',
  ],
  [
    'spin 15 then 4x8 @ 250w off 4 then spin 10 bike',
    'cycling, threshold, 1 hour 13 minutes, whole Warm up 15m · 4x · 8m 250w interval · 4m recovery · Cool down 10m',
    '',
  ],
  [
    'jog 20 then 8x200 off 200 jog then jog 10',
    'running, interval, warm-up 20 minutes, main set 8x · 200mtr interval · 200mtr recovery, cool-down 10 minutes',
    '',
  ],
  [
    'Run: E 20, 5 x 1K @ 10k pace (2min jog), E 10',
    'running, threshold, 1 hour 4 minutes 30 seconds, by pace, at 10k pace, whole 20m Z1 · 5x · 1km 10k pace 100.9-103% interval · 2m recovery · 10m Z1',
    '',
  ],
  ['E 2M, 20min T, E 2M run', 'running, threshold, 1 hour 3 minutes 15 seconds, whole 2mi Z1 · 20m Z4 · 2mi Z1', ''],
  [
    'E 3mi + 4 x 1mi T w/ 1 min rest + E 2mi',
    'threshold, 9 miles, whole 3mi Z1 · 4x · 1mi Z4 interval · 1m rest · 2mi Z1',
    '',
  ],
  ['E 10, T 20, E 10', 'threshold, 40 minutes, whole 10m Z1 · 20m Z4 · 10m Z1', ''],
  ['E 30 + 6 strides run', 'running, endurance, 30 minutes, 6 strides', ''],
  [
    'Run: E 15, 2 x 2M @ HMP (3min jog), E 10',
    'running, threshold, 1 hour 4 minutes 10 seconds, by pace, at half marathon pace, whole 15m Z1 · 2x · 2mi half marathon pace 96-98% interval · 3m recovery · 10m Z1',
    '',
  ],
  [
    'wu 15 / 5x3 z5 r3 / 10 z2 / cd 10 bike',
    'cycling, threshold, 1 hour 5 minutes, whole Warm up 15m · 5x · 3m Z5 interval · 3m rest · 10m Z2 · Cool down 10m',
    '',
  ],
  [
    '10 easy / 3x8 threshold r2 / 10 easy run',
    'running, threshold, 50 minutes, whole 10m Z1 · 3x · 8m Z4 interval · 2m rest · 10m Z1',
    '',
  ],
  [
    '15 z2 / 2x15 z4 r5 / 10 z1 velo',
    'cycling, sweet spot, 1 hour 5 minutes, whole 15m Z2 · 2x · 15m Z4 interval · 5m rest · 10m Z1',
    '',
  ],
  [
    '20 wu / 8x400 r90 / 10 cd run',
    'running, interval, warm-up 20 minutes, 8 × 400 meters, 90 seconds rest, cool-down 10 minutes',
    '',
  ],
  [
    '400 wu / 8x100 r15 / 200 cd swim',
    'swimming, interval, 1,400 meters, whole Warm up 400mtr · 8x100mtr interval 15sec rest · Cool down 200mtr',
    '',
  ],
  [
    'wu 10 / 3x5 z4 r2 / 3x3 z5 r3 / cd 10 bike',
    'cycling, sweet spot, 59 minutes, whole Warm up 10m · 3x · 5m Z4 interval · 2m rest · 3x · 3m Z5 interval · 3m rest · Cool down 10m',
    '',
  ],
  [
    'wup 20 / 3 x 10 z4 r5 / 20 z2 / cd 5 velo',
    'cycling, sweet spot, 1 hour 30 minutes, whole Warm up 20m · 3x · 10m Z4 interval · 5m rest · 20m Z2 · Cool down 5m',
    '',
  ],
  [
    '8x75 as 25k/25d/25s 15s rest',
    'swimming, interval, main set 8x · "25 kick/25 drill/25 swim" 75mtr open interval · 15sec rest',
    '',
  ],
  [
    '6x150 as 50 kick 50 drill 50 fast 15s',
    'swimming, interval, main set 6x · "50 kick/50 drill/50 fast" 150mtr open interval · 15sec rest',
    '',
  ],
  [
    '6x150 as 50k/50d/50s 15sr',
    'swimming, interval, main set 6x · "50 kick/50 drill/50 swim" 150mtr open interval · 15sec rest',
    '',
  ],
  [
    '3 rnds: 100 kick, 4x50 fast 15s swim',
    'swimming, interval, main set 100mtr kick · 3x50mtr interval 15sec rest · 50mtr interval · 1m rest · 100mtr kick · 3x50mtr interval 15sec rest · 50mtr interval · 1m rest · 100mtr kick · 4x50mtr interval 15sec rest',
    '',
  ],
  [
    '4 rds 200 pull 4x50 fast 15s swim',
    'swimming, interval, main set 200mtr pull · 3x50mtr interval 15sec rest · 50mtr interval · 1m rest · 200mtr pull · 3x50mtr interval 15sec rest · 50mtr interval · 1m rest · 200mtr pull · 3x50mtr interval 15sec rest · 50mtr interval · 1m rest · 200mtr pull · 4x50mtr interval 15sec rest',
    '',
  ],
  [
    '4r: 200 pull, 4x50 fast 15s swim',
    'swimming, interval, main set 200mtr pull · 3x50mtr interval 15sec rest · 50mtr interval · 1m rest · 200mtr pull · 3x50mtr interval 15sec rest · 50mtr interval · 1m rest · 200mtr pull · 3x50mtr interval 15sec rest · 50mtr interval · 1m rest · 200mtr pull · 4x50mtr interval 15sec rest',
    '',
  ],
  [
    'rnds x4: 200 pull, 4x50 fast 15s swim',
    'swimming, interval, main set 200mtr pull · 3x50mtr interval 15sec rest · 50mtr interval · 1m rest · 200mtr pull · 3x50mtr interval 15sec rest · 50mtr interval · 1m rest · 200mtr pull · 3x50mtr interval 15sec rest · 50mtr interval · 1m rest · 200mtr pull · 4x50mtr interval 15sec rest',
    '',
  ],
  [
    'bike 3 rnds: 5 min z4, 3x1 min z6 1 min easy',
    'cycling, sweet spot, main set 5m Z4 · 2x · 1m Z6 interval · 1m recovery · 1m Z6 interval · 3m recovery · 5m Z4 · 2x · 1m Z6 interval · 1m recovery · 1m Z6 interval · 3m recovery · 5m Z4 · 3x · 1m Z6 interval · 1m recovery',
    '',
  ],
  [
    '4 rnds: 200 pull, 4x50 fast 15s swim',
    'swimming, interval, main set 200mtr pull · 3x50mtr interval 15sec rest · 50mtr interval · 1m rest · 200mtr pull · 3x50mtr interval 15sec rest · 50mtr interval · 1m rest · 200mtr pull · 3x50mtr interval 15sec rest · 50mtr interval · 1m rest · 200mtr pull · 4x50mtr interval 15sec rest',
    '',
  ],
  [
    'swim 5x200 easy to hard 20s rest',
    'swimming, interval, 1,000 meters, whole 1x200mtr Z1 interval 20sec rest · 1x200mtr Z2 interval 20sec rest · 1x200mtr Z3 interval 20sec rest · 1x200mtr Z3 interval 20sec rest · 1x200mtr Z5 interval 20sec rest',
    '',
  ],
  [
    'swim 4x400 from easy to fast 40s',
    'swimming, interval, 1,600 meters, whole 1x400mtr Z1 interval 40sec rest · 1x400mtr Z2 interval 40sec rest · 1x400mtr Z4 interval 40sec rest · 1x400mtr Z4 interval 40sec rest',
    '',
  ],
  [
    '6x100 swim, easy to fast, 15s rest',
    'swimming, interval, 600 meters, whole 1x100mtr Z1 interval 15sec rest · 1x100mtr Z2 interval 15sec rest · 1x100mtr Z3 interval 15sec rest · 1x100mtr Z3 interval 15sec rest · 1x100mtr Z4 interval 15sec rest · 1x100mtr Z5 interval 15sec rest',
    '',
  ],
  [
    'run 4x1k easy to hard, 2 min jog',
    'running, threshold, main set 1x · 1km Z1 interval · 2m recovery · 1x · 1km Z2 interval · 2m recovery · 1x · 1km Z3 interval · 2m recovery · 1x · 1km Z4 interval · 2m recovery',
    '',
  ],
  [
    'swim 3x500 starting easy finishing hard 1 min rest',
    'swimming, interval, 1,500 meters, whole 1x500mtr Z1 interval 1m rest · 1x500mtr Z3 interval 1m rest · 1x500mtr Z4 interval 1m rest',
    '',
  ],
  [
    '8x50 easy to fast on 1:10 swim',
    'swimming, interval, main set 8x · descend 50mtr on 1:10 interval',
    'easy to fast',
  ],
  [
    'Swim 4 x 300 m with 30 seconds rest, easy to hard',
    'swimming, interval, 1,200 meters, whole 1x300mtr Z1 interval 30sec rest · 1x300mtr Z2 interval 30sec rest · 1x300mtr Z3 interval 30sec rest · 1x300mtr Z4 interval 30sec rest',
    '',
  ],
  ['3x10 min each at 90%, 2 min easy bike', 'cycling, sweet spot, main set 3x · 10m 90% interval · 2m recovery', ''],
  ['4x5 min each z3, 2 min z1 bike', 'cycling, tempo, 4 × 5 minutes, 2 minutes rest', ''],
  [
    'bike 5 min each at 90%/95%/100%, 3 min easy after',
    'cycling, threshold, 18 minutes, whole 5m 90% · 5m 95% · 5m 100% · Cool down 3m',
    '',
  ],
  ['2x10 min tempo, easy 2 min between run', 'running, tempo, 2 × 10 minutes, 2 minutes rest', ''],
  ['2x15 min z3, z1 for 5 min between bike', 'cycling, tempo, 2 × 15 minutes, 5 minutes rest', ''],
  ['8x1 min hard/easy run', 'running, interval, 8 × 1 minute, 1 minute rest', ''],
  ['2h z2 bike w/ 5x3 min low cadence 55rpm', 'cycling, endurance, 2 hours, main set 5x · 3m @ 55rpm interval', ''],
  ['4 rounds: 5 min z3, 2 min z1 bike', 'cycling, tempo, main set 4x · 5m Z3 · 2m Z1', ''],
  ['3 rds 400m run easy, 200m fast', 'running, interval, main set 3x · 400mtr Z1 recovery · 200mtr', ''],
  [
    '5 rounds 1k @ 10k pace 200 jog',
    'running, threshold, main set 5x · 1km 10k pace 100.9-103% · 200mtr recovery, by pace, at 10k pace',
    '',
  ],
  [
    'E 10 M 20 E 10 run',
    'running, tempo, 40 minutes, by pace, at marathon pace, whole 10m Z1 · 20m marathon pace 92.7-94.6% · 10m Z1',
    '',
  ],
  ['L 2h', 'endurance, 2 hours', ''],
  [
    'spin 10, 3x5 min z4, spin 10 turbo',
    'cycling, sweet spot, warm-up 10 minutes, 3 × 5 minutes, cool-down 10 minutes',
    '',
  ],
  ['jog 2 miles then 3 miles tempo then jog 2', 'running, tempo, 7 miles, whole 2mi Z1 · 3mi Z3 · Cool down 2mi', ''],
  ['easy 15, 5k tempo, easy 10 run', 'running, tempo, 52 minutes 20 seconds, whole 15m Z1 · 5km Z3 · 10m Z1', ''],
  [
    'Anaerobic ride: 3 sets of 6 x 1 minute on, 1 minute off, 5 minutes easy between sets',
    'cycling, interval, main set 5x · 1m Z6 interval · 1m recovery · 1m Z6 interval · 5m recovery · 5x · 1m Z6 interval · 1m recovery · 1m Z6 interval · 5m recovery · 6x · 1m Z6 interval · 1m recovery',
    '',
  ],
  [
    '10 min each: easy, steady, tempo, threshold run',
    'running, tempo, 40 minutes, whole 10m Z1 · 10m Z2 · 10m Z3 · 10m Z4',
    '',
  ],
  ['z1/z2/z3 15 min each bike', 'cycling, tempo, 45 minutes, whole 15m Z1 · 15m Z2 · 15m Z3', ''],
  [
    'bike 5 min z1, z2, z3, z4 each then 5 easy',
    'cycling, tempo, 25 minutes, whole 5m Z1 · 5m Z2 · 5m Z3 · 5m Z4 · 5m Z1',
    '',
  ],
  [
    'tabata x 4 run',
    'running, interval, main set 7x · 20sec open effort 10/10 interval · 10sec rest · 20sec open effort 10/10 interval · 3m recovery · 7x · 20sec open effort 10/10 interval · 10sec rest · 20sec open effort 10/10 interval · 3m recovery · 7x · 20sec open effort 10/10 interval · 10sec rest · 20sec open effort 10/10 interval · 3m recovery · 8x · 20sec open effort 10/10 interval · 10sec rest',
    '',
  ],
  [
    '3 rounds tabata bike 3 min rest',
    'cycling, interval, main set 7x · 20sec Z7 interval · 10sec rest · 20sec Z7 interval · 3m recovery · 7x · 20sec Z7 interval · 10sec rest · 20sec Z7 interval · 3m recovery · 8x · 20sec Z7 interval · 10sec rest',
    '',
  ],
  [
    'wu15 / 4x4 @ 110% r4 / cd10 bike',
    'cycling, v02 max, 57 minutes, whole Warm up 15m · 4x · 4m 110% interval · 4m rest · Cool down 10m',
    '',
  ],
  [
    'w/u 400 / 10x100 r15 / 4x50 sprint r30 / c/d 200',
    'swimming, interval, 1,800 meters, whole Warm up 400mtr · 10x100mtr interval 15sec rest · 4x50mtr open effort 10/10 interval 30sec rest · Cool down 200mtr',
    '',
  ],
  ['E2mi, 3xT1mi w/1min, E2mi', 'threshold, 7.2 miles, whole 2mi Z1 · 3x · 1mi Z4 interval · 1m recovery · 2mi Z1', ''],
  ['E 30min + 8 ST', 'running, endurance, 30 minutes, 8 strides', ''],
  ['T 4mi w/ E 2mi before and after', 'threshold, 8 miles, whole Warm up 2mi · 4mi Z4 · Cool down 2mi', ''],
  [
    'soft pedal 10, 4x4 @ 300w w 4 soft pedal, soft pedal 10',
    'cycling, interval, 52 minutes, whole 10m Z1 · 4x · 4m 300w interval · 4m recovery · 10m Z1',
    '',
  ],
  ['3 x 10 @ 240w, 5min freewheel', 'cycling, threshold, main set 3x · 10m 240w interval · 5m recovery', ''],
  ['5 rds of 200 swim, 100 kick, 50 fast', 'swimming, interval, main set 5x · 200mtr · 100mtr kick · 50mtr', ''],
  [
    '3 x rounds: 300 pull, 3x100 css 15s swim',
    'swimming, interval, main set 300mtr pull · 2x100mtr interval 15sec rest · 100mtr interval · 1m rest · 300mtr pull · 2x100mtr interval 15sec rest · 100mtr interval · 1m rest · 300mtr pull · 3x100mtr interval 15sec rest',
    '',
  ],
  [
    'two rounds: 400 steady, 4x50 fast 20s swim',
    'swimming, interval, main set 400mtr Z2 recovery · 3x50mtr interval 20sec rest · 50mtr interval · 1m rest · 400mtr Z2 recovery · 4x50mtr interval 20sec rest',
    '',
  ],
  [
    '4x round of 200 pull + 4x50 fast 15s swim',
    'swimming, interval, main set 200mtr pull · 3x50mtr interval 15sec rest · 50mtr interval · 1m rest · 200mtr pull · 3x50mtr interval 15sec rest · 50mtr interval · 1m rest · 200mtr pull · 3x50mtr interval 15sec rest · 50mtr interval · 1m rest · 200mtr pull · 4x50mtr interval 15sec rest',
    '',
  ],
  [
    '100 each of fly, back, breast and free swim',
    'swimming, 400 meters, whole 100mtr butterfly · 100mtr backstroke · 100mtr breaststroke · 100mtr freestyle',
    '',
  ],
  [
    'swim 200 each free back breast',
    'swimming, 600 meters, whole 200mtr freestyle · 200mtr backstroke · 200mtr breaststroke',
    '',
  ],
  [
    'bike sprints 2 sets of 5x10s, 2 min off, 5 min between',
    'cycling, interval, main set 4x · 10sec Z7 interval · 2m recovery · 10sec Z7 interval · 5m recovery · 5x · 10sec Z7 interval · 2m recovery',
    '',
  ],
  [
    'bike hiit 4x(4x30s/30s) 4 min between',
    'cycling, interval, main set 4x · 30sec Z6 interval · 30sec recovery · 4m recovery · 4x · 30sec Z6 interval · 30sec recovery · 4m recovery · 4x · 30sec Z6 interval · 30sec recovery · 4m recovery · 4x · 30sec Z6 interval · 30sec recovery',
    '',
  ],
  ['3 rounds 10 min z3 2 min z1 bike', 'cycling, tempo, main set 3x · 10m Z3 · 2m Z1', ''],
  ['20 min each of z2 and z3 bike', 'cycling, tempo, 40 minutes, whole 20m Z2 · 20m Z3', ''],
  ['5 min each: 150w, 200w, 250w, bike', 'cycling, 15 minutes, whole 5m 150w · 5m 200w · 5m 250w', ''],
  ['run 2k each easy, steady, tempo', 'running, tempo, 6 kilometers, whole 2km Z1 · 2km Z2 · 2km Z3', ''],
  ['15 / 3x10 z4 / 5 bike', 'cycling, sweet spot, 3 × 10 minutes', '', '15', '5'],
  [
    '4x5 easy to hard bike 3 min rest',
    'cycling, v02 max, main set 1x · 5m Z1 interval · 3m rest · 1x · 5m Z2 interval · 3m rest · 1x · 5m Z3 interval · 3m rest · 1x · 5m 106-120% interval · 3m rest',
    '',
  ],
  [
    'run 4x1 mile, easy/steady/tempo/threshold w/ 3 min jog',
    'running, threshold, main set 1x · 1mi Z1 interval · 3m recovery · 1x · 1mi Z2 interval · 3m recovery · 1x · 1mi Z3 interval · 3m recovery · 1x · 1mi Z4 interval · 3m recovery',
    '',
  ],
  [
    '3x2k z2, z3, z4 run 2 min jog',
    'running, threshold, main set 1x · 2km Z2 interval · 2m recovery · 1x · 2km Z3 interval · 2m recovery · 1x · 2km Z4 interval · 2m recovery',
    '',
  ],
])('"%s" asks for %s', (sentence, asked, checked, ...unread) => {
  const understood = understand(sentence, { sport: 'running' })
  expect(readAs(understood)).toBe(asked)
  expect(wordsOf(sentence, understood.checks).join('|')).toBe(checked)
  expect(wordsOf(sentence, understood.unread)).toEqual(unread)
})
