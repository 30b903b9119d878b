import fc from 'fast-check'
import { expect, test } from 'vitest'
import { drawnTwice } from '#tests/support/drawn.ts'
import { issuesOf } from '#tests/support/workouts/generate.ts'
import { sportIds } from '../sports/registry.ts'
import { describeLength, describeSet } from './request/describe.ts'
import type { Understood } from './result.ts'
import { understand } from './understand.ts'

// An athlete who runs and has no unit set.
const runner = { sport: 'running' } as const

test.each<[sentence: string, asked: string]>([
  ['50 min bike, 3x8 threshold', 'cycling, threshold, 50 minutes, 3 × 8 minutes'],
  ['swim 2km ladder', 'swimming, ladder sets, 2,000 meters'],
  ['10k easy with strides', 'running, endurance, 10 kilometers, strides'],
  ['1h15 sweet spot 250w', 'cycling, sweet spot, 1 hour 15 minutes, reference 250, by power'],
  ['5 x 1k at interval pace, 10 km run', 'running, interval, 10 kilometers, 5 × 1 kilometer'],
  ['an hour of zone 2 on the bike', 'cycling, endurance, 1 hour'],
  ['1500 yards css 10x100', 'swimming, interval, 1,500 yards, 10 × 100 yards'],
  ['ninety minutes long run', 'running, endurance, 1 hour 30 minutes'],
  ['half an hour tempo', 'tempo, 30 minutes'],
  ['quick 30 minute vo2 session', 'cycling, v02 max, 30 minutes'],
  ["45' threshold @ 4:10/km", 'running, threshold, 45 minutes, reference 4:10 per kilometers, by pace'],
  ['2,5 km swim', 'swimming, 2,500 meters'],
  ['treshold 45 min', 'threshold, 45 minutes'],
  ['enduranc ride 2h', 'cycling, endurance, 2 hours'],
  ['🏃 45 min', 'running, 45 minutes'],
  ['🚴‍♀️ 1h z2', 'cycling, endurance, 1 hour'],
  ['75', '1 hour 15 minutes'],
  ['run 8', 'running, 8 kilometers'],
  ['run 400m repeats x 8', 'running, interval, 8 × 400 meters'],
  ['8x400m with 90s jog recovery', 'interval, 8 × 400 meters, 90 seconds rest'],
  ['6 x 800 r 2min, 12k run', 'running, interval, 12 kilometers, 6 × 800 meters, 2 minutes rest'],
  ['10x100s on 20 seconds rest, swim 2500', 'swimming, interval, 2,500 meters, 10 × 100 meters, 20 seconds rest'],
  ['swim 3000 yards, pool 25 yards, css 1:30', 'swimming, 3,000 yards, reference 1:30 per yards, by pace, pool 25'],
  ['4x4 min vo2 bike 3 min easy between, 1 hour', 'cycling, interval, 1 hour, 4 × 4 minutes, 3 minutes rest'],
  ['10x30/30 bike 45 min', 'cycling, v02 max, 45 minutes, 10 × 30 seconds, 30 seconds rest'],
  ['six 800s on the track, 10k', 'running, interval, 10 kilometers, 6 × 800 meters'],
  ['5 8-minute intervals at threshold, 75 min ride', 'cycling, threshold, 1 hour 15 minutes, 5 × 8 minutes'],
  ['8 x 1 min on 1 min off, 40 min run', 'running, interval, 40 minutes, 8 × 1 minute, 1 minute rest'],
  ['5k pace 5x1k 9 km', 'running, interval, 9 kilometers, 5 × 1 kilometer'],
  ['10 min warm up, 20 min tempo, 10 min cool down', 'tempo, 40 minutes, 1 × 20 minutes'],
  ['60 min ride with 20 min tempo', 'cycling, tempo, 1 hour, 1 × 20 minutes'],
  ['45 minute run including 3 miles at tempo', 'running, tempo, 45 minutes, 1 × 3 miles'],
  ['10k with 5k tempo', 'tempo, 10 kilometers, 1 × 5 kilometers'],
  ['30 min easy 20 min tempo 10 min easy run', 'running, tempo, 1 hour, 1 × 20 minutes'],
  ['20 mile ride', 'cycling, 20 miles'],
  ['eight minute miles 10 mile run', 'running, 10 miles, reference 8:00 per miles, by pace'],
  ['10 mile run at 8:00/mile', 'running, 10 miles, reference 8:00 per miles, by pace'],
  ['bike ftp 265 2x20 @ ftp', 'cycling, threshold, 2 × 20 minutes, reference 265, by power'],
  ['2x20s at threshold, bike, 75min', 'cycling, threshold, 1 hour 15 minutes, 2 × 20 minutes'],
  ['3x8 @ 280 bike 1h', 'cycling, threshold, 1 hour, 3 × 8 minutes, reference 278, by power'],
  ['fartlek 40 min', 'running, interval, 40 minutes'],
  ['pyramid swim 1600m', 'swimming, ladder sets, 1,600 meters'],
  ['cycling 40 km sweetspot by heart rate', 'cycling, sweet spot, 40 kilometers, by heartrate'],
  ['ride 1:30', 'cycling, 1 hour 30 minutes'],
  ['run 45:00', 'running, 45 minutes'],
  ['run 1:05:00 tempo', 'running, tempo, 1 hour 5 minutes'],
  ['swim a mile', 'swimming, 1,609 meters'],
  ['swim 1.5k', 'swimming, 1,500 meters'],
  [
    'threshold run, 3 x 10 min w/ 2 min rest, 55 mins',
    'running, threshold, 55 minutes, 3 × 10 minutes, 2 minutes rest',
  ],
  ['4x10 min threshold run with 5 rest', 'running, threshold, 4 × 10 minutes, 5 minutes rest'],
  ['4x30 s vo2 ride with 45 rest, 1h', 'cycling, v02 max, 1 hour, 4 × 30 seconds, 45 seconds rest'],
  ['2-3 hour ride', 'cycling, 2 hours'],
  ['swim 3000 scy', 'swimming, 3,000 yards, pool 25'],
  ['swim 3000 scm', 'swimming, 3,000 meters, pool 25'],
  ['1,500yd swim', 'swimming, 1,500 yards'],
  ['1,500 m swim', 'swimming, 1,500 meters'],
  ['run 15', 'running, 15 kilometers'],
  ['run 16', 'running, 16 kilometers'],
  ['ride 90', 'cycling, 1 hour 30 minutes'],
  ['recovery spin 40min', 'cycling, endurance, 40 minutes'],
  ['recovery run 5 miles', 'running, endurance, 5 miles'],
  ['40 min recovery run', 'running, endurance, 40 minutes'],
  ['two and a half hours endurance ride', 'cycling, endurance, 2 hours 30 minutes'],
  ['an hour and a half bike', 'cycling, 1 hour 30 minutes'],
  ['1 1/2 hour ride', 'cycling, 1 hour 30 minutes'],
  ['1½ hours ride', 'cycling, 1 hour 30 minutes'],
  ['three quarters of an hour tempo', 'tempo, 45 minutes'],
  ['90-minute sweet-spot ride', 'cycling, sweet spot, 1 hour 30 minutes'],
  ['45-60 min easy run', 'running, endurance, 45 minutes'],
  ['vo2max 40 min', 'cycling, v02 max, 40 minutes'],
  ['V02 45 min', 'cycling, v02 max, 45 minutes'],
  ['SST 60', 'cycling, sweet spot, 1 hour'],
  ['z2 90', 'endurance, 1 hour 30 minutes'],
  ['zone 4 run 40 minutes', 'running, threshold, 40 minutes'],
  ['zones 2-3 run 40 minutes', 'running, tempo, 40 minutes'],
  ['run z2 - 5 km', 'running, endurance, 5 kilometers'],
  ['swim zone 4 and 4 x 100', 'swimming, interval, 4 × 100 meters'],
  ['tempo 40 min bike', 'cycling, tempo, 40 minutes'],
  ['2h ride w/ 3x15 ss, 5 min rest', 'cycling, sweet spot, 2 hours, 3 × 15 minutes, 5 minutes rest'],
  ['4 mile repeats 8 miles', 'interval, 8 miles, 4 × 1 mile'],
  ['5 km repeats', 'interval, 5 × 1 kilometer'],
  ['I want to run for 45 minutes at an easy pace', 'running, endurance, 45 minutes'],
  ['can you make me a 60min tempo run please', 'running, tempo, 1 hour'],
  [
    'bike 1h30 with 4x10min sweetspot, 5min recoveries',
    'cycling, sweet spot, 1 hour 30 minutes, 4 × 10 minutes, 5 minutes rest',
  ],
  ['swim 1800m easy', 'swimming, endurance, 1,800 meters'],
  ['2k swim w/ 8x100 css 15s rest', 'swimming, interval, 2,000 meters, 8 × 100 meters, 15 seconds rest'],
  ['swim 3k with 10x200m, 30 secs rest', 'swimming, interval, 3,000 meters, 10 × 200 meters, 30 seconds rest'],
  [
    'Run: 6x1km @ 4:00/km, 2 min rest, total 12km',
    'running, interval, 12 kilometers, 6 × 1 kilometer, 2 minutes rest, reference 4:21 per kilometers, by pace',
  ],
  ['intervals 12 x 400m / 60s', 'interval, 12 × 400 meters, 1 minute rest'],
  ['8 x 3min hard / 2min easy on the bike', 'cycling, interval, 8 × 3 minutes, 2 minutes rest'],
  ['vo2 5x3 min, 3 min off, 60 min', 'cycling, interval, 1 hour, 5 × 3 minutes, 3 minutes rest'],
  ['tempo run 8 miles with 4 at tempo', 'running, tempo, 8 miles, 1 × 4 miles'],
  ['15 mile long run', 'running, endurance, 15 miles'],
  ['20k long run with last 5k at marathon pace', 'running, tempo, 20 kilometers, 1 × 5 kilometers'],
  ['threshold cruise intervals 4x1 mile 60s rest 9 miles', 'running, threshold, 9 miles, 4 × 1 mile, 1 minute rest'],
  [
    '4 x 1 mile @ 6:30/mi w 1 min rest',
    'running, interval, 4 × 1 mile, 1 minute rest, reference 7:04 per miles, by pace',
  ],
  ['1hr trainer ride z2', 'cycling, endurance, 1 hour'],
  ['5x3 min vo2 bike', 'cycling, interval, 5 × 3 minutes'],
  ['4x4 min vo2 bike', 'cycling, interval, 4 × 4 minutes'],
  ['8x40s vo2 bike', 'cycling, v02 max, 8 × 40 seconds'],
  ['endurance ride 2h with 3x10 min', 'cycling, tempo, 2 hours, 3 × 10 minutes'],
  ['endurance run 2h with 3x10 min', 'running, tempo, 2 hours, 3 × 10 minutes'],
  ['hour and fifteen on the trainer at threshold', 'cycling, threshold, 1 hour 15 minutes'],
  ['an hour and twenty five easy run', 'running, endurance, 1 hour 25 minutes'],
  ['20 lengths of 50m', 'swimming, 1,000 meters, pool 50'],
  ['easy swim 40 lengths of 25 yards', 'swimming, endurance, 1,000 yards, pool 25'],
  ['3x10 min threshold w 3 min', 'threshold, 3 × 10 minutes, 3 minutes rest'],
  ['2hrs endurance, ftp 240', 'cycling, endurance, 2 hours, reference 240, by power'],
  ['ftp 240w, 2x15 threshold, 1h', 'cycling, threshold, 1 hour, 2 × 15 minutes, reference 240, by power'],
  ['Sweetspot 2x30min @ 230w 90min', 'cycling, sweet spot, 1 hour 30 minutes, 2 × 30 minutes, reference 252, by power'],
  ['easy spin 30', 'cycling, endurance, 30 minutes'],
  ['10 x 100m swim on 15s', 'swimming, interval, 10 × 100 meters, 15 seconds rest'],
  ['4 x 400m free, 20 sec rest, 2500 m swim', 'swimming, interval, 2,500 meters, 4 × 400 meters, 20 seconds rest'],
  ['1650 yd swim endurance', 'swimming, endurance, 1,650 yards'],
  ['1 mile swim', 'swimming, 1,609 meters'],
  ['5k run', 'running, 5 kilometers'],
  ['10K RUN', 'running, 10 kilometers'],
  ['half marathon pace 10 miles', 'running, threshold, 10 miles'],
  ['marathon pace run 90 min', 'running, tempo, 1 hour 30 minutes'],
  ['5km easy run + strides', 'running, endurance, 5 kilometers, strides'],
  ['45 min easy + 6 strides', 'running, endurance, 45 minutes, strides'],
  ['30min jog w/ 4 x 20 sec strides', 'running, endurance, 30 minutes, strides'],
  ['run easy 8k then 6x100m strides', 'running, endurance, 8 kilometers, strides'],
  ['sprint session 45min run', 'running, interval, 45 minutes'],
  ['tabata bike 30 min', 'cycling, interval, 30 minutes'],
  ['short 20 minute interval ride', 'cycling, interval, 20 minutes'],
  ['steady 75 min ride', 'cycling, endurance, 1 hour 15 minutes'],
  ['base miles 3h', 'endurance, 3 hours'],
  ['aerobic run 50min hr', 'running, endurance, 50 minutes, by heartrate'],
  ['60 minutes power zone 4 bike', 'cycling, sweet spot, 1 hour, by power'],
  ['bike 1 hour by power ftp 300', 'cycling, 1 hour, reference 300, by power'],
  ['run 1 hour by pace threshold 4:30', 'running, 1 hour, reference 4:30 per kilometers, by pace'],
  ['run 10km threshold pace 4:30/km', 'running, 10 kilometers, reference 4:30 per kilometers, by pace'],
  ['threshold pace is 7:15 per mile, tempo 6 miles', 'running, tempo, 6 miles, reference 7:15 per miles, by pace'],
  ['css 1:42/100m 2500m swim intervals', 'swimming, interval, 2,500 meters, reference 1:42 per meters, by pace'],
  ['my css is 1:50, swim 2km', 'swimming, 2,000 meters, reference 1:50 per meters, by pace'],
  ['swim 2000m 25m pool', 'swimming, 2,000 meters, pool 25'],
  ['50m pool 3000m threshold', 'swimming, interval, 3,000 meters, pool 50'],
  ['swim in yards 2500 intervals', 'swimming, interval, 2,500 yards'],
  ['3000y swim', 'swimming, 3,000 yards'],
  ['run for an hour', 'running, 1 hour'],
  ['run half hour', 'running, 30 minutes'],
  ['run 1/2 hour', 'running, 30 minutes'],
  ['quarter hour run', 'running, 15 minutes'],
  ['run for 1 hour and 20 minutes', 'running, 1 hour 20 minutes'],
  ['80min run', 'running, 1 hour 20 minutes'],
  ['1.25 hours ride', 'cycling, 1 hour 15 minutes'],
  ['1,5h ride', 'cycling, 1 hour 30 minutes'],
  ['2 h 15 min ride', 'cycling, 2 hours 15 minutes'],
  ['2h15m ride', 'cycling, 2 hours 15 minutes'],
  ['run 6.2 miles', 'running, 6.2 miles'],
  ['100 mile ride', 'cycling, 100 miles'],
  ['century ride', 'cycling, 100 miles'],
  ['run', 'running'],
  ['bike', 'cycling'],
  ['swim', 'swimming'],
  ['intervals', 'interval'],
  ['tempo', 'tempo'],
  ['1 hour', '1 hour'],
  ['10k', '10 kilometers'],
  ['threshhold intervls 1 huor bke', 'cycling, threshold, 1 hour'],
  ['cyclng 60 mintues swet spot', 'cycling, sweet spot, 1 hour'],
  ['runing 5 kilometrs esy', 'running, endurance, 5 kilometers'],
  ['swiming 1500 metrs', 'swimming, 1,500 meters'],
  ['interavls 3x5 mins run 40 mins', 'running, interval, 40 minutes, 3 × 5 minutes'],
  ['run 10-12km', 'running, 10 kilometers'],
  ['between 60 and 90 minutes ride', 'cycling, 1 hour'],
  ['about an hour run', 'running, 1 hour'],
  ['~45min tempo', 'tempo, 45 minutes'],
  ['run, 45 min, threshold, 3x10', 'running, threshold, 45 minutes, 3 × 10 minutes'],
  ['3 by 10 threshold 50 min', 'threshold, 50 minutes, 3 × 10 minutes'],
  ['three times ten minutes threshold run', 'running, threshold, 3 × 10 minutes'],
  ['5 times 1 km run 10k', 'running, interval, 10 kilometers, 5 × 1 kilometer'],
  ['5*1000m run', 'running, interval, 5 × 1,000 meters'],
  ['1000m x 5 run', 'running, interval, 5 × 1,000 meters'],
  ['run 1000s x 5', 'running, interval, 5 × 1,000 meters'],
  ['8 400s', 'interval, 8 × 400 meters'],
  ["10 x 1' / 1' bike", 'cycling, interval, 10 × 1 minute, 1 minute rest'],
  ['10x1min/1min', 'interval, 10 × 1 minute, 1 minute rest'],
  ['(1 min on, 1 min off) x 10 run', 'running, interval, 10 × 1 minute, 1 minute rest'],
  ["6 x 2' w/ 1' jog 45'", 'interval, 45 minutes, 6 × 2 minutes, 1 minute rest'],
  ['4x8 bike', 'cycling, threshold, 4 × 8 minutes'],
  ['run 45 @ 6:00', 'running, 45 minutes, reference 6:00 per kilometers, by pace'],
  ['run 5 miles at 9:30 pace', 'running, 5 miles, reference 9:30 per miles, by pace'],
  ['run 30 min at 5:30 min/km', 'running, 30 minutes, reference 5:30 per kilometers, by pace'],
  ['45 min run 5\'30"/km', 'running, 45 minutes, reference 5:30 per kilometers, by pace'],
  ['run 45min 5.30/km', 'running, 45 minutes, reference 5:30 per kilometers, by pace'],
  ['8 min mile pace run for 5 miles', 'running, 5 miles, reference 8:00 per miles, by pace'],
  ['easy run, 5 mi, HR', 'running, endurance, 5 miles, by heartrate'],
  ['2 km warmup 5 km tempo 1 km cooldown', 'tempo, 8 kilometers, 1 × 5 kilometers'],
  ['bike 20 min warmup 40 min sweet spot', 'cycling, sweet spot, 1 hour, 1 × 40 minutes'],
  [
    'threshold bike workout for 1 hour and 15 minutes with 5 intervals of 6 minutes',
    'cycling, threshold, 1 hour 15 minutes, 5 × 6 minutes',
  ],
  ['60 minute bike: 4 sets of 6 minutes at threshold', 'cycling, threshold, 1 hour, 4 × 6 minutes'],
  ['30 sec sprints x 8, 45 min ride', 'cycling, interval, 45 minutes, 8 × 30 seconds'],
  ['8x30" sprint bike 45\'', 'cycling, interval, 45 minutes, 8 × 30 seconds'],
  ['10 hills of 1 min, run 50min', 'running, interval, 50 minutes, 10 × 1 minute'],
  ['bke 1h esy', 'cycling, endurance, 1 hour'],
  ['5 easy miles', 'endurance, 5 miles'],
  ['20 steady minutes on the bike', 'cycling, endurance, 20 minutes'],
  ['10 tempo km', 'tempo, 10 kilometers'],
  ['8x400 (90s)', 'interval, 8 × 400 meters, 90 seconds rest'],
  ['3x10 (3) threshold ride 1h', 'cycling, threshold, 1 hour, 3 × 10 minutes, 3 minutes rest'],
  ['5x3min with 2min 45 min run', 'running, interval, 45 minutes, 5 × 3 minutes, 2 minutes rest'],
  ["an hour's ride", 'cycling, 1 hour'],
  ["30 minutes' run", 'running, 30 minutes'],
  ['time: 45 min, sport: run, type: tempo', 'running, tempo, 45 minutes'],
  ['alternate 3 min hard 2 min easy x 6 run', 'running, interval, 6 × 3 minutes, 2 minutes rest'],
  ['3 minute hard 2 minute easy x5, 40 min', 'interval, 40 minutes, 5 × 3 minutes, 2 minutes rest'],
  ['12 times 1 minute on, 1 minute off', 'interval, 12 × 1 minute, 1 minute rest'],
  ['1 minute on, 2 minutes off, 12 times', 'interval, 12 × 1 minute, 2 minutes rest'],
  ['run 10 kilometers at threshold with 3 x 2k', 'running, threshold, 10 kilometers, 3 × 2 kilometers'],
  ['ftp 40, bike 1 h', 'cycling, 1 hour, reference 40, by power'],
  ['250 watts ftp 60 mins tempo', 'cycling, tempo, 1 hour, reference 250, by power'],
  ['long intervals bike 1h', 'cycling, interval, 1 hour'],
  ['4x1000 swim', 'swimming, interval, 4 × 1,000 meters'],
  ['10 x 50m swim sprint 15 s rest 1200m', 'swimming, interval, 1,200 meters, 10 × 50 meters, 15 seconds rest'],
  ['8 hundreds swim 1500m', 'swimming, interval, 1,500 meters, 8 × 100 meters'],
  [
    'ten by one hundred meters, fifteen seconds rest, two thousand meter swim',
    'swimming, interval, 2,000 meters, 10 × 100 meters, 15 seconds rest',
  ],
  ['couple of hours on the bike', 'cycling, 2 hours'],
  ['dozen 400s', 'interval, 12 × 400 meters'],
  ['thirty minutes easy running', 'running, endurance, 30 minutes'],
  ['forty-five minute tempo', 'tempo, 45 minutes'],
  ['forty five minutes sweetspot', 'cycling, sweet spot, 45 minutes'],
  ['one hour and thirty minutes ride', 'cycling, 1 hour 30 minutes'],
  ['sixty min v02', 'cycling, v02 max, 1 hour'],
  ['twenty miles', '20 miles'],
  ['hundred mile ride', 'cycling, 100 miles'],
  ['one hundred and twenty minutes ride', 'cycling, 2 hours'],
  ['five k run', 'running, 5 kilometers'],
  ['a ten k', '10 kilometers'],
  ['10miler easy', 'endurance, 10 miles'],
  ['3,000m swim', 'swimming, 3,000 meters'],
  ['3.000 m swim', 'swimming, 3,000 meters'],
  ['10,000 m swim', 'swimming, 10,000 meters'],
  ['2,000 yard swim', 'swimming, 2,000 yards'],
  ['1.5 mile run', 'running, 1.5 miles'],
  ['run 3.5', 'running, 3.5 kilometers'],
  ['run 3,5 km', 'running, 3.5 kilometers'],
  ['run 12.5km', 'running, 12.5 kilometers'],
  ['bike 22.5 miles', 'cycling, 22.5 miles'],
  ['easy run', 'running, endurance'],
  ['3h z2 ride with 3 x 10 min tempo', 'cycling, tempo, 3 hours, 3 × 10 minutes'],
  ['Recovery swim 1200m', 'swimming, endurance, 1,200 meters'],
  ['warm up', ''],
  ['60', '1 hour'],
  ['120', '2 hours'],
  ['5k', '5 kilometers'],
  ['8', '8 kilometers'],
  ['42.2 km run easy', 'running, endurance, 42.2 kilometers'],
  ['threshold', 'threshold'],
  ['bike ladder 60 min', 'cycling, interval, 1 hour'],
  ['run pyramid 50 min', 'running, interval, 50 minutes'],
  ['css 1:45', 'swimming, reference 1:45 per meters, by pace'],
  ['pool 50m', 'swimming, pool 50'],
  ['strides', 'running, endurance, strides'],
  ['run ∞ km', 'running'],
  ['tempo,45min,bike', 'cycling, tempo, 45 minutes'],
  ["ride 1h 3x8 @ z4 2' rbi", 'cycling, sweet spot, 1 hour, 3 × 8 minutes, 2 minutes rest'],
  ['4x2k @ hmp, 90s jog, 14k', 'threshold, 14 kilometers, 4 × 2 kilometers, 90 seconds rest'],
  ["6x3' vo2, 2' rec, 50' run", 'running, interval, 50 minutes, 6 × 3 minutes, 2 minutes rest'],
  ['20x200 R=30" run 8k', 'running, interval, 8 kilometers, 20 × 200 meters, 30 seconds rest'],
  ['3x(2k) tempo run 12k', 'running, tempo, 12 kilometers, 3 × 2 kilometers'],
  ['5x 5 minutes threshold (1 min rest) ride 60', 'cycling, threshold, 1 hour, 5 × 5 minutes, 1 minute rest'],
  ['6 x mile, 10 miles', 'interval, 10 miles, 6 × 1 mile'],
  ['pace 4:30 run 45 min threshold', 'running, threshold, 45 minutes, reference 4:30 per kilometers, by pace'],
  [
    '45min treadmill run w/ 6 x 2min @ 5k effort, 2min walk',
    'running, interval, 45 minutes, 6 × 2 minutes, 2 minutes rest',
  ],
  ["Zwift 60min: 5x5 @ FTP, 3' easy", 'cycling, threshold, 1 hour, 5 × 5 minutes, 3 minutes rest'],
  ['easy 5 miler', 'endurance, 5 miles'],
  ['6 mile tempo', 'tempo, 6 miles'],
  ['75 mins on the turbo, sweetspot 3 x 15', 'cycling, sweet spot, 1 hour 15 minutes, 3 × 15 minutes'],
  ['swim set: 20x50 on 10s rest', 'swimming, interval, 20 × 50 meters, 10 seconds rest'],
  ['20 by 50 with ten seconds rest, 1500 metres', 'swimming, interval, 1,500 meters, 20 × 50 meters, 10 seconds rest'],
  ['2.4k css swim', 'swimming, interval, 2,400 meters'],
  ['swim 2500m inc 5x300 @ css', 'swimming, interval, 2,500 meters, 5 × 300 meters'],
  ['open water endurance swim 3 km', 'swimming, endurance, 3,000 meters'],
  [
    'CSS 1:38, 2000m, 10 x 100',
    'swimming, interval, 2,000 meters, 10 × 100 meters, reference 1:38 per meters, by pace',
  ],
  ['1:50 css 1500m', 'swimming, interval, 1,500 meters, reference 1:50 per meters, by pace'],
  ['long slow run 90 mins', 'running, endurance, 1 hour 30 minutes'],
  ['2h easy ride keep it z2', 'cycling, endurance, 2 hours'],
  ['Z2 bike, 3 hrs', 'cycling, endurance, 3 hours'],
  ['VO2 Max intervals on the bike, 6 x 3 minutes, one hour', 'cycling, interval, 1 hour, 6 × 3 minutes'],
  ['I need a 30 minute recovery ride', 'cycling, endurance, 30 minutes'],
  ['gimme a ladder in the pool 2k', 'swimming, ladder sets, 2,000 meters'],
  ['bike: 1h, threshold, 2x15', 'cycling, threshold, 1 hour, 2 × 15 minutes'],
  ['45 min of threshold running', 'running, threshold, 45 minutes'],
  ['40 min run, 4 x 5 min threshold off 90s', 'running, threshold, 40 minutes, 4 × 5 minutes, 90 seconds rest'],
  ['an hour on the bike with 4x8s', 'cycling, threshold, 1 hour, 4 × 8 minutes'],
  ['3x10 sweetspot ride, hour and a quarter', 'cycling, sweet spot, 1 hour 15 minutes, 3 × 10 minutes'],
  [
    "4x1k @ 4:00, 2' jog, 10k",
    'interval, 10 kilometers, 4 × 1 kilometer, 2 minutes rest, reference 4:21 per kilometers, by pace',
  ],
  ['run 1:10', 'running, 1 hour 10 minutes'],
  ["70' run", 'running, 1 hour 10 minutes'],
  ['run: 12 km', 'running, 12 kilometers'],
  ['12km run, 3km at threshold', 'running, threshold, 12 kilometers, 1 × 3 kilometers'],
  ['1h run w/ last 20 at tempo', 'running, tempo, 1 hour, 1 × 20 minutes'],
  ['ten times four hundred metres', 'interval, 10 × 400 meters'],
  ['4 hrs ride at 200 watts', 'cycling, 4 hours, reference 200, by power'],
  ['tempo 10 miles @ 7:00', 'tempo, 10 miles, reference 6:25 per miles, by pace'],
  ["run tempo 30' @ 7:00/mi", 'running, tempo, 30 minutes, reference 6:25 per miles, by pace'],
  ['90 min long run with strides at the end', 'running, endurance, 1 hour 30 minutes, strides'],
  ['six by three minutes vo2 on the trainer, an hour', 'cycling, interval, 1 hour, 6 × 3 minutes'],
  ['endurance swim, 3k yards', 'swimming, endurance, 3,000 yards'],
  ['200w ftp 45 min ride', 'cycling, 45 minutes, reference 200, by power'],
  ['ride 45min ftp=230w', 'cycling, 45 minutes, reference 230, by power'],
  ['FTP is 305. 1h vo2', 'cycling, v02 max, 1 hour, reference 305, by power'],
  ['5k race pace intervals 6x800', 'running, interval, 6 × 800 meters'],
  ['speed session 8k', 'interval, 8 kilometers'],
  ['easy hour', 'endurance, 1 hour'],
  ['couple of easy miles', 'endurance, 2 miles'],
  ['a 20 minute shakeout', 'endurance, 20 minutes'],
  ['bike 2 x 20 FTP', 'cycling, threshold, 2 × 20 minutes'],
  ['bike 60 min 4x20 threshold', 'cycling, threshold, 1 hour, 4 × 20 minutes'],
  ['4x30 sweet spot 1h', 'cycling, sweet spot, 1 hour, 4 × 30 minutes'],
  ['run 45 min tempo 4x15', 'running, tempo, 45 minutes, 4 × 15 minutes'],
  ['20 mile interval run', 'running, interval, 20 miles'],
  ['run 30 km interval', 'running, interval, 30 kilometers'],
  ['20 mile run', 'running, 20 miles'],
  ['six hard mile repeats', 'interval, 6 × 1 mile'],
  ['5x1k @ 3:45', 'interval, 5 × 1 kilometer, reference 4:05 per kilometers, by pace'],
  ['40 mins tempo run @ 4:45/km', 'running, tempo, 40 minutes, reference 4:21 per kilometers, by pace'],
  ['3x8 @ 280', 'cycling, threshold, 3 × 8 minutes, reference 278, by power'],
  ['bike 4x8 at 290w', 'cycling, threshold, 4 × 8 minutes, reference 288, by power'],
  ['tempo ride 75 min @ 200w', 'cycling, tempo, 1 hour 15 minutes, reference 253, by power'],
  ['easy run 10k @ 6:00/km', 'running, endurance, 10 kilometers, reference 5:00 per kilometers, by pace'],
  [
    'swim 2k 10x100 @ 1:40/100m',
    'swimming, interval, 2,000 meters, 10 × 100 meters, reference 1:40 per meters, by pace',
  ],
  [
    'threshold pace 4:10, 5x1k run 10k',
    'running, interval, 10 kilometers, 5 × 1 kilometer, reference 4:10 per kilometers, by pace',
  ],
  ['my threshold is 4:10, 5x1k', 'running, interval, 5 × 1 kilometer, reference 4:10 per kilometers, by pace'],
  ['3x12 sweet spot ride 250w', 'cycling, sweet spot, 3 × 12 minutes, reference 250, by power'],
  ['ride 3x10 240 60 min threshold', 'cycling, threshold, 1 hour, 3 × 10 minutes, reference 240, by power'],
  ['8x50 free with 15s rest', 'swimming, interval, 8 × 50 meters, 15 seconds rest'],
  ['12x200 30s rest', 'swimming, interval, 12 × 200 meters, 30 seconds rest'],
  ['12x50 r15', 'swimming, interval, 12 × 50 meters, 15 seconds rest'],
  ['12x25s', 'swimming, interval, 12 × 25 meters'],
  ['8x200 w/ 30s jog', 'interval, 8 × 200 meters, 30 seconds rest'],
  ['8x400 90s rest', 'interval, 8 × 400 meters, 90 seconds rest'],
  ['im free to run 45 min', 'running, 45 minutes'],
  ['run interval 60 min pace', 'running, interval, 1 hour, by pace'],
  ['run endurance 10k pace', 'running, endurance, 10 kilometers, by pace'],
  ['run, pace, 45 min, tempo', 'running, tempo, 45 minutes, by pace'],
  ['tempo 8k run, pace', 'running, tempo, 8 kilometers, by pace'],
  ['swim 2k, css 1:40, pace', 'swimming, 2,000 meters, reference 1:40 per meters, by pace'],
  ['bike tempo 60 min power', 'cycling, tempo, 1 hour, by power'],
  ['bike, hr, 60 min tempo', 'cycling, tempo, 1 hour, by heartrate'],
  ['run 45 min at an easy pace', 'running, endurance, 45 minutes'],
  ['run 6x800 10k pace', 'running, threshold, 6 × 800 meters'],
  ['10k run at 10k pace', 'running, threshold, 10 kilometers'],
  ['6x800 in 2:40 run', 'running, interval, 6 × 800 meters, reference 3:37 per kilometers, by pace'],
  ['6x800 @ 2:40 run', 'running, interval, 6 × 800 meters, reference 3:37 per kilometers, by pace'],
  [
    '10x100 free in 1:40, swim 2k',
    'swimming, interval, 2,000 meters, 10 × 100 meters, reference 1:40 per meters, by pace',
  ],
  ['bike 2x20 my threshold is 280', 'cycling, threshold, 2 × 20 minutes, reference 280, by power'],
  ['bike 2x20 280', 'cycling, threshold, 2 × 20 minutes, reference 280, by power'],
  ['bike 3x8 at ftp 60 min', 'cycling, threshold, 1 hour, 3 × 8 minutes'],
  ['run 6x100 on 90s', 'running, interval, 6 × 100 meters, 90 seconds rest'],
  ['10x400 on 90s', 'interval, 10 × 400 meters, 90 seconds rest'],
  ['swim 10x50 on 50s rest', 'swimming, interval, 10 × 50 meters, 50 seconds rest'],
  ['8x200 on :45', 'interval, 8 × 200 meters, 45 seconds rest'],
  ['tempo ride 1.5 h', 'cycling, tempo, 1 hour 30 minutes'],
  ['tempo ride 1h 30m with 2x25', 'cycling, tempo, 1 hour 30 minutes, 2 × 25 minutes'],
  ['run 3 x 1 mile at tempo 7 miles total', 'running, tempo, 7 miles, 3 × 1 mile'],
  [
    'intervals: 5 x 1000m, rest 2:00, pace 3:45',
    'interval, 5 × 1,000 meters, 2 minutes rest, reference 4:05 per kilometers, by pace',
  ],
  [
    '5 x 1000 m (rest 2 min) @ 3:45/km',
    'running, interval, 5 × 1,000 meters, 2 minutes rest, reference 4:05 per kilometers, by pace',
  ],
  ['5x(3min hard, 2min easy) run 45min', 'running, interval, 45 minutes, 5 × 3 minutes, 2 minutes rest'],
  ['swim 1000 yd pool 25 yd 10x50 15 sec', 'swimming, interval, 1,000 yards, 10 × 50 yards, 15 seconds rest, pool 25'],
  ['bike 25 miles tempo', 'cycling, tempo, 25 miles'],
  ['metric century ride z2', 'cycling, endurance, 100 kilometers'],
  ['40 mins @ tempo bike', 'cycling, tempo, 40 minutes'],
  ['bike threshold 3*12min/4min 75min', 'cycling, threshold, 1 hour 15 minutes, 3 × 12 minutes, 4 minutes rest'],
  ['ride - 1 hour - sweet spot - 2x20', 'cycling, sweet spot, 1 hour, 2 × 20 minutes'],
  ['run, 8 km, 5 x 800 m, 90 s', 'running, interval, 8 kilometers, 5 × 800 meters, 90 seconds rest'],
  ['6 x 400m w/ 1:30 rest run 7k', 'running, interval, 7 kilometers, 6 × 400 meters, 90 seconds rest'],
  ['run 40 minutes conversational', 'running, endurance, 40 minutes'],
  ['3 x 20 z3 bike 1.5 hours', 'cycling, tempo, 1 hour 30 minutes, 3 × 20 minutes'],
  ['6x1min sprint, 3 min recovery, 45min cycling', 'cycling, interval, 45 minutes, 6 × 1 minute, 3 minutes rest'],
  ['run 5 km with 8 x 100m strides', 'running, endurance, 5 kilometers, strides'],
  ['40min fartlek run', 'running, interval, 40 minutes'],
  ['mile repeats x 4, 8 miles', 'interval, 8 miles, 4 × 1 mile'],
  ['4 x mile repeats', 'interval, 4 × 1 mile'],
  ['run 15k with 10k at marathon pace', 'running, tempo, 15 kilometers, 1 × 10 kilometers'],
  ['ez run 30', 'running, endurance, 30 minutes'],
  ['1 h 5 min run', 'running, 1 hour 5 minutes'],
  ['65:00 run', 'running, 1 hour 5 minutes'],
  ['swim 1.2 miles', 'swimming, 1,931 meters'],
  ['2k swim pyramid', 'swimming, ladder sets, 2,000 meters'],
  ['bike 30 min easy then 30 min tempo', 'cycling, tempo, 1 hour, 1 × 30 minutes'],
])('"%s" asks for %s', (sentence, asked) => {
  const understood = understand(sentence, runner)
  expect(askedIn(understood)).toBe(asked)
  expect(understood.unread).toEqual([])
})

