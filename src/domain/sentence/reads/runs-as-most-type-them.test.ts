import { expect, test } from 'vitest'
import { checkedIn } from '#tests/support/sentences/checked.ts'
import { readAs } from '#tests/support/sentences/read-as.ts'
import { understand } from '../understand.ts'

// Runs as most people type them, whose reading somebody other than their writer judged to be right.

test.each<[sentence: string, asked: string, ...unread: string[]]>([
  ['Run 5k at a comfortable pace', 'running, endurance, 5 kilometers'],
  [
    '10 min warm up, 6 x 800m at 5k pace with 2 min jog, 10 min cool down',
    'running, interval, 54 minutes 40 seconds, by pace, at 5k pace, whole Warm up 10m · 6x · 800mtr 5k pace 104.7-106.8% interval · 2m recovery · Cool down 10m',
  ],
  ['long run 18km in zone 2', 'running, endurance, 18 kilometers'],
  ['45 minute run with 20 min tempo in the middle', 'running, tempo, 45 minutes, whole 12m30s Z1 · 20m Z3 · 12m30s Z1'],
  [
    'Couch to 5k week 1: 5 min brisk walk, then 8 x 60 sec jog / 90 sec walk, 5 min walk to finish',
    'running, endurance, 30 minutes, whole Walk 5m warmup · 8x · 1m Z1 interval · Walk 1m30s recovery · Walk 5m cooldown',
    'Couch to 5k week 1',
  ],
  [
    'fartlek run 35 mins, 1 min hard 1 min easy x 10 in the middle',
    'running, interval, 35 minutes, 10 × 1 minute, 1 minute rest',
  ],
  [
    '12 x 400 at mile pace, 60s rest, plus warm up and cool down',
    'running, interval, 12 × 400 meters, 1 minute rest, by pace, at 1500m pace',
  ],
  ['Recovery run, 30 minutes, really easy', 'running, endurance, 30 minutes'],
  [
    '8 mile run with the last 3 at marathon pace',
    'running, tempo, 8 miles, by pace, at marathon pace, whole 5mi Z1 · 3mi marathon pace 92.7-94.6%',
  ],
  [
    'Threshold session: 15 min WU, 4 x 8 min @ threshold off 2 min, 10 min CD. Running',
    'running, threshold, 1 hour 5 minutes, whole Warm up 15m · 4x · 8m Z4 interval · 2m recovery · Cool down 10m',
  ],
  [
    'hill reps - 10 x 45 sec hard uphill, jog back down, 15 min warm up and 10 min cool down',
    'interval, 43 minutes 45 seconds, whole Warm up 15m · 10x · Uphill 45sec open effort 9/10 interval · 1m7.5s recovery · Cool down 10m',
  ],
  ['60 min run, HR under 145', 'running, 1 hour, by heartrate, whole 1h 0-145bpm'],
  [
    'easy 6k with 5 strides at the end',
    'running, endurance, 46 minutes 55 seconds, whole 6km Z1 · 5x · Stride 20sec open effort 8/10 interval · 1m recovery',
  ],
  [
    '3 x 10 min at half marathon pace, 3 min jog recoveries',
    'running, threshold, 3 × 10 minutes, 3 minutes rest, by pace, at half marathon pace',
  ],
  ['5 x 1km @ 4:10/km, 90 sec rest', 'running, interval, main set 5x · 1km 4:10/km interval · 1m30s rest'],
  [
    'progression run 50 min: 20 easy, 20 steady, 10 tempo',
    'running, tempo, 50 minutes, whole 20m Z1 · 20m Z2 · 10m Z3',
  ],
  ['Parkrun prep: 25 min easy jog with 4 x 20 sec fast', 'running, interval, 25 minutes, 4 × 20 seconds'],
  ['1 hour run zone 2', 'running, endurance, 1 hour'],
  [
    '20 min easy + 6x30s hill sprints w/ walk down recovery + 15 min easy, run',
    'running, interval, 44 minutes, whole 20m Z1 · 6x · Uphill 30sec open effort 9/10 interval · Walk 1m recovery · 15m Z1',
  ],
  [
    'Tempo run: 2 miles easy, 4 miles at 7:00/mile, 1 mile easy',
    'running, tempo, 7 miles, whole 2mi Z1 · 4mi 7:00/mi · 1mi Z1',
  ],
  [
    'run walk 4 min run 1 min walk x 6',
    'running, endurance, 40 minutes, whole Walk 5m warmup · 6x · 4m Z1 interval · Walk 1m recovery · Walk 5m cooldown',
  ],
  [
    'Cruise intervals 5 x 1 mile at T pace, 1 min rest, 2 mile warm up, 1 mile cool down',
    'running, threshold, 8 miles, whole Warm up 2mi · 5x · 1mi Z4 interval · 1m rest · Cool down 1mi',
  ],
  [
    'VO2 max run: 5x3min hard with 3min easy jogging, 15min warm-up, 10min cool-down',
    'running, interval, 55 minutes, whole Warm up 15m · 5x · 3m Z5 interval · 3m recovery · Cool down 10m',
  ],
  ['Steady 12k run at about 5:15 per km', 'running, endurance, 12 kilometers, whole 12km 5:15/km'],
  ['90 min long run easy, on trails if possible', 'running, endurance, 1 hour 30 minutes', 'if possible'],
  [
    'ladder session 1-2-3-4-3-2-1 min hard, half the time jog recovery, run',
    'running, interval, main set 1m interval · 30sec recovery · 2m interval · 1m recovery · 3m interval · 1m30s recovery · 4m interval · 2m recovery · 3m interval · 1m30s recovery · 2m interval · 1m recovery · 1m interval',
  ],
  [
    'Treadmill run 30 min: 5 min walk, 20 min jog, 5 min walk',
    'running, endurance, 30 minutes, whole Walk 5m warmup · 20m Z1 · Walk 5m recovery',
  ],
  [
    'Half marathon pace run, 3k warm up, 10k at HMP, 2k cool down',
    'running, threshold, 15 kilometers, by pace, at half marathon pace, whole Warm up 3km · 10km half marathon pace 96-98% · Cool down 2km',
  ],
  [
    '20 x 200m at 3k effort w/ 200m jog',
    'running, interval, main set 20x · 200mtr 3k pace 108-110.1% interval · 200mtr recovery, by pace, at 3k pace',
  ],
  ['easy running for 25 minutes, beginner', 'running, endurance, 25 minutes'],
  [
    '2 x 20 min at threshold heart rate with 5 min easy between, run 75 min total',
    'running, threshold, 1 hour 15 minutes, 2 × 20 minutes, 5 minutes rest, by heartrate',
  ],
  [
    'pyramid on the track: 200 400 600 800 600 400 200, 90s rest between each',
    'running, interval, main set 200mtr interval · 1m30s rest · 400mtr interval · 1m30s rest · 600mtr interval · 1m30s rest · 800mtr interval · 1m30s rest · 600mtr interval · 1m30s rest · 400mtr interval · 1m30s rest · 200mtr interval',
  ],
  [
    'Run: 15 min easy, 3x5 min at 10k pace (2 min jog), 15 min easy',
    'running, threshold, 51 minutes, by pace, at 10k pace, whole 15m Z1 · 3x · 5m 10k pace 100.9-103% interval · 2m recovery · 15m Z1',
  ],
  [
    'MP long run 28k: 10k easy, 15k marathon pace, 3k easy',
    'running, tempo, 28 kilometers, by pace, at marathon pace, whole 10km Z1 · 15km marathon pace 92.7-94.6% · 3km Z1',
  ],
  [
    '6 x 3 min at 105% of threshold pace, 2 min float, running',
    'running, interval, main set 6x · 3m 105% interval · Float 2m Z2 recovery',
  ],
  ['Shakeout run 20 min easy + 4 strides day before race', 'running, endurance, 20 minutes, 4 strides'],
  [
    'Warm up 1 mile, 3 mile time trial, cool down 1 mile',
    'interval, 5 miles, whole Warm up 1mi · 3mi effort 10/10 · Cool down 1mi',
  ],
  [
    '4 x 2k at 10k pace w/ 3 min rest, wu and cd 2k each. Run session',
    'running, threshold, 12 kilometers, by pace, at 10k pace, whole Warm up 2km · 4x · 2km 10k pace 100.9-103% interval · 3m rest · Cool down 2km',
  ],
  ['Run 40 mins zone 2 then 10 mins zone 3', 'running, tempo, 50 minutes, whole 40m Z2 · 10m Z3'],
  [
    '8 x 90 sec hills, jog down recovery, effort 8/10',
    'interval, main set 8x · Uphill 1m30s open effort 8/10 interval · 2m15s recovery',
  ],
  [
    '30/30s running, 2 sets of 10, 3 min between sets, 15 min warm up, 10 min cool down',
    'running, interval, warm-up 15 minutes, main set 10x · 30sec interval · 30sec recovery · 3m recovery · 10x · 30sec interval · 30sec recovery, cool-down 10 minutes',
  ],
  ['Medium long run, 13 miles, easy to steady', 'endurance, 13 miles, whole 13mi 71.4-87.7%'],
  [
    '10 min easy, 20 min at 155-165 bpm, 10 min easy run',
    'running, endurance, 40 minutes, by heartrate, whole 10m Z1 · 20m 155-165bpm · 10m Z1',
  ],
  ['aerobic run 70min @ 70-75% max HR', 'running, endurance, 1 hour 10 minutes, by heartrate, whole 1h10m 78-83% LTHR'],
  ['I want to run for half an hour, nothing too hard', 'running, endurance, 30 minutes'],
  ['Kenyan hills 3 x 8 min continuous, 2 min jog between', 'threshold, 3 × 8 minutes, 2 minutes rest'],
  [
    'Over-unders run: 4 x (2 min at 10k pace, 3 min at marathon pace), 15 min up and down',
    'running, threshold, 50 minutes, by pace, at 10k pace, whole Warm up 15m · 4x · 2m 10k pace 100.9-103% · 3m marathon pace 92.7-94.6% · Cool down 15m',
    'Over-unders',
  ],
  ['Run 3 miles without stopping, slow', 'running, endurance, 3 miles'],
  [
    'Double threshold morning run, 5 x 6 min sub-threshold, 1 min rest, 3k wu 2k cd',
    'running, threshold, 1 hour 11 minutes 5 seconds, whole Warm up 3km · 5x · 6m 94-97% interval · 1m rest · Cool down 2km',
    'Double',
  ],
  [
    '10 x 100m strides on grass after 5k easy',
    'running, endurance, 7.3 kilometers, whole 5km Z1 · 10x · Stride 100mtr open effort 8/10 interval // on grass · 1m recovery',
  ],
  ['16km long run, last 20 min at moderate effort', 'running, tempo, 16 kilometers, whole 12.3km Z2 · 20m Z3'],
  [
    'Brick run off the bike, 20 min, first 10 at race pace then easy',
    'running, threshold, 20 minutes, by pace, at 10k pace, whole 10m 10k pace 100.9-103% · 10m Z1',
  ],
  [
    'Run 5 km: 1 km warm up, 3 km at 5:30/km, 1 km cool down',
    'running, 5 kilometers, whole Warm up 1km · 3km 5:30/km · Cool down 1km',
  ],
  [
    'Speed session 8x300m @ 1500 pace, 100m walk recovery',
    'running, interval, main set 8x · 300mtr 1500m pace 115.1-117.4% interval · Walk 100mtr recovery, by pace, at 1500m pace',
  ],
  ['long slow distance run 2 hours', 'running, endurance, 2 hours'],
  [
    'run 50min with 6 x 2min at threshold, 1min easy between',
    'running, threshold, 50 minutes, 6 × 2 minutes, 1 minute rest',
  ],
  [
    'Tempo intervals 3 x 2 miles @ 6:40 pace with 2 min standing rest',
    'tempo, main set 3x · 2mi 6:40/mi interval · Stand 2m rest',
  ],
  ['Social club run, 10k, chatty pace', 'running, endurance, 10 kilometers', 'Social'],
  [
    'mix of paces run: 10 easy, 5 x (3 min threshold + 1 min 3k pace + 2 min jog), 10 easy',
    'running, threshold, 50 minutes, whole 10m Z1 · 5x · 3m Z4 · 1m 3k pace 108-110.1% · 2m recovery · 10m Z1',
    'mix',
  ],
  ['lunch run 35 min incl 15 min tempo', 'running, tempo, 35 minutes, 1 × 15 minutes'],
  [
    'Marathon session: 4 x 5k at MP with 1k float, 3k warm up',
    'running, tempo, 27 kilometers, at marathon pace, whole Warm up 3km · 4x · 5km marathon pace 92.7-94.6% interval · Float 1km Z2 recovery',
  ],
  [
    'Run easy 20 mins, then 10 x 15 sec sprint with 45 sec walk, finish with 10 mins easy',
    'running, interval, 40 minutes, whole 20m Z1 · 10x · 15sec open effort 10/10 interval · Walk 45sec recovery · 10m Z1',
  ],
  [
    '3 sets of 4x400 at 3k pace, 45s between reps, 3min between sets',
    'running, interval, main set 3x · 400mtr 3k pace 108-110.1% interval · 45sec recovery · 400mtr 3k pace 108-110.1% interval · 3m recovery · 3x · 400mtr 3k pace 108-110.1% interval · 45sec recovery · 400mtr 3k pace 108-110.1% interval · 3m recovery · 4x · 400mtr 3k pace 108-110.1% interval · 45sec recovery, by pace, at 3k pace',
  ],
  [
    'mile repeats 4 x 1 mile at 6:40, 400m jog. Warm up 2 miles, cool down 1 mile',
    'interval, 7.99 miles, whole Warm up 2mi · 4x · 1mi 6:40/mi interval · 400mtr recovery · Cool down 1mi',
  ],
  [
    'Norwegian 4x4 run, 10 min warm up, 3 min active recovery, 5 min cool down',
    'running, interval, 43 minutes, whole Warm up 10m · 4x · 4m Z5 interval · 3m recovery · Cool down 5m',
  ],
  [
    '10 min jog, 400 800 1200 800 400 at 5k effort with 2 min rest, 10 min jog',
    'running, interval, 45 minutes, by pace, at 5k pace, whole 10m Z1 · 400mtr 5k pace 104.7-106.8% interval · 2m rest · 800mtr 5k pace 104.7-106.8% interval · 2m rest · 1200mtr 5k pace 104.7-106.8% interval · 2m rest · 800mtr 5k pace 104.7-106.8% interval · 2m rest · 400mtr 5k pace 104.7-106.8% interval · 10m Z1',
  ],
  [
    '3k easy, then 8k alternating 1k at 4:00 and 1k at 4:30, then 2k easy',
    'endurance, 13 kilometers, whole 3km Z1 · 4x · 1km 4:00/km · 1km 4:30/km · 2km Z1',
  ],
  [
    'long run 2h45, walk 1 min after every 10 min running',
    'running, endurance, 2 hours 45 minutes, whole 15x · 10m Z2 interval · Walk 1m recovery',
  ],
  [
    '2 km easy, then 6 miles alternating 1 mile at 7:00 and 1 mile at 8:00, then 2 km easy',
    'endurance, 13.66 kilometers, whole 2km Z1 · 3x · 1mi 7:00/mi · 1mi 8:00/mi · 2km Z1',
  ],
  ['run 4 rounds of 3 min hard, 2 min easy, 1 min hard', 'running, interval, main set 4x · 3m · 2m Z1 recovery · 1m'],
])('"%s" asks for %s', (sentence, asked, ...unread) => {
  const understood = understand(sentence, { sport: 'running' })
  expect(readAs(understood)).toBe(asked)
  expect(understood.unread.map(({ from, to }) => sentence.slice(from, to))).toEqual(unread)
  expect(checkedIn(sentence, understood)).toEqual([])
})
