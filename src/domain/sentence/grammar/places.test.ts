import { expect, test } from 'vitest'
import { readAs } from '#tests/support/sentences/read-as.ts'
import { readSession } from './read-session.ts'

// Where in a run its parts lie: by miles and kilometres, halves and thirds, first, middle and last.

test.each<[sentence: string, asked: string]>([
  [
    '14 miles, miles 5-9 at marathon pace',
    'running, tempo, 14 miles, at marathon pace, whole 4mi Z1 · 5mi marathon pace 92.7-94.6% · 5mi Z1',
  ],
  [
    '20 km run, km 4 and 8 at tempo',
    'running, tempo, 20 kilometers, whole 3km Z1 · 1km Z3 · 3km Z1 · 1km Z3 · 12km Z1',
  ],
  ['10k run, 4th km at threshold', 'running, threshold, 10 kilometers, whole 3km Z1 · 1km Z4 · 6km Z1'],
  [
    '13 mi w/ miles 3, 6 and 9 @ 10k pace, rest easy',
    'running, threshold, 13 miles, at 10k pace, whole 2mi Z1 · 1mi 10k pace 100.9-103% · 2mi Z1 · 1mi 10k pace 100.9-103% · 2mi Z1 · 1mi 10k pace 100.9-103% · 4mi Z1',
  ],
  [
    '75 min run: first half easy, second half steady',
    'running, endurance, 1 hour 15 minutes, whole 37m30s Z1 · 37m30s Z2',
  ],
  [
    '9 km, last third at half marathon pace',
    'running, threshold, 9 kilometers, at half marathon pace, whole 6km Z1 · 3km half marathon pace 96-98%',
  ],
  ['10 km out and back: easy out, tempo back', 'tempo, 10 kilometers, whole 5km Z1 · 5km Z3'],
  ['3 hour run, 2nd hour steady', 'running, endurance, 3 hours, whole 1h Z1 · 1h Z2 · 1h Z1'],
  [
    '8 mi w/ last 2 @ HMP',
    'running, threshold, 8 miles, at half marathon pace, whole 6mi Z1 · 2mi half marathon pace 96-98%',
  ],
  ['50 min run, middle 10 at threshold', 'running, threshold, 50 minutes, whole 20m Z1 · 10m Z4 · 20m Z1'],
  ['last 15 of 70 min @ tempo, rest easy, run', 'running, tempo, 1 hour 10 minutes, whole 55m Z1 · 15m Z3'],
  ['run 9 km, first and last 2 km easy', 'running, endurance, 9 kilometers, whole 2km Z1 · 5km Z2 · 2km Z1'],
  ['run 50 min at z2 for the first 30 then tempo', 'running, tempo, 50 minutes, whole 30m Z2 · 20m Z3'],
  [
    '15 miles: miles 1-6 easy, 7-12 at MP, 13-15 easy',
    'running, tempo, 15 miles, at marathon pace, whole 6mi Z1 · 6mi marathon pace 92.7-94.6% · 3mi Z1',
  ],
])('%s', (sentence, asked) => {
  const read = readSession(sentence, 'running', { sport: 'running' })
  expect(read && readAs(read)).toBe(asked)
  expect(read?.unread).toEqual([])
})
