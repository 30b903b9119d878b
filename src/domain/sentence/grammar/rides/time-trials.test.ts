import { expect, test } from 'vitest'
import { readAs } from '#tests/support/sentences/read-as.ts'
import { readSession } from '../read-session.ts'

// The distance of a time trial before its name is its title or how far it goes.
test.each<[sentence: string, asked: string]>([
  [
    '10 TT prep: 15 wu, 3x2 min at 105% with 2 easy, 10 cd on the bike',
    'cycling, threshold, 37 minutes, by power, whole Warm up 15m · 3x · 2m 105% interval · 2m recovery · Cool down 10m',
  ],
  [
    'bike 25 mile TT sim: 20 wu, 50 min @ 98%, 10 spin',
    'cycling, endurance, 1 hour 20 minutes, by power, whole Warm up 20m · 50m 98% · 10m Z1',
  ],
  [
    'club 10 TT at 104% on the bike, 15 min warm up',
    'cycling, threshold, 42 minutes 15 seconds, by power, whole Warm up 15m · 10mi 104%',
  ],
  [
    'hour of power 230-240w, 15 min easy either side',
    'threshold, 1 hour 30 minutes, by power, whole Warm up 15m · 1h 230-240w · Cool down 15m',
  ],
  [
    'ride 12 wu, 3x8 min hard',
    'cycling, threshold, 48 minutes, by power, whole Warm up 12m · 3x · 8m Z5 interval · 4m recovery',
  ],
])('%s', (sentence, asked) => {
  const read = readSession(sentence, 'cycling', { sport: 'cycling', references: { cycling: 230 } })
  expect(read && readAs(read)).toBe(asked)
})
