import { expect, test } from 'vitest'
import { readAs } from '#tests/support/sentences/read-as.ts'
import type { SportId } from '../../sports/registry.ts'
import { understand } from '../understand.ts'

// The sport of athletes who do not name it: their own, unless the session is of another one.

test.each<[own: SportId, sentence: string, asked: string]>([
  ['cycling', '10x100', 'running, interval, 10 × 100 meters'],
  ['cycling', '10x100m', 'running, interval, 10 × 100 meters'],
  ['cycling', '10x99', 'interval, 10 × 99 seconds'],
  ['cycling', '10x60m', 'interval, 10 × 60 meters'],
  ['cycling', '5x1000 meters', 'running, interval, 5 × 1,000 meters'],
  ['cycling', '60 min tempo', 'tempo, 1 hour'],
  ['cycling', '10x100 sweet spot', 'cycling, sweet spot, 10 × 100 meters'],
  ['swimming', '10x100', 'interval, 10 × 100 meters'],
  ['swimming', '30 min easy', 'running, endurance, 30 minutes'],
  ['swimming', '5 min easy', 'running, endurance'],
  [
    'cycling',
    'jog 15 mins, then 8 x 1 min fast 1 min slow, jog 10 mins',
    'running, interval, 41 minutes, whole Warm up 15m · 8x · 1m Z5 interval · 1m recovery · Cool down 10m',
  ],
  ['swimming', '3x5 min vo2', 'cycling, v02 max, 3 × 5 minutes'],
  ['swimming', '60 min tempo', 'running, tempo, 1 hour'],
  ['running', '60 min sweet spot', 'cycling, sweet spot, 1 hour'],
])('for %s "%s" asks for %s', (sport, sentence, asked) => {
  expect(readAs(understand(sentence, { sport }))).toBe(asked)
})
