import { expect, test } from 'vitest'
import { checkedIn, checksOf } from '#tests/support/sentences/checked.ts'
import { readAs } from '#tests/support/sentences/read-as.ts'
import { understand } from '../understand.ts'

// What beginners ask for: short swims that are easy, lengths of the pool with a rest after each, and walks with a jog now and then.

test.each<[sentence: string, asked: string, ...unread: string[]]>([
  ['beginner swim: 8 x 25m', 'swimming, endurance, 8 × 25 meters'],
  ['novice swim 6 x 50m', 'swimming, endurance, 6 × 50 meters'],
  ['6 x 50m swim for a beginner', 'swimming, endurance, 6 × 50 meters'],
  ['Beginner swim: 8 x 25m, rest 40 secs after each one', 'swimming, endurance, 8 × 25 meters, 40 seconds rest'],
  [
    'beginner run 5 x 2 min with 2 min walk',
    'running, endurance, 30 minutes, whole Walk 5m warmup · 5x · 2m Z1 interval · Walk 2m recovery · Walk 5m cooldown',
  ],
  // An effort that is said is built.
  ['beginner swim, 8x25 sprint', 'swimming, interval, 8 × 25 meters'],
  [
    'beginner intervals, run 6x1 min with 2 min walk',
    'running, interval, main set 6x · 1m interval · Walk 2m recovery',
  ],
  ['beginner bike, 4x5 min with 3 min rest', 'cycling, interval, 4 × 5 minutes, 3 minutes rest'],
  // Lengths with a rest after each are a set.
  [
    'beginner swim: 10 lengths of 25m, rest 1 minute after each',
    'swimming, endurance, 10 × 25 meters, 1 minute rest, pool 25',
  ],
  ['20 laps of 25m, rest 20 secs after every lap', 'swimming, endurance, 20 × 25 meters, 20 seconds rest, pool 25'],
  ['6 lengths of 50m, 1 min rest each', 'swimming, endurance, 6 × 50 meters, 1 minute rest, pool 50'],
  [
    'swim 16 lengths of the 25m pool with a 20 second break after each length',
    'swimming, endurance, 16 × 25 meters, 20 seconds rest, pool 25',
  ],
  ['20 lengths of 25 yards, 30s rest after each', 'swimming, endurance, 20 × 25 yards, 30 seconds rest, pool 25'],
  ['swim 10 lengths of 25m', 'swimming, 250 meters, pool 25'],
  // Most of it is walked.
  [
    'first run ever! 20 minutes, mostly walking, jog a minute every 5',
    'running, endurance, 20 minutes, whole 4x · Walk 4m recovery · 1m Z1 interval',
  ],
  [
    '30 min walk, jog 1 min every 5 min',
    'running, endurance, 30 minutes, whole 6x · Walk 4m recovery · 1m Z1 interval',
  ],
  [
    'beginner: 25 min mostly walking with 2 minute jog every 5 min',
    'running, endurance, 25 minutes, whole 5x · Walk 3m recovery · 2m Z1 interval',
  ],
  [
    '20 minutes walking, jogging 30 seconds every 3 minutes',
    'endurance, 20 minutes, whole 6x · 2m30s Z1 · 30sec Z1 · 2m Z1',
  ],
  ['first ride ever, 30 min easy', 'cycling, endurance, 30 minutes'],
])('"%s" asks for %s and leaves %s unread', (sentence, asked, ...unread) => {
  const understood = understand(sentence, { sport: 'running' })
  expect(readAs(understood)).toBe(asked)
  expect(understood.unread.map(({ from, to }) => sentence.slice(from, to))).toEqual(unread)
  expect(checkedIn(sentence, understood)).toEqual(checksOf(sentence))
})
