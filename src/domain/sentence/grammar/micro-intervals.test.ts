import { expect, test } from 'vitest'
import { readAs } from '#tests/support/sentences/read-as.ts'
import { readSession } from './read-session.ts'

// Hard and easy time by turns: the count stands anywhere, or follows from the length.

test.each<[sentence: string, asked: string]>([
  [
    'warm up 12, 40/20s: 2 sets of 9, 6 min between, 118%/45%, cool down 9 on the bike',
    'cycling, v02 max, 45 minutes, by power, whole Warm up 12m · 9x · 40sec 118% · 20sec 45% recovery · 6m recovery · 9x · 40sec 118% · 20sec 45% recovery · Cool down 9m',
  ],
  [
    'turbo 20/40 x12 x2, 4 min btw sets, 14 wu',
    'cycling, v02 max, warm-up 14 minutes, main set 12x · 20sec · 40sec recovery · 4m recovery · 12x · 20sec · 40sec recovery',
  ],
  [
    'ride 12 wu, 30/30s 2 x 11 min @ 122/48%, 5 min ez, 8 cd',
    'cycling, v02 max, 47 minutes, by power, whole Warm up 12m · 11x · 30sec 122% · 30sec 48% recovery · 5m recovery · 11x · 30sec 122% · 30sec 48% recovery · Cool down 8m',
  ],
  ['eight 30/30s at 115% on the trainer', 'cycling, v02 max, main set 8x · 30sec 115% · 30sec recovery, by power'],
  [
    'tabata x2: 8x :20/:10, 6 min spin between, bike',
    'cycling, interval, main set 8x · 20sec Z7 · 10sec recovery · 6m recovery · 8x · 20sec Z7 · 10sec recovery, by power',
  ],
  [
    'bike 12x 20s on/40 off, 11 wu 9 cd',
    'cycling, v02 max, warm-up 11 minutes, 12 × 20 seconds, 40 seconds rest, cool-down 9 minutes',
  ],
])('%s', (sentence, asked) => {
  const read = readSession(sentence, 'cycling', { sport: 'cycling', references: { cycling: 230 } })
  expect(read && readAs(read)).toBe(asked)
  expect(read?.unread).toEqual([])
})
