import { expect, test } from 'vitest'
import { indexWords, nearestWord } from './spelling.ts'

const known = indexWords(['ride', 'bike', 'easy', 'swim', 'tempo', 'threshold', 'interval', 'intervals', 'recovery'])

test.each<[typed: string, known: string | undefined]>([
  // A word of four letters: swapped or doubled letters, or a missing vowel.
  ['rdie', 'ride'],
  ['irde', 'ride'],
  ['riide', 'ride'],
  ['swimm', 'swim'],
  ['bke', 'bike'],
  ['esy', 'easy'],
  ['bik', undefined],
  ['swm', 'swim'],
  ['tide', undefined],
  ['rise', undefined],
  ['rides', undefined],
  ['brike', undefined],
  ['rd', undefined],
  // From five letters on one edit.
  ['temo', 'tempo'],
  ['tempoo', 'tempo'],
  ['tenpo', 'tempo'],
  ['tmepo', 'tempo'],
  ['etmpo', 'tempo'],
  ['tempa', 'tempo'],
  ['hempo', undefined],
  ['tenpa', undefined],
  ['recvery', 'recovery'],
  ['rcovry', undefined],
  // From eight letters on two.
  ['recoovary', 'recovery'],
  ['recavary', 'recovery'],
  ['thrshhold', 'threshold'],
  ['threshld', 'threshold'],
  ['trshold', undefined],
  ['thrashoolt', undefined],
  // The nearer of two words.
  ['intervalls', 'intervals'],
  ['intervaal', 'interval'],
])('"%s" is a mistyped %s', (typed, word) => {
  expect(nearestWord(typed, known)).toBe(word)
})

test('of two words that are as near the first is taken', () => {
  expect(nearestWord('pacee', indexWords(['pacer', 'paced']))).toBe('pacer')
})