test.each<[sentence: string, asked: string, ...unread: string[]]>([
  ['hill repeats 10 x 60 seconds run 50 min', 'running, interval, 50 minutes, 10 × 60 seconds', 'hill repeats'],
  ['cycling over-unders 75 minutes', 'cycling, threshold, 1 hour 15 minutes', 'over-unders'],
  ["over/unders 3x12 bike 75'", 'cycling, threshold, 1 hour 15 minutes, 3 × 12 minutes', 'over/unders'],
  ['over unders, 1h bike', 'cycling, threshold, 1 hour', 'over unders'],
  ['8 x 30 sec hill sprints in a 40 min run', 'running, interval, 40 minutes, 8 × 30 seconds', 'hill sprints'],
  [
    'over unders 2x15 bike 75 mins 280',
    'cycling, threshold, 1 hour 15 minutes, 2 × 15 minutes, reference 280, by power',
    'over unders',
  ],
  ['10x100 on 1:40', 'swimming, interval, 10 × 100 meters', 'on 1:40'],
  ['12x400 on 3:00', 'interval, 12 × 400 meters', 'on 3:00'],
  ['4x100 IM', 'swimming, interval, 4 × 100 meters', 'IM'],
  ['8x50 fly', 'swimming, interval, 8 × 50 meters', 'fly'],
  ['6x100 breast', 'swimming, interval, 6 × 100 meters', 'breast'],
  ['8x25s back 10s rest', 'swimming, interval, 8 × 25 meters, 10 seconds rest', 'back'],
  ['10x100 pull', 'swimming, interval, 10 × 100 meters', 'pull'],
  ['10x100 free on 1:40, 2k', 'swimming, interval, 2,000 meters, 10 × 100 meters', 'on 1:40'],
  ['bike 2x20 @ 95% ftp 250', 'cycling, threshold, 2 × 20 minutes, reference 250, by power', '95%'],
  ['10x50 on 50s', 'swimming, interval, 10 × 50 meters', 'on 50s'],
  ['2.000m Schwimmen', 'swimming, 2,000 meters', 'Schwimmen'],
  ['1hr z2 w/ 6x10s sprints bike', 'cycling, endurance, 1 hour', '6x10s'],
  ['swim ladder 100 200 300 200 100', 'swimming, ladder sets', '100 200 300 200 100'],
  ['swim 2k ladder 100 200 300 200 100', 'swimming, ladder sets, 2,000 meters', '100 200 300 200 100'],
  ['4x4 norwegian run hr 45min', 'running, interval, 45 minutes, 4 × 4 minutes, by heartrate', 'norwegian'],
  ['run 45 min hr 150', 'running, 45 minutes', 'hr 150'],
  ['run 2x20 sweet spot', 'running, threshold, 2 × 20 minutes', 'sweet spot'],
  ['run 10k 50 min', 'running, 10 kilometers', '50 min'],
  ['-5 km run', 'running', '-5 km'],
  ['Laufen 10 km locker', '10 kilometers', 'Laufen', 'locker'],
  ['10x100 on 1:45 swim', 'swimming, interval, 10 × 100 meters', 'on 1:45'],
  ['2 sets of 10 x 30/30, 1h turbo', 'cycling, v02 max, 1 hour, 10 × 30 seconds, 30 seconds rest', '2 sets of'],
  ['long run 2 hours no intervals', 'running, endurance, 2 hours', 'no intervals'],
  ['easy 45 min without strides', 'endurance, 45 minutes', 'without strides'],
  ['not too hard 40 min run', 'running, 40 minutes', 'not too hard'],
  ['run 45 min at 150 bpm', 'running, 45 minutes', '150 bpm'],
  ['bike 90 min at 75%', 'cycling, 1 hour 30 minutes', '75%'],
  ['tomorrow 45 min tempo run', 'running, tempo, 45 minutes', 'tomorrow'],
  ['100-200-300-200-100 ladder swim 2k', 'swimming, ladder sets, 2,000 meters', '100-200-300-200-100'],
  ['1-2-3-2-1 min run 40 min', 'running, interval, 40 minutes', '1-2-3-2-1 min'],
  ['swim 45 min', 'swimming', '45 min'],
  ['row 30 min', '30 minutes', 'row'],
  ['Give me a hard 1 hour cycling workout', 'cycling, 1 hour', 'hard'],
  ['30/15s vo2 45min bike', 'cycling, v02 max, 45 minutes', '30/15s'],
  ['swim ladder 50-100-150-200-150-100-50', 'swimming, ladder sets', '50-100-150-200-150-100-50'],
  ['swim 40 lengths', 'swimming', '40 lengths'],
  ['progression run 10k', 'running, 10 kilometers', 'progression'],
  ['negative split 8 miles', '8 miles', 'negative split'],
  ['rest day', '', 'rest day'],
  ['asdf qwerty', '', 'asdf qwerty'],
  ['correr 10 km', '10 kilometers', 'correr'],
  ['bici 2 horas', 'cycling', '2 horas'],
  ['45 minuten laufen', '45 minutes', 'laufen'],
  ['velo 1h seuil', 'cycling, 1 hour', 'seuil'],
  ['bike not run 45 min', 'cycling, 45 minutes', 'not run'],
  ['bike then run 2h', 'cycling, 2 hours', 'run'],
  ['brick 1h bike 20 min run', 'cycling, 1 hour', 'brick', '20 min', 'run'],
  ['run 100 km', 'running', '100 km'],
  ['0 km run', 'running', '0 km'],
  ['5×1000m Lauf', 'interval, 5 × 1,000 meters', 'Lauf'],
  ['400s', '', '400s'],
  ["4 x 8' @ 105% ftp", 'cycling, threshold, 4 × 8 minutes', '105% ftp'],
  ['2 x 20 @ 95%', 'threshold, 2 × 20 minutes', '95%'],
  ['3x10 min at 88-94% bike', 'cycling, threshold, 3 × 10 minutes', '88-94%'],
  ['5 x 4 min at 170bpm', 'interval, 5 × 4 minutes', '170bpm'],
  ['bike 60 min cadence 90', 'cycling, 1 hour', 'cadence 90'],
  ['bike 60 min 90rpm', 'cycling, 1 hour', '90rpm'],
  ['bike 60 min 300 tss', 'cycling, 1 hour', '300 tss'],
  ['run 60 minutes no warm up', 'running, 1 hour', 'no warm up'],
  [
    'warm up 15 min, 3x10 threshold, cool down 10 min, bike 75 min',
    'cycling, threshold, 1 hour 15 minutes, 3 × 10 minutes',
    'warm up 15 min',
    'cool down 10 min',
  ],
  [
    'run 10 min easy, 5x2 min hard 1 min easy, 10 min easy',
    'running, interval, 5 × 2 minutes, 1 minute rest',
    '10 min',
    '10 min',
  ],
  ['hilly run 1h', 'running, 1 hour', 'hilly'],
  ['1k repeats 10k run', 'running, interval, 10 kilometers', '1k'],
  ['8x50 kick swim 1500', 'swimming, interval, 1,500 meters, 8 × 50 meters', 'kick'],
  ['run with 3 friends 10k', 'running, 10 kilometers', '3 friends'],
  ['week 3: 45 min tempo', 'tempo, 45 minutes', 'week 3'],
  ['I am 45 years old and want to run 30 min', 'running, 30 minutes', '45 years'],
  ['ftp 3000 bike 1h', 'cycling, 1 hour', 'ftp 3000'],
  ['threshold 1:00/km run', 'running', 'threshold 1:00/km'],
  ['css 9:59 swim 2k', 'swimming, 2,000 meters', 'css 9:59'],
  [
    'ride 2x20 at 250 watts with ftp 280 1h15',
    'cycling, threshold, 1 hour 15 minutes, 2 × 20 minutes, reference 280, by power',
    '250 watts',
  ],
  ['run tempo sweet spot 45', 'running, tempo, 45 minutes', 'sweet spot'],
  ['tempo threshold run 45', 'running, tempo, 45 minutes', 'threshold'],
  ['swim 2000 with fins', 'swimming, 2,000 meters', 'fins'],
  ['swim 200 easy 10x100 css 20 s rest 200 easy', 'swimming, interval, 10 × 100 meters, 20 seconds rest', '200', '200'],
  ['long ride saturday 4 hours', 'cycling, endurance, 4 hours', 'saturday'],
  ['swim drills 1500m', 'swimming, 1,500 meters', 'drills'],
  ['test ftp', 'threshold', 'test'],
  ['400m', '', '400m'],
  ['swim tempo 2000', 'swimming, 2,000 meters', 'tempo'],
  ['swim sweet spot 1500', 'swimming, 1,500 meters', 'sweet spot'],
  ['run 60 min power', 'running, 1 hour', 'power'],
  ['bike 20k at 4:30/km', 'cycling, 20 kilometers', '4:30/km'],
  ['swim with strides 1k', 'swimming, 1,000 meters', 'strides'],
  ['bike strides 1h', 'cycling, 1 hour', 'strides'],
  ['5x', '', '5x'],
  ['10 x 10 x 10', 'threshold, 10 × 10 minutes', '10 x'],
  ["'; drop table workouts; --", '', 'drop table'],
  ['<script>alert(1)</script> run 10k', 'running, 10 kilometers', 'script', 'alert', '1', 'script'],
  ['跑步 10 公里', '', '跑步 10 公里'],
  ['běh 10 km', '10 kilometers', 'běh'],
  ['bieg 45 minut', '45 minutes', 'bieg'],
  [
    '2x20min @ 90-95% FTP with 5 min rest, 1h15 on the trainer',
    'cycling, threshold, 1 hour 15 minutes, 2 × 20 minutes, 5 minutes rest',
    '90-95% FTP',
  ],
  ['Sunday long run 18 miles easy', 'running, endurance, 18 miles', 'Sunday'],
  ['mile repeats', 'interval', 'mile'],
  ['10km @ 45 min', '10 kilometers', '45 min'],
  ['45 min at 10 km/h run', 'running, 45 minutes', '10 km/h'],
  ['track workout - 10x200m w/200m jog', 'interval, 10 × 200 meters', '200m jog'],
  ['pyramid intervals 1-2-3-4-3-2-1 run 50 mins', 'running, interval, 50 minutes', '1-2-3-4-3-2-1'],
  ['1500m swim no drills', 'swimming, 1,500 meters', 'no drills'],
  ['swim 30 laps', 'swimming', '30 laps'],
  ['8k progression', '8 kilometers', 'progression'],
  ['swim kick set 1000', 'swimming, 1,000 meters', 'kick'],
  ['half hour swim', 'swimming', 'half hour'],
  ['bike 1h 6x4 min 120% ftp', 'cycling, interval, 1 hour, 6 × 4 minutes', '120% ftp'],
  ['60min tempo/threshold ride', 'cycling, tempo, 1 hour', 'threshold'],
])('"%s" asks for %s and leaves %s unread', (sentence, asked, ...unread) => {
  const understood = understand(sentence, runner)
  expect(askedIn(understood)).toBe(asked)
  expect(understood.unread.map(({ from, to }) => sentence.slice(from, to))).toEqual(unread)
  for (const one of understood.unread) expect(one.sentence).toMatch(/\.$/)
})

