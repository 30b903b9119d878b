import { expect, test } from 'vitest'
import { readAs } from '#tests/support/sentences/read-as.ts'
import { readWhole } from '../read-whole.ts'

// Rests between sets and repetitions, said and unsaid.

const references = { running: 270, cycling: 230, swimming: 105 }

test.each<[sentence: string, asked: string]>([
  [
    'run 3x(5x300 w/ 45s)',
    'running, interval, main set 4x · 300mtr interval · 45sec recovery · 300mtr interval · 3m recovery · 4x · 300mtr interval · 45sec recovery · 300mtr interval · 3m recovery · 5x · 300mtr interval · 45sec recovery',
  ],
  [
    'run 4x2 min hard x 2 sets',
    'running, interval, main set 4x · 2m Z5 interval · 3m recovery · 4x · 2m Z5 interval, by pace',
  ],
  ['run 2x(4x6 min), 12 min rest', 'running, interval, main set 4x · 6m interval · 12m rest · 4x · 6m interval'],
  ['run 9x1 min on 20 off', 'running, interval, 9 × 1 minute, 20 seconds rest'],
  ['run 7x25s hard, 25 easy', 'running, interval, 7 × 25 seconds, 25 seconds rest'],
  [
    'run 5x4 min uphill, 5 min easy down',
    'running, interval, main set 5x · Uphill 4m open effort 9/10 interval · 5m recovery',
  ],
  [
    'run 5x300, 3x500, 150 jog between all',
    'running, interval, main set 5x · 300mtr interval · 150mtr recovery · 3x · 500mtr interval · 150mtr recovery',
  ],
  [
    'run 3k @ 10k pace, 2k @ 5k pace, 4 min jog after each',
    'running, threshold, main set 3km 10k pace 101.6-103.6% · 4m recovery · 2km 5k pace 105.3-107.4% · 4m recovery, by pace',
  ],
  [
    'run 7-5-3 min, 2 min jog',
    'running, interval, main set 7m interval · 2m recovery · 5m interval · 2m recovery · 3m interval',
  ],
  ['yasso 800s x 6, goal 3:10', 'interval, main set 6x · 800mtr 3:58/km interval · 3m10s recovery, by pace'],
  ['norwegian 4x4 run', 'running, interval, 4 × 4 minutes, 3 minutes rest'],
  [
    'run 3x15 min HMP (3 min float @ MP)',
    'running, threshold, main set 3x · 15m half marathon pace 96.7-98.6% interval · 3m marathon pace 93-94.9% recovery, by pace, at half marathon pace',
  ],
  ['run 8 x 300 equal jog', 'running, interval, main set 8x · 300mtr interval · 300mtr recovery'],
  [
    'run 10 x 150m hills, jog back',
    'running, interval, main set 10x · Uphill 150mtr open effort 9/10 interval · 150mtr recovery',
  ],
])('%s', (sentence, asked) => {
  const read = readWhole(sentence, { sport: 'running', references })
  expect(read ? readAs(read) : 'not read').toBe(asked)
})
