import { expect, test } from 'vitest'
import { readAs } from '#tests/support/sentences/read-as.ts'
import { readWhole } from './read-whole.ts'

// So many efforts of a length.
test.each<[sentence: string, asked: string]>([
  [
    'ride 90 min, 5 hard efforts of 4 min, 4 min easy between',
    'cycling, interval, 1 hour 30 minutes, 5 × 4 minutes, 4 minutes rest',
  ],
  [
    '70 min ride with 4 tempo intervals of 6 min, 3 min easy',
    'cycling, tempo, 1 hour 10 minutes, 4 × 6 minutes, 3 minutes rest',
  ],
  [
    'run 45 min with 5 hard efforts of 90 s, 2 min jog between',
    'running, interval, 45 minutes, 5 × 90 seconds, 2 minutes rest',
  ],
])('%s', (sentence, asked) => {
  const read = readWhole(sentence, { sport: 'running', references: { cycling: 230 } })
  expect(read && readAs(read)).toBe(asked)
})
