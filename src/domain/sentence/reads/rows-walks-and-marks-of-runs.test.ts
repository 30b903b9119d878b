import { expect, test } from 'vitest'
import { checkedIn, checksOf } from '#tests/support/sentences/checked.ts'
import { readAs } from '#tests/support/sentences/read-as.ts'
import { understand } from '../understand.ts'

// Rows that get faster, walks within runs, runs off the bike, and times with their marks.

test.each<[sentence: string, asked: string, ...unread: string[]]>([
  [
    '2000-1600-1200-800, 400m jog, getting quicker',
    'running, threshold, main set 2km 10k pace 100.9-103% · 400mtr recovery · 1.6km 5k pace 104.7-106.8% · 400mtr recovery · 1.2km 3k pace 108-110.1% · 400mtr recovery · 800mtr 1500m pace 115.1-117.4%, by pace, at 10k pace',
  ],
  [
    '1600 1200 800 400 getting faster rest 2 mins',
    'running, threshold, main set 1.6km 10k pace 100.9-103% · 2m rest · 1.2km 5k pace 104.7-106.8% · 2m rest · 800mtr 3k pace 108-110.1% · 2m rest · 400mtr 1500m pace 115.1-117.4%, by pace, at 10k pace',
  ],
  [
    '3 2 1 mile getting faster, 3 min jog',
    'running, tempo, main set 3mi marathon pace 92.7-94.6% · 3m recovery · 2mi half marathon pace 96-98% · 3m recovery · 1mi 10k pace 100.9-103%, by pace, at marathon pace',
  ],
  [
    '800-600-400-200 getting faster',
    'running, threshold, main set 800mtr 10k pace 100.9-103% · 400mtr recovery · 600mtr 5k pace 104.7-106.8% · 300mtr recovery · 400mtr 3k pace 108-110.1% · 200mtr recovery · 200mtr 1500m pace 115.1-117.4%, by pace, at 10k pace',
  ],
  [
    'bike 20-15-10-5 min getting harder, 3 easy between',
    'cycling, v02 max, main set 20m 100% · 3m Z1 recovery · 15m 105% · 3m Z1 recovery · 10m 110% · 3m Z1 recovery · 5m 115%',
  ],
  ['run/walk 4:1 x6', 'running, endurance, 30 minutes, whole 6x · 4m Z1 interval · Walk 1m recovery'],
  ['6 x run/walk 4:1', 'running, endurance, 30 minutes, whole 6x · 4m Z1 interval · Walk 1m recovery'],
  ['walk/run 1:2 x 8', 'running, endurance, 24 minutes, whole 8x · 2m Z1 interval · Walk 1m recovery'],
  ['30 minute run, walk 1 min every 5', 'running, endurance, 30 minutes, whole 6x · 4m Z1 interval · Walk 1m recovery'],
  ['easy 6k, walk 1 min every 2k', 'endurance, 6 kilometers, whole 2x · 2km Z1 · Walk 1m recovery · 2km Z1'],
  [
    '45 min run with walk breaks every 9 min',
    'running, endurance, 45 minutes, whole 5x · 8m Z1 interval · Walk 1m recovery',
  ],
  ['treadmill 30 minutes, 5 min walk first', 'running, endurance, 30 minutes, whole Walk 5m warmup · 25m Z1'],
  ['5 min walk to warm up, then run 20 min', 'running, endurance, 25 minutes, whole Walk 5m warmup · 20m Z1'],
  [
    'couch to 5k, run 90 seconds walk 2 minutes, 6 times, 5 min walk first',
    'running, endurance, 26 minutes, whole Walk 5m warmup · 6x · 1m30s Z1 interval · Walk 2m recovery',
    'couch to 5k',
  ],
  [
    'run 3 walk 1 x 8 with 5 min walk to start',
    'running, endurance, 37 minutes, whole Walk 5m warmup · 8x · 3m Z1 interval · Walk 1m recovery',
  ],
  ['my first 5k training run 25 min easy', 'running, endurance, 25 minutes'],
  ['first 5k easy then 5k tempo', 'tempo, 10 kilometers, whole 5km Z1 · 5km Z3'],
  [
    '5k parkrun pace session, 5x1k, 90 sec rest',
    'running, interval, 5 × 1 kilometer, 90 seconds rest, by pace, at 5k pace',
  ],
  ['5k target pace 400s x 8', 'running, interval, 8 × 400 meters, by pace, at 5k pace'],
  [
    'parkrun saturday with 2 mile warm up and 1 mile cool down',
    'running, interval, 9.83 kilometers, by pace, at 5k pace, whole Warm up 2mi · 5km 5k pace 104.7-106.8% · Cool down 1mi',
  ],
  [
    'saturday parkrun with 2 mile w/u and 1 mile c/d',
    'running, interval, 9.83 kilometers, by pace, at 5k pace, whole Warm up 2mi · 5km 5k pace 104.7-106.8% · Cool down 1mi',
  ],
  [
    'T-run 15 min at race pace right off the bike',
    'running, threshold, 15 minutes, by pace, at 10k pace, whole 15m 10k pace 100.9-103%',
  ],
  [
    'brick run 20 min, first 10 at race pace',
    'running, threshold, 20 minutes, by pace, at 10k pace, whole 10m 10k pace 100.9-103% · 10m Z1',
  ],
  ['run 20 min off the bike, first 5 min hard then easy', 'running, endurance, 20 minutes, whole 5m Z5 · 15m Z1'],
  ['T-run 15 min easy', 'running, endurance, 15 minutes'],
  ['brick: 60 min bike then 20 min run off the bike', 'cycling, 1 hour', 'brick'],
  ["5x1000m 4'20 r 1'30", 'interval, main set 5x · 1000mtr 4:20/km interval · 1m30s rest'],
  ["8 km en 5'10", '8 kilometers, whole 8km 5:10/km'],
  ["6x800m 3'20\" rec 2'", 'interval, main set 6x · 800mtr 4:10/km interval · 2m recovery'],
  ['6x800m 3:20 rec 2 min', 'interval, main set 6x · 800mtr 4:10/km interval · 2m recovery'],
  ["3x2km in 3'55/km, pause 2'30'' trot", 'running, interval, main set 3x · 2km 3:55/km interval · 2m30s rest'],
  [
    '2 sets of 6x400 in 1:36, 60 s, 4 min set break',
    'interval, main set 5x · 400mtr 4:00/km interval · 1m recovery · 400mtr 4:00/km interval · 4m rest · 6x · 400mtr 4:00/km interval · 1m recovery',
  ],
  ['half hour of running no sorry 40 minutes easy', 'running, endurance, 40 minutes'],
  [
    '5 sets of 3 min threshold 1 min 10k pace no rest then 10 easy',
    'running, threshold, main set 5x · 3m Z4 · 1m 10k pace 100.9-103%, cool-down 10 minutes, by pace, at 10k pace',
  ],
  [
    'easy 5 then 4x1 mile @ 7:30 then easy 1',
    'interval, warm-up 5 miles, main set 4x · 1mi 7:30/mi interval, cool-down 1 mile',
  ],
  ['2 easy, 3x1 mile threshold, 1 easy', 'threshold, warm-up 2 miles, 3 × 1 mile, cool-down 1 mile'],
  ['20 min easy then 10 min push then 5 min walk', 'endurance, 35 minutes, whole 20m Z1 · 10m Z4 · Walk 5m recovery'],
  ['push-ups and 20 min run', 'running, 20 minutes', 'push-ups'],
  [
    'five by one k at four twenty with ninety seconds rest',
    'interval, main set 5x · 1km 4:20/km interval · 1m30s rest',
  ],
  ['7,5 km easy run at 6,30', 'running, endurance, 7.5 kilometers, whole 7.5km 6:30/km'],
  ['10 km at 5,15, 2 km easy', 'endurance, 12 kilometers, whole 10km 5:15/km · 2km Z1'],
  [
    'run 4x4 min 90-95% max HR, 3 min active, max is 182',
    'running, interval, main set 4x · 4m 164-173bpm interval · 3m recovery, by heartrate',
  ],
  [
    'thresh 6,5,4,3,2,1 mins off 60secs, bit quicker as they get shorter',
    'running, threshold, main set 6m marathon pace 92.7-94.6% · 1m Z1 recovery · 5m half marathon pace 96-98% · 1m Z1 recovery · 4m 10k pace 100.9-103% · 1m Z1 recovery · 3m 5k pace 104.7-106.8% · 1m Z1 recovery · 2m 3k pace 108-110.1% · 1m Z1 recovery · 1m 1500m pace 115.1-117.4%, by pace, at half marathon pace',
  ],
  [
    'tempo 10,8,6,4 min run, 2 min rest, faster as they get shorter',
    'running, tempo, main set 10m half marathon pace 96-98% · 2m Z1 recovery · 8m 10k pace 100.9-103% · 2m Z1 recovery · 6m 5k pace 104.7-106.8% · 2m Z1 recovery · 4m 3k pace 108-110.1%, by pace, at half marathon pace',
  ],
  [
    'walk 5 to start, 4 run / 1 walk for half an hour, walk 5 at the end',
    'running, endurance, 40 minutes, whole Walk 5m warmup · 6x · 4m Z1 interval · Walk 1m recovery · Walk 5m cooldown',
  ],
  [
    'walk 5 min to begin, 3 run / 2 walk for 20 min, then walk 10 min to finish',
    'running, endurance, 35 minutes, whole Walk 5m warmup · 4x · 3m Z1 interval · Walk 2m recovery · Walk 10m cooldown',
  ],
  [
    'Time on feet 2:15, walk 1 min every 15 at the drink stations',
    'endurance, 2 hours 15 minutes, whole 9x · 14m Z1 · Walk 1m recovery',
  ],
  [
    'easy run 1h30 with 1 min walk every 10 min',
    'running, endurance, 1 hour 30 minutes, whole 9x · 9m Z1 interval · Walk 1m recovery',
  ],
])('"%s" asks for %s and leaves %s unread', (sentence, asked, ...unread) => {
  const understood = understand(sentence, { sport: 'running' })
  expect(readAs(understood)).toBe(asked)
  expect(understood.unread.map(({ from, to }) => sentence.slice(from, to))).toEqual(unread)
  expect(checkedIn(sentence, understood)).toEqual(checksOf(sentence))
})

test('what is taken for granted is told', () => {
  const tellings = (sentence: string) =>
    understand(sentence, { sport: 'running' }).inferred.map(({ because }) => because)
  expect(tellings('T-run 15 min at race pace right off the bike')).toContain('Which race was not said, so 10k pace.')
  expect(tellings('saturday parkrun with 2 mile w/u and 1 mile c/d')).toContain('“saturday” says when it is.')
  expect(tellings('run 4x4 min 90-95% max HR, 3 min active, max is 182')).toContain('164-173 bpm are 90–95 % of 182.')
})
