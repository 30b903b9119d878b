import { test } from 'vitest'
import { expectAnswer } from '#tests/support/sentences/expect-answer.ts'

test.each([
  [
    'swim 10 min easy, 5x2 min hard, 5 min easy',
    'swimming, interval, 1,300 meters, whole 10m Z1 · 5x · 2m Z5 interval · 20sec rest · 5m Z1',
    [],
  ],
  [
    'sea swim 10 min easy, 6x2min hard 1 min easy, 10 min easy',
    'swimming, interval, 1,900 meters, whole 10m Z1 · 6x · 2m Z5 interval · 1m Z1 recovery · 10m Z1',
    [],
  ],
  [
    'swim 10 min easy, 6x2min hard 30s rest, 10 min easy',
    'swimming, interval, 1,600 meters, whole 10m Z1 · 6x · 2m Z5 interval · 30sec rest · 10m Z1',
    [],
  ],
  [
    'swim: 10 min easy, 3x5 min steady, 5 min easy',
    'swimming, endurance, 1,400 meters, whole 10m Z1 · 3x · 5m Z2 interval · 20sec rest · 5m Z1',
    [],
  ],
  ['swim 6x2 min hard 1 min rest', 'swimming, interval, main set 6x · 2m Z5 interval · 1m rest', []],
  ['swim 45 min with 6x3 min hard', 'swimming, interval, 2,100 meters, main set 6x · 3m Z5 interval · 20sec rest', []],
  ['swim 3x10 min steady, 1 min rest', 'swimming, endurance, main set 3x · 10m interval · 1m rest', []],
  ['css 1:45 then 15 min warm up', 'swimming, warm-up 15 minutes, reference 1:45 per meters, by pace', []],
  ['swim 10x50m hard 1 min rest', 'swimming, interval, 10 × 50 meters, 1 minute rest', []],
])('%j asks for %s', (sentence, asked, checks) => {
  expectAnswer(sentence, { asked, unread: [], checks })
})
