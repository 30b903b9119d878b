import { expect, test } from 'vitest'
import { readAs } from '#tests/support/sentences/read-as.ts'
import { readSession } from './read-session.ts'

// What is done again and again until a length is over.

test.each<[sentence: string, asked: string]>([
  [
    '70 min easy, every 3rd 10 min block at marathon pace',
    'running, tempo, 1 hour 10 minutes, at marathon pace, whole 2x · 20m Z1 · 10m marathon pace 92.7-94.6% · 10m Z1',
  ],
  ['80 min z2, 30 s surge every 10 min', 'endurance, 1 hour 20 minutes, whole 7x · 9m30s Z2 · 30sec Z5 · 10m Z2'],
  ['run 10 miles, every other mile at tempo', 'running, tempo, 10 miles, whole 5x · 1mi Z1 · 1mi Z3'],
  [
    '60 min run easy with the last 3 min of every 15 at threshold',
    'running, endurance, 1 hour, whole 4x · 12m Z1 · 3m Z4',
  ],
  ['fartlek run, 30 min, 1 min fast 2 min steady', 'running, interval, 30 minutes, whole 10x · 1m Z5 · 2m Z2'],
  [
    'alternate 1k MP / 1k MP+30s for 10k, 2k wu 1k cd',
    'running, tempo, 13 kilometers, at marathon pace, whole Warm up 2km · 5x · 1km marathon pace 92.7-94.6% · 1km 84.8-86.5% · Cool down 1km',
  ],
  [
    '6 km alternating 500 m @ 10k pace and 500 m @ MP',
    'running, threshold, 6 kilometers, whole 6x · 500mtr 10k pace 100.9-103% · 500mtr marathon pace 92.7-94.6%',
  ],
  ['run 4 walk 1 for 30 min', 'endurance, 30 minutes, whole 6x · 4m Z1 · Walk 1m recovery'],
  ['9:1s for an hour', 'endurance, 1 hour, whole 6x · 9m Z1 · Walk 1m recovery'],
  ['run-walk 5/1 x 6', 'endurance, 36 minutes, whole 6x · 5m Z1 interval · Walk 1m recovery'],
  ['walk 5, jog 12, walk 5', 'endurance, 22 minutes, whole Walk 5m warmup · 12m Z1 · Walk 5m cooldown'],
])('%s', (sentence, asked) => {
  const read = readSession(sentence, 'running', { sport: 'running' })
  expect(read && readAs(read)).toBe(asked)
  expect(read?.unread).toEqual([])
})
