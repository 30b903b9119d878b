import fc from 'fast-check'
import { expect } from 'vitest'
import { testProperty } from '#tests/support/drawn.ts'
import { meaningInSmallLetters } from '#tests/support/sentences/meaning-in-small-letters.ts'
import { sentencesOfTables } from '#tests/support/sentences/of-tables.ts'
import { isKnownWord } from '../tokens/vocabulary.ts'

/** A single capital letter is a pace, a mile or a zone to a coach: "E 2M, 20min T". */
const LETTERS = /(?<![A-Za-z'])[A-Z](?![A-Za-z'])|\bE\d|\bST\b/
/** With capitals their words are names, or they are no whole sentence of anybody. */
const NAMES = ['Box Hill', 'Minuten Esay', 'as 75 max off 60']

const sentences = sentencesOfTables().filter(
  (sentence) => !LETTERS.test(sentence) && !NAMES.some((name) => sentence.includes(name)),
)

/** Which of the known words begin with a capital: the odd ones or the even ones. */
const half = fc.constantFrom(0, 1)

testProperty('every second known word may begin with a capital', 5_000, (drawing) =>
  fc.assert(
    fc.property(fc.constantFrom(...sentences), half, (sentence, first) => {
      expect(meaningInSmallLetters(withCapitals(sentence, first))).toEqual(meaningInSmallLetters(sentence))
    }),
    drawing,
  ),
)

/** The sentence with a capital at every second of its known words. */
function withCapitals(sentence: string, first: number): string {
  let count = first
  return sentence.replace(/(?<!\p{L})\p{Ll}{2,}(?!\p{L})/gu, (word) => {
    if (!isKnownWord(word)) return word
    count += 1
    return count % 2 === 1 ? word.slice(0, 1).toUpperCase() + word.slice(1) : word
  })
}