test('every reading says which words it comes from', () => {
  const sentence = '3x8 threshold on the bike, 50 min, ftp 250'
  const { found } = understand(sentence, runner)
  expect(found.map(({ from, to, field, reading }) => [sentence.slice(from, to), field, reading])).toEqual([
    ['3x8', 'set', '3 × 8 minutes'],
    ['threshold', 'workoutType', 'Threshold'],
    ['bike', 'sport', 'Cycling'],
    ['50 min', 'durationValue', '50 minutes'],
    ['ftp 250', 'referenceValue', 'FTP 250 W'],
  ])
})

test.each([
  ['5x1k @ 3:45 run', '3:45 /km for the work: threshold pace 4:05 /km'],
  ['3x8 @ 280 bike', '280 W for the work: FTP 278 W'],
  ['10x100 @ 1:40/100m swim 2k', '1:40 /100 m for the work: critical swim speed 1:40 /100 m'],
  ['5x1k run, threshold pace 4:10', 'Threshold pace 4:10 /km'],
])('"%s" reads its figure as: %s', (sentence, reading) => {
  const { found } = understand(sentence, runner)
  expect(found.find(({ field }) => field === 'referenceValue')?.reading).toBe(reading)
})

test('an inferred field comes with its reason', () => {
  expect(understand('1h15 sweet spot', runner).inferred).toEqual([
    { field: 'sport', reading: 'Cycling', because: '“sweet spot” belongs to cycling.' },
  ])
  expect(understand('8x400 run', runner).inferred).toEqual([
    { field: 'workoutType', reading: 'Interval', because: 'A set was asked for, and no other type.' },
  ])
})

