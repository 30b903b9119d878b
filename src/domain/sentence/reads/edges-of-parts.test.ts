import { expect, test } from 'vitest'
import { readAs } from '#tests/support/sentences/read-as.ts'
import { understand } from '../understand.ts'

// Parts that follow one another, and what decides whether they are the whole.

test.each<[sentence: string, asked: string, ...unread: string[]]>([
  // Nobody warms up behind the work, whatever else is said of the easy part.
  ['run 20 min tempo, 15 min easy z1', 'running, tempo, 35 minutes, whole 20m Z3 · 15m Z1'],
  ['run 20 min tempo, 15 min easy at 140 bpm', 'running, tempo, 35 minutes, by heartrate, whole 20m Z3 · 15m 140bpm'],
  ['total 30 min, 20 min tempo, 15 min easy run', 'running, tempo, 35 minutes, whole 20m Z3 · 15m Z1', '30 min'],
  ['bike 10 min z3, first 20 min easy to start', 'cycling, tempo, 30 minutes, whole 10m Z3 · 20m Z1'],
  ['run 2 miles then 3x1 mile then 10 min then 1 mile', 'running, interval, 3 × 1 mile', '2 miles', '10 min', '1 mile'],
  // What alternates may miss the whole by a hundredth.
  [
    'run 30 min alternating 5 min hard, 301 s easy',
    'running, endurance, 30 minutes, whole 3x · 5m Z5 · 5m1s Z1 recovery',
  ],
  ['run 30 min alternating 5 min hard, 295 s easy', 'running, tempo, 30 minutes, 1 × 5 minutes', '295 s'],
  // What a length contains, in capitals.
  ['ride 2h easy INCL 20 min tempo', 'cycling, tempo, 2 hours, 1 × 20 minutes'],
  ['RUN 10K EASY, WITH 2K TEMPO', 'running, tempo, 10 kilometers, 1 × 2 kilometers'],
  ['6x2 min running, 1 min Walking', 'running, endurance, main set 6x · 2m Z1 interval · 1m recovery'],
])('"%s" asks for %s and leaves %s unread', (sentence, asked, ...unread) => {
  const understood = understand(sentence, { sport: 'running' })
  expect(readAs(understood)).toBe(asked)
  expect(understood.unread.map(({ from, to }) => sentence.slice(from, to))).toEqual(unread)
})
