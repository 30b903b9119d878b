import { expect, test } from 'vitest'
import { checkedIn, checksOf } from '#tests/support/sentences/checked.ts'
import { readAs } from '#tests/support/sentences/read-as.ts'
import { understand } from '../understand.ts'

// A refused type is never built.

test.each<[sentence: string, asked: string, ...unread: string[]]>([
  [
    "don't give me intervals again, just 50 min steady, on foot, running",
    'running, endurance, 50 minutes',
    "don't give me intervals",
    'foot',
  ],
  [
    "please don't make it intervals, 45 min steady on the bike",
    'cycling, endurance, 45 minutes',
    "don't make it intervals",
  ],
  [
    'do not give me any tempo today, just 30 easy on the bike',
    'cycling, endurance, 30 minutes',
    'do not give me any tempo',
  ],
  ['stop giving me intervals, 45 min steady run', 'running, endurance, 45 minutes', 'stop giving me intervals'],
  ['no more threshold, 1h endurance ride', 'cycling, endurance, 1 hour', 'no more threshold'],
  ["I don't want any more vo2, 1h z2 bike", 'cycling, endurance, 1 hour', "don't want any more vo2"],
  ['enough intervals, 40 min steady run', 'running, endurance, 40 minutes', 'enough intervals'],
  ["don't set me a tempo run, 40 min easy", 'running, endurance, 40 minutes', "don't set me a tempo"],
  ['never more than 150 bpm, 50 min run', 'running, 50 minutes, by heartrate, whole 50m 0-150bpm'],
  ["don't make it more than 1h, easy ride", 'cycling, endurance, 1 hour'],
])('"%s" asks for %s and leaves %s unread', (sentence, asked, ...unread) => {
  const understood = understand(sentence, { sport: 'running' })
  expect(readAs(understood)).toBe(asked)
  expect(understood.unread.map(({ from, to }) => sentence.slice(from, to))).toEqual(unread)
  expect(checkedIn(sentence, understood)).toEqual(checksOf(sentence))
})
