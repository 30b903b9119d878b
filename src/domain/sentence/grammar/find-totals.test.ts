import { expect, test } from 'vitest'
import { readAs } from '#tests/support/sentences/read-as.ts'
import { readSession } from './read-session.ts'

// Sets within a warm-up, and what is left of the whole.

test.each<[sentence: string, asked: string]>([
  [
    'bike 18 wu incl 2x1 min fast, 3x9 sst, 4 easy',
    'cycling, sweet spot, 57 minutes, by power, whole Warm up 14m · 2x · 1m 106-120% interval · 1m recovery · 3x · 9m Z4 interval · 4m recovery',
  ],
  [
    '6x4 min 107%, rec = 3, 14 wu, finish w/ whatever is left of 75 in Z2, bike',
    'cycling, v02 max, 1 hour 15 minutes, by power, whole Warm up 14m · 6x · 4m 107% interval · 3m recovery · 19m Z2',
  ],
  [
    'wu 16, 3x11 @ 90%, 4 easy, cd to 70 total, bike',
    'cycling, sweet spot, 1 hour 10 minutes, by power, whole Warm up 16m · 3x · 11m 90% interval · 4m recovery · Cool down 9m',
  ],
  [
    'RPE 3 for 30, RPE 7 4x5 w 2 at RPE 2, RPE 3 til 80 min. Ride',
    'cycling, interval, 1 hour 20 minutes, whole 30m effort 3/10 · 4x · 5m effort 7/10 interval · 2m effort 2/10 recovery · 22m effort 3/10',
  ],
])('%s', (sentence, asked) => {
  const read = readSession(sentence, 'cycling', { sport: 'cycling', references: { cycling: 230 } })
  expect(read && readAs(read)).toBe(asked)
  expect(read?.unread).toEqual([])
})
