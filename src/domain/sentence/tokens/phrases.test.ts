import { expect, test } from 'vitest'
import { indexPhrases, matchPhrase, skip } from './phrases.ts'
import { tokenize } from './tokens.ts'

const paces = indexPhrases([
  ['race', 'race,racing'],
  ['race pace', 'race pace,race pace effort'],
  ['goal', 'goal pace'],
])

test.each([
  ['race day', 'race', 1],
  ['race pace run', 'race pace', 2],
  ['race pace effort', 'race pace', 3],
  ['goal race', undefined, undefined],
  ['a race', undefined, undefined],
])('"%s" begins with the longest phrase that fits, in whatever order they are listed: %s', (text, value, next) => {
  const match = matchPhrase(tokenize(text), 0, paces)
  expect(match?.value).toBe(value)
  expect(match?.next).toBe(next)
})

test('no more words are skipped than asked for', () => {
  const tokens = tokenize('of the the set')
  const words = new Set(['of', 'the'])
  expect(skip(tokens, 0, words)).toBe(1)
  expect(skip(tokens, 0, words, { most: 2 })).toBe(2)
  expect(skip(tokens, 0, words, { most: 9 })).toBe(3)
  expect(skip(tokens, 3, words)).toBe(3)
})
