import { expect, test } from 'vitest'
import { readAs } from '#tests/support/sentences/read-as.ts'
import { readSession } from './read-session.ts'

test.each<[sentence: string, asked: string]>([
  ['6-8 x 3 min @ threshold, 1 min jog', 'threshold, 6 × 3 minutes, 1 minute rest'],
  [
    '15 min warm up, 10 to 12 x 400 @ 5k pace 60s jog, 10 min cool down',
    'running, interval, 53 minutes 55 seconds, at 5k pace, whole Warm up 15m · 10x · 400mtr 5k pace 104.7-106.8% interval · 1m recovery · Cool down 10m',
  ],
  [
    '5 x 1k @ 4:10, last one 5s quicker, 90s jog',
    'interval, main set 4x · 1km 4:10/km interval · 1m30s recovery · 1km 4:05/km interval · 1m30s recovery',
  ],
  [
    '6 x 800 @ 10k pace, evens 4s faster, 2 min jog',
    'running, threshold, main set 3x · 800mtr 10k pace 100.9-103% interval · 2m recovery · 800mtr 102.7-104.7% interval · 2m recovery, at 10k pace',
  ],
  [
    '5 x 1 mile at 6:40, first 400 in 95, 3 min jog',
    'interval, main set 5x · 400mtr 3:58/km · 1209mtr 6:40/mi · 3m recovery',
  ],
  [
    '2 sets: 1000 @ 10k, 600 @ 5k, 300 @ 3k, 80s between reps and 4 min between sets',
    'running, threshold, main set 2x · 1000mtr 10k pace 100.9-103% · 1m20s recovery · 600mtr 5k pace 104.7-106.8% · 1m20s recovery · 300mtr 3k pace 108-110.1% · 4m recovery',
  ],
  [
    '3-2-1 min x 3 @ threshold, 1 min between, 3 min between sets',
    'threshold, main set 3m Z4 interval · 1m recovery · 2m Z4 interval · 1m recovery · 1m Z4 interval · 3m recovery · 3m Z4 interval · 1m recovery · 2m Z4 interval · 1m recovery · 1m Z4 interval · 3m recovery · 3m Z4 interval · 1m recovery · 2m Z4 interval · 1m recovery · 1m Z4 interval',
  ],
  [
    '12 x 200 @ mile pace, 200 jog, 3 min after every 4',
    'running, interval, main set 3x · 200mtr 1500m pace 115.1-117.4% interval · 200mtr recovery · 200mtr 1500m pace 115.1-117.4% interval · 3m recovery · 3x · 200mtr 1500m pace 115.1-117.4% interval · 200mtr recovery · 200mtr 1500m pace 115.1-117.4% interval · 3m recovery · 4x · 200mtr 1500m pace 115.1-117.4% interval · 200mtr recovery, at 1500m pace',
  ],
  [
    'run 6x400 off 90, 6x200 off 60, 4 min between the sets',
    'running, interval, main set 5x · 400mtr interval · 1m30s recovery · 400mtr interval · 4m recovery · 6x · 200mtr interval · 1m recovery',
  ],
  [
    '15 min warm up, 2 x 12 min threshold, 3 min between, 10 min cool down',
    'threshold, 52 minutes, whole Warm up 15m · 12m Z4 interval · 3m recovery · 12m Z4 interval · Cool down 10m',
  ],
  [
    '5 x 5 min (4 @ threshold + 1 @ 5k), 2 min jog',
    'running, threshold, main set 5x · 4m Z4 · 1m 5k pace 104.7-106.8% · 2m recovery',
  ],
])('ranges of counts, some of the repetitions and their rests: “%s”', (sentence, asked) => {
  const read = readSession(sentence, 'running', { sport: 'running' })
  expect(read && readAs(read)).toBe(asked)
})