test('a field that was not said gets a default, and the answer names it', () => {
  const { missing, assumed } = understand('', { sport: 'swimming', units: { swimming: 'yards' } })
  expect(assumed).toEqual({
    sport: 'swimming',
    workoutType: 'endurance',
    durationType: 'distance',
    durationUnit: 'yards',
    durationValue: 2000,
  })
  expect(missing.map(({ sentence }) => sentence)).toEqual([
    'No sport was named, so swimming.',
    'No type was named, so endurance.',
    'No length was said, so 2,000 yards.',
  ])
})

test.each([
  ['6x800m run with 90s rest', 10, 'kilometers'],
  ['5x1 mile threshold run', 9, 'miles'],
  ['3x3k tempo run r 3 min', 15, 'kilometers'],
  ['8x1 mile run 2 min rest', 13, 'miles'],
  ['10x100 swim css', 1700, 'meters'],
  ['4x10k tempo bike', 62, 'kilometers'],
  ['60x1 mile run', 60, 'miles'],
  ['1x25 swim', 200, 'meters'],
] as const)('"%s" is assumed to be %d %s long', (sentence, durationValue, durationUnit) => {
  expect(understand(sentence, runner).assumed).toMatchObject({ durationType: 'distance', durationUnit, durationValue })
})

test.each(['8x50 kick swim 1500', '10x100 on 1:40', 'tomorrow 45 min', 'bike 1h 90rpm', '8k progression'])(
  'the unsupported part of "%s" is answered by one sentence that names no other screen',
  (sentence) => {
    const said = understand(sentence, runner).unread.map((one) => one.sentence)
    expect(said).toHaveLength(1)
    expect(said.join()).toContain('cannot be asked for here')
    expect(said.join()).not.toMatch(/builder|calendar/)
  },
)

