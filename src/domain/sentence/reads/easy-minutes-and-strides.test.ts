import { expect, test } from 'vitest'
import { readAs } from '#tests/support/sentences/read-as.ts'
import { understand } from '../understand.ts'

// An effort between a figure and its unit, strides in metres, and what is passed over or cannot be.

test.each<[sentence: string, asked: string, ...checked: string[]]>([
  [
    'run 5x6 min at 10k pace with one minute rest, and ten easy minutes at each end',
    'running, threshold, 55 minutes, by pace, at 10k pace, whole Warm up 10m · 5x · 6m 10k pace 100.9-103% interval · 1m rest · Cool down 10m',
  ],
  [
    'run 10 easy minutes, 4x3 min hard 2 min jog, 5 gentle minutes',
    'running, interval, 35 minutes, whole 10m Z1 · 4x · 3m Z5 interval · 2m recovery · 5m Z1',
  ],
  [
    'run 30 min easy, 3x50m strides',
    'running, endurance, 33 minutes 45 seconds, whole 30m Z1 · 3x · Stride 50mtr open effort 8/10 interval · 1m recovery',
  ],
  [
    '2min hard 1 rec, 3 hard 90s rec, 4 hard 2 rec, then all of it again (running)',
    'running, interval, main set 2x · 2m · 1m recovery · 3m · 1m30s recovery · 4m · 2m recovery',
    'then all of it again',
  ],
  ['ride at 300 rpm for 20 minutes', 'cycling'],
  ['ride at 240 rpm for 20 minutes', 'cycling'],
])('"%s" asks for %s and lets %s be checked', (sentence, asked, ...checked) => {
  const understood = understand(sentence, { sport: 'running' })
  expect(readAs(understood)).toBe(asked)
  expect(understood.checks.map(({ from, to }) => sentence.slice(from, to))).toEqual(checked)
})
