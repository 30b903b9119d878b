import { expect, test } from 'vitest'
import { readAs } from '#tests/support/sentences/read-as.ts'
import { understand } from '../understand.ts'

// Where and how the parts of a run are done: starts on a clock, strides and hills with their way back, what comes before, miles by their numbers, treadmills.

test.each<[sentence: string, asked: string, ...unread: string[]]>([
  ['12 x 300 going every 90s at mile pace', 'running, interval', '12 x 300', 'every 90s', 'mile pace'],
  [
    '8 x 800 on a 4 min turnaround @ 10k effort',
    'running, threshold, main set 8x · 800mtr 10k pace 100.9-103% interval · 5sec recovery, at 10k pace',
  ],
  [
    '10x400 leaving every 2:15 in 82s, 2k wu/cd',
    'interval, 9.18 kilometers, whole Warm up 2km · 10x · 400mtr 3:25/km interval · 53sec recovery · Cool down 2km',
  ],
  ['6 x 1000 (new rep every 5:30) at 10k pace', 'running, threshold', '6 x 1000', 'every 5:30', '10k pace'],
  ['60s hills x 10 rolling every 3 mins', 'interval, note rolling', '60s hills x 10', 'every 3 mins'],
  ['5 x 1200 at threshold every 6:30', 'threshold', '5 x 1200', 'every 6:30'],
  [
    '5 x 2 min uphill every 5 min, 20 min easy up front',
    'interval, 45 minutes, whole Warm up 20m · 5x · Uphill 2m open effort 9/10 interval · 3m recovery',
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
    'running, interval, 48 minutes, whole 20m Z1 · 8x · Uphill 20sec open effort 9/10 · Walk 40sec recovery · 10m Z2 · 10m Z1',
  ],
  [
    '4 mile jog, 6 hill sprints 10s, walk down rec 90s, 1 mile jog',
    'running, interval, 1 hour 4 minutes, whole 4mi Z1 · 6x · Uphill 10sec open effort 9/10 interval · Walk 1m30s recovery · 1mi Z1',
  ],
  [
    '10 x 200 @ mile pace, 200 jog after 4 miles easy',
    'running, interval, 6.49 miles, at 1500m pace, whole 4mi Z1 · 10x · 200mtr 1500m pace 115.1-117.4% interval · 200mtr recovery',
  ],
  ['20 min tempo after 40 easy', 'tempo, 20 minutes', '40'],
  [
    '40 easy inc. 5 x 20s strides in the last 10',
    'running, endurance, 40 minutes, whole 30m Z1 · 5x · Stride 20sec open effort 8/10 interval · 1m40s recovery',
  ],
  [
    '8k ez & 5 strides',
    'running, endurance, 1 hour 25 seconds, whole 8km Z1 · 5x · Stride 20sec open effort 8/10 interval · 1m recovery',
  ],
  [
    '3 sets of 4 x 300 R / 300 jog, 600 jog btw sets, 2k E up front, 2k E after',
    'running, interval, 11.8 kilometers, at 1500m pace, whole Warm up 2km · 3x · 300mtr 1500m pace 115.1-117.4% interval · 300mtr recovery · 300mtr 1500m pace 115.1-117.4% interval · 600mtr recovery · 3x · 300mtr 1500m pace 115.1-117.4% interval · 300mtr recovery · 300mtr 1500m pace 115.1-117.4% interval · 600mtr recovery · 4x · 300mtr 1500m pace 115.1-117.4% interval · 300mtr recovery · Cool down 2km',
  ],
  [
    '6 x 800 @ 5k pace / 400 jog, 15 E up front, 10 E at the back',
    'running, interval, 1 hour 5 minutes 35 seconds, at 5k pace, whole Warm up 15m · 6x · 800mtr 5k pace 104.7-106.8% interval · 400mtr recovery · 10m Z1',
  ],
  [
    '2 x 20 min @ HMP / 3 min jog, 3 mi E up front & 2 mi E after',
    'running, threshold, 1 hour 44 minutes, at half marathon pace, whole Warm up 3mi · 2x · 20m half marathon pace 96-98% interval · 3m recovery · Cool down 2mi',
  ],
  ['10x400 in 75 w/ 100m jog (45s)', 'interval, main set 10x · 400mtr 3:08/km interval · 100mtr recovery', '45s'],
  [
    '3 sets of 5 x 1 min hard / 1 min easy. 3 min jog after each set. 2 mile warm up',
    'running, interval, 56 minutes 40 seconds, whole Warm up 2mi · 4x · 1m Z5 · 1m recovery · 1m Z5 · 3m recovery · 4x · 1m Z5 · 1m recovery · 1m Z5 · 3m recovery · 5x · 1m Z5 · 1m recovery',
  ],
  [
    '3 sets of 3 x 800 @ 10k, 90s jog, 4 min walk after each set',
    'running, threshold, main set 2x · 800mtr 10k pace 100.9-103% interval · 1m30s recovery · 800mtr 10k pace 100.9-103% interval · Walk 4m recovery · 2x · 800mtr 10k pace 100.9-103% interval · 1m30s recovery · 800mtr 10k pace 100.9-103% interval · Walk 4m recovery · 3x · 800mtr 10k pace 100.9-103% interval · 1m30s recovery, at 10k pace',
  ],
  ['60 min run/walk 4:1, HR cap 140', '1 hour, by heartrate, whole 1h 0-140bpm', 'run/walk 4:1'],
  ['long run 2h as 10:1 run/walk', 'running, endurance, 2 hours', '10:1 run/walk'],
  ['run:walk 90s:30s for 40 min', 'running, 40 minutes', '90s', '30s'],
  ['18M w/ M5-8 and M12-15 @ MP', 'running, tempo', '18M', 'M5', '8', 'M12', '15 @ MP'],
  [
    '22 mi with miles 8-12 and 15-19 @ MP, rest easy',
    'running, tempo, 22 miles, at marathon pace, whole 7mi Z1 · 5mi marathon pace 92.7-94.6% · 2mi Z1 · 5mi marathon pace 92.7-94.6% · 3mi Z1',
  ],
  [
    "21 km with k's 5-10 and 14-18 at HM pace",
    'running, threshold, 21 kilometers, by pace, at half marathon pace',
    "k's 5-10",
    '14-18',
  ],
  ['TM 60 mins 0.5% 11.5 km/h', 'running, 1 hour, note 0.5%', 'TM', '11.5 km/h'],
  ['mona fartlek after 25 easy', 'running, interval', 'mona fartlek', '25'],
  [
    '15 min wu, deeks quarters, 10 min cd',
    'running, interval, 49 minutes 50 seconds, by pace, at 5k pace, whole Warm up 15m · 8x · 400mtr 5k pace 104.7-106.8% interval · Float 200mtr Z2 recovery · Cool down 10m',
  ],
  [
    '2 mile wu, the michigan, 1 mile cd',
    'running, threshold, 14.83 kilometers, by pace, at 10k pace, whole Warm up 2mi · 1600mtr 10k pace 100.9-103% · 2km Z3 · 1200mtr 5k pace 104.7-106.8% · 2km Z3 · 800mtr 3k pace 108-110.1% · 2km Z3 · 400mtr open effort 10/10 · Cool down 1mi',
  ],
])('“%s”', (sentence, asked, ...unread) => {
  const understood = understand(sentence, { sport: 'running' })
  expect(readAs(understood)).toBe(asked)
  expect(understood.unread.map(({ from, to }) => sentence.slice(from, to))).toEqual(unread)
  expect(understood.checks).toEqual([])
})

