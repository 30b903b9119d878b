import { expect, test } from 'vitest'
import { understand } from '#domain/sentence/understand.ts'
import { readAs } from '#tests/support/sentences/read-as.ts'
import { wordsOf } from '#tests/support/sentences/words-of.ts'

test.each<[sentence: string, asked: string, ...unread: string[]]>([
  [
    '4 x (1 min hard 1 min easy) then 10 min steady, do it twice, run',
    'running, interval, main set 4x · 1m interval · 1m recovery · 10m Z2 recovery · 4x · 1m interval · 1m recovery · 10m Z2 recovery',
  ],
  [
    '200 fc / 100 bk / 50 fly x3, easy, 20 secs between',
    'swimming, endurance, main set 3x · 200mtr Z1 freestyle · 100mtr Z1 backstroke · 50mtr Z1 butterfly · 20sec rest',
  ],
  ['2 min on 1 off 10 rounds treadmill', 'running, interval, 10 × 2 minutes, 1 minute rest'],
  ['40s on 20s off, 8 rounds, bike', 'cycling, v02 max, 8 × 40 seconds, 20 seconds rest'],
  ['progression run 50 min, easy to steady to tempo', 'running, tempo, 50 minutes, whole 18m Z1 · 16m Z2 · 16m Z3'],
  ['400m x 10, 84 secs, 60 secs standing', 'interval, main set 10x · 400mtr 3:30/km interval · Stand 1m rest'],
  ['run 8x600, 2 min, 90s rest', 'running, interval, main set 8x · 600mtr 3:20/km interval · 1m30s rest'],
  ['10k run 6:15/km first 5 then 5:45', 'running, 10 kilometers, whole 5km 6:15/km · 5km 5:45/km'],
  [
    'easy spin 20, 5 x 10s sprints every 5 min, spin 10',
    'cycling, interval, 55 minutes, whole 20m Z1 · 5x · 10sec Z7 interval · 4m50s recovery · Cool down 10m',
  ],
  [
    '6 x 600 (400 @ 10k, 200 @ 5k) 2min rec',
    'running, threshold, main set 6x · 400mtr 10k pace 100.9-103% · 200mtr 5k pace 104.7-106.8% · 2m recovery, by pace, at 10k pace',
  ],
  [
    'cool down 10, before that 4x5min tempo, 2 min jog, start w 10 easy',
    'tempo, 48 minutes, whole 10m Z1 · 4x · 5m Z3 interval · 2m recovery · Cool down 10m',
  ],
  ['swim 16x25 fast, r20, after 500 easy', 'swimming, interval, warm-up 500 meters, 16 × 25 meters, 20 seconds rest'],
  [
    'paddles 5x200 20s RI, bookend w 300s',
    'swimming, interval, 1,600 meters, whole Warm up 300mtr · 5x200mtr with paddles interval 20sec rest · Cool down 300mtr',
  ],
  [
    "sweetspot 3x15 3min rest sandwich'd by 10s",
    'cycling, sweet spot, 1 hour 14 minutes, whole Warm up 10m · 3x · 15m Z4 interval · 3m recovery · Cool down 10m',
  ],
  [
    '2x20@88-92% turbo, 15wu 10cd 5 between',
    'cycling, sweet spot, 1 hour 10 minutes, whole Warm up 15m · 20m 88-92% interval · 5m recovery · 20m 88-92% interval · Cool down 10m',
  ],
  [
    '2x20@88-92% turbo, 15 wu, 10 cd, 5 min rest',
    'cycling, sweet spot, 1 hour 15 minutes, whole Warm up 15m · 2x · 20m 88-92% interval · 5m rest · Cool down 10m',
  ],
  [
    'run 5x1k @ 10k pace, 2k wu, 2k cd, 90s jog',
    'running, threshold, 10 kilometers, by pace, at 10k pace, whole Warm up 2km · 5x · 1km 10k pace 100.9-103% interval · 1m30s recovery · Cool down 2km',
  ],
  [
    'swim 8x100 css, 400 wu, 200 cd, 20s rest',
    'swimming, interval, 1,400 meters, whole Warm up 400mtr · 8x100mtr Z4 interval 20sec rest · Cool down 200mtr',
  ],
  ['warm up, 20 min threshold, cool down', 'threshold, 1 × 20 minutes'],
  ['run: warm up, then 5 km tempo, cool down', 'running, tempo, 1 × 5 kilometers'],
  ['easyrun 70min hillyroute', 'running, endurance, 1 hour 10 minutes, note hillyroute'],
  ['kenyan hills 3x10min 2 min stood', 'threshold, main set 3x · 10m interval · Stand 2m rest'],
  [
    '4 times 8 minutes at 90 percent of f t p with 2 minutes easy',
    'cycling, sweet spot, main set 4x · 8m 90% interval · 2m recovery',
  ],
  ['swim 20x50 on 1 min odds kick evens swim', 'swimming, interval, main set 10x · 50mtr kick on 1:00 · 50mtr on 1:00'],
  ['4x400 swim, 45 secs rest, moderate', 'swimming, interval, 4 × 400 meters, 45 seconds rest'],
  [
    'parkrun sandwich: 3k easy, parkrun, 3k easy',
    'running, interval, 11 kilometers, by pace, at 5k pace, whole 3km Z1 · 5km 5k pace 104.7-106.8% · 3km Z1',
  ],
  ['3m @ 9.30, 3m @ 8.45', '6 miles, whole 3mi 9:30/mi · 3mi 8:45/mi'],
  ['8m @ 8:00 run', 'running, 8 miles, whole 8mi 8:00/mi'],
  ['5x3m @ 7:30 run', 'running, interval, main set 5x · 3m 7:30/km interval'],
  ['first run back after flu, 20 min easy', 'running, endurance, 20 minutes'],
  [
    '4x(4x50) r15, 1 min between sets, fc',
    'swimming, interval, main set 3x50mtr interval 15sec rest · 50mtr interval · 1m rest · 3x50mtr interval 15sec rest · 50mtr interval · 1m rest · 3x50mtr interval 15sec rest · 50mtr interval · 1m rest · 4x50mtr interval 15sec rest',
  ],
  ['club 10 mile TT prep, 40 min bike with 3x2 min at race pace', 'cycling, threshold, 40 minutes, 3 × 2 minutes'],
  ['20 run 5 walk 20 run', 'running, endurance, 45 minutes, whole 20m Z2 · Walk 5m recovery · 20m Z2'],
  [
    '60 min @ 70% w/ 1 min surge 105% every 10 bike',
    'cycling, threshold, 1 hour, whole 5x · 9m 70% · 1m 105% interval · 10m 70%',
  ],
  ['10 km easy, last 500 m fast', 'endurance, 10 kilometers, whole 9.5km Z1 · 500mtr Z5'],
  [
    '4x1k @ 10k pace then 4x200 quick, rest 90s',
    'running, threshold, main set 4x · 1km 10k pace 100.9-103% interval · 1m30s rest · 4x · 200mtr Z5 interval · 1m30s rest, by pace, at 10k pace',
  ],
  [
    '5x200, 5x100 swim, rest 20',
    'swimming, interval, main set 5x200mtr interval 20sec rest · 5x100mtr interval 20sec rest',
  ],
  [
    '12mi long run, fast finish 3mi @ MP',
    'running, tempo, 12 miles, by pace, at marathon pace, whole 9mi Z2 · 3mi marathon pace 92.7-94.6%',
  ],
  ['10k run with a fast finish 2 km', 'running, tempo, 10 kilometers, whole 8km Z1 · 2km Z3'],
  ['4mi wu/cd incl, 4x1k thresh', 'threshold, 4 miles, 4 × 1 kilometer'],
  ['tempo 25min between 2 x 10 min easy, run', 'running, tempo, 45 minutes, whole 10m Z1 · 25m Z3 · 10m Z1'],
  ['parkrun, 2k warm up then 5k hard', 'running, threshold, 7 kilometers, whole Warm up 2km · 5km Z4'],
  ['8x50 kick/swim by 50 on 1:00', 'swimming, interval, main set 4x · 50mtr kick on 1:00 · 50mtr on 1:00'],
  ['12 x 50 on 1 min, descend every 4', 'swimming, interval, main set 12x · "descend 1-4" 50mtr on 1:00 interval'],
  ['ramp ride 100w to 130w, up 10w a minute', 'cycling, whole 1m 100w · 1m 110w · 1m 120w · 1m 130w'],
  ['bike ramp 100w up 20w each 3 min to 140', 'cycling, whole 3m 100w · 3m 120w · 3m 140w'],
  [
    '55-75-95% 10 min each then cool down 10 bike',
    'cycling, sweet spot, 40 minutes, whole 10m 55% · 10m 75% · 10m 95% · Cool down 10m',
  ],
  [
    '3x12min alternating 1min 280w 2min 230w 6 off',
    'cycling, interval, main set 4x · 1m 280w · 2m 230w · 6m recovery · 4x · 1m 280w · 2m 230w · 6m recovery · 4x · 1m 280w · 2m 230w',
  ],
  [
    '5x600 5k pace 2:00 rest 1x1600 at tempo',
    'running, interval, main set 5x · 600mtr 5k pace 104.7-106.8% interval · 2m rest · 1x · 1600mtr Z3 interval, by pace, at 5k pace',
  ],
  [
    '6x100 as 75 ez 25 blast, 30 sec rest btw',
    'swimming, interval, main set 6x · "75 ez/25 fast" 100mtr open interval · 30sec rest',
  ],
  [
    'PZ3 for 3x10, 2 min z1 between, 45 min total',
    'cycling, tempo, 45 minutes, 3 × 10 minutes, 2 minutes rest, by power',
  ],
  [
    '21k long run, every 5th km at HM pace',
    'running, threshold, 21 kilometers, by pace, at half marathon pace, whole 4x · 4km Z1 recovery · 1km half marathon pace 96-98% · 1km Z1',
  ],
  [
    'tempo 4k+3k+2k, 3min jog',
    'tempo, main set 4km interval · 3m recovery · 3km interval · 3m recovery · 2km interval',
  ],
  ['8.5 km easy, last 500 m quick', 'endurance, 8.5 kilometers, whole 8km Z1 · 500mtr Z5'],
  ['swim 1.5 km easy, last 300 quick', 'swimming, endurance, 1,500 meters, whole 1.2km Z1 · 300mtr Z5'],
  [
    'parkrun East Coast Park with 2k jog before and after',
    'running, interval, 9 kilometers, by pace, at 5k pace, whole 2km Z1 · 5km 5k pace 104.7-106.8% · 2km Z1',
  ],
  [
    'run 3:1 intervals x 8, 10min wu/cd',
    'running, interval, 52 minutes, whole Warm up 10m · 8x · 3m Z5 interval · 1m recovery · Cool down 10m',
  ],
  ['easy 30 min run then 5 min walk', 'running, endurance, 35 minutes, whole 30m Z1 · Walk 5m recovery'],
  [
    'run walk 30 min, 3 min run 1 min walk',
    'running, endurance, 30 minutes, whole 7x · 3m Z1 interval · Walk 1m recovery · 2m Z1',
  ],
  ['20 easy run, 10 easy', 'running, endurance, 30 minutes'],
  ['3m @ 9.30, 3m @ 8.45', '6 miles, whole 3mi 9:30/mi · 3mi 8:45/mi'],
  ['run 10m at 7:30/km', 'running, 10 minutes, whole 10m 7:30/km'],
  ['run 10x400 or 5x800, 3:00 recovery jog', 'running, interval, 10 × 400 meters, 3 minutes rest', 'or 5x800'],
  ['run walk 3:1 intervals x 8', 'endurance, 32 minutes, whole 8x · 3m Z1 · Walk 1m recovery'],
  [
    'parkrun, then 5k easy',
    'running, interval, 10 kilometers, by pace, at 5k pace, whole 5km 5k pace 104.7-106.8% · 5km Z1',
  ],
  ['run 8 hill reps, 2 min jog back', 'running, interval', '8', 'hill reps', '2 min', 'back'],
  ['ride 3 h, 1 of them tempo at the end', 'cycling, tempo, 3 hours, whole 2h Z1 · 1h Z3'],
  ['run 90 min easy, fast finish 5k', 'running, tempo, 1 hour 57 minutes 20 seconds, whole 1h30m Z1 · 5km Z3'],
  [
    '12mi long run, fast finish 3mi @ MP',
    'running, tempo, 12 miles, by pace, at marathon pace, whole 9mi Z2 · 3mi marathon pace 92.7-94.6%',
  ],
  ['run 4x1k, first and last 1 easy', 'running, interval', '4x1k', 'first', 'last 1 easy'],
  ['run 6x400, 2k cool down, 5 min rest before', 'running, interval, cool-down 2 kilometers', '6x400', '5 min rest'],
  ['swim 400 free / 50 kick x4', 'swimming, interval, main set 400mtr Z2 freestyle · 4x50mtr kick interval'],
  [
    'bike 3x12 sweet spot, 6x15s sprints, 15s rest',
    'cycling, sweet spot, main set 3x · 12m interval · 6x · 15sec Z7 interval · 15sec rest',
  ],
  ['bike 50/75/95% 10 min each with 2 min rest', 'cycling', '50/75/95', '10 min', '2 min rest'],
  ['30 min run then 10 min brisk walk', 'running, endurance, 40 minutes, whole 30m Z1 · Walk 10m cooldown'],
  ['swim 1000m for non beginners', 'swimming, 1,000 meters', 'beginners'],
  [
    'run 8x1 min hills, 4x1 min flat',
    'running, interval, main set 8x · Uphill 1m open effort 9/10 interval · 4x · 1m interval // flat',
  ],
  [
    '1000 TT. before it 400 wu + 6x50 build, after it 300 loosen',
    'swimming, interval, 2,000 meters, whole Warm up 400mtr · 6x · build 50mtr interval · 1000mtr open effort 10/10 · 300mtr Z1',
  ],
  [
    'salford quays: 200 hard start straight into 400 race pace, 60 secs treading water, go again. 3 times in total',
    'swimming, interval, main set 3x · 200mtr Z5 · 400mtr · 1m rest',
    'salford quays',
    'race pace',
  ],
  [
    'run 1k hard, 2 min jog, 500m hard, 2 min jog, do it again, 3 times in all',
    'running, interval, main set 3x · 1km · 2m recovery · 500mtr · 2m recovery',
  ],
  [
    '1000 TT for time pls. before it wu 400 as 4x100 choice + 6x50 build, after it 300 loosen',
    'swimming, interval, 2,000 meters, whole 4x100mtr mixed interval · 6x · build 50mtr interval · 1000mtr open effort 10/10 · 300mtr Z1',
  ],
  [
    'swim 400 warm up (4x100 choice), 10x50 on 1:00',
    'swimming, interval, 900 meters, whole 4x100mtr mixed interval · 10x50mtr on 1:00 interval',
  ],
  ['run 20x400 jk, 6x400 2 min jog', 'running, interval, 6 × 400 meters, 2 minutes rest'],
  ['bike 6h lol jk 90 min z2', 'cycling, endurance, 1 hour 30 minutes'],
  [
    '800 time trial for time, before it 300 warm up and 4x50 build, after it 200 easy',
    'swimming, interval, 1,500 meters, whole Warm up 300mtr · 4x · build 50mtr interval · 800mtr open effort 10/10 · 200mtr Z1',
  ],
  [
    'swim 400 wu, 100 hard, 30s rest, go again, 5 times in total',
    'swimming, interval, 900 meters, whole Warm up 400mtr · 5x100mtr Z5 interval 30sec rest',
  ],
])('“%s” asks for %s and leaves %s unread', (sentence, asked, ...unread) => {
  const understood = understand(sentence, { sport: 'running' })
  expect(readAs(understood)).toBe(asked)
  expect(wordsOf(sentence, understood.unread)).toEqual(unread)
  expect(wordsOf(sentence, understood.checks)).toEqual([])
})
