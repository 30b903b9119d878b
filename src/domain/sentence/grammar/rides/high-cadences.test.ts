import { expect, test } from 'vitest'
import { readAs } from '#tests/support/sentences/read-as.ts'
import { readWhole } from '../read-whole.ts'

// A cadence is kept, and light legs are no hard intervals.
test.each<[sentence: string, asked: string]>([
  ['recovery ride 35 min, high cadence', 'cycling, endurance, 35 minutes, by power, whole 35m Z1 @ 100-110rpm'],
  ['75 min tempo ride at high cadence', 'cycling, tempo, 1 hour 15 minutes, by power, whole 1h15m Z3 @ 100-110rpm'],
  [
    '50 min easy ride with 6 x 1 min high cad',
    'cycling, endurance, 50 minutes, by power, whole 19m Z1 · 6x · 1m Z2 @ 100-110rpm interval · 1m recovery · 19m Z1',
  ],
  [
    'bike wu 12 w/ 2x1 min spin ups, 3x8 min @ 102% 4 min easy',
    'cycling, threshold, 48 minutes, by power, whole Warm up 8m · 2x · 1m Z2 @ 100-110rpm interval · 1m recovery · 3x · 8m 102% interval · 4m recovery',
  ],
  [
    'bike 5x5 min at 55 rpm, 3 min easy',
    'cycling, tempo, main set 5x · 5m Z3 @ 55rpm interval · 3m recovery, by power',
  ],
  [
    'cadence drill on the bike: 8 x 1 @ 112 rpm / 1 @ 85',
    'cycling, endurance, main set 8x · 1m Z2 @ 112rpm // cadence drill · 1m @ 85rpm recovery, by power',
  ],
])('%s', (sentence, asked) => {
  const read = readWhole(sentence, { sport: 'running', references: { cycling: 230 } })
  expect(read && readAs(read)).toBe(asked)
})
