import { expect, test } from 'vitest'
import { checkedIn, checksOf } from '#tests/support/sentences/checked.ts'
import { readAs } from '#tests/support/sentences/read-as.ts'
import { understand } from '../understand.ts'

// Walks, rounds and halves of runs, and the words that runners say them in.

test.each<[sentence: string, asked: string, ...unread: string[]]>([
  [
    'w1d1 couch to 5k: 5 min walk then 8 x 60s run 90s walk',
    'running, endurance, 25 minutes, whole Walk 5m warmup · 8x · 1m Z1 interval · Walk 1m30s recovery',
  ],
  [
    'jog 10 walk 2 jog 10 walk 2 jog 5',
    'running, endurance, 29 minutes, whole 10m Z1 · Walk 2m recovery · 10m Z1 · Walk 2m recovery · 5m Z1',
  ],
  [
    '6 x (2 min jog 2 min walk) + warm up and cool down walks 5 min each',
    'running, endurance, 34 minutes, whole Walk 5m warmup · 6x · 2m Z1 interval · Walk 2m recovery · Walk 5m cooldown',
  ],
  ['25 run 5 hike for 4h', 'running, endurance, 4 hours, whole 8x · 25m Z1 interval · Walk 5m recovery'],
  [
    '2k @ 4:30, 1k @ 4:15, 500 @ 4:00, all w/ 2 min',
    'interval, main set 2km 4:30/km · 2m rest · 1km 4:15/km · 2m rest · 500mtr 4:00/km',
  ],
  [
    '5 min @ 10k, 3 min @ 5k, 1 min @ mile w/ 2 min jog',
    'running, threshold, main set 5m 10k pace 100.9-103% · 2m recovery · 3m 5k pace 104.7-106.8% · 2m recovery · 1m 1500m pace 115.1-117.4%, by pace, at 10k pace',
  ],
  [
    '25 sec on 35 off for 20 mins after 2 mile jog',
    'running, interval, warm-up 2 miles, 20 × 25 seconds, 35 seconds rest',
  ],
  [
    'after a 2k warm up, 5x1k @ 4:00 2 min rest',
    'interval, 7 kilometers, whole Warm up 2km · 5x · 1km 4:00/km interval · 2m rest',
  ],
  ['6 miles w/ miles 3 and 5 hard', 'running, endurance, 6 miles, whole 2mi Z1 · 1mi Z4 · 1mi Z1 · 1mi Z4 · 1mi Z1'],
  ['8 miles, miles 4 and 6 at tempo', 'running, tempo, 8 miles, whole 3mi Z1 · 1mi Z3 · 1mi Z1 · 1mi Z3 · 2mi Z1'],
  [
    'tempo 5 miles @ 6:45 (prob slower if windy), 2 wu 1 cd',
    'tempo, 8 miles, whole Warm up 2mi · 5mi 6:45/mi · Cool down 1mi',
  ],
  ['10k sloooow', 'endurance, 10 kilometers'],
  ['5k easyyy then like 4 sprints', 'interval, warm-up 5 kilometers, 4 × 10 seconds'],
  ['60min run neg split 2nd half at 4:45/km', 'running, endurance, 1 hour, whole 30m Z1 · 30m 4:45/km'],
  ['10 miles, 2nd half at 7:30', 'running, endurance, 10 miles, whole 5mi Z1 · 5mi 7:30/mi'],
  [
    '30 min tempo split into 3, 1 min float between, run',
    'running, tempo, main set 3x · 10m interval · Float 1m Z2 recovery',
  ],
  ['12 quarters in 75', 'interval, main set 12x · 400mtr 3:08/km interval'],
  ['1k/1k x6 @ 3:50/4:20', 'interval, main set 6x · 1km 3:50/km · 1km 4:20/km'],
  [
    'treadmill: 10 min 9 kmh, 6 x 1 min 13 kmh / 1 min 8 kmh, 5 min 8',
    'running, interval, 27 minutes, whole 10m 6:40/km · 6x · 1m 4:37/km interval · 1m 7:30/km recovery · 5m 7:30/km',
  ],
  [
    'Fartlek: 3-2-1 x 4, half time jog',
    'running, interval, main set 4x · 3m · 1m30s Z1 recovery · 2m · 1m Z1 recovery · 1m · 30sec Z1 recovery',
  ],
  [
    '30-60-90-60-30 secs hard x2, same time easy',
    'interval, main set 2x · 30sec · 30sec Z1 recovery · 1m · 1m Z1 recovery · 1m30s · 1m30s Z1 recovery · 1m · 1m Z1 recovery · 30sec · 30sec Z1 recovery',
  ],
  [
    '3x(20/40/60/80 sec hills) equal jog',
    'interval, main set 3x · Uphill 20sec open effort 9/10 · 20sec Z1 recovery · Uphill 40sec open effort 9/10 · 40sec Z1 recovery · Uphill 1m open effort 9/10 · 1m Z1 recovery · Uphill 1m20s open effort 9/10 · 1m20s Z1 recovery',
  ],
  [
    'pyramide 1-2-3-4-3-2-1 min, break is half of it',
    'interval, main set 1m · 30sec recovery · 2m · 1m recovery · 3m · 1m30s recovery · 4m · 2m recovery · 3m · 1m30s recovery · 2m · 1m recovery · 1m · 30sec recovery',
  ],
  ['long jog 18 km in 5:45', 'running, endurance, 18 kilometers, whole 18km 5:45/km'],
  ['tempo 4 milesat 7:30, mile either side', 'tempo, 6 miles, whole Warm up 1mi · 4mi 7:30/mi · Cool down 1mi'],
  [
    '10x1min hills jog bak down then 10min flat tempo',
    'tempo, main set 10x · Uphill 1m open effort 9/10 interval · 1m30s recovery · 10m // flat',
  ],
  [
    'HM pace 3x3k off 90s jog, bookend w 2k easy',
    'running, threshold, 13.6 kilometers, by pace, at half marathon pace, whole Warm up 2km · 3x · 3km half marathon pace 96-98% interval · 1m30s recovery · Cool down 2km',
  ],
  ['3 km in 9:45, 2 min rest, 3 km in 9:40', 'running, threshold, main set 3km 3:15/km · 2m rest · 3km 3:13/km'],
  [
    '8x400 + 4x200, 90s/60s',
    'interval, main set 8x · 400mtr interval · 1m30s recovery · 4x · 200mtr interval · 1m recovery',
  ],
  ['run 5k then 6x200', 'running, interval, warm-up 5 kilometers, 6 × 200 meters'],
  [
    '10 min @ 130, 20 min @ 150, 10 min @ 165 bpm',
    '40 minutes, by heartrate, whole 10m 130bpm · 20m 150bpm · 10m 165bpm',
  ],
  [
    'progression run 8 miles, start easy finish at 7:00',
    'running, endurance, 8 miles, whole 2mi Z1 · 3mi Z2 · 3mi 7:00/mi',
  ],
  [
    'run alternating miles 6 total, odd @ MP even @ MP+45s',
    'running, tempo, 6 miles, by pace, at marathon pace, whole 1mi marathon pace 92.7-94.6% · 1mi 85.3-87% · 1mi marathon pace 92.7-94.6% · 1mi 85.3-87% · 1mi marathon pace 92.7-94.6% · 1mi 85.3-87%',
  ],
])('"%s" asks for %s', (sentence, asked, ...unread) => {
  const understood = understand(sentence, { sport: 'running' })
  expect(readAs(understood)).toBe(asked)
  expect(understood.unread.map(({ from, to }) => sentence.slice(from, to))).toEqual(unread)
  expect(checkedIn(sentence, understood)).toEqual(checksOf(sentence))
})
