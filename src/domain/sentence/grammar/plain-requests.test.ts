import { expect, test } from 'vitest'
import { readAs } from '#tests/support/sentences/read-as.ts'
import type { SportId } from '../../sports/registry.ts'
import { readSession } from './read-session.ts'

test.each<[sport: SportId, sentence: string, asked: string]>([
  ['running', '55 min easy run', 'running, endurance, 55 minutes'],
  ['running', 'steady run, 14 km', 'running, endurance, 14 kilometers'],
  ['running', '8k tempo run', 'running, tempo, 8 kilometers'],
  ['running', 'recovery run 35 min', 'running, endurance, 35 minutes'],
  ['cycling', 'bike 110 min zone 2', 'cycling, endurance, 1 hour 50 minutes'],
  ['cycling', '35 min sweet spot ride', 'cycling, sweet spot, 35 minutes'],
  ['swimming', 'swim 2.2 km easy', 'swimming, endurance, 2,200 meters'],
  [
    'running',
    '7x900 m at 5k pace, 2 min jog',
    'running, interval, 7 × 900 meters, 2 minutes rest, by pace, at 5k pace',
  ],
  ['running', '4x1200m hard, 90s', 'interval, 4 × 1,200 meters, 90 seconds rest'],
  ['running', '14 x 1 min fast 1 min easy', 'interval, 14 × 1 minute, 1 minute rest'],
  ['cycling', 'bike 3x11 min at ftp, 4 min easy between', 'cycling, threshold, 3 × 11 minutes, 4 minutes rest'],
  ['cycling', '70 min ride with 4x6 min tempo', 'cycling, tempo, 1 hour 10 minutes, 4 × 6 minutes'],
  ['swimming', 'swim 9x100 at css, 15 s rest', 'swimming, interval, 9 × 100 meters, 15 seconds rest'],
  ['swimming', '14x50 sprint, 40s rest, swim', 'swimming, interval, 14 × 50 meters, 40 seconds rest'],
  [
    'running',
    '50 min easy run with 5 strides',
    'running, endurance, 50 minutes, strides'.replace('strides', '5 strides'),
  ],
  [
    'running',
    '18 km with 9 km at marathon pace',
    'running, tempo, 18 kilometers, 1 × 9 kilometers, by pace, at marathon pace',
  ],
  ['cycling', 'ftp 265, bike 80 min zone 2', 'cycling, endurance, 1 hour 20 minutes, reference 265, by power'],
  [
    'running',
    'threshold pace 4:05/km, 4x1k threshold',
    'threshold, 4 × 1 kilometer, reference 4:05 per kilometers, by pace',
  ],
])('%s: what a request holds is asked for as one: %s', (sport, sentence, asked) => {
  const read = readSession(sentence, sport, { sport: 'running' })
  expect(read && readAs(read)).toBe(asked)
  expect(read?.unread).toEqual([])
})
