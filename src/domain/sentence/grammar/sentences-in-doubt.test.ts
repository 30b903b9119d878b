import { expect, test } from 'vitest'
import type { SportId } from '../../sports/registry.ts'
import { readSession } from './read-session.ts'

test.each<[sport: SportId, sentence: string]>([
  ['running', '-4 x 500 m hard'],
  ['running', '5x400 m, rest -60s'],
  ['running', '12 week plan for a half marathon'],
  ['running', 'run 7x9 glomp'],
  ['running', '40 min easy run at max effort'],
  ['running', '30 min zone 1 at vo2max'],
  ['running', '6x800 at 5k pace at 3:20/km'],
  ['running', '60 min zone 2 at 150 bpm'],
  ['swimming', 'swim 10x400 on 1:00'],
  ['swimming', '10x100 on 1:40 with 30 s rest, swim'],
  ['swimming', 'swim 50 min with drills'],
  ['swimming', 'swim 3 min'],
  ['cycling', 'ftp test 20 min on the bike'],
  ['cycling', 'bike 1 h at 90%, 2x15 min'],
  ['cycling', 'bike 3 rounds of 6 min at 95%, 2 min at 105%, 4 min easy'],
  ['cycling', '70 min bike, easy, 3 min hard every 7 min until 50 min'],
  ['running', 'run 13 at 7:10'],
  ['running', '6x30 30 s run'],
  ['running', 'run 45 min easy, stride'],
  // A limit that is no figure, and targets that get easier by so much.
  ['running', '45 min run below zone 3'],
  ['running', '4x6 min slower than 10k pace, 2 min jog'],
  ['running', '6x1 km from 4:20 backing off 5 s each, 90 s jog'],
  ['running', 'fever since Monday, 30 min easy run'],
])('%s: nothing is built where it may be meant in another way: %s', (sport, sentence) => {
  const read = readSession(sentence, sport, { sport: 'running' })
  expect(read === undefined || read.unread.length > 0).toBe(true)
})
