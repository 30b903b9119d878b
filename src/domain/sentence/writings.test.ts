import { expect, test } from 'vitest'
import { readAs } from '#tests/support/sentences/read-as.ts'
import { understand } from './understand.ts'
import { otherWritings } from './writings.ts'

const read = (sentence: string) => readAs(understand(sentence, { sport: 'running' }))

test.each<[sentence: string, usual: string]>([
  [
    '3 km, 2 km and 1 km at 10k pace with 3 min jog b/w them',
    '3 km, 2 km and 1 km at 10k pace with 3 min jog between them',
  ],
  [
    'run 5, 4, 3, 2 and 1 minutes hard with 2 minutes easy btwn',
    'run 5, 4, 3, 2 and 1 minutes hard with 2 minutes easy between',
  ],
  ['run 8x2 min at mile pce with 2 min walk', 'run 8x2 min at mile pace with 2 min walk'],
  ['run 6x6min alternate thresh and 10k, 2 min float', 'run 6x6min alternate threshold and 10k, 2 min float'],
  ['4 rounds: 5 min z3; 2 min z1 bike', '4 rounds: 5 min z3, 2 min z1 bike'],
  ['ride 2.5h: hour z2\n45 min @ 78%\nrest easy', 'ride 2.5h: hour z2, 45 min @ 78%, rest easy'],
  ['run 3 min fast 5 times - 10 min easy', 'run 3 min fast 5 times, 10 min easy'],
])('%s is read as its usual writing', (sentence, usual) => {
  expect(read(sentence)).toBe(read(usual))
  expect(understand(sentence, { sport: 'running' }).unread).toEqual([])
})

test.each([
  ['bike 3x10 min (1 min hard; 1 min easy), 5 min easy', 'what stands in brackets'],
  ['bike 3x15 - 90 rpm, 5 easy', 'a target behind a dash'],
  ['30 min run + 10/10', 'a sum'],
])('%s: %s keeps its marks', (sentence) => {
  expect(otherWritings(sentence)).toEqual([])
})
