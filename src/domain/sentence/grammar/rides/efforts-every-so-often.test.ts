import { expect, test } from 'vitest'
import { readAs } from '#tests/support/sentences/read-as.ts'
import { readWhole } from '../read-whole.ts'

// Between efforts every so often the ride goes on, behind the last one too; words for rides name the sport.
test.each<[sentence: string, asked: string]>([
  [
    'ride 75 min z2, 5x12 s sprints every 12 min',
    'cycling, endurance, 1 hour 15 minutes, by power, whole 5x · 11m48s Z2 · 12sec Z7 · 15m Z2',
  ],
  [
    '100 min ride with a 10 s sprint every 20 min',
    'cycling, endurance, 1 hour 40 minutes, by power, whole 4x · 19m50s Z1 · 10sec Z7 · 20m Z1',
  ],
  ['bike 5x6 min threshold every 9 min', 'cycling, threshold, main set 5x · 6m Z5 interval · 3m recovery, by power'],
  ['recovery ride, 35 min', 'cycling, endurance, 35 minutes'],
  ['25 min recovery spin', 'cycling, endurance, 25 minutes'],
  ['50 min cycle', 'cycling, 50 minutes'],
  ['vo2max 55 min', 'cycling, v02 max, 55 minutes'],
  ['three by fifteen minutes at threshold power', 'cycling, threshold, 3 × 15 minutes'],
])('%s', (sentence, asked) => {
  const read = readWhole(sentence, { sport: 'running', references: { cycling: 230 } })
  expect(read && readAs(read)).toBe(asked)
})
