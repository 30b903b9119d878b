import fc from 'fast-check'
import { expect, test } from 'vitest'
import { someOf, testProperty } from '#tests/support/drawn.ts'
import { drawnSentence } from '#tests/support/sentences/drawn-request.ts'
import { mutatedSentence } from '#tests/support/sentences/mutated.ts'
import { sentencesOfTables } from '#tests/support/sentences/of-tables.ts'
import { phrasesOfFolder } from '#tests/support/sentences/phrases-of-folder.ts'
import { wordsAndMarks } from './words-and-marks.ts'

const phrases = await phrasesOfFolder()
const sentences = sentencesOfTables()

test('words are cut at figures and marks, and are in small letters', () => {
  expect([...wordsAndMarks('6x800m w/2Mi, 3rds → café ☕')]).toEqual([
    'x',
    'm',
    'w',
    '/',
    'mi',
    ',',
    'rds',
    '→',
    'caf',
    'é',
    '☕',
  ])
})

test('nearly all phrases name words or marks that they need', () => {
  expect(phrases.length).toBeGreaterThan(250)
  expect(phrases.filter(({ needs }) => needs).length / phrases.length).toBeGreaterThan(0.9)
})

test('no phrase is in a sentence of the tables that has none of the words that it needs', () => {
  expect(someOf(sentences).flatMap(withoutNeeds)).toEqual([])
})

testProperty('no phrase is in a drawn sentence that has none of the words that it needs', 5000, (drawing) =>
  fc.assert(
    fc.property(
      fc.oneof(
        drawnSentence.map(({ sentence }) => sentence),
        mutatedSentence.map(({ sentence }) => sentence),
      ),
      (sentence) => {
        expect(withoutNeeds(sentence)).toEqual([])
      },
    ),
    drawing,
  ),
)

/** The patterns that match a sentence although it has nothing of what their phrases need. */
function withoutNeeds(sentence: string): { sentence: string; pattern: RegExp }[] {
  const said = wordsAndMarks(sentence)
  return phrases
    .filter(({ needs, pattern }) => needs && !needs.some((one) => said.has(one)) && sentence.search(pattern) >= 0)
    .map(({ pattern }) => ({ sentence, pattern }))
}
