import { expect, test } from 'vitest'
import {
  accountOf,
  type BesideParts,
  checksOf,
  type MisreadPart,
  misread,
  SETS,
} from '#tests/support/sentences/misread.ts'
import { accountFor } from './account.ts'

// Efforts that no part was given, or another one than the sentence says.

test('an effort that no part was given is asked about', () => {
  const easy = { kind: 'session', session: 'easy', words: 'easy' } as const
  const slash = { kind: 'punctuation', words: '/' } as const
  const whole: MisreadPart = ['- 10min Z4', { '10 min': 'amount' }]
  expect(checksOf('4x5 at 100%, 10 min, what is left easy', 'cycling', [SETS, whole], [easy])).toEqual(['easy'])
  const hard: MisreadPart = ['4x\n- 25mtr Z5', { '4x25': 'set', fast: 'session' }]
  expect(checksOf('4x25 fast/easy', 'swimming', [hard], [slash, easy])).toEqual(['easy'])
})

test('the effort of a part that was given that of the session is told', () => {
  const T: MisreadPart = ['- 3mi Z4', { '3 mi': 'amount', T: 'session' }]
  const rest: MisreadPart = ['- 2min Z4', { '2min': 'amount' }]
  const toldOf = (sentence: string, rows: MisreadPart[], beside: BesideParts = []) =>
    accountOf(sentence, 'running', rows, beside).inferred.map(({ because }) => because)
  expect(toldOf('3 mi T + 2min', [T, rest])).toEqual(['No effort was said for “2min”, so zone 4.'])
  expect(toldOf('3 mi T + 2min', [T, ['- 2min Z2', { '2min': 'amount' }]])).toEqual([])
  expect(toldOf('3 mi T + 2min hard', [T, ['- 2min Z4', { '2min': 'amount', hard: 'session' }]])).toEqual([])
})

test('a heading says the effort of all that is measured as its first part is', () => {
  const toldOf = (sentence: string, rows: MisreadPart[]) => {
    const { understood, ...sources } = misread(sentence, 'running', rows)
    const heading = { from: 0, to: 9, field: 'workoutType' as const, reading: 'Threshold' }
    const found = [heading, ...understood.found]
    return accountFor(sentence, { ...understood, found }, sources).inferred.map(({ because }) => because)
  }
  const miles: MisreadPart = ['- 2mi Z4\n- 1mi Z4', { '2mi-1mi': 'rungs' }]
  const mile: MisreadPart = ['- 3mi Z4', { '3mi': 'amount' }]
  const minute: MisreadPart = ['- 1min Z4', { "1'": 'amount' }]
  expect(toldOf('threshold: 2mi-1mi, 3mi', [miles, mile])).toEqual([])
  expect(toldOf("threshold: 2mi-1mi, 1'", [miles, minute])).toEqual(["No effort was said for “1'”, so zone 4."])
})

test('the target right behind a length is that of its part, or asked about', () => {
  const built = (words: MisreadPart[1]): MisreadPart[] => [['6x\n- 2km 85% interval\n- 800mtr recovery', words]]
  const hmp = { kind: 'race pace', words: 'HMP' } as const
  const sentence = '6x2k @ HMP (800 m float @ MP+30)'
  const words = { '6x2k': 'set', '800 m float': 'rest', 'MP+30': 'percent' } as const
  expect(checksOf(sentence, 'running', built(words), [hmp])).toContain('HMP')
  expect(checksOf(sentence, 'running', built({ ...words, HMP: 'race pace' }))).not.toContain('HMP')
})

test('a percent of the pace of a race that was built as one of threshold is asked about', () => {
  const sentence = '5k easy, 1k float @ 85% of MP'
  const easy: MisreadPart = ['- 5km Z1', { '5k': 'amount', easy: 'session' }]
  const words = { '1k': 'amount', '85%': 'percent', MP: 'race pace' } as const
  expect(checksOf(sentence, 'running', [easy, ['- 1km 85%', words]])).toEqual(['MP'])
  // Of the pace of the race it is another figure.
  expect(checksOf(sentence, 'running', [easy, ['- 1km 79-81%', words]])).not.toContain('MP')
})
