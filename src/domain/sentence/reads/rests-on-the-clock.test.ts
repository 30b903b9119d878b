import { expect, test } from 'vitest'
import { expectAnswer } from '#tests/support/sentences/expect-answer.ts'
import { understand } from '../understand.ts'

test.each([
  // Behind a target, without a comma.
  ['4x1200 at 5k pace 2:30 rec', 'running, interval, 4 × 1,200 meters, 2 minutes 30 seconds rest, by pace, at 5k pace'],
  ['5x1k at threshold 1:00 rec', 'threshold, 5 × 1 kilometer, 1 minute rest'],
  ['bike 3x15 @ 90% 5:00 rest', 'cycling, sweet spot, main set 3x · 15m 90% interval · 5m rest'],
  ['6x800 3:20 jog 400', 'interval, main set 6x · 800mtr 4:10/km interval · 400mtr recovery'],
  // With a dot.
  ['swim 8x100 rest 1.15', 'swimming, interval, 8 × 100 meters, 75 seconds rest'],
  ['run 6x800 1.30 rest', 'running, interval, 6 × 800 meters, 90 seconds rest'],
  ['10x400 r 1.30', 'interval, 10 × 400 meters, 90 seconds rest'],
  ['5x1k rest 1.5 min', 'interval, 5 × 1 kilometer, 90 seconds rest'],
  // As long a jog behind a row is its end.
  [
    'run 10 min jog easy, 20 min tempo, 5 min hard, 10 min jog',
    'running, tempo, 45 minutes, whole 10m Z1 · 20m Z3 · 5m Z5 · 10m Z1',
  ],
  // Two lengths that fill each, and the easy time behind all bouts.
  ['bike 3x6: 2 min hard, 4 min easy', 'cycling, interval, 3 × 2 minutes, 4 minutes rest'],
  ['run 3x5 as 2 min hard, 3 min easy', 'running, interval, 3 × 2 minutes, 3 minutes rest'],
  ['bike 4x10 as 5 min z3, 5 min z4', 'cycling, tempo, main set 4x · 5m Z3 · 5m Z4'],
  [
    'run 3x(4x200 fast, 5 min easy)',
    'running, interval, main set 4x · 200mtr interval · 5m recovery · 4x · 200mtr interval · 5m recovery · 4x · 200mtr interval',
  ],
  ['swim 400 free, 200 back', 'swimming, 600 meters, whole 400mtr freestyle · 200mtr backstroke'],
  ['swim 200 kick, 200 pull with paddles', 'swimming, 400 meters, whole 200mtr kick · 200mtr pull with paddles'],
])('%j asks for %s', (sentence, asked) => {
  expectAnswer(sentence, { asked, unread: [], checks: [] })
})

test('a set behind a long warm-up gets a length that holds both', () => {
  for (const sentence of ['easy 5k then 5x200 m fast', 'run 5k easy then 5x400 fast', '10k easy then 6x200'])
    expect(understand(sentence, { sport: 'running' }).assumed.durationValue, sentence).toBeGreaterThan(7.9)
})
