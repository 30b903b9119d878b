import { expect, test } from 'vitest'
import { checkedIn, checksOf } from '#tests/support/sentences/checked.ts'
import { readAs } from '#tests/support/sentences/read-as.ts'
import { understand } from '../understand.ts'

// Surges within a length, time trials between other parts, pictures between figures, sets without ends.

test.each<[sentence: string, asked: string, ...unread: string[]]>([
  [
    'long hills, 5 x 3 min, jog down recovery',
    'interval, main set 5x · Uphill 3m open effort 9/10 interval · 4m30s recovery',
  ],
  [
    'six hills, 2 minutes each at 10k effort, two minutes walking down',
    'running, threshold, main set 6x · "Uphill at 10k pace" 2m 100.9-103% interval · Walk 2m recovery, by pace, at 10k pace',
  ],
  [
    '20 x 25 sprint on 40 seconds, 400 warm up first, 200 swim-down after',
    'swimming, interval, 1,100 meters, whole Warm up 400mtr · 20x25mtr open effort 10/10 on 0:40 interval · Cool down 200mtr',
  ],
  ['1h off road ride easy', 'cycling, endurance, 1 hour'],
  [
    '2k warm up, 5k time trial, 1k cool down',
    'interval, 8 kilometers, whole Warm up 2km · 5km effort 10/10 · Cool down 1km',
  ],
  [
    '15 min warm up, 3k TT, 10 min cool down run',
    'running, interval, 37 minutes 55 seconds, whole Warm up 15m · 3km effort 10/10 · Cool down 10m',
  ],
  [
    'bike 20 min wu, 20 min time trial, 10 min cd',
    'cycling, interval, 50 minutes, whole Warm up 20m · 20m effort 10/10 · Cool down 10m',
  ],
  [
    'swim 400 easy, 400 time trial, 200 easy',
    'swimming, interval, 1,000 meters, whole 400mtr Z1 · 400mtr Z5 · 200mtr Z1',
  ],
  ['10 min easy, 1 mile time trial, 10 min easy', 'interval, 27 minutes 25 seconds, whole 10m Z1 · 1mi Z5 · 10m Z1'],
  [
    '5k time trial',
    'running, interval, 51 minutes 55 seconds, whole Warm up 15m · 4x · Stride 20sec open effort 8/10 interval · 1m recovery · 5km effort 10/10 · Cool down 10m',
  ],
  ['20 min warm up then 5k time trial', 'interval, 41 minutes 35 seconds, whole Warm up 20m · 5km effort 10/10'],
  [
    '3x3k @ 3:55-4:00/km, 1k float @4:30/km, no wu or cd',
    'running, threshold, main set 3x · 3km 3:55-4:00/km interval · 1km 4:30/km recovery',
    'no wu or cd',
  ],
  [
    '5x1k @ 3:40/km, 400m float @ 4:30/km, no warm up or cool down',
    'running, interval, main set 5x · 1km 3:40/km interval · 400mtr 4:30/km recovery',
    'no warm up or cool down',
  ],
  [
    '4x2k @ 4:00/km, 500 m float at 4:40/km run',
    'running, interval, main set 4x · 2km 4:00/km interval · 500mtr 4:40/km recovery',
  ],
  [
    'fartlek for 40 minutes with ten one-minute surges whenever I feel like it',
    'running, interval, 40 minutes, 10 × 1 minute',
  ],
  ['40 min run with six 30-second surges', 'running, interval, 40 minutes, 6 × 30 seconds'],
  ['45 min fartlek, 8 two-minute surges', 'running, interval, 45 minutes, 8 × 2 minutes'],
  ['6 one minute hard bursts in a 40 min run', 'running, interval, 40 minutes, 6 × 1 minute'],
  ['30min 🏃‍♀️ w 6 × 🔥30s/💤90s', 'running, interval, 30 minutes, 6 × 30 seconds, 90 seconds rest'],
  ['40 min run, 5 x 🔥2min / 1min easy', 'running, interval, 40 minutes, 5 × 2 minutes, 1 minute rest'],
  ['5 x ⚡1min 🏃 40min', 'running, interval, 40 minutes, 5 × 1 minute'],
  ['run 1h with 4 x 30s surges', 'running, interval, 1 hour, 4 × 30 seconds'],
])('%j asks for %s', (sentence, asked, ...unread) => {
  const understood = understand(sentence, { sport: 'running' })
  expect(readAs(understood)).toBe(asked)
  expect(understood.unread.map(({ from, to }) => sentence.slice(from, to))).toEqual(unread)
  expect(checkedIn(sentence, understood)).toEqual(checksOf(sentence))
})
