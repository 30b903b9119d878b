import { expect, test } from 'vitest'
import { readAs } from '#tests/support/sentences/read-as.ts'
import { readWhole } from './read-whole.ts'

// Easy and steady time by turns that fills the length of a session is all of it.
test.each<[sentence: string, asked: string]>([
  ['bike 50 min alternating 5 min z2 and 5 min z3', 'cycling, tempo, 50 minutes, by power, whole 5x · 5m Z2 · 5m Z3'],
  ['run 36 min alternating 3 min easy and 3 min tempo', 'running, tempo, 36 minutes, whole 6x · 3m recovery · 3m Z3'],
  [
    'bike 40 min alternate 4 min at 92 rpm and 4 min at 72 rpm',
    'cycling, endurance, 40 minutes, by power, whole 5x · 4m Z2 @ 92rpm · 4m Z2 @ 72rpm',
  ],
])('%s', (sentence, asked) => {
  const read = readWhole(sentence, { sport: 'running', references: { cycling: 230 } })
  expect(read && readAs(read)).toBe(asked)
})
