import { expect, test } from 'vitest'
import { readAs } from '#tests/support/sentences/read-as.ts'
import { readWhole } from '../read-whole.ts'

// What gets faster, finishes, places within a run, and figures that mean something else in one.

const references = { running: 270, cycling: 230, swimming: 105 }

test.each<[sentence: string, asked: string]>([
  [
    '25 min tempo, 12 min wu n cd run',
    'running, tempo, 49 minutes, by pace, whole Warm up 12m · 25m Z3 · Cool down 12m',
  ],
  [
    'run 1400, 1000, 700, 400 getting faster, 90s rest',
    'running, threshold, main set 1400mtr 10k pace 101.6-103.6% interval · 1m30s rest · 1000mtr 5k pace 105.3-107.4% interval · 1m30s rest · 700mtr 3k pace 108.9-111.1% interval · 1m30s rest · 400mtr 1500m pace 116.4-118.7% interval, by pace',
  ],
  ['7 mile run with a fast finish', 'running, tempo, 7 miles, by pace, whole 6mi Z1 · 1mi Z3'],
  ['12k easy run, finish with 4k at threshold', 'running, threshold, 12 kilometers, by pace, whole 8km Z1 · 4km Z4'],
  ['90 min long run, 20 @ end in z3', 'tempo, 1 hour 30 minutes, by pace, whole 1h10m Z2 · 20m Z3'],
  ['run 7x600 @ 215', 'running, interval, main set 7x · 600mtr 3:45/km interval, by pace'],
  ['run 6x1k at 21 min 5k pace', 'running, interval, main set 6x · 1km 4:12/km interval, by pace'],
  ['run 4x8 min at threshold pace 4:20', 'running, interval, main set 4x · 8m 4:20/km interval, by pace'],
  ['440s x 6 with 220 jog run', 'running, interval, main set 6x · 440yd interval · 220yd recovery'],
  ['80 min easy, 20 of it at tempo', 'tempo, 1 hour 20 minutes, by pace, whole 30m Z1 · 20m Z3 · 30m Z1'],
  [
    'run 60 min z2 with 6x12s sprints every 8 min',
    'running, endurance, 1 hour, by pace, whole 6x · 7m48s Z2 · 12sec open effort 10/10 · 12m Z2',
  ],
  ['run 18 km, 500 m up', 'running, 18 kilometers, note 500 m up'],
  ['run 55 min, last 21 min progressive', 'running, tempo, 55 minutes, by pace, whole 34m Z1 · 7m Z2 · 7m Z3 · 7m Z4'],
  [
    'progression run 14k, last 3k at threshold',
    'threshold, 14 kilometers, by pace, whole 5.5km Z1 · 5.5km Z2 · 3km Z4',
  ],
  [
    '50 min run, first 15 at marathon pace, then easy',
    'running, tempo, 50 minutes, by pace, at marathon pace, whole 15m marathon pace 93-94.9% · 35m Z1',
  ],
  ['mon: 5x800; wed: 40 min tempo', 'not read'],
  ['5 hills, 40 min run', 'not read'],
  ['run 70x6', 'not read'],
  [
    'run 5x1 mile @ 10k pace, start & finish with 12 min easy',
    'running, threshold, 1 hour 16 minutes 50 seconds, by pace, at 10k pace, whole Warm up 12m · 5x · 1mi 10k pace 101.6-103.6% interval · 3m30s recovery · Cool down 12m',
  ],
  ['run 45:00 as 15 @ z2, 20 @ z3, 10 @ z2', 'running, tempo, 45 minutes, by pace, whole 15m Z2 · 20m Z3 · 10m Z2'],
])('%s', (sentence, asked) => {
  const read = readWhole(sentence, { sport: 'running', references })
  expect(read ? readAs(read) : 'not read').toBe(asked)
})
