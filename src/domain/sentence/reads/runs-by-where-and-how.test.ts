import { expect, test } from 'vitest'
import { readAs } from '#tests/support/sentences/read-as.ts'
import { understand } from '../understand.ts'

// Where and how the parts of a run are done: starts on a clock, strides and hills with their way back, what comes before, miles by their numbers, treadmills.

test.each<[sentence: string, asked: string, ...unread: string[]]>([
  [
    '12 x 300 going every 90s at mile pace',
    'running, interval, main set 12x · 300mtr 1500m pace 115.1-117.4% interval · 13sec recovery, by pace, at 1500m pace',
  ],
  [
    '20 x 200 off 60s rolling, 3k pace',
    'running, interval, main set 20x · 200mtr 3k pace 108-110.1% interval · 5sec recovery, by pace, at 3k pace',
  ],
  [
    '8 x 800 on a 4 min turnaround @ 10k effort',
    'running, threshold, main set 8x · 800mtr 10k pace 100.9-103% interval · 5sec recovery, by pace, at 10k pace',
  ],
  [
    '10x400 leaving every 2:15 in 82s, 2k wu/cd',
    'running, interval, 9.2 kilometers, whole Warm up 2km · 10x · 400mtr 3:25/km interval · 53sec recovery · Cool down 2km',
  ],
  [
    '6 x 1000 (new rep every 5:30) at 10k pace',
    'running, threshold, main set 6x · 1km 10k pace 100.9-103% interval · 36sec recovery, by pace, at 10k pace',
  ],
  [
    '60s hills x 10 rolling every 3 mins',
    'running, interval, main set 10x · Uphill 1m open effort 9/10 interval · 2m recovery',
  ],
  ['5 x 1200 at threshold every 6:30', 'running, threshold, main set 5x · 1.2km interval · 27sec recovery'],
  [
    '5 x 2 min uphill every 5 min, 20 min easy up front',
    'running, interval, 45 minutes, whole 20m Z1 · 5x · Uphill 2m open effort 9/10 interval · 3m recovery',
  ],
  [
    '60 min easy, no faster than 9:00/mi, HR under 140',
    'running, endurance, 1 hour, whole 1h 9:00/mi or slower // HR under 140',
  ],
  [
    '70min aerobic, HR capped 152, no quicker than 5:10',
    'endurance, 1 hour 10 minutes, whole 1h10m 5:10/km or slower // HR capped 152',
  ],
  [
    "45' recovery jog, max HR 135, max pace 6:00/km",
    'running, endurance, 45 minutes, whole 45m 6:00/km or slower // hr under 135',
  ],
  [
    `20' easy, 8x(20" hill sprint, walk back), 10' steady, 10' easy`,
    'interval, 48 minutes, whole 20m Z1 · 8x · Uphill 20sec open effort 10/10 interval · Walk 40sec recovery · 10m Z2 · 10m Z1',
  ],
  [
    '4 mile jog, 6 hill sprints 10s, walk down rec 90s, 1 mile jog',
    'running, interval, 1 hour 4 minutes, whole 4mi Z1 · 6x · Uphill 10sec open effort 10/10 interval · Walk 1m30s recovery · 1mi Z1',
  ],
  [
    '10 x 200 @ mile pace, 200 jog after 4 miles easy',
    'running, interval, 6.49 miles, by pace, at 1500m pace, whole 4mi Z1 · 10x · 200mtr 1500m pace 115.1-117.4% interval · 200mtr recovery',
  ],
  ['20 min tempo after 40 easy', 'tempo, 1 hour, whole 40m Z1 · 20m Z3'],
  [
    'easy 50 with 5 x 20s strides in the last 15 min, 60s walk',
    'running, endurance, 50 minutes, whole 35m Z1 · 5x · Stride 20sec open effort 8/10 interval · Walk 1m recovery · 8m20s Z1',
  ],
  [
    '45 min easy, 8 x 15 sec strides during the last 10 min, 45s jog',
    'running, endurance, 45 minutes, whole 35m Z1 · 8x · Stride 15sec open effort 8/10 interval · 45sec recovery · 2m Z1',
  ],
  [
    '40 easy inc. 5 x 20s strides in the last 10',
    'running, endurance, 40 minutes, whole 30m Z1 · 5x · Stride 20sec open effort 8/10 interval · 1m40s recovery',
  ],
  [
    'easy 45 w/ 5 x 20s stirdes last 10mins, 40s walk',
    'running, endurance, 45 minutes, whole 35m Z1 · 5x · Stride 20sec open effort 8/10 interval · Walk 40sec recovery · 5m Z1',
  ],
  [
    '8k ez & 5 strides',
    'running, endurance, 1 hour 25 seconds, whole 8km Z1 · 5x · Stride 20sec open effort 8/10 interval · 1m recovery',
  ],
  [
    '3 sets of 4 x 300 R / 300 jog, 600 jog btw sets, 2k E up front, 2k E after',
    'running, interval, 11.5 kilometers, by pace, at 1500m pace, whole 2km Z1 · 3x · 300mtr 1500m pace 115.1-117.4% · 300mtr recovery · 300mtr 1500m pace 115.1-117.4% · 600mtr recovery · 3x · 300mtr 1500m pace 115.1-117.4% · 300mtr recovery · 300mtr 1500m pace 115.1-117.4% · 600mtr recovery · 3x · 300mtr 1500m pace 115.1-117.4% · 300mtr recovery · 300mtr 1500m pace 115.1-117.4% · 2km Z1',
  ],
  [
    '6 x 800 @ 5k pace / 400 jog, 15 E up front, 10 E at the back',
    'running, interval, 1 hour 5 minutes 35 seconds, by pace, at 5k pace, whole 15m Z1 · 6x · 800mtr 5k pace 104.7-106.8% interval · 400mtr recovery · 10m Z1',
  ],
  [
    '2 x 20 min @ HMP / 3 min jog, 3 mi E up front & 2 mi E after',
    'running, threshold, 1 hour 40 minutes, by pace, at half marathon pace, whole 3mi Z1 · 2x · 20m half marathon pace 96-98% interval · 3m recovery · 2mi Z1',
  ],
  [
    '10 x 400 @ 80s, 200 jog in 90',
    'running, interval, main set 10x · 400mtr 3:20/km interval · 200mtr 7:30/km recovery',
  ],
  ['12x300 in 57, 100 walk in 60s', 'running, interval, main set 12x · 300mtr 3:10/km interval · Walk 1m recovery'],
  [
    '10x400 in 75 w/ 100m jog (45s)',
    'running, interval, main set 10x · 400mtr 3:08/km interval · 100mtr 7:30/km recovery',
  ],
  [
    '8 x 600 @ 1:57, 200m jog in 70s',
    'running, interval, main set 8x · 600mtr 3:15/km interval · 200mtr 5:50/km recovery',
  ],
  [
    '3 sets of 5 x 1 min hard / 1 min easy. 3 min jog after each set. 2 mile warm up',
    'interval, 58 minutes 40 seconds, whole Warm up 2mi · 4x · 1m Z5 interval · 1m recovery · 1m Z5 · 3m recovery · 4x · 1m Z5 interval · 1m recovery · 1m Z5 · 3m recovery · 4x · 1m Z5 interval · 1m recovery · 1m Z5 · 3m recovery',
  ],
  [
    '3 sets of 3 x 800 @ 10k, 90s jog, 4 min walk after each set',
    'running, threshold, 10 kilometers, by pace, at 10k pace, whole 2x · 800mtr 10k pace 100.9-103% interval · 1m30s recovery · 800mtr 10k pace 100.9-103% · Walk 4m recovery · 2x · 800mtr 10k pace 100.9-103% interval · 1m30s recovery · 800mtr 10k pace 100.9-103% · Walk 4m recovery · 2x · 800mtr 10k pace 100.9-103% interval · 1m30s recovery · 800mtr 10k pace 100.9-103% · Walk 4m recovery',
  ],
  ['60 min run/walk 4:1, HR cap 140', 'endurance, 1 hour, by heartrate, whole 12x · 4m 0-140bpm · Walk 1m recovery'],
  ['long run 2h as 10:1 run/walk', 'running, endurance, 2 hours, whole 10x · 10m Z1 · Walk 1m recovery · 10m Z1'],
  ['run:walk 90s:30s for 40 min', 'endurance, 40 minutes, whole 20x · 1m30s Z1 · Walk 30sec recovery'],
  [
    '18M w/ M5-8 and M12-15 @ MP',
    'running, tempo, 18 miles, by pace, at marathon pace, whole 4mi Z1 · 4mi marathon pace 92.7-94.6% · 3mi Z1 · 4mi marathon pace 92.7-94.6% · 3mi Z1',
  ],
  [
    '22 mi with miles 8-12 and 15-19 @ MP, rest easy',
    'running, tempo, 22 miles, by pace, at marathon pace, whole 7mi Z1 · 5mi marathon pace 92.7-94.6% · 2mi Z1 · 5mi marathon pace 92.7-94.6% · 3mi Z1',
  ],
  [
    "21 km with k's 5-10 and 14-18 at HM pace",
    'running, threshold, 21 kilometers, by pace, at half marathon pace, whole 4km Z1 · 6km half marathon pace 96-98% · 3km Z1 · 5km half marathon pace 96-98% · 3km Z1',
  ],
  [
    'treadmill 1.5%: 15 wu, 4 x 5 @ 13,5 km/h, 2 @ 9,5 km/h, 10 cd',
    'running, interval, 53 minutes, whole Warm up 15m // 1.5% incline · 4x · 5m 4:27/km interval · 2m 6:19/km recovery · Cool down 10m',
  ],
  [
    'treadmill: 20 @ 11 kmh, 10 @ 13 kmh, 5 @ 15 kmh, 5 @ 10 kmh',
    'running, 40 minutes, whole 20m 5:27/km · 10m 4:37/km · 5m 4:00/km · 5m 6:00/km',
  ],
  ['TM 60 mins 0.5% 11.5 km/h', 'running, 1 hour, whole 1h 5:13/km // 0.5% incline'],
  [
    'mona fartlek after 25 easy',
    'running, interval, 45 minutes, whole 25m Z1 · 2x · 90sec Z5 interval · Float 90sec Z2 recovery · 4x · 60sec Z5 interval · Float 60sec Z2 recovery · 4x · 30sec Z5 interval · Float 30sec Z2 recovery · 4x · 15sec Z5 interval · Float 15sec Z2 recovery',
  ],
  [
    '15 min wu, deeks quarters, 10 min cd',
    'running, interval, 49 minutes 50 seconds, by pace, at 5k pace, whole Warm up 15m · 8x · 400mtr 5k pace 104.7-106.8% interval · Float 200mtr Z2 recovery · Cool down 10m',
  ],
  [
    '2 mile wu, the michigan, 1 mile cd',
    'running, threshold, 14.83 kilometers, by pace, at 10k pace, whole Warm up 2mi · 1600mtr 10k pace 100.9-103% · 2km Z3 · 1200mtr 5k pace 104.7-106.8% · 2km Z3 · 800mtr 3k pace 108-110.1% · 2km Z3 · 400mtr open effort 10/10 · Cool down 1mi',
  ],
  [
    '8 x 10s hill sprints after 8k easy',
    'interval, 1 hour 3 minutes 5 seconds, whole 8km Z1 · 8x · Uphill 10sec open effort 10/10 interval · Walk 1m recovery',
  ],
  ['6 x 3 min hard rolling off 5 min', 'running, interval, main set 6x · 3m interval · 2m recovery'],
])('“%s”', (sentence, asked, ...unread) => {
  const understood = understand(sentence, { sport: 'running' })
  expect(readAs(understood)).toBe(asked)
  expect(understood.unread.map(({ from, to }) => sentence.slice(from, to))).toEqual(unread)
  expect(understood.checks).toEqual([])
})

test.each([
  ['run 10x400 m at 5k pace on 2:00', 'From start to start it is 2:00, which leaves about 18 s of rest at this pace.'],
  ['run 10x60 s uphill hard on 3:00', 'From start to start it is 3:00, which leaves 120 s of rest.'],
])('“%s” tells what is left between two starts', (sentence, told) => {
  const { inferred } = understand(sentence, { sport: 'running', references: { running: 270 } })
  expect(inferred.map(({ because }) => because)).toContain(told)
})

test('what cannot be run until the next start is named', () => {
  const { unread } = understand('run 10x400 m at 10k pace on 1:25', { sport: 'running', references: { running: 270 } })
  expect(unread.map(({ sentence }) => sentence)).toContain(
    'The repetitions take as long as this: check how fast they are, or say how long to rest.',
  )
})

test.each([
  '6 x 300 at mile pace, 4 min jog after each set, 3 sets',
  'run 12 miles with 6x20s strides over the last 3 miles',
  'run 5x4 min hard 2 min jog, 18 min warm up incl 5 strides',
  'easy 5 miles w 6x15s hill sprints at the end, walk back',
])('“%s” is to be checked', (sentence) => {
  expect(understand(sentence, { sport: 'running' }).checks).not.toEqual([])
})
