import { expect, test } from 'vitest'
import { checkedIn, checksOf } from '#tests/support/sentences/checked.ts'
import { readAs } from '#tests/support/sentences/read-as.ts'
import { understand } from '../understand.ts'

// An injury that is said as the reason, and an effort beside a length.

test.each<[sentence: string, asked: string, ...unread: string[]]>([
  [
    'half the long run today bc knee is grumpy, 1h max flat',
    'running, endurance, 1 hour, note flat',
    'half',
    'bc knee is grumpy',
  ],
  ['40 min easy run, my knee is a bit grumpy', 'running, endurance, 40 minutes', 'knee is a bit grumpy'],
  ['5x1k hard run because my calf is sore', 'running', '5x1k hard', 'because my calf is sore'],
  ['easy run 30 min bc my calf is niggly', 'running, endurance, 30 minutes', 'bc my calf is niggly'],
  ['easy run 30 min because my dog is old', 'running, endurance, 30 minutes', 'because my dog is old'],
  ['easy recovery run at maximum effort 40 min', 'running', '40 min'],
])('%j asks for %s', (sentence, asked, ...unread) => {
  const understood = understand(sentence, { sport: 'running' })
  expect(readAs(understood)).toBe(asked)
  expect(understood.unread.map(({ from, to }) => sentence.slice(from, to))).toEqual(unread)
  expect(checkedIn(sentence, understood)).toEqual(checksOf(sentence))
})
