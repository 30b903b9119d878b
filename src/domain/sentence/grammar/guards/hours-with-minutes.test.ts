import { expect, test } from 'vitest'
import { readAs } from '#tests/support/sentences/read-as.ts'
import { readWhole } from '../read-whole.ts'

// Hours with minutes are a length like any other.
test.each<[sentence: string, asked: string]>([
  ['1h20 easy run', 'running, endurance, 1 hour 20 minutes'],
  [
    '1h40 on the bike, 3x10 min threshold off 4 min easy',
    'cycling, threshold, 1 hour 40 minutes, 3 × 10 minutes, 4 minutes rest',
  ],
])('%s', (sentence, asked) => {
  const read = readWhole(sentence, { sport: 'running', references: { cycling: 230 } })
  expect(read && readAs(read)).toBe(asked)
})
