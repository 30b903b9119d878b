import { expect, test } from 'vitest'
import { indexPhrases, matchPhrase } from './phrases.ts'
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
