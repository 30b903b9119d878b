import { expect, test } from 'vitest'
import { checkedIn, checksOf } from '#tests/support/sentences/checked.ts'
import { readAs } from '#tests/support/sentences/read-as.ts'
import { wordsOf } from '#tests/support/sentences/words-of.ts'
import { understand } from '../understand.ts'

// Walks on the way down of hills, and every so often in a long run whose distance is said.

test.each<[sentence: string, asked: string, ...unread: string[]]>([
  [
    'easy 7k + 8 hill sprints 10sec walk back',
    'interval, warm-up 7 kilometers, main set 8x · Uphill 10sec open effort 9/10 interval · Walk 1m recovery',
  ],
  ['10 hills 30s jog back', 'interval, main set 10x · Uphill 30sec open effort 9/10 interval · 45sec recovery'],
  ['5 hill reps 90 sec walk down', 'interval, main set 5x · Uphill 1m30s open effort 9/10 interval · Walk 3m recovery'],
  [
    '8 x (30s hill, jog down) then 8 x (15s hill, walk down)',
    'interval, main set 8x · Uphill 30sec open effort 9/10 interval · 45sec recovery · 8x · Uphill 15sec open effort 9/10 interval · Walk 1m recovery',
  ],
  ['10x(45s hill + jog down)', 'interval, main set 10x · Uphill 45sec open effort 9/10 interval · 1m7.5s recovery'],
  ['10 x 1 min hill walk the downs', 'interval, main set 10x · Uphill 1m open effort 9/10 interval · Walk 2m recovery'],
  [
    '8x45s hills, walk the descents',
    'interval, main set 8x · Uphill 45sec open effort 9/10 interval · Walk 1m30s recovery',
  ],
  ['run 60 min, walk the downs', 'running, 1 hour'],
  [
    'Comrades long run 56km, walk 1 min every 9 min',
    'running, endurance, 6 hours 30 minutes, whole 39x · 9m Z1 interval · Walk 1m recovery',
    'Comrades',
  ],
  [
    'long run 30 km with 1 min walk every 9 min',
    'running, endurance, 3 hours 30 minutes, whole 21x · 9m Z1 interval · Walk 1m recovery',
  ],
  [
    'run 20k, walk 1 min every 4 min',
    'running, endurance, 2 hours 25 minutes, whole 29x · 4m Z1 interval · Walk 1m recovery',
  ],
  [
    'marathon long run 35km, run 9 walk 1',
    'running, endurance, 4 hours, whole 24x · 9m Z1 interval · Walk 1m recovery',
    'marathon',
  ],
  [
    'long run 15 miles run 5 walk 1',
    'running, endurance, 2 hours 48 minutes, whole 28x · 5m Z1 interval · Walk 1m recovery',
  ],
  ['run 9 walk 1 for 2 hours', 'running, endurance, 2 hours, whole 12x · 9m Z1 interval · Walk 1m recovery'],
  ['ride 40 km walk 1 min every 9 min', 'cycling, endurance, 40 kilometers', '1 min', 'every 9 min'],
  ['30 min brisk walk', 'running, endurance, 30 minutes, whole Walk 5m warmup · Walk 20m recovery · Walk 5m recovery'],
  [
    'treadmill 30 min incline 6% fast walk',
    'running, endurance, 30 minutes, whole Walk 5m warmup · Walk 20m recovery · Walk 5m recovery',
  ],
  ['walk 45 min', 'running, endurance, 45 minutes, whole Walk 5m warmup · Walk 35m recovery · Walk 5m recovery'],
  ['10 min walk, 20 min run', 'running, endurance, 30 minutes, whole Walk 10m warmup · 20m Z1'],
  [
    '5 min walk, 30 min brisk walk, 5 min walk',
    'endurance, 40 minutes, whole Walk 5m warmup · Walk 30m recovery · Walk 5m recovery',
  ],
  ['10 min walk', '10 minutes', 'walk'],
  ['5 x (90s up, walk down)', 'interval, main set 5x · Uphill 1m30s open effort 9/10 interval · Walk 3m recovery'],
  [
    'long run 32k with 9/1 run walk',
    'running, endurance, 3 hours 40 minutes, whole 22x · 9m Z1 interval · Walk 1m recovery',
  ],
  ['40 min run walk 4/1', 'running, endurance, 40 minutes, whole 8x · 4m Z1 interval · Walk 1m recovery'],
])('“%s” asks for %s', (sentence, asked, ...unread) => {
  const read = understand(sentence, { sport: 'running' })
  expect(readAs(read)).toBe(asked)
  expect(wordsOf(sentence, read.unread)).toEqual(unread)
  expect(checkedIn(sentence, read)).toEqual(checksOf(sentence))
})
