import { expect, test } from 'vitest'
import { readAs } from '#tests/support/sentences/read-as.ts'
import { readSession } from './read-session.ts'

test.each<[sentence: string, asked: string]>([
  ['first 15 min easy, middle 25 min tempo, last 10 min easy', 'tempo, 50 minutes, whole 15m Z1 · 25m Z3 · 10m Z1'],
  [
    'first 2 miles easy, middle 3 @ MP, last 2 easy',
    'running, tempo, 7 miles, at marathon pace, whole 2mi Z1 · 3mi marathon pace 92.7-94.6% · 2mi Z1',
  ],
  [
    '10 min easy first, then 25 min threshold, then last 5 easy',
    'threshold, 40 minutes, whole Warm up 10m · 25m Z4 · 5m Z1',
  ],
  [
    '40 min easy, 1 on 1 off for the middle 20 min',
    'interval, 40 minutes, whole 10m Z1 · 10x · 1m Z5 · 1m recovery · 10m Z1',
  ],
  [
    '50 min run, last 10 min 30s on 30s off',
    'running, interval, 50 minutes, whole 40m Z1 · 10x · 30sec Z5 · 30sec recovery',
  ],
  [
    '12 mi: 1st half @ MP+30, 2nd half @ MP, finish 1mi fast',
    'running, tempo, 12 miles, at marathon pace, whole 6mi 87.6-89.4% · 5mi marathon pace 92.7-94.6% · 1mi Z5',
  ],
  ['80 min long run, every 20 min walk 2', 'endurance, 1 hour 20 minutes, whole 4x · 18m Z1 · Walk 2m recovery'],
  [
    '2k jog, parkrun, 2k jog',
    'running, interval, 9 kilometers, at 5k pace, whole 2km Z1 · 5km 5k pace 104.7-106.8% · 2km Z1',
  ],
  [
    '3k easy, parkrun all out, 1k easy',
    'running, interval, 9 kilometers, whole 3km Z1 · 5km open effort 10/10 · 1km Z1',
  ],
  [
    "HR run: 10' <130, 20' 140-150, 10' <130",
    'running, 40 minutes, by heartrate, whole 10m 0-130bpm · 20m 140-150bpm · 10m 0-130bpm',
  ],
])('places and pieces of the whole: “%s”', (sentence, asked) => {
  const read = readSession(sentence, 'running', { sport: 'running' })
  expect(read && readAs(read)).toBe(asked)
})
