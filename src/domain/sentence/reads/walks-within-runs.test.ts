import { expect, test } from 'vitest'
import { checkedIn, checksOf } from '#tests/support/sentences/checked.ts'
import { readAs } from '#tests/support/sentences/read-as.ts'
import { wordsOf } from '#tests/support/sentences/words-of.ts'
import { understand } from '../understand.ts'

// Walks on the way down of hills, and every so often in a long run whose distance is said.

test.each<[sentence: string, asked: string, ...unread: string[]]>([
  [
    'easy 7k + 8 hill sprints 10sec walk back',
    'running, interval, 56 minutes 20 seconds, whole 7km Z1 · 8x · Uphill 10sec open effort 9/10 interval · Walk 1m recovery',
  ],
  ['10 hills 30s jog back', 'running, interval, main set 10x · Uphill 30sec open effort 9/10 interval', 'back'],
  ['5 hill reps 90 sec walk down', 'interval, main set 5x · Uphill 1m30s open effort 9/10 interval', 'walk', 'down'],
  [
    '8 x (30s hill, jog down) then 8 x (15s hill, walk down)',
    'running, interval, main set 8x · Uphill 30sec open effort 9/10 · 45sec recovery · 8x · Uphill 15sec open effort 9/10 · Walk 1m recovery',
  ],
  ['10x(45s hill + jog down)', 'running, interval, main set 10x · Uphill 45sec open effort 9/10', 'down'],
  ['10 x 1 min hill walk the downs', 'interval, main set 10x · Uphill 1m open effort 9/10 interval', 'walk', 'downs'],
  [
    '8x45s hills, walk the descents',
    'interval, main set 8x · Uphill 45sec open effort 9/10 interval',
    'walk',
    'descents',
  ],
  ['run 60 min, walk the downs', 'running, 1 hour', 'walk', 'downs'],
  [
    'Comrades long run 56km, walk 1 min every 9 min',
    'running, endurance, 56 kilometers',
    'Comrades',
    'walk',
    '1 min',
    'every 9 min',
  ],
  ['long run 30 km with 1 min walk every 9 min', 'running, endurance, 30 kilometers', '1 min', 'every 9 min'],
  ['run 20k, walk 1 min every 4 min', 'running, 20 kilometers', 'walk', '1 min', 'every 4 min'],
  [
    'marathon long run 35km, run 9 walk 1',
    'running, endurance, warm-up 35 kilometers, cool-down 1 minute',
    'marathon',
    '9',
  ],
  ['long run 15 miles run 5 walk 1', 'running, endurance, warm-up 15 miles, cool-down 1 minute', '5'],
  ['run 9 walk 1 for 2 hours', 'running, endurance, 2 hours, whole 12x · 9m Z1 interval · Walk 1m recovery'],
  ['ride 40 km walk 1 min every 9 min', 'cycling, endurance, 40 kilometers', '1 min', 'every 9 min'],
  ['30 min brisk walk', '30 minutes', 'brisk walk'],
  ['treadmill 30 min incline 6% fast walk', 'running, 30 minutes, note incline 6%', 'fast', 'walk'],
  ['walk 45 min', '45 minutes', 'walk'],
  ['10 min walk, 20 min run', 'running, 20 minutes, warm-up 10 minutes'],
  [
    '5 min walk, 30 min brisk walk, 5 min walk',
    'endurance, 40 minutes, whole Walk 5m warmup · 30m Z2 · Walk 5m recovery',
    'brisk walk',
  ],
  ['10 min walk', '10 minutes', 'walk'],
  [
    '5 x (90s up, walk down)',
    'interval, main set Warm up 1m30s · 3m recovery · Warm up 1m30s · 3m recovery · Warm up 1m30s · 3m recovery · Warm up 1m30s · 3m recovery · Warm up 1m30s',
    'walk',
    'down',
  ],
  ['long run 32k with 9/1 run walk', 'running, endurance, 32 kilometers', '9/1 run walk'],
  ['40 min run walk 4/1', '40 minutes', 'run walk 4/1'],
])('“%s” asks for %s', (sentence, asked, ...unread) => {
  const read = understand(sentence, { sport: 'running' })
  expect(readAs(read)).toBe(asked)
  expect(wordsOf(sentence, read.unread)).toEqual(unread)
  expect(checkedIn(sentence, read)).toEqual(checksOf(sentence))
})
