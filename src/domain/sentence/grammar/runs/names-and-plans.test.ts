import { expect, test } from 'vitest'
import { readAs } from '#tests/support/sentences/read-as.ts'
import { readWhole } from '../read-whole.ts'

const references = { running: 270 }

test.each<[sentence: string, asked: string]>([
  [
    'Parkrun effort: 3k jog, 5k at race pace, 1k jog',
    'running, interval, 9 kilometers, by pace, at 5k pace, whole 3km Z1 · 5km 5k pace 105.3-107.4% · 1km Z1',
  ],
  ['run 10k at race pace', 'running, threshold, 10 kilometers, by pace, at 10k pace, whole 10km 10k pace 101.6-103.6%'],
  ['12 km steady on the trails', 'endurance, 12 kilometers, note on the trails'],
  ['8 x 3min @ CV w/ 90s jog', 'running, threshold, 8 × 3 minutes, 90 seconds rest'],
  ['5x4 min @ 88-92% HRmax, r 2 min', 'interval, main set 5x · 4m 98-102% LTHR interval · 2m recovery, by heartrate'],
  [
    '25 min tempo run with 8 min easy either side',
    'running, tempo, 41 minutes, by pace, whole Warm up 8m · 25m Z3 · Cool down 8m',
  ],
  [
    '6x1k @ 10k pace minus 4 sec, 90s jog',
    'running, threshold, main set 6x · 1km 103.1-105.2% interval · 1m30s recovery, by pace',
  ],
])('the name of a race, a plan or a place is read in %s', (sentence, asked) => {
  const read = readWhole(sentence, { sport: 'running', references })
  expect(read && readAs(read)).toBe(asked)
})
