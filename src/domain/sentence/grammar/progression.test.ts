import { expect, test } from 'vitest'
import { readAs } from '#tests/support/sentences/read-as.ts'
import { readSession } from './read-session.ts'

// Runs that get faster in steps.

test.each<[sentence: string, asked: string]>([
  ['45 min progression run', 'tempo, 45 minutes, whole 15m Z1 · 15m Z2 · 15m Z3'],
  ['60 min progression run, start easy finish at threshold', 'tempo, 1 hour, whole 15m Z1 · 15m Z2 · 15m Z3 · 15m Z4'],
  ['9k progression run, easy to tempo', 'tempo, 9 kilometers, whole 3km Z1 · 3km Z2 · 3km Z3'],
  ['6 mile progression run from 9:00 to 8:00 pace', '6 miles, whole 2mi 9:00/mi · 2mi 8:30/mi · 2mi 8:00/mi'],
  ['8 miles getting faster every 2 miles', 'tempo, 8 miles, whole 2mi Z1 · 2mi Z2 · 2mi Z3 · 2mi Z4'],
  [
    'progressive long run 90 min, finish at MP',
    'running, tempo, 1 hour 30 minutes, at marathon pace, whole 30m Z1 · 30m Z2 · 30m marathon pace 92.7-94.6%',
  ],
  ['15/15/15 easy/steady/tempo', 'tempo, 45 minutes, whole 15m Z1 · 15m Z2 · 15m Z3'],
  [
    '9 mi progression: 4 easy, 2 steady, 2 @ MP, last one @ HMP',
    'running, tempo, 9 miles, whole 4mi Z1 · 2mi Z2 · 2mi marathon pace 92.7-94.6% · 1mi half marathon pace 96-98%',
  ],
])('%s', (sentence, asked) => {
  const read = readSession(sentence, 'running', { sport: 'running' })
  expect(read && readAs(read)).toBe(asked)
  expect(read?.unread).toEqual([])
})