test('a bare figure is in the unit that the athlete uses', () => {
  expect(understand('run 8', { sport: 'running', units: { running: 'miles' } }).asked.durationUnit).toBe('miles')
  const swim = understand('swim 2000, 10x100', { sport: 'running', units: { swimming: 'yards' } }).asked
  expect(swim).toMatchObject({ durationUnit: 'yards', set: { unit: 'yards' } })
})

test.each([
  ['swimming', '1500m easy', 'swimming'],
  ['swimming', '45 min tempo', 'running'],
  ['cycling', '8x400m', 'running'],
  ['cycling', '45 min tempo', 'cycling'],
  ['running', 'ladder', 'swimming'],
] as const)('for an athlete of %s, "%s" is %s', (sport, sentence, meant) => {
  const { asked, assumed } = understand(sentence, { sport })
  expect(asked.sport ?? assumed.sport).toBe(meant)
})

test('VO2 Max with long bouts becomes an interval session, and the answer says why', () => {
  expect(understand('5x3 min vo2 bike', runner).inferred).toContainEqual({
    field: 'workoutType',
    reading: 'Interval',
    because: 'VO2 Max here means efforts of up to a minute or so.',
  })
})

test('only the first 400 characters are read, and the rest is reported as unread', () => {
  const sentence = `run 45 min ${'easy '.repeat(100)}tempo`
  const { asked, unread } = understand(sentence, runner)
  expect(asked.workoutType).toBe('endurance')
  expect(unread.at(-1)).toMatchObject({ from: 400, to: sentence.length })
})

