import { test } from 'vitest'
import { expectAnswer } from '#tests/support/sentences/expect-answer.ts'

// Repetitions and stretches that parts fill: by turns, as often as they fit, or at even distances.

test.each<[sentence: string, asked: string]>([
  ['40min as 1min @ 115 / 2min @ 85', 'cycling, v02 max, 40 minutes, whole 13x · 1m 115% · 2m 85% · 1m 115%'],
  [
    'bike 3x8 min of 40/20s, 4 min z1 betw',
    'cycling, v02 max, main set 8x · 40sec interval · 20sec recovery · 4m recovery · 8x · 40sec interval · 20sec recovery · 4m recovery · 8x · 40sec interval · 20sec recovery',
  ],
  [
    'turbo 40/20s, 3x8min, 4 min easy between, cd 10',
    'cycling, v02 max, main set 8x · 40sec interval · 20sec recovery · 4m recovery · 8x · 40sec interval · 20sec recovery · 4m recovery · 8x · 40sec interval · 20sec recovery, cool-down 10 minutes',
  ],
  [
    '4x8 min (10s @ 200%, 20s @ 85%, repeat), 6 min ez',
    'cycling, interval, main set 16x · 10sec 200% · 20sec 85% · 6m recovery · 16x · 10sec 200% · 20sec 85% · 6m recovery · 16x · 10sec 200% · 20sec 85% · 6m recovery · 16x · 10sec 200% · 20sec 85%',
  ],
  [
    'microbursts 2x10 min 15s @150% 15s @50%, 5 rest; then 20 tempo',
    'cycling, tempo, main set 20x · 15sec 150% · 15sec 50% · 5m recovery · 20x · 15sec 150% · 15sec 50% · 20m',
  ],
  [
    'tabata x3: 8x :20/:10, 5 min spin btwn',
    'cycling, interval, main set 7x · 20sec 106-120% interval · 10sec recovery · 20sec 106-120% interval · 5m recovery · 7x · 20sec 106-120% interval · 10sec recovery · 20sec 106-120% interval · 5m recovery · 8x · 20sec 106-120% interval · 10sec recovery',
  ],
  [
    'SST 3x15 @ 90 w/ :10 burst every 3 min, 5 off',
    'cycling, sweet spot, main set 5x · 2m50s 90% · 10sec Z7 · 5m recovery · 5x · 2m50s 90% · 10sec Z7 · 5m recovery · 5x · 2m50s 90% · 10sec Z7',
  ],
  [
    'bike 4x6min @ 105% w 5s burst every 30s, 4min soft pedal',
    'cycling, interval, main set 12x · 25sec 105% · 5sec Z7 · 4m recovery · 12x · 25sec 105% · 5sec Z7 · 4m recovery · 12x · 25sec 105% · 5sec Z7 · 4m recovery · 12x · 25sec 105% · 5sec Z7',
  ],
  [
    '3 x 10 mins @ 240-250w w/ 15 sec kick to 400 every 2 mins, 5 ez',
    'cycling, interval, main set 5x · 1m45s 240-250w · 15sec 400w · 5m recovery · 5x · 1m45s 240-250w · 15sec 400w · 5m recovery · 5x · 1m45s 240-250w · 15sec 400w',
  ],
  [
    'bike 2 x 10 min of 15s sprint every min, tempo in btwn',
    'cycling, tempo, main set 10x · 45sec · 15sec Z7 · 3m recovery · 10x · 45sec · 15sec Z7',
  ],
  [
    '4x8min = 1 min pull 115% + 3 min sit in 75% x2. 4min rec',
    'cycling, v02 max, main set 2x · 1m 115% · 3m 75% · 4m recovery · 2x · 1m 115% · 3m 75% · 4m recovery · 2x · 1m 115% · 3m 75% · 4m recovery · 2x · 1m 115% · 3m 75%',
  ],
  [
    "bike 5x4': 1st 45s @130 then 3:15 @108, 4' rec",
    'cycling, v02 max, main set 5x · 45sec 130% · 3m15s 108% · 4m recovery',
  ],
  [
    '5x5min (4 @ threshold +1 @ 5k) 2min jog',
    'running, threshold, main set 5x · 4m Z4 · 1m 5k pace 104.7-106.8% · 2m recovery',
  ],
  [
    'run 4x6min (first 1 min @ 3k pace, rest @ threshold), 2 min jog',
    'running, interval, main set 4x · 1m 3k pace 108-110.1% · 5m Z4 · 2m recovery, by pace, at 3k pace',
  ],
  [
    'run 5 x 1600 as 1200 @ 10k pace, 400 @ 5k pace, 400 jog',
    'running, threshold, main set 5x · 1.2km 10k pace 100.9-103% · 400mtr 5k pace 104.7-106.8% · 400mtr recovery, by pace, at 10k pace',
  ],
  [
    'turbo: 5x6min as 1min @ 130% / 1min @ 75%, 4 min spin between',
    'cycling, v02 max, main set 3x · 1m 130% · 1m 75% · 4m recovery · 3x · 1m 130% · 1m 75% · 4m recovery · 3x · 1m 130% · 1m 75% · 4m recovery · 3x · 1m 130% · 1m 75% · 4m recovery · 3x · 1m 130% · 1m 75%',
  ],
  ["run 70' Z2 w. every 10th min @ Z4", 'running, threshold, 1 hour 10 minutes, whole 7x · 9m Z2 · 1m Z4'],
  [
    'run 60 min easy, every 8th min @ 10k pace',
    'running, threshold, 1 hour, by pace, at 10k pace, whole 7x · 7m Z1 recovery · 1m 10k pace 100.9-103% · 4m Z1',
  ],
  [
    'Z2 run 1h10, every 10 mins 20s pickup',
    'running, endurance, 1 hour 10 minutes, whole 6x · 9m40s Z2 · 20sec Z5 interval · 10m Z2',
  ],
  [
    '5hr, first 45 min of every hour @ 65-70%, last 15 min of it @ 80%',
    'cycling, tempo, 5 hours, whole 5x · 45m 65-70% · 15m 80%',
  ],
  ['ride 4h z2, last 10 min of each hour tempo', 'cycling, tempo, 4 hours, whole 4x · 50m Z2 · 10m Z3'],
  [
    'bike 3x15 @ 88%, last 30s of every 3 min @ 120%, 5 off',
    'cycling, v02 max, main set 5x · 2m30s 88% · 30sec 120% · 5m recovery · 5x · 2m30s 88% · 30sec 120% · 5m recovery · 5x · 2m30s 88% · 30sec 120%',
  ],
  [
    '12x400/200, 400 @ 5k pace 200 steady, 2k wu, 1k cd',
    'running, interval, 10.2 kilometers, by pace, at 5k pace, whole Warm up 2km · 12x · 400mtr 5k pace 104.7-106.8% · 200mtr Z2 recovery · Cool down 1km',
  ],
  [
    '1k on/1k off x 5 (on 4:05, off 4:45) plus 3k jog wu and 2k cd',
    'interval, 15 kilometers, whole Warm up 3km · 5x · 1km 4:05/km · 1km 4:45/km · Cool down 2km',
  ],
  ['10x (1:40 @ 112% / 80s @ 45%)', 'cycling, v02 max, main set 10x · 1m40s 112% · 1m20s 45%'],
  [
    'over-unders 4x9 min as 2 min at 95%, 1 min at 105%, 5 min easy between',
    'cycling, threshold, main set 3x · 2m 95% interval · 1m 105% interval · 5m recovery · 3x · 2m 95% interval · 1m 105% interval · 5m recovery · 3x · 2m 95% interval · 1m 105% interval · 5m recovery · 3x · 2m 95% interval · 1m 105% interval',
  ],
  [
    '30 s @ 150%, 3min @ 100%, 10s sprint, x4 w 6 min z1',
    'cycling, interval, main set 4x · 30sec 150% · 3m 100% · 10sec Z7 · 6m recovery',
  ],
  [
    'swim 600 as 25 fist 25 six-kick 50 swim, then 3x500 @ z2 30s rest',
    'swimming, endurance, main set 6x · "25 fist/25 six-kick/50 swim" 100mtr open interval · 3x500mtr Z2 interval 30sec rest',
  ],
  [
    'swim 4 rounds 150 as (50 catch up 50 fist 50 swim) 15r',
    'swimming, interval, main set 4x · "50 catch up/50 fist/50 swim" 150mtr interval · 15sec rest',
  ],
  [
    '6 x (50 max + 150 aerobic) on 3:50 50m pool',
    'swimming, interval, main set 6x · "50 max/150 aerobic" 200mtr open on 3:50 interval, pool 50',
  ],
  [
    'swim 4x200 as 50 fast 50 easy, 20s rest',
    'swimming, interval, main set 4x · "50 fast/50 easy/50 fast/50 easy" 200mtr open interval · 20sec rest',
  ],
])('"%s" asks for %s', (sentence, asked) => expectAnswer(sentence, { asked, unread: [], checks: [] }))

// What does not fill its bout is named as left out, or to be checked.
test.each<[sentence: string, asked: string, unread: string[], checks: string[]]>([
  [
    'bike 3x10 min (2 min @ 95%, 1 min @ 125%), 4 min easy between',
    'cycling, threshold, 3 × 10 minutes, 4 minutes rest',
    ['(2 min @ 95%, 1 min @ 125%)'],
    ['3x10 min'],
  ],
  [
    'bike 4x6 min @ 90% w 10s burst every 4 min',
    'cycling, interval, main set 3m50s 90% · 10sec Z7 · 2m 90% · 3m50s 90% · 10sec Z7 · 2m 90% · 3m50s 90% · 10sec Z7 · 2m 90% · 3m50s 90% · 10sec Z7 · 2m 90%',
    [],
    [],
  ],
])('"%s" asks for %s, and names what it leaves', (sentence, asked, unread, checks) =>
  expectAnswer(sentence, { asked, unread, checks }),
)
