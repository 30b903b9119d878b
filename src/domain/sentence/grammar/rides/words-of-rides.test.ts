import { expect, test } from 'vitest'
import { readAs } from '#tests/support/sentences/read-as.ts'
import { readWhole } from '../read-whole.ts'

// Figures and words of riders: a decimal comma, halves in words, a dash behind a pair, tired legs.
test.each<[sentence: string, asked: string]>([
  [
    'SST 2 x 12,5 min @ 0,9 FTP, 4 min rest',
    'cycling, sweet spot, main set 2x · 12m30s 90% interval · 4m recovery, by power',
  ],
  [
    'bike 3x8 @ 97,5% FTP, rec 2,5min, 12 wu, 8 cd',
    'cycling, threshold, 51 minutes 30 seconds, by power, whole Warm up 12m · 3x · 8m 97.5% interval · 2m30s recovery · Cool down 8m',
  ],
  [
    '5 x 30 sec all out on the bike, 3 and a half min easy between',
    'cycling, interval, 5 × 30 seconds, 3 minutes 30 seconds rest',
  ],
  [
    'turbo 40/20s - 2 sets of 7, 4 min between sets',
    'cycling, v02 max, main set 7x · 40sec · 20sec recovery · 4m recovery · 7x · 40sec · 20sec recovery',
  ],
  ['Easy spin 35 minutes, legs are tired', 'cycling, endurance, 35 minutes'],
  [
    'Sprints on the turbo: 12 min warm up, 6 x 30 secs flat out, 3 mins easy, 8 min down',
    'cycling, interval, 41 minutes, whole Warm up 12m · 6x · 30sec open effort 10/10 interval · 3m recovery · Cool down 8m',
  ],
])('%s', (sentence, asked) => {
  const read = readWhole(sentence, { sport: 'running', references: { cycling: 230 } })
  expect(read && readAs(read)).toBe(asked)
})
