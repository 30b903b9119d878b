import { expect, test } from 'vitest'
import { readAs } from '#tests/support/sentences/read-as.ts'
import { readSession } from '../read-session.ts'

// Sets within an hour of a ride, and clock times at a place in it.
test.each<[sentence: string, asked: string]>([
  [
    '3h z2 ride, in the 2nd hour 3 x 10 min tempo, 5 min easy between',
    'cycling, tempo, 3 hours, by power, whole 1h Z2 · 3x · 10m Z3 interval · 5m recovery · 1h15m Z2',
  ],
  ['2:00 ride z2, last :20 @ tempo', 'cycling, tempo, 2 hours, by power, whole 1h40m Z2 · 20m Z3'],
  [
    'bike 6x15 s sprints, 3 min z1 between, in 80 min z2',
    'cycling, interval, 1 hour 20 minutes, by power, whole 30m Z2 · 6x · 15sec Z7 interval · 3m Z1 recovery · 30m30s Z2',
  ],
  ['an hour and a half z2 on the bike', 'cycling, endurance, 1 hour 30 minutes'],
  [
    'turbo 3x9 @ 95%, 4 easy, wu/cd to make 70',
    'cycling, sweet spot, 1 hour 10 minutes, main set 3x · 9m 95% interval · 4m recovery, by power',
  ],
])('%s', (sentence, asked) => {
  const read = readSession(sentence, 'cycling', { sport: 'cycling', references: { cycling: 230 } })
  expect(read && readAs(read)).toBe(asked)
})
