import { expect, test } from 'vitest'
import { checkedIn, checksOf } from '#tests/support/sentences/checked.ts'
import { readAs } from '#tests/support/sentences/read-as.ts'
import { understand } from '../understand.ts'

// Lengths in words, in ranges and at the ends of a session.

test.each<[sentence: string, asked: string, ...unread: string[]]>([
  ['60 minutes long run', 'running, endurance, 1 hour'],
  ['60 minutes long, run', 'running, 1 hour'],
  ['run 60 min long', 'running, 1 hour'],
  ['run 10 miles or so, 3x1 mile tempo', 'running, tempo, 10 miles, 3 × 1 mile'],
  ['5 easy miles run', 'running, endurance, 5 miles'],
  ['last 20 at tempo, 60 min run', 'running, tempo, 1 hour, whole 40m Z1 · 20m Z3'],
  ['starting with 10 min easy, 60 min tempo ride', 'cycling, tempo, 1 hour, whole 10m Z1 · 50m Z3'],
  ['finish with 5 km at tempo, 15 km run', 'running, tempo, 15 kilometers, whole 10km Z1 · 5km Z3'],
  ['opening 10 min z1 of 60 min z3 ride', 'cycling, tempo, 1 hour, whole 10m Z1 · 50m Z3'],
  ['half marathon distance run', 'running, 21.1 kilometers'],
  ['half marathon easy', 'endurance, 21.1 kilometers'],
  ['marathon distance easy run', 'running, endurance, 42.2 kilometers'],
  ['metric century ride', 'cycling, 100 kilometers'],
  ['century ride', 'cycling, 100 miles'],
  ['15-20 min tempo run', 'running, tempo, 15 minutes'],
  ['between 8 and 10 km easy run', 'running, endurance, 8 kilometers'],
  ['between 8 and 10 easy run', 'running, endurance', '8', '10'],
  ['8 to 10 easy run', 'running, endurance', '8', '10'],
  ['8 or 10 km run easy', 'running, endurance, 8 kilometers'],
  ['30 mins or 1500m swim', 'swimming, 1,400 meters', '1500m'],
  ['miles 8-11 easy run', 'running, endurance', 'miles 8-11'],
])('"%s" asks for %s', (sentence, asked, ...unread) => {
  const understood = understand(sentence, { sport: 'running' })
  expect(readAs(understood)).toBe(asked)
  expect(understood.unread.map(({ from, to }) => sentence.slice(from, to))).toEqual(unread)
  expect(checkedIn(sentence, understood)).toEqual(checksOf(sentence))
})
