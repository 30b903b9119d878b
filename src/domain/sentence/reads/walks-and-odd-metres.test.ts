import { expect, test } from 'vitest'
import { checkedIn, checksOf } from '#tests/support/sentences/checked.ts'
import { readAs } from '#tests/support/sentences/read-as.ts'
import { understand } from '../understand.ts'

// Walks with a figure alone, and metres that no minutes are.

test.each<[sentence: string, asked: string, ...unread: string[]]>([
  ['walk10', '', 'walk10'],
  ['walk 10', '', 'walk 10'],
  ['run 20 min, 203 m easy, 20 min', 'running, endurance, 41 minutes 20 seconds, whole 20m Z2 · 203mtr Z1 · 20m Z2'],
  ['run 203m', 'running, 3 hours 23 minutes'],
  ['run 150m', 'running, 2 hours 30 minutes'],
  ['walk 10, run 5k', 'running', 'walk', '10', '5k'],
])('“%s” asks for %s', (sentence, asked, ...unread) => {
  const read = understand(sentence, { sport: 'running' })
  expect(readAs(read)).toBe(asked)
  expect(read.unread.map(({ from, to }) => sentence.slice(from, to))).toEqual(unread)
  expect(checkedIn(sentence, read)).toEqual(checksOf(sentence))
})
