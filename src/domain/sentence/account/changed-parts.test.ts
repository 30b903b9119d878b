import { expect, test } from 'vitest'
import { checksOf, type MisreadPart, SETS } from '#tests/support/sentences/misread.ts'

// Parts that stand elsewhere than the sentence says, as a reader with a fault would build them.

test.each<[sentence: string, rows: MisreadPart[], check: string]>([
  ["4x5 at 100% 2 min easy. In 25' z2", [SETS, ['- 25min Z2', { "25'": 'amount', z2: 'zone' }]], "25' z2"],
  ["4x5 at 100% 2 min easy, 25' z2 in", [SETS, ['- 25min Z2', { "25'": 'amount', z2: 'zone' }]], "25' z2"],
  ["25' z2 home, 4x5 at 100% 2 min easy", [['- 25min Z2', { "25'": 'amount', z2: 'zone' }], SETS], "25' z2"],
  ["Out 25' z2, 4x5 at 100% 2 min easy", [['- 25min Z2', { "25'": 'amount', z2: 'zone' }], SETS], "25' z2"],
])('in "%s" what begins or ends the session stands elsewhere', (sentence, rows, check) => {
  expect(checksOf(sentence, 'cycling', rows)).toEqual([check])
  // In its own place it is not to be checked.
  expect(checksOf(sentence, 'cycling', rows.toReversed())).toEqual([])
})

test('what is said to be first is no cool-down', () => {
  const first: MisreadPart = ['- Cool down 25min', { "first 25'": 'amount', z2: 'zone' }]
  expect(checksOf("4x5 at 100% 2 min easy, first 25' z2", 'cycling', [SETS, first])).toEqual(["first 25' z2"])
})

test('a part that is joined to another one is built beside it, or asked about', () => {
  const sentence = '4x5 at 100% 2 min easy. Warm up 20 min and 3x1 min at 110%'
  const warmUp: MisreadPart = ['- Warm up 20min', { 'Warm up 20 min': 'warm-up or cool-down' }]
  const surges: MisreadPart = ['3x\n- 1min 110% interval\n- 2min recovery', { '3x1 min': 'set', '110%': 'percent' }]
  expect(checksOf(sentence, 'cycling', [warmUp, SETS, surges])).toEqual(['3x1 min at 110%'])
  expect(checksOf(sentence, 'cycling', [warmUp, surges, SETS])).toEqual([])
})

test('a warm-up or a cool-down amid the work is asked about', () => {
  const sentence = '4x5 at 100% 2 min easy, 20 min wup'
  const warmUp: MisreadPart = ['- Warm up 20min', { '20 min wup': 'warm-up or cool-down' }]
  expect(checksOf(sentence, 'cycling', [SETS, warmUp])).toEqual(['20 min wup'])
  expect(checksOf(sentence, 'cycling', [warmUp, SETS])).toEqual([])
})

test('a warm-up that is said without a length and not built is asked about', () => {
  const wu = { kind: 'warm-up or cool-down', part: 'warmup', words: 'wu' } as const
  expect(checksOf('4x5 at 100% 2 min easy, wu as you feel', 'cycling', [SETS], [wu])).toEqual(['wu'])
})

test('what is said to come before something else is built before it, or asked about', () => {
  const easy: MisreadPart = ['- 20min Z1', { "20'": 'amount', z1: 'zone' }]
  for (const sentence of [
    "4x5 at 100% 2 min easy, prior to that 20' z1",
    "4x5 at 100% 2 min easy. 20' z1 before the set",
  ]) {
    expect(checksOf(sentence, 'cycling', [SETS, easy])).toEqual(["20' z1"])
    expect(checksOf(sentence, 'cycling', [easy, SETS])).toEqual([])
  }
})

test('of two lengths that are said to be before and after, both are built, or asked about', () => {
  const sentence = '20 min z2 before and ten after, 4x5 at 100% 2 min easy'
  const before: MisreadPart = ['- 20min Z2', { '20 min': 'amount', z2: 'zone' }]
  const after: MisreadPart = ['- Cool down 10min', { ten: 'amount' }]
  const intervals: MisreadPart = ['4x\n- 5min 100% interval', { '4x5': 'set' }]
  expect(checksOf(sentence, 'cycling', [before, intervals])).toContain('before and ten after')
  expect(checksOf(sentence, 'cycling', [before, intervals, after])).not.toContain('before and ten after')
})
