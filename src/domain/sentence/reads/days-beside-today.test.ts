import { expect, test } from 'vitest'
import { checkedIn, checksOf } from '#tests/support/sentences/checked.ts'
import { readAs } from '#tests/support/sentences/read-as.ts'
import { understand } from '../understand.ts'

// Today counts, and not the other days.

test.each<[sentence: string, asked: string, ...unread: string[]]>([
  [
    "yesterday I did 10x400, tomorrow it's 2x20 on the bike, today only 30 min recovery swim",
    'swimming, endurance, 1,400 meters, whole 30m Z1',
    'yesterday I did 10x400',
    "tomorrow it's 2x20 on the bike",
  ],
  ['tomorrow 3h ride, today 30 min easy run', 'running, endurance, 30 minutes', 'tomorrow 3h ride'],
  ['long ride on Sunday 4h, today 45 min recovery run', 'running, endurance, 45 minutes', 'long ride on Sunday 4h'],
  ['today 40 min easy run, tomorrow 5x1k', 'running, endurance, 40 minutes', 'tomorrow 5x1k'],
  ["tomorrow's the 20 mile run so today only a 20 min spin", 'cycling, 20 minutes', "tomorrow's the 20 mile run"],
  ['swim tomorrow 2k, run 5k easy today', 'running, endurance, 5 kilometers', 'swim tomorrow 2k'],
  [
    'saturday is 100 km ride; today: 6x100 swim 20s rest',
    'swimming, interval, 6 × 100 meters, 20 seconds rest',
    'saturday is 100 km ride',
  ],
  ['now 40 min easy, later 2k swim', 'endurance, 40 minutes', 'later 2k swim'],
  ['2k swim this morning, 45 min run now', 'running, 45 minutes', '2k swim this morning'],
  ['60 min ride this morning', 'cycling, 1 hour'],
  ['Tuesday: 8x400 run 90s rest', 'running, interval, 8 × 400 meters, 90 seconds rest', 'Tuesday'],
  ['tomorrow off so 2h ride', 'cycling, 2 hours', 'tomorrow', 'off'],
])('"%s" asks for %s and leaves %s unread', (sentence, asked, ...unread) => {
  const understood = understand(sentence, { sport: 'running' })
  expect(readAs(understood)).toBe(asked)
  expect(understood.unread.map(({ from, to }) => sentence.slice(from, to))).toEqual(unread)
  expect(checkedIn(sentence, understood)).toEqual(checksOf(sentence))
})
