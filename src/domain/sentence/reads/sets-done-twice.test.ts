import { expect, test } from 'vitest'
import { checkedIn, checksOf } from '#tests/support/sentences/checked.ts'
import { readAs } from '#tests/support/sentences/read-as.ts'
import { understand } from '../understand.ts'

// Sets that are done twice and paces that change, neither of which is read.

test.each<[sentence: string, asked: string, ...unread: string[]]>([
  [
    'kids asleep: microbursts 15s 150% /15s 50% x 20, twice, 4 easy in between, bike 35 min',
    'cycling, v02 max, 35 minutes, main set 20x · 15sec 150% · 15sec 50% · 4m recovery · 20x · 15sec 150% · 15sec 50%',
    'microbursts',
  ],
  ['run 5x1k twice', 'running, interval', '5x1k', 'twice'],
  ['run 5x400 max, thrice, 2 min easy between', 'running, interval', '5x400', 'thrice', '2 min easy between'],
  ['swim two ten hundreds', 'swimming, interval, 10 × 100 meters', 'two'],
  ['run 10k starting at 5:30 - finish at 5:00', 'running, 10 kilometers', 'starting at 5:30 - finish at 5:00'],
  ['run 10k start at 5:30, finish at 5:00', 'running, 10 kilometers', 'start at 5:30, finish at 5:00'],
])('“%s” asks for %s', (sentence, asked, ...unread) => {
  const read = understand(sentence, { sport: 'running' })
  expect(readAs(read)).toBe(asked)
  expect(read.unread.map(({ from, to }) => sentence.slice(from, to))).toEqual(unread)
  expect(checkedIn(sentence, read)).toEqual(checksOf(sentence))
})
