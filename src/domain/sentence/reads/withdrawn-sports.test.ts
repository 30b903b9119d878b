import { expect, test } from 'vitest'
import { checkedIn, checksOf } from '#tests/support/sentences/checked.ts'
import { readAs } from '#tests/support/sentences/read-as.ts'
import { understand } from '../understand.ts'

// Sports that are corrected while one writes.

test.each<[sentence: string, asked: string, ...unread: string[]]>([
  ['bike, or no, swim rather, 1.8k with some technique', 'swimming, 1,800 meters, note with some technique', 'bike'],
  ['bike, no wait, swim 2k', 'swimming, 2,000 meters', 'bike'],
  ['60 min ride, no, make it a run', 'running, 1 hour', 'ride'],
  ['run 10k, actually bike 40k', 'cycling, 40 kilometers', 'run', '10k'],
  ['bike? no, swim 2k', 'swimming, 2,000 meters', 'bike'],
  ['swim 2k, no, rather a run of 10k', 'running, 10 kilometers', 'swim', '2k'],
  ['40 min bike or rather run', 'running, 40 minutes', 'bike'],
  ['rather a run than a ride, 40 min', 'running, 40 minutes', 'rather', 'ride'],
  ['60 min run, no bike', 'running, 1 hour', 'no bike'],
  ['60 min bike, rather easy', 'cycling, endurance, 1 hour'],
])('“%s” asks for %s', (sentence, asked, ...unread) => {
  const read = understand(sentence, { sport: 'running' })
  expect(readAs(read)).toBe(asked)
  expect(read.unread.map(({ from, to }) => sentence.slice(from, to))).toEqual(unread)
  expect(checkedIn(sentence, read)).toEqual(checksOf(sentence))
})
