import { expect, test } from 'vitest'
import { readAs } from '#tests/support/sentences/read-as.ts'
import { readWhole } from '../read-whole.ts'

const references = { running: 270 }

test.each<[sentence: string, asked: string]>([
  ['run 9 miles w/ middle 5 @ MP (7:25)', 'running, endurance, 9 miles, by pace, whole 2mi Z1 · 5mi 7:25/mi · 2mi Z1'],
  ['12 km (7.5 mi) easy', 'endurance, 12 kilometers'],
  [
    'run 50 min, first 5 min and last 5 min hard',
    'running, interval, 50 minutes, by pace, whole 5m Z5 · 40m Z1 · 5m Z5',
  ],
  ['50 min fartlek run with six two-minute surges', 'running, interval, 50 minutes, 6 × 2 minutes'],
  ['run 3x12 min tempo, easy 3 min between', 'running, tempo, 3 × 12 minutes, 3 minutes rest'],
  [
    'run 5x1 mile tempo, zone 1 between for 2 min',
    'running, tempo, main set 5x · 1mi Z3 interval · 2m Z1 recovery, by pace',
  ],
  ['6 easy run', 'running, endurance, 6 kilometers'],
  ['run 4x2 min at 95% of vvo2max', 'running, interval, main set 4x · 2m 105% interval, by pace'],
  ['jog 35', 'running, endurance, 35 minutes'],
])('the figures of a run are read from %s', (sentence, asked) => {
  const read = readWhole(sentence, { sport: 'running', references })
  expect(read && readAs(read)).toBe(asked)
})

test.each([
  'run 4x1k 3:50 4:05',
  'run 3x8min @ FTP+5',
  'I run 10k in 45:00, 4x1k at 10k pace 2 min jog',
  'Mon 5x1k w/ 2 min jog, Wed 50 min tempo',
  '20-30 intervals running, 10x',
  '2k wu, 5k race effort, 1k cd run',
])('figures that may be meant in another way are left to other readers: %s', (sentence) => {
  expect(readWhole(sentence, { sport: 'running', references })).toBeUndefined()
})
