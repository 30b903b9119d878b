import { expect, test } from 'vitest'
import { checkedIn, checksOf } from '#tests/support/sentences/checked.ts'
import { readAs } from '#tests/support/sentences/read-as.ts'
import { understand } from '../understand.ts'

// What runners and their coaches write: run/walk, treadmills, tracks, races to come, distances that are said twice.

test.each<[sentence: string, asked: string, ...unread: string[]]>([
  [
    'walk 5 min, 8x(1 min run, 90s walk), walk 5 min',
    'running, endurance, 30 minutes, whole Walk 5m warmup · 8x · 1m Z1 interval · Walk 1m30s recovery · Walk 5m cooldown',
  ],
  ['run/walk 9:1 for 60 minutes', 'running, endurance, 1 hour, whole 6x · 9m Z1 interval · Walk 1m recovery'],
  ['galloway 30:30 for 20 min', 'endurance, 20 minutes, whole 20x · 30sec Z1 interval · 30sec recovery'],
  ['run 6x1k, 2 min walk', 'running, interval, main set 6x · 1km interval · Walk 2m recovery'],
  ['1 min on 1 min off for 20 minutes', 'interval, 10 × 1 minute, 1 minute rest'],
  ['2 on, 1 off for 30 min run', 'running, interval, 10 × 2 minutes, 1 minute rest'],
  [
    'treadmill 4% incline 5 x 4 min @ 12 km/h 2 min jog',
    'running, interval, main set 5x · 4m 5:00/km interval // 4% incline · 2m recovery',
  ],
  ['12 km/h for 30 min', '30 minutes, whole 30m 5:00/km'],
  ['treadmill 30 min @ 7.5 mph', 'running, 30 minutes, whole 30m 4:58/km'],
  ['20 min tempo then 6x30s', 'tempo, main set 20m · 6x · 30sec Z5 interval · 1m recovery'],
  [
    '20 min tempo then 6x30s hill sprints, walk down',
    'tempo, main set 20m · 6x · Uphill 30sec open effort 9/10 interval · Walk 1m recovery',
  ],
  ['15 km (9.3 mi) steady', 'endurance, 15 kilometers'],
  ['10 miles / 16k easy', 'endurance, 10 miles'],
  ['15 km, 3 mi easy', 'endurance, 15 kilometers', '3 mi'],
  [
    '1k at 4:00, 800 at 3:50, 600 at 3:45, 400 all out',
    'interval, 2.8 kilometers, whole 1km 4:00/km · 800mtr 3:50/km · 600mtr 3:45/km · 400mtr open effort 10/10',
  ],
  [
    "3 sets of 4x400m r1' R3'",
    'interval, main set 3x · 400mtr interval · 1m rest · 400mtr interval · 3m rest · 3x · 400mtr interval · 1m rest · 400mtr interval · 3m rest · 4x · 400mtr interval · 1m rest',
  ],
  [
    "3 x (4x400m) r1' between sets 3'",
    'interval, main set 3x · 400mtr interval · 1m rest · 400mtr interval · 3m recovery · 3x · 400mtr interval · 1m rest · 400mtr interval · 3m recovery · 4x · 400mtr interval · 1m rest',
  ],
  [
    '16k long run, 5 easy 8 @ marathon pace 3 easy',
    'running, tempo, 16 kilometers, by pace, at marathon pace, whole 5km Z1 · 8km marathon pace 92.7-94.6% · 3km Z1',
  ],
  ['half marathon on sunday so just 25 mins easy', 'endurance, 25 minutes', 'half marathon on sunday'],
  ['5x1k before my 10k race', 'interval, 5 × 1 kilometer', '10k', 'race'],
  ['8 x 45 sec hill, jog down rec', 'interval, main set 8x · Uphill 45sec open effort 9/10 interval · 1m7.5s recovery'],
  ['something short and sharp, 35 min run', 'running, interval, 35 minutes', 'something'],
  ['tired legs, 30 min shuffle', 'endurance, 30 minutes'],
  [
    'broken tempo: 10-8-6-4 mins w/ 1 min jog',
    'tempo, main set 10m interval · 1m recovery · 8m interval · 1m recovery · 6m interval · 1m recovery · 4m interval',
  ],
  [
    'run 3 minutes walk 1 minute, repeat 8 times',
    'running, endurance, 42 minutes, whole Walk 5m warmup · 8x · 3m Z1 interval · Walk 1m recovery · Walk 5m cooldown',
  ],
  [
    'run 3 minutes walk 1 minute for 32 minutes',
    'running, endurance, 32 minutes, whole 8x · 3m Z1 interval · Walk 1m recovery',
  ],
  ['run 20 walk 5 run 20', 'running, endurance, 45 minutes, whole 20m Z2 · 5m Z1 · 20m Z2'],
  [
    '1600 @ T, 3 min, 1600 @ T, 3 min, 4x400 @ I w/ 400 jog',
    'threshold, 41 minutes 25 seconds, whole 1.6km Z4 · 3m Z1 · 1.6km Z4 · 3m Z1 · 4x · 400mtr Z5 interval · 400mtr recovery',
  ],
  ['3 x 2 miles at 10 sec slower than HMP', 'running, tempo, main set 3x · 2mi 94.1-96% interval'],
  ['6 x 1km at 10s faster than 10k pace', 'running, interval, main set 6x · 1km 104.5-106.6% interval'],
  ['8km: start at 5:30 and finish at 4:30', '8 kilometers', 'start at 5:30 and finish at 4:30'],
  ['treadmill 30 min, 1 min at 6%, 2 min flat', 'running, 30 minutes, note 1 min at 6% / 2 min flat', '1 min', '2 min'],
  ['6x1k in 60s, 2 min jog', 'interval, 6 × 1 kilometer, 2 minutes rest', 'in 60s'],
  ['interval session for a 5k, 50 minutes', 'interval, 50 minutes', '5k'],
  ['threshold workout for 1 hour run', 'running, threshold, 1 hour'],
  [
    '3 miles at tempo pace with 1 mile warm up and cool down',
    'tempo, 5 miles, whole Warm up 1mi · 3mi Z3 · Cool down 1mi',
  ],
  [
    '6x3min @ RPE 8, 90sec float, finish with 4 strides',
    'running, interval, main set 6x · 3m effort 8/10 interval · Float 1m30s Z2 recovery · 4x · Stride 20sec open effort 8/10 interval · 1m recovery',
  ],
  [
    '4 x (2min @ 10k, 2min @ MP)',
    'running, threshold, main set 4x · 2m 10k pace 100.9-103% · 2m marathon pace 92.7-94.6%, by pace, at 10k pace',
  ],
  ['3x8 @ HM', 'running, threshold, 3 × 8 minutes, by pace, at half marathon pace'],
  [
    '2mi @ MP, 1mi @ HMP, 1/2mi @ 10k, 1/4 mi @ 5k',
    'running, tempo, 3.75 miles, by pace, at marathon pace, whole 2mi marathon pace 92.7-94.6% · 1mi half marathon pace 96-98% · 0.5mi 10k pace 100.9-103% · 0.25mi 5k pace 104.7-106.8%',
  ],
  ['wup 15 / 5x1200 / cdwn 10', 'interval, warm-up 15 minutes, 5 × 1,200 meters, cool-down 10 minutes'],
  [
    '2-3 mi WU, 4x800m @ 5K w/ 2:00 jog, 1-2 mi CD',
    'running, interval, 9.1 kilometers, by pace, at 5k pace, whole Warm up 2mi · 4x · 800mtr 5k pace 104.7-106.8% interval · 2m recovery · Cool down 1mi',
  ],
  ['kick the last mile of a 6 mile easy', 'endurance, 6 miles', 'kick', 'last mile of'],
  [
    'hills: 10 x 45 sec, jog back down',
    'interval, main set 10x · Uphill 45sec open effort 9/10 interval · 1m7.5s recovery',
  ],
  [
    '5k at 4:40, jog 1k, 3k at 4:20, jog 1k, 1k at 4:00',
    'running, endurance, 11 kilometers, whole 5km 4:40/km · 1km Z1 · 3km 4:20/km · 1km Z1 · 1km 4:00/km',
  ],
  [
    'jog 15 mins, then 8 x 1 min fast 1 min slow, jog 10 mins',
    'interval, 41 minutes, whole Warm up 15m · 8x · 1m Z5 interval · 1m recovery · Cool down 10m',
  ],
  [
    'jog 2k, 6x1k @ 10k pace 2 min rest, jog 2k',
    'running, threshold, 10 kilometers, by pace, at 10k pace, whole Warm up 2km · 6x · 1km 10k pace 100.9-103% interval · 2m rest · Cool down 2km',
  ],
  ['5mi total, 2 of them at tempo', 'tempo, 5 miles, 1 × 2 miles'],
  ['kilometre reps, six of them at 10k pace', 'running, threshold, main set 6x · 1km interval, by pace, at 10k pace'],
  ['12 x 200 in 36-38 (200 jog)', 'interval, main set 12x · 200mtr 3:00-3:10/km interval · 200mtr recovery'],
  ['run-walk 3:1, 10 times', 'running, endurance, 40 minutes, whole 10x · 3m Z1 interval · Walk 1m recovery'],
  [
    'Beginner run: run 2 minutes, walk 1 minute, repeat 10 times',
    'running, endurance, 40 minutes, whole Walk 5m warmup · 10x · 2m Z1 interval · Walk 1m recovery · Walk 5m cooldown',
  ],
])('%j asks for %s', (sentence, asked, ...unread) => {
  const understood = understand(sentence, { sport: 'running' })
  expect(readAs(understood)).toBe(asked)
  expect(understood.unread.map(({ from, to }) => sentence.slice(from, to))).toEqual(unread)
  expect(checkedIn(sentence, understood)).toEqual(checksOf(sentence))
})
