import { expect, test } from 'vitest'
import { checkedIn, checksOf } from '#tests/support/sentences/checked.ts'
import { readAs } from '#tests/support/sentences/read-as.ts'
import { understand } from '../understand.ts'

test.each([
  // A time of day beside a session, and figures of another week
  ['session at 6:30 tomorrow, 45 min swim', 'swimming, 2,100 meters', 'session at 6:30', 'tomorrow'],
  ["next week I'll do 6x1k, today 35 min easy run", 'running, endurance, 35 minutes', "next week I'll do 6x1k"],
  // A sport without sessions, and its time
  ['play padel for 90 min', '', 'play', 'padel for 90 min'],
  ['squash 40 min then 20 min easy run', 'running, endurance, 20 minutes', 'squash 40 min'],
  // A colon behind a heading is none of seconds.
  [
    'run:20ez,3x5min10kpace/90s,10ez',
    'running, threshold, 49 minutes 30 seconds, by pace, at 10k pace, whole 20m Z1 · 3x · 5m 10k pace 100.9-103% interval · 1m30s recovery · 10m Z1',
  ],
  ['swim 10x50 :15 rest', 'swimming, interval, 10 × 50 meters, 15 seconds rest'],
])('"%s" asks for %s', (sentence, asked, ...unread) => {
  const understood = understand(sentence, { sport: 'running' })
  expect(readAs(understood)).toBe(asked)
  expect(understood.unread.map(({ from, to }) => sentence.slice(from, to))).toEqual(unread)
  expect(checkedIn(sentence, understood)).toEqual(checksOf(sentence))
})
