import { expect, test } from 'vitest'
import { readAs } from '#tests/support/sentences/read-as.ts'
import { readWhole } from '../read-whole.ts'

const defaults = { sport: 'running', references: { cycling: 230 } } as const

// What may be meant otherwise is not read.
test.each<[sentence: string]>([
  ['bike 45 min tempo, 8 min warming up included'],
  ['90 min easy ride, between 30 and 50 min hard'],
  ['bike 2 min each at 210/230/250w and back down'],
  ['bike 4x5 min at 95% with decreasing rest 4/3/2 min'],
  ['bike 10x30'],
  ['2x15s sweet spot on the bike'],
  ['bike 15 wu, 2x20 @ 90%, 10 cd, 4 min rest'],
  ['strength 4x12 then bike 30 min z2'],
  ['tough 75 min ride'],
  ['bike 3x8 min between tempo and threshold, 4 min easy'],
])('%s', (sentence) => {
  expect(readWhole(sentence, defaults)).toBe(undefined)
})

// Figures take the unit of those beside them.
test.each<[sentence: string, asked: string]>([
  ['bike 10x20 s rest 10', 'cycling, v02 max, 10 × 20 seconds, 10 seconds rest'],
  [
    '4 x 2 min hard uphill on the bike, 3 min easy down',
    'cycling, interval, main set 4x · Uphill 2m 106-120% interval · 3m recovery, by power',
  ],
  [
    'turbo 12 wu, 30 sec hard, 2 min easy x 5, 10 cd',
    'cycling, v02 max, 34 minutes 30 seconds, by power, whole Warm up 12m · 5x · 30sec 106-120% · 2m recovery · Cool down 10m',
  ],
  ['ride 2x4,5 min at 270w, 3 min easy', 'cycling, v02 max, main set 2x · 4m30s 270w interval · 3m recovery, by power'],
])('%s', (sentence, asked) => {
  const read = readWhole(sentence, defaults)
  expect(read && readAs(read)).toBe(asked)
})