// What may be meant otherwise is to be checked.
test.each<[sentence: string, asked: string, unread: string[], ...checks: string[]]>([
  [
    '20 x 200 off 60s rolling, 3k pace',
    'running, interval, 20 × 200 meters (rolling), 1 minute rest, by pace, at 3k pace',
    [],
    'off 60s: This may be from start to start: it was read as the rest.',
  ],
  [
    'easy 50 with 5 x 20s strides in the last 15 min, 60s walk',
    'running, endurance, 50 minutes, cool-down 1 minute, 5 strides',
    ['in the last', 'last 15 min'],
    '60s walk: No step of this is walked: check it.',
    'strides in the last 1: Check where these are done: they may be meant within the length before them.',
  ],
  [
    '45 min easy, 8 x 15 sec strides during the last 10 min, 45s jog',
    'running, endurance, 1 hour 28 minutes, whole Warm up 35m · 8x · Stride 15sec open effort 8/10 interval · 45sec recovery · 45m Z1',
    [],
    'strides during the last 1: Check where these are done: they may be meant within the length before them.',
  ],
  [
    'easy 45 w/ 5 x 20s stirdes last 10mins, 40s walk',
    'running, endurance, 45 minutes, cool-down 40 seconds, 5 strides',
    ['last 10mins'],
    '40s walk: No step of this is walked: check it.',
  ],
  [
    '10 x 400 @ 80s, 200 jog in 90',
    'interval, main set 10x · 400mtr 3:20/km interval · 200mtr recovery',
    ['90'],
    '10 x 400: “90” beside it was not read: check this set.',
  ],
  [
    '12x300 in 57, 100 walk in 60s',
    'interval, main set 12x · 300mtr 3:10/km interval · Walk 100mtr recovery',
    ['60s'],
    '12x300: “60s” beside it was not read: check this set.',
  ],
  [
    '8 x 600 @ 1:57, 200m jog in 70s',
    'running, interval, main set 8x · 600mtr 1:57/km · 200mtr 5:50/km',
    [],
    '@ 1:57: This is rather the time of each: it was read as a pace.',
  ],
  [
    'treadmill 1.5%: 15 wu, 4 x 5 @ 13,5 km/h, 2 @ 9,5 km/h, 10 cd',
    'running, interval, warm-up 15 minutes, main set 4x · 5m 4:27/km interval · 2km 6:19/km, cool-down 10 minutes, note 1.5% incline',
    [],
    '2 @ 9,5 km/h: This may be so many minutes: it was read as kilometres.',
  ],
  [
    'treadmill: 20 @ 11 kmh, 10 @ 13 kmh, 5 @ 15 kmh, 5 @ 10 kmh',
    'running, 1 hour 56 minutes 10 seconds, whole 20m 5:27/km · 10km 4:37/km · 5km 4:00/km · 5km 6:00/km',
    [],
    '10 @ 13 kmh: This may be so many minutes: it was read as kilometres.',
  ],
  [
    '8 x 10s hill sprints after 8k easy',
    'interval, 8 kilometers, main set 8x · Uphill 10sec open effort 9/10 interval',
    [],
    'after 8k easy: This may be done before the set: it was read as the whole.',
  ],
  [
    '6 x 3 min hard rolling off 5 min',
    'interval, 6 × 3 minutes (rolling), 5 minutes rest',
    [],
    'rolling off 5 min: This may be from start to start: it was read as the rest.',
  ],
])('“%s” is to be checked', (sentence, asked, words, ...checks) => {
  const understood = understand(sentence, { sport: 'running' })
  expect(readAs(understood)).toBe(asked)
  expect(understood.unread.map(({ from, to }) => sentence.slice(from, to))).toEqual(words)
  expect(understood.checks.map(({ from, to, sentence: told }) => `${sentence.slice(from, to)}: ${told}`)).toEqual(
    checks,
  )
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
])('“%s” is to be checked', (sentence) => {
  expect(understand(sentence, { sport: 'running' }).checks).not.toEqual([])
})
