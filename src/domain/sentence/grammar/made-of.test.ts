import { expect, test } from 'vitest'
import { readAs } from '#tests/support/sentences/read-as.ts'
import { readSession } from './read-session.ts'

// Lengths that are made of pieces, which fill them once or several times.

test.each<[sentence: string, asked: string]>([
  [
    '18 wu, 2x16 o/u 3 min 93% 1 min 106%, 6 easy, 9 cd bike',
    'cycling, v02 max, 1 hour 5 minutes, by power, whole Warm up 18m · 4x · 3m 93% · 1m 106% · 6m recovery · 4x · 3m 93% · 1m 106% · Cool down 9m',
  ],
  [
    'bike 16 wu, 3x10 as (3 @ 94 + 2 @ 107) x2, 5 easy, 9 cd',
    'cycling, v02 max, 1 hour 5 minutes, by power, whole Warm up 16m · 2x · 3m 94% · 2m 107% · 5m recovery · 2x · 3m 94% · 2m 107% · 5m recovery · 2x · 3m 94% · 2m 107% · Cool down 9m',
  ],
  [
    '2x12 mins as 6 @ 230W / 6 @ 255W, 5 mins @ 120W, 16 wu, 9 cd bike',
    'cycling, v02 max, 59 minutes, by power, whole Warm up 16m · 2x · 6m 230w · 6m 255w · 5m 120w recovery · Cool down 9m',
  ],
  [
    'bike 3x15 over unders (4min 93/1min 108) 5min easy, wu 12 cd 8',
    'cycling, v02 max, 1 hour 15 minutes, by power, whole Warm up 12m · 3x · 4m 93% · 1m 108% · 5m recovery · 3x · 4m 93% · 1m 108% · 5m recovery · 3x · 4m 93% · 1m 108% · Cool down 8m',
  ],
  ['bike 50 min as 1 min @ 112% / 2 min @ 82%', 'cycling, v02 max, main set 16x · 1m 112% · 2m 82%, by power'],
])('%s', (sentence, asked) => {
  const read = readSession(sentence, 'cycling', { sport: 'cycling', references: { cycling: 230 } })
  expect(read && readAs(read)).toBe(asked)
  expect(read?.unread).toEqual([])
})
