import { expect, test } from 'vitest'
import { readAs } from '#tests/support/sentences/read-as.ts'
import { readWhole } from '../read-whole.ts'

// From one figure to another is a ramp, in the watts or percents that are said, and warms up.
test.each<[sentence: string, asked: string]>([
  [
    'ride 12 min from 50 to 72%, 2x15 min 92% 5 min easy',
    'cycling, sweet spot, 52 minutes, by power, whole 12m ramp 50-72% · 2x · 15m 92% interval · 5m recovery',
  ],
  [
    'bike warm up 14 min from 110 to 170 watts, 3x6 min at 255 watts 3 min easy',
    'cycling, v02 max, 41 minutes, by power, whole Warm up 14m ramp 110-170w · 3x · 6m 255w interval · 3m recovery',
  ],
  [
    'bike 12 min ramp 50-65%, 3x6 @ 98% 3 easy, 8 min ramp 62-42%',
    'cycling, threshold, 47 minutes, by power, whole 12m ramp 50-65% · 3x · 6m 98% interval · 3m recovery · 8m ramp 62-42%',
  ],
  ['25 min ramp from 110 to 190W bike', 'cycling, endurance, main set 25m ramp 110-190w, by power'],
  [
    '8 min @ 140w, 4x5 min @ 275w w/ 3 min @ 120w, 8 min @ 130w',
    'cycling, v02 max, 48 minutes, by power, whole 8m 140w · 4x · 5m 275w interval · 3m 120w recovery · 8m 130w',
  ],
])('%s', (sentence, asked) => {
  const read = readWhole(sentence, { sport: 'running', references: { cycling: 230 } })
  expect(read && readAs(read)).toBe(asked)
})
