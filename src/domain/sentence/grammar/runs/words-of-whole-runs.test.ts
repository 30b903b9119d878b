import { expect, test } from 'vitest'
import { readAs } from '#tests/support/sentences/read-as.ts'
import { readWhole } from '../read-whole.ts'

const references = { running: 270 }

test.each<[sentence: string, asked: string]>([
  ['55 min run, HR under 142', 'running, 55 minutes, by heartrate, whole 55m 0-142bpm'],
  ['easy 9k, keep heart rate below 138', 'endurance, 9 kilometers, by heartrate, whole 9km 0-138bpm'],
  ['7x4 min hr max 168', 'interval, main set 7x · 4m 0-168bpm interval, by heartrate'],
  ['run 35 min easy to steady', 'running, endurance, 35 minutes, by pace, whole 35m 71.4-87.7%'],
  ['run 55 min between easy and steady', 'running, endurance, 55 minutes, by pace, whole 55m 71.4-87.7%'],
  ['run pyramid 40 min', 'running, interval, 40 minutes'],
  ['interval run 12 miles', 'running, interval, 12 miles'],
  ['35 minutes easy running', 'running, endurance, 35 minutes'],
  ['9k run getting faster', 'running, tempo, 9 kilometers, by pace, whole 3km Z1 · 3km Z2 · 3km Z3'],
  ['run 6 km cut-down', 'running, tempo, 6 kilometers, by pace, whole 2km Z1 · 2km Z2 · 2km Z3'],
  ['long run 20k, faster last 3k', 'endurance, 20 kilometers, by pace, whole 17km Z2 · 3km Z3'],
  ['run 9 km easy, last 600 m hard', 'running, interval, 9 kilometers, by pace, whole 8.4km Z1 · 600mtr Z5'],
  ['hilly run 70 min', 'running, 1 hour 10 minutes, note hilly'],
  [
    'run 1200-900-600-300 getting quicker, 2 min rest',
    'running, threshold, main set 1200mtr 10k pace 101.6-103.6% interval · 2m rest · 900mtr 5k pace 105.3-107.4% interval · 2m rest · 600mtr 3k pace 108.9-111.1% interval · 2m rest · 300mtr 1500m pace 116.4-118.7% interval, by pace',
  ],
  [
    '2k time trial run',
    'running, interval, 38 minutes 5 seconds, whole Warm up 15m · 4x · Stride 20sec open effort 8/10 interval · 1m recovery · 2km open effort 10/10 · Cool down 10m',
  ],
  ['run 7x600 @ 3:50', 'running, interval, main set 7x · 600mtr 3:50/km interval, by pace'],
  ['run 5x1400 in 5:36', 'running, interval, main set 5x · 1400mtr 4:00/km interval, by pace'],
])('how all of a run is done is read from %s', (sentence, asked) => {
  const read = readWhole(sentence, { sport: 'running', references })
  expect(read && readAs(read)).toBe(asked)
})

test.each([
  'training for a 10k, 50 min',
  '6k with surges',
  't-run 20 min easy',
  'max hr 188, run 40 min',
  'walk 50 min',
])('what the parts of %s do not hold is left to other readers', (sentence) => {
  expect(readWhole(sentence, { sport: 'running', references })).toBeUndefined()
})
