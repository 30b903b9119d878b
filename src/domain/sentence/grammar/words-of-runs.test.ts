import { expect, test } from 'vitest'
import { readAs } from '#tests/support/sentences/read-as.ts'
import { readSession } from './read-session.ts'

// Places, days, numbers of weeks and words that join, which are no part of a session, and what must not be passed over.

test.each<[sentence: string, asked: string]>([
  ['run 55 min around Greenwich Park easy', 'running, endurance, 55 minutes'],
  [
    '6 x 90s up Cobbler Hill hard, jog down',
    'interval, main set 6x · Uphill 1m30s open effort 9/10 interval · 2m15s recovery',
  ],
  [
    'wk 3: 10 min wu, 4x5 min threshold off 60 s, 10 min cd',
    'threshold, 44 minutes, whole Warm up 10m // wk 3 · 4x · 5m Z4 interval · 1m recovery · Cool down 10m',
  ],
  [
    '3k there, 6x3 min @ 10k pace with 90 s jog, 3k back',
    'running, threshold, 1 hour 10 minutes 30 seconds, at 10k pace, whole Warm up 3km · 6x · 3m 10k pace 100.9-103% interval · 1m30s recovery · Cool down 3km',
  ],
  ['40 min easy but the last 10 at tempo, run', 'running, tempo, 40 minutes, whole 30m Z1 · 10m Z3'],
  ['an hour easy run but pick it up the last 15', 'running, tempo, 1 hour, whole 45m Z1 · 15m Z3'],
  ['hilly run 70 min, walk the steep bits', 'running, 1 hour 10 minutes, note hilly, walk the steep bits'],
  [
    'run 40 min off the bike, first 10 @ HMP, rest easy',
    'running, threshold, 40 minutes, at half marathon pace, whole 10m half marathon pace 96-98% · 30m Z1',
  ],
  [
    'couple of miles easy, 4 x 1 mile @ HMP, 2 min jog, 1 mile easy',
    'running, threshold, 7.67 miles, at half marathon pace, whole 2mi Z1 · 4x · 1mi half marathon pace 96-98% interval · 2m recovery · 1mi Z1',
  ],
  ['10 x 400 fast, full walk back (2ish min)', 'interval, main set 10x · 400mtr Z5 interval · Walk 2m recovery'],
  ['long run 2hr HR cap 148', 'endurance, 2 hours, by heartrate, whole 2h 0-148bpm'],
  [
    '10 x 30 s hard/30 s easy, 5 min jog, then the same again',
    'interval, 25 minutes, whole 10x · 30sec Z5 · 30sec recovery · 5m Z1 · 10x · 30sec Z5 · 30sec recovery',
  ],
])('%s', (sentence, asked) => {
  const read = readSession(sentence, 'running', { sport: 'running' })
  expect(read?.unread).toEqual([])
  expect(read && readAs(read)).toBe(asked)
})

test.each([
  'DROP TABLE runs; 30 min run',
  '6 mi frob 2 mi',
  '50 min run but not the last 10',
  'week 3 - 8 km',
  'When is the 10k?',
])('not read: %s', (sentence) => {
  expect(readSession(sentence, 'running', { sport: 'running' })).toBeUndefined()
})
