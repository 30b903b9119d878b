import { expect, test } from 'vitest'
import { checkedIn, checksOf } from '#tests/support/sentences/checked.ts'
import { readAs } from '#tests/support/sentences/read-as.ts'
import { understand } from '../understand.ts'

// Sets of sports without sessions, and brackets of remarks.

test.each<[sentence: string, asked: string, ...unread: string[]]>([
  ['rowing 5x500m, 2 min rest on the erg', '', 'rowing', '5x500m, 2 min rest', 'erg'],
  ['5x500m row', '', '5x500m', 'row'],
  ['yoga then 5x1k', 'interval, 5 × 1 kilometer', 'yoga'],
  [
    "Dreaming of the Stelvio (48 hairpins, 24.3 km, 1808 m up) but it's 55 min rollers sweet spot tonight, 2x15",
    'cycling, sweet spot, 55 minutes, 2 × 15 minutes',
    'Dreaming of the Stelvio (48 hairpins',
    '24.3 km',
    '1808 m up',
  ],
  ['Psalm (119, 10 km) and 45 min run', 'running, 45 minutes', 'Psalm (119', '10 km'],
])('“%s” asks for %s', (sentence, asked, ...unread) => {
  const read = understand(sentence, { sport: 'running' })
  expect(readAs(read)).toBe(asked)
  expect(read.unread.map(({ from, to }) => sentence.slice(from, to))).toEqual(unread)
  expect(checkedIn(sentence, read)).toEqual(checksOf(sentence))
})
