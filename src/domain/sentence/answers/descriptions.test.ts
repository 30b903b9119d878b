import { expect, test } from 'vitest'
import { readingsIn } from '#tests/support/sentences/answer-lines.ts'
import { understand } from '../understand.ts'

test.each<[sentence: string, reading: string]>([
  ['8x60s hills, jog down', '8x60s → 8 × 1 minute uphill at effort 9/10, 90 seconds recovery'],
  [
    '40 min easy run, 6x20s strides with 60s jog',
    '6x20s strides → 6 × 20 seconds stride at effort 8/10, 1 minute recovery',
  ],
  [
    '10 min wu, 3x8 min z4 @ 90 rpm w/ 3 min, 10 min cd ride',
    '3x8 min → 3 × 8 minutes at zone 4, 90 rpm, 3 minutes recovery',
  ],
  [
    '10x100 free on 1:45 w/ fins and paddles swim',
    '10x100 → 10 × 100 meters freestyle with fins and paddles every 1:45',
  ],
  ['bike 5x3 min with 1.33 min rest', '5x3 min with 1.33 min rest → 5 × 3 minutes, 80 seconds rest'],
])('a part of "%s" is described: %s', (sentence, reading) => {
  expect(readingsIn(sentence, understand(sentence, { sport: 'running' }))).toContain(reading)
})
