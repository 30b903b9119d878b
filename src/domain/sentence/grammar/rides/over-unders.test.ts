import { expect, test } from 'vitest'
import { readAs } from '#tests/support/sentences/read-as.ts'
import { readWhole } from '../read-whole.ts'

// Over-unders say by their name how hard they are, and short intervals by turns fill the time of each set.
test.each<[sentence: string, asked: string]>([
  ['bike 1x12 over-unders 3/1', 'cycling, threshold, main set 3x · 3m 88-93% · 1m 103-105%, by power'],
  ['turbo o/u 1x9', 'cycling, threshold, main set 3x · 2m 88-93% · 1m 103-105%, by power'],
  [
    'bike 2x9 over unders 60s/120s, 5 min easy between',
    'cycling, threshold, main set 3x · 1m 103-105% · 2m 88-93% · 5m recovery · 3x · 1m 103-105% · 2m 88-93%, by power',
  ],
  [
    'bike 2x9 min 2 min 195w 1 min 255w, 5 min easy between',
    'cycling, v02 max, main set 3x · 2m 195w · 1m 255w · 5m recovery · 3x · 2m 195w · 1m 255w, by power',
  ],
])('%s', (sentence, asked) => {
  const read = readWhole(sentence, { sport: 'running', references: { cycling: 230 } })
  expect(read && readAs(read)).toBe(asked)
})
