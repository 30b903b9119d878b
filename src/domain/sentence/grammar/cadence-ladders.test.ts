import { expect, test } from 'vitest'
import { readAs } from '#tests/support/sentences/read-as.ts'
import { readSession } from './read-session.ts'

// Cadences in a row and of rests, and drills for each leg.

test.each<[sentence: string, asked: string]>([
  [
    'bike 40: cadence ladder 85-95-105 3 min each, Z2, 10 wu, 9 cd',
    'cycling, endurance, 40 minutes, warm-up 10 minutes, main set 3m Z2 @ 85rpm · 3m Z2 @ 95rpm · 3m Z2 @ 105rpm, cool-down 9 minutes, by power',
  ],
  [
    'bike 4x6 @ 58rpm 84% seated, 4 min spin 100rpm between',
    'cycling, tempo, main set 4x · 6m 84% @ 58rpm interval // seated · 4m @ 100rpm recovery, by power',
  ],
  [
    'bike 4x30s single leg each leg, 12 wu, 3x8 tempo @ 92rpm, 4 easy',
    'cycling, tempo, 52 minutes, by power, whole Warm up 12m · 4x · 30sec Z1 // left leg · 30sec Z1 // right leg · 3x · 8m Z3 @ 92rpm interval · 4m recovery',
  ],
])('%s', (sentence, asked) => {
  const read = readSession(sentence, 'cycling', { sport: 'cycling', references: { cycling: 230 } })
  expect(read && readAs(read)).toBe(asked)
  expect(read?.unread).toEqual([])
})
