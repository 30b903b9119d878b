import { expect, test } from 'vitest'
import { readAs } from '#tests/support/sentences/read-as.ts'
import { type SportId, sportIds } from '../../../sports/registry.ts'
import { readSession } from '../read-session.ts'

const sportOf = (sentence: string): SportId => sportIds.find((one) => one.startsWith(sentence.slice(0, 3))) ?? 'running'
const read = (sentence: string) => {
  const sport = /\b(?:bike|ride|turbo)\b/.test(sentence) ? 'cycling' : sportOf(sentence)
  return readSession(sentence, sport, { sport })
}

// Words that change what is done, and that no part can hold.
test.each([
  'run 2x1600, 2x800, 1600s @ 10k pace, 800s @ 5k pace',
  'run 1200, 800, 400, 1200s at half marathon pace, 800s at 10k pace',
  'ride 2 h in z2, at 40 min 3x5 min threshold',
  'run 4x2 min hard, 1 min jog, 6 min easy, repeat',
  'bike 4x6 min tempo, 3 min easy, 8 min easy before the cool-down, 10 min cool-down',
  'run 6x(1 km interval pace / 400 easy)',
  'run 6x3 min (1 min hard)',
  'bike 2x15 @ 88 then 1x10 @ 95, rest 4',
])('%s is not read', (sentence) => {
  expect(read(sentence)).toBeUndefined()
})

test.each([
  ['run 5x4 min @ z4 (90 s @ z2)', 'running, threshold, main set 5x · 4m Z4 interval · 1m30s Z2 recovery'],
  ['run 4x800 with 2 min steady', 'running, interval, main set 4x · 800mtr interval · 2m Z2 recovery'],
  [
    'bike 2x(3x4 min, 2x2 min) at 100%, 1 min easy',
    'cycling, threshold, main set 3x · 4m 100% interval · 2x · 2m 100% interval · 1m recovery · 3x · 4m 100% interval · 2x · 2m 100% interval',
  ],
])('%s is read as %s', (sentence, asked) => {
  const session = read(sentence)
  expect(session && readAs(session)).toBe(asked)
})

// What stands behind hard and easy time by turns is no rest of each of them, and a type is not that of other work.
test.each([
  ['run 6x(1 min on, 1 min off), 8 min jog', 'running, interval, main set 6x · 1m · 1m recovery · 8m Z1'],
  [
    'run 90 min w/ 2x15 min HMP (3 min float @ MP), rest easy',
    'running, threshold, 1 hour 30 minutes, at half marathon pace, whole 27m Z1 · 2x · 15m half marathon pace 96-98% interval · 3m marathon pace 92.7-94.6% recovery · 27m Z1',
  ],
])('%s is read as %s, each part once', (sentence, asked) => {
  const session = read(sentence)
  expect(session && readAs(session)).toBe(asked)
})
