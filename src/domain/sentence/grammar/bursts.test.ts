import { expect, test } from 'vitest'
import { readAs } from '#tests/support/sentences/read-as.ts'
import { readSession } from './read-session.ts'

// Harder pieces within efforts and rides.

test.each<[sentence: string, asked: string]>([
  [
    'bike 12 wu, 2x15 @ 91% w/ 12s @ 160% every 3 min, 7 rbi, 8 cd',
    'cycling, v02 max, 57 minutes, by power, whole Warm up 12m · 5x · 2m48s 91% · 12sec 160% · 7m recovery · 5x · 2m48s 91% · 12sec 160% · Cool down 8m',
  ],
  [
    'zone 2 ride 90 min, every 15 mins one 8 sec sprint',
    'cycling, endurance, 1 hour 30 minutes, by power, whole 5x · 14m52s Z2 · 8sec Z7 · 15m Z2',
  ],
  [
    '3x12 @ 215-225w, last 3 mins of each @ 245w, 4 easy, bike',
    'cycling, v02 max, main set 3x · 9m 215-225w · 3m 245w · 4m recovery, by power',
  ],
  [
    '80 bike at 68% w the last 4 min of every 20 at 92%',
    'cycling, sweet spot, 1 hour 20 minutes, by power, whole 4x · 16m 68% · 4m 92%',
  ],
])('%s', (sentence, asked) => {
  const read = readSession(sentence, 'cycling', { sport: 'cycling', references: { cycling: 230 } })
  expect(read && readAs(read)).toBe(asked)
  expect(read?.unread).toEqual([])
})