const words =
  '3x8 4x400m 50 min 1h15 10k 2,5 km 30/30 run bike swim ladder tempo threshold css 1:45 /km ftp 250 w @ z2 rest 90s strides no pool 25m 100s x ( ) - half an hour and to'
const randomSentence = fc
  .array(fc.constantFrom(...words.split(' ')), { maxLength: 14 })
  .chain((some) => fc.constantFrom(' ', '', ', ').map((between) => some.join(between)))

drawnTwice('any text is read without a crash, and every span lies inside it', 4000, (drawing) =>
  fc.assert(
    fc.property(
      fc.oneof(
        randomSentence,
        fc.string({ maxLength: 60 }),
        fc.string({ unit: 'binary', maxLength: 60 }),
        fc.string({ unit: 'grapheme' }),
      ),
      fc.constantFrom(...sportIds),
      (sentence, sport) => {
        const { found, unread } = understand(sentence, { sport })
        for (const { from, to } of [...found, ...unread]) {
          expect(from).toBeGreaterThanOrEqual(0)
          expect(to).toBeGreaterThan(from)
          expect(to).toBeLessThanOrEqual(sentence.length)
        }
      },
    ),
    drawing,
  ),
)

drawnTwice(
  'the generator accepts every request that is read, except for sets too large for a session',
  4000,
  (drawing) =>
    fc.assert(
      fc.property(randomSentence, fc.constantFrom(...sportIds), (sentence, sport) => {
        const { asked, assumed } = understand(sentence, { sport })
        // The form asks for the figure of pace and power; heart rate needs none.
        const request = {
          workoutMetric: 'heartrate',
          ...assumed,
          ...asked,
          ...(asked.referenceValue ? {} : { workoutMetric: 'heartrate' }),
        }
        const issues = issuesOf(request)
        expect(issues.filter(({ path, message }) => path !== 'set' || !isAboutSize(message))).toEqual([])
        if (asked.set) expect(asked.set.times * asked.set.value).toBeGreaterThan(0)
      }),
      drawing,
    ),
)

/** Whether a set is refused for its figures, which the form reports, and not because its type has no such set. */
function isAboutSize(message: string): boolean {
  return /ask for (at least|longer|shorter ones|fewer|a multiple)|before the last one|give the set in/.test(message)
}

/** The fields that were read, in one line and in the order of the form. */
function askedIn({ asked }: Understood): string {
  const { sport, workoutType, durationType, durationUnit, durationValue, set, strides, referenceUnit, poolLength } =
    asked
  const length =
    durationType &&
    durationUnit &&
    durationValue !== undefined &&
    describeLength({ durationType, durationUnit, durationValue })
  const per = referenceUnit && `per ${referenceUnit}`
  return [
    sport,
    workoutType,
    length,
    set && describeSet(set),
    strides && 'strides',
    asked.referenceValue !== undefined && ['reference', asked.referenceValue, per].filter(Boolean).join(' '),
    asked.workoutMetric && `by ${asked.workoutMetric}`,
    poolLength && `pool ${poolLength}`,
  ]
    .filter(Boolean)
    .join(', ')
}
