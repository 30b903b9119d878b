import { expect, test } from 'vitest'
import { figureOf } from './figure-of.ts'

test.each([
  ['12', 12],
  ['2.5', 2.5],
  ['3 times', 3],
  ['Three Times', 3],
  ['TWICE', 2],
  ['oh', 0],
  ['8th', 8],
  ['Other', 2],
  ['Fifth', 5],
  ['twelve', 12],
])('the figure of %j is %d', (words, figure) => {
  expect(figureOf(words)).toBe(figure)
})

test.each(['last', 'constructor', '', undefined])('%j has no figure', (words) => {
  expect(figureOf(words)).toBeNaN()
})
