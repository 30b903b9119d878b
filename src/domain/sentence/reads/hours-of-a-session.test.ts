import { expect, test } from 'vitest'
import { checkedIn, checksOf } from '#tests/support/sentences/checked.ts'
import { readAs } from '#tests/support/sentences/read-as.ts'
import { understand } from '../understand.ts'

// Which hour, mile or minutes of the whole are how hard; where in an hour sets lie is named.

test.each<[sentence: string, asked: string, ...unread: string[]]>([
  [
    '2h run: first hour easy, second hour at MP',
    'running, tempo, 2 hours, by pace, at marathon pace, whole 1h Z1 · 1h marathon pace 92.7-94.6%',
  ],
  ['2 hour ride: hour 1 easy, hour 2 tempo', 'cycling, tempo, 2 hours, whole 1h Z1 · 1h Z3'],
  ['ride 3h, 2nd hour at 80%', 'cycling, tempo, 3 hours, whole 1h Z1 · 1h 80% · 1h Z1'],
  [
    '3h ride, first hour z2, second hour at 80%, third hour z2',
    'cycling, endurance, 3 hours, whole 1h Z2 · 1h 80% · 1h Z2',
  ],
  ['ride 2h, from 60 to 90 min at 200w', 'cycling, endurance, 2 hours, whole 1h Z1 · 30m 200w · 30m Z1'],
  ['run 60 min, minutes 20-40 at tempo', 'running, tempo, 1 hour, whole 20m Z1 · 20m Z3 · 20m Z1'],
  [
    '90 min z2 ride, minutes 30 to 50 at 250w',
    'cycling, endurance, 1 hour 30 minutes, whole 30m Z2 · 20m 250w · 40m Z2',
  ],
  ['10k run, 5th km at threshold', 'running, threshold, 10 kilometers, whole 4km Z1 · 1km Z4 · 5km Z1'],
  [
    'run 8 miles easy, 3rd mile at 10k pace',
    'running, threshold, 8 miles, by pace, at 10k pace, whole 2mi Z1 · 1mi 10k pace 100.9-103% · 5mi Z1',
  ],
  ['4h ride z2, hour three at 75%', 'cycling, endurance, 4 hours, whole 2h Z2 · 1h 75% · 1h Z2'],
  [
    'Ride 3 hours zone 2 with 4 x 8 minutes at 105% FTP in the second hour',
    'cycling, endurance, 3 hours, warm-up 1 hour, main set 4x · 8m 105% interval',
  ],
  [
    'ride 2h: 1st h easy, 2nd h 3 x 15 tempo w/ 5 min',
    'cycling, tempo, 2 hours, whole 1h Z1 · 3x · 15m Z3 interval · 5m recovery',
  ],
  ['3h ride, 20 min at 250w in hour two', 'cycling, threshold, 3 hours, main set 20m 250w', 'hour two'],
])('"%s" asks for %s', (sentence, asked, ...unread) => {
  const understood = understand(sentence, { sport: 'running' })
  expect(readAs(understood)).toBe(asked)
  expect(understood.unread.map(({ from, to }) => sentence.slice(from, to))).toEqual(unread)
  expect(checkedIn(sentence, understood)).toEqual(checksOf(sentence))
})
