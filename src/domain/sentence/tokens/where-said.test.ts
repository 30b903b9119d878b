import { expect, test } from 'vitest'
import { tokenize } from './tokens.ts'
import { whereSaid } from './where-said.ts'

const readAnywhere = whereSaid(new Set(['strides']), (tokens, at: number) => `${at} of ${tokens.length}`)

test('a reader is asked at every token of a sentence with one of its words', () => {
  const tokens = tokenize('45 min run with strides')
  expect(tokens.map((_, at) => readAnywhere(tokens, at))).toEqual(['0 of 5', '1 of 5', '2 of 5', '3 of 5', '4 of 5'])
})

test('it reads nothing in other sentences, whichever sentence came before', () => {
  const [said, unsaid] = [tokenize('6 strides'), tokenize('45 min run')]
  expect(readAnywhere(said, 0)).toBe('0 of 2')
  expect(readAnywhere(unsaid, 0)).toBeUndefined()
  expect(readAnywhere(said, 1)).toBe('1 of 2')
})
