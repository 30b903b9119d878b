import { expect, test } from 'vitest'
import { checkedIn, checksOf } from '#tests/support/sentences/checked.ts'
import { readAs } from '#tests/support/sentences/read-as.ts'
import { understand } from '../understand.ts'

// A time without an effort behind hard ones in brackets is their rest; any other step without an effort is told.

const NONE: string[] = []

test.each<[sentence: string, asked: string, told: string[]]>([
  [
    'run 20 min z2, 5x(1 min hard, 1 min), 20 min z2',
    'running, interval, 50 minutes, whole 20m Z2 · 5x · 1m Z5 interval · 1m recovery · 20m Z2',
    NONE,
  ],
  [
    "bike 3x(6' 100%, 3'), 4x(2' 120%, 2'), 10 easy",
    'cycling, v02 max, 53 minutes, whole 3x · 6m 100% · 3m recovery · 4x · 2m 120% · 2m recovery · 10m Z1',
    NONE,
  ],
  [
    "run 10' e, 3 x (6' t, 3'), 10' e",
    'running, threshold, 47 minutes, whole 10m Z1 · 3x · 6m Z4 · 3m recovery · 10m Z1',
    NONE,
  ],
  [
    '15 easy, 3x(5 z3, 5 z4, 5), 10 easy bike',
    'cycling, tempo, 1 hour 10 minutes, whole 15m Z1 · 3x · 5m Z3 · 5m Z4 · 5m Z3 · 10m Z1',
    ['No effort was said for “5”, so work: write “easy” at a rest.'],
  ],
  [
    'swim 300 easy, 4x(100 fast, 50), 200 easy',
    'swimming, interval, 1,100 meters, whole 300mtr Z1 · 4x · 100mtr Z5 · 50mtr · 200mtr Z1',
    ['No effort was said for “50”, so work: write “easy” at a rest.'],
  ],
])('"%s" asks for %s', (sentence, asked, told) => {
  const understood = understand(sentence, { sport: 'running' })
  expect(readAs(understood)).toBe(asked)
  expect(understood.inferred.flatMap(({ because }) => (/so work/.test(because) ? [because] : []))).toEqual(told)
  expect(checkedIn(sentence, understood)).toEqual(checksOf(sentence))
})

test.each(['run 4x(5 min, 2 min) at 10k pace', '10 min wu, 3x(2 min easy, 5 min), 10 min cd run'])(
  'an effort of all steps needs no telling in "%s"',
  (sentence) => {
    const { inferred } = understand(sentence, { sport: 'running' })
    expect(inferred.filter(({ because }) => because.includes('so work'))).toEqual([])
  },
)
