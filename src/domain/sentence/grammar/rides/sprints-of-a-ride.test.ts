import { expect, test } from 'vitest'
import { readAs } from '#tests/support/sentences/read-as.ts'
import { readSession } from '../read-session.ts'

// Sprints within a ride lie at even distances with the ride between them.
test.each<[sentence: string, asked: string]>([
  [
    '75 min zone 2 ride with 5 x 10 s sprints',
    'cycling, endurance, 1 hour 15 minutes, by power, whole 5x · 12m Z2 · 10sec Z7 · 14m10s Z2',
  ],
  [
    'ride 2 hours easy including 6 sprints of 12 seconds',
    'cycling, interval, 2 hours, by power, whole 6x · 16m30s Z1 · 12sec Z7 · 19m48s Z1',
  ],
  [
    '3h ride: 1st hour z2, 2nd hour 3x12 tempo (5 off), 3rd hour z2 with 5x10s sprints',
    'cycling, tempo, 3 hours, by power, whole 1h Z2 · 3x · 12m Z3 interval · 5m recovery · 9m Z1 · 5x · 10sec Z7 interval · 11m50s Z2 recovery',
  ],
  [
    'bike 1 h z2 with 4x20 s sprints, 2 min easy between',
    'cycling, interval, 1 hour, by power, whole 25m Z2 · 4x · 20sec Z7 interval · 2m recovery · 25m40s Z2',
  ],
])('%s', (sentence, asked) => {
  const read = readSession(sentence, 'cycling', { sport: 'cycling', references: { cycling: 230 } })
  expect(read && readAs(read)).toBe(asked)
})
