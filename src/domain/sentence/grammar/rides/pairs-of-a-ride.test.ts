import { expect, test } from 'vitest'
import { readAs } from '#tests/support/sentences/read-as.ts'
import { readSession } from '../read-session.ts'

// Hard and easy time by turns with brackets, sets and targets said elsewhere.
test.each<[sentence: string, asked: string]>([
  [
    'bike (8x20/10) twice with 5 min easy between, 10 wu 10 cd',
    'cycling, v02 max, warm-up 10 minutes, main set 8x · 20sec · 10sec recovery · 5m recovery · 8x · 20sec · 10sec recovery, cool-down 10 minutes',
  ],
  [
    'tabata x2 on the bike: 8x(20/10), 4 min easy between',
    'cycling, interval, main set 8x · 20sec Z7 · 10sec recovery · 4m recovery · 8x · 20sec Z7 · 10sec recovery, by power',
  ],
  [
    'turbo 40/20s: 2 sets of 8, 4 min btw sets, 15 wu 10 cd, 125%/45%',
    'cycling, v02 max, 45 minutes, by power, whole Warm up 15m · 8x · 40sec 125% · 20sec 45% recovery · 4m recovery · 8x · 40sec 125% · 20sec 45% recovery · Cool down 10m',
  ],
  [
    'turbo 30/30 for 8 min, two of those, 4 off',
    'cycling, v02 max, main set 8x · 30sec · 30sec recovery · 4m recovery · 8x · 30sec · 30sec recovery',
  ],
  [
    'bike 20-15-10s Z1/Z3/Z6 x4, x2 sets, 3 min easy',
    'cycling, tempo, main set 4x · 20sec Z1 · 15sec Z3 · 10sec Z6 · 3m recovery · 4x · 20sec Z1 · 15sec Z3 · 10sec Z6, by power',
  ],
  [
    'bike microbursts 2x6 min 20s @ 140% 20s @ 50%, 4 rest',
    'cycling, v02 max, main set 8x · 20sec 140% · 20sec 50% recovery · 20sec 140% · 4m recovery · 9x · 20sec 140% · 20sec 50% recovery, by power',
  ],
])('%s', (sentence, asked) => {
  const read = readSession(sentence, 'cycling', { sport: 'cycling', references: { cycling: 230 } })
  expect(read && readAs(read)).toBe(asked)
})
