import { expect, test } from 'vitest'
import { readAs } from '#tests/support/sentences/read-as.ts'
import { understand } from '../understand.ts'

// What runners and their coaches write: run/walk, treadmills, tracks, races to come, distances that are said twice.

test.each<[sentence: string, asked: string, ...unread: string[]]>([
  [
    'walk 5 min, 8x(1 min run, 90s walk), walk 5 min',
    'endurance, 30 minutes, whole Warm up 5m · 8x · 1m Z1 interval · 1m30s recovery · Cool down 5m',
  ],
  ['run/walk 9:1 for 60 minutes', 'endurance, main set 6x · 9m Z1 interval · 1m recovery'],
  ['galloway 30:30 for 20 min', 'endurance, main set 20x · 30sec Z1 interval · 30sec recovery'],
  ['run 6x1k, 2 min walk', 'running, interval, 6 × 1 kilometer, 2 minutes rest'],
  ['1 min on 1 min off for 20 minutes', 'interval, 10 × 1 minute, 1 minute rest'],
  ['2 on, 1 off for 30 min run', 'running, interval, 10 × 2 minutes, 1 minute rest'],
  [
    'treadmill 4% incline 5 x 4 min @ 12 km/h 2 min jog',
    'running, interval, main set 5x · 4m 5:00/km interval · 2m recovery',
    '4% incline',
  ],
  ['12 km/h for 30 min', '30 minutes, whole 30m 5:00/km'],
  ['treadmill 30 min @ 7.5 mph', 'running, 30 minutes, whole 30m 4:58/km'],
  ['20 min tempo then 6x30s', 'tempo, main set 20m · 6x · 30sec interval'],
  [
    '20 min tempo then 6x30s hill sprints, walk down',
    'tempo, main set 20m · 6x · Uphill 30sec open effort 9/10 interval · 1m recovery',
  ],
  ['15 km (9.3 mi) steady', 'endurance, 15 kilometers'],
  ['10 miles / 16k easy', 'endurance, 10 miles'],
  ['15 km, 3 mi easy', 'endurance, 15 kilometers', '3 mi'],
  [
    '1k at 4:00, 800 at 3:50, 600 at 3:45, 400 all out',
    'interval, 2.8 kilometers, whole 1km 4:00/km · 800mtr 3:50/km · 600mtr 3:45/km · 400mtr Z5',
  ],
  [
    "3 sets of 4x400m r1' R3'",
    'interval, main set 4x · 400mtr interval · 1m rest · 3m rest · 4x · 400mtr interval · 1m rest · 3m rest · 4x · 400mtr interval · 1m rest',
  ],
  [
    "3 x (4x400m) r1' between sets 3'",
    'interval, main set 4x · 400mtr interval · 1m rest · 3m recovery · 4x · 400mtr interval · 1m rest · 3m recovery · 4x · 400mtr interval · 1m rest',
  ],
  [
    '16k long run, 5 easy 8 @ marathon pace 3 easy',
    'running, tempo, 16 kilometers, by pace, at marathon pace, whole 5km Z1 · 8km marathon pace 92.7-94.6% · 3km Z1',
  ],
  ['half marathon on sunday so just 25 mins easy', 'endurance, 25 minutes', 'half marathon', 'sunday'],
  ['5x1k before my 10k race', 'interval, 5 × 1 kilometer', '10k', 'race'],
  ['8 x 45 sec hill, jog down rec', 'interval, main set 8x · Uphill 45sec open effort 9/10 interval · 1m7.5s recovery'],
  ['something short and sharp, 35 min run', 'running, interval, 35 minutes', 'something'],
  ['tired legs, 30 min shuffle', 'endurance, 30 minutes'],
  [
    'broken tempo: 10-8-6-4 mins w/ 1 min jog',
    'tempo, main set 10m interval · 1m recovery · 8m interval · 1m recovery · 6m interval · 1m recovery · 4m interval',
  ],
])('%j asks for %s', (sentence, asked, ...unread) => {
  const understood = understand(sentence, { sport: 'running' })
  expect(readAs(understood)).toBe(asked)
  expect(understood.unread.map(({ from, to }) => sentence.slice(from, to))).toEqual(unread)
})
