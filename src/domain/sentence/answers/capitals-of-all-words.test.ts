import { expect, test } from 'vitest'
import { meaningInSmallLetters } from '#tests/support/sentences/meaning-in-small-letters.ts'
import { sentencesOfTables } from '#tests/support/sentences/of-tables.ts'
import { isKnownWord } from '../tokens/vocabulary.ts'

/** A single capital letter is a pace, a mile or a zone to a coach: "E 2M, 20min T". */
const LETTERS = /(?<![A-Za-z'])[A-Z](?![A-Za-z'])|\bE\d|\bST\b/
/** With capitals their words are names, or no whole sentence of anybody. */
const NAMES = ['Box Hill', 'Minuten Esay', 'as 75 max off 60']

test.each([0, 1])('every second known word may begin with a capital, from word %i on', (start) => {
  const others = sentencesOfTables()
    .filter((sentence) => !LETTERS.test(sentence) && !NAMES.some((name) => sentence.includes(name)))
    .filter((sentence) => {
      const capitals = withCapitals(sentence, start)
      return (
        capitals !== sentence &&
        meaningInSmallLetters(capitals).join('\n') !== meaningInSmallLetters(sentence).join('\n')
      )
    })
  expect(others).toEqual([])
})

/** The sentence with a capital at every second of its known words. */
function withCapitals(sentence: string, start: number): string {
  let count = start
  return sentence.replace(/(?<!\p{L})\p{Ll}{2,}(?!\p{L})/gu, (word) => {
    if (!isKnownWord(word)) return word
    count += 1
    return count % 2 === 1 ? word.slice(0, 1).toUpperCase() + word.slice(1) : word
  })
}
