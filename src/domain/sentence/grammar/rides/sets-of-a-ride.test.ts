import { expect, test } from 'vitest'
import { readAs } from '#tests/support/sentences/read-as.ts'
import { readSession } from '../read-session.ts'

// Repetitions split into sets, and what is said late but done first.
test.each<[sentence: string, asked: string]>([
  [
    'bike 16 x 30/30, split into 2 sets, 6 min between sets',
    'cycling, v02 max, main set 8x · 30sec · 30sec recovery · 6m recovery · 8x · 30sec · 30sec recovery',
  ],
  [
    'turbo 12x1 min @ 120%, 1 easy, 3 blocks of 4, 5 min between blocks',
    'cycling, v02 max, main set 3x · 1m 120% interval · 1m recovery · 1m 120% interval · 5m recovery · 3x · 1m 120% interval · 1m recovery · 1m 120% interval · 5m recovery · 4x · 1m 120% interval · 1m recovery, by power',
  ],
  [
    'bike 4x6 threshold, 3 easy, after 12 easy, 8 cool down',
    'cycling, threshold, 56 minutes, by power, whole 12m Z1 · 4x · 6m Z5 interval · 3m recovery · Cool down 8m',
  ],
  [
    'bike WU 5@50% 5@60% 5@70%, 3x8 @ 95%, 4 easy',
    'cycling, sweet spot, 51 minutes, by power, whole Warm up 5m 50% · Warm up 5m 60% · Warm up 5m 70% · 3x · 8m 95% interval · 4m recovery',
  ],
  [
    'bike 5x(3 min seated, 1 min standing) at 88%',
    'cycling, sweet spot, main set 5x · 3m 88% // seated · 1m 88% // standing, by power',
  ],
  [
    'Spin: 5 min climb at 60 rpm, 2 min easy 95+, x4',
    'cycling, interval, main set 4x · Uphill 5m Z3 @ 60rpm · 2m @ 95-110rpm recovery, by power',
  ],
  [
    'bike FTP test: 15 min warm up, 5 min all out, 10 easy, 20 min all out, 10 cool down',
    'cycling, interval, 1 hour, by power, whole Warm up 15m · 5m open effort 10/10 · 10m Z1 · 20m open effort 10/10 · Cool down 10m',
  ],
])('%s', (sentence, asked) => {
  const read = readSession(sentence, 'cycling', { sport: 'cycling', references: { cycling: 230 } })
  expect(read && readAs(read)).toBe(asked)
})
