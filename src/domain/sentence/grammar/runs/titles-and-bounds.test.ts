import { expect, test } from 'vitest'
import { readAs } from '#tests/support/sentences/read-as.ts'
import { readWhole } from '../read-whole.ts'

const references = { running: 270 }

test.each<[sentence: string, asked: string]>([
  [
    'Cruise intervals 4 x 1 mile at T pace, 1 min rest, 3 mile warm up, 2 mile cool down',
    'threshold, 9 miles, by pace, whole Warm up 3mi · 4x · 1mi Z4 interval · 1m rest · Cool down 2mi',
  ],
  [
    'mile repeats 5 x 1 mile at 6:50, 400m jog',
    'running, interval, main set 5x · 1mi 6:50/mi interval · 400mtr recovery, by pace',
  ],
  ['run 8k easy not faster than 5:40', 'running, endurance, 8 kilometers, by pace, whole 8km 5:40/km or slower'],
  ['40 min run zone 2, keep heart rate under 142', 'running, endurance, 40 minutes, note keep heart rate under 142'],
  ['7x800m 3:24 rec 2 min', 'interval, main set 7x · 800mtr 4:15/km interval · 2m recovery, by pace'],
  ['run 5x2km tempo 4:12-4:18', 'running, tempo, main set 5x · 2km 4:12-4:18/km interval, by pace'],
  ['run 5x800 1.45 rest', 'running, interval, 5 × 800 meters, 105 seconds rest'],
  ['3 km up, 7x400, 2 km down', 'interval, warm-up 3 kilometers, 7 × 400 meters, cool-down 2 kilometers'],
  ['5x1000 in 3:45 off 4:40', 'interval, main set 5x · 1000mtr 3:45/km interval · 55sec recovery, by pace'],
  [
    "70' w/ 3x10' HMP (2' float @ MP+30s/mi), remainder ez",
    'running, threshold, 1 hour 10 minutes, by pace, at half marathon pace, whole 17m Z1 · 3x · 10m half marathon pace 96.7-98.6% interval · 2m 87.3-89.1% recovery · 17m Z1',
  ],
  ['45 min run, never more than 144 bpm', 'running, 45 minutes, by heartrate, whole 45m 0-144bpm'],
])('titles, limits and times of sets are read in %s', (sentence, asked) => {
  const read = readWhole(sentence, { sport: 'running', references })
  expect(read && readAs(read)).toBe(asked)
})

test.each([
  '30 min jog, 4x1min at 10k pace in there somewhere',
  "50' run w/ 8x1' on 1' off in the middle, HR under 140 for the rest",
  'run/walk 9:1 x 4, HR under 140',
  'C25K week 5: 20 min run',
])('what no step holds is left to other readers: %s', (sentence) => {
  expect(readWhole(sentence, { sport: 'running', references })).toBeUndefined()
})
