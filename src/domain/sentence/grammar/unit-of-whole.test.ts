import { expect, test } from 'vitest'
import { readAs } from '#tests/support/sentences/read-as.ts'
import { readSession } from './read-session.ts'

// Figures alone in the unit of the whole, totals and what is left of them.

test.each<[sentence: string, asked: string]>([
  [
    '17 mi: 11 easy, 4 @ MP, last 2 @ HMP',
    'running, tempo, 17 miles, whole 11mi Z1 · 4mi marathon pace 92.7-94.6% · 2mi half marathon pace 96-98%',
  ],
  ['long run 16: 6 ez, 8 @ 7:40, 2 ez', 'endurance, 16 miles, whole 6mi Z1 · 8mi 7:40/mi · 2mi Z1'],
  [
    'long run 26k: 8 easy / 3x5k @ MP off 1k float',
    'running, tempo, 26 kilometers, at marathon pace, whole 8km Z1 · 3x · 5km marathon pace 92.7-94.6% interval · Float 1km Z2 recovery',
  ],
  ['15 wu, 25 tempo, cd to 60 total', 'tempo, 1 hour, whole Warm up 15m · 25m Z3 · Cool down 20m'],
  [
    '25 min tempo run with 12 min easy either side',
    'running, tempo, 49 minutes, whole Warm up 12m · 25m Z3 · Cool down 12m',
  ],
  [
    '12 miles long run, 6 at MP',
    'running, tempo, 12 miles, at marathon pace, whole 3mi Z2 · 6mi marathon pace 92.7-94.6% · 3mi Z2',
  ],
  ['5k + 5k as easy / steady run', 'running, endurance, 10 kilometers, whole 5km Z1 · 5km Z2'],
])('%s', (sentence, asked) => {
  const read = readSession(sentence, 'running', { sport: 'running' })
  expect(read && readAs(read)).toBe(asked)
  expect(read?.unread).toEqual([])
})
