import { expect, test } from 'vitest'
import type { Phrase } from './phrase.ts'
import { byNeed, phrasesSaid } from './phrases-by-need.ts'

const easy = phrase(/easy/, ['easy'])
const any = phrase(/\d/)
const rests = phrase(/rests?/, ['rest', 'rests'])
const index = byNeed([easy, any, rests])

test('finds the phrases of which a text holds a word that they need, and those that need none, in their order', () => {
  expect(phrasesSaid(index, '3x8 min, rests easy')).toEqual([easy, any, rests])
  expect(phrasesSaid(index, 'Rest rests')).toEqual([any, rests])
  expect(phrasesSaid(index, 'uneasy')).toEqual([any])
})

function phrase(pattern: RegExp, needs?: readonly string[]): Phrase {
  return { needs, pattern, by: () => undefined }
}
