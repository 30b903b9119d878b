import { expect, test } from 'vitest'
import { phrasesOfFolder } from '#tests/support/sentences/phrases-of-folder.ts'
import { saidByPattern } from '#tests/support/sentences/said-by-pattern.ts'
import { createRandom } from '../../generator/plan/random.ts'
import type { Phrase } from './phrase.ts'
import { byNeed } from './phrases-by-need.ts'
import { sayAs } from './say-as.ts'
import { wordsAndMarks } from './words-and-marks.ts'

// Words that are drawn from the pattern of each phrase: what no sentence of the tables says is read as its pattern says it.

const WORDS_OF_EACH = 30

const phrases = await phrasesOfFolder()
const random = createRandom('words of patterns')
const said = phrases.flatMap((phrase) =>
  Array.from({ length: WORDS_OF_EACH }, () => saidByPattern(phrase.pattern, random)).flatMap((words) => {
    const edits = sayIn(phrase, words)
    return edits.length > 0 ? [{ phrase, words, edits }] : []
  }),
)

test('nearly all phrases are said by words of their patterns', () => {
  expect(new Set(said.map(({ phrase }) => phrase)).size / phrases.length).toBeGreaterThan(0.8)
})

test('no phrase says words that have none of those that it needs', () => {
  const without = said.filter(({ phrase: { needs }, words }) => {
    const all = wordsAndMarks(words)
    return needs && !needs.some((one) => all.has(one))
  })
  expect(without.map(({ words }) => words)).toEqual([])
})

test('words are said in the same way in capitals, unless those of a phrase depend on capitals', () => {
  const different = said.filter(
    ({ phrase, words, edits }) =>
      !dependsOnCapitals(phrase) && inSmallLetters(sayIn(phrase, words.toUpperCase())) !== inSmallLetters(edits),
  )
  expect(different.map(({ words }) => words)).toEqual([])
})

test('what is written stands for words of the sentence', () => {
  const outside = said.filter(({ words, edits }) =>
    edits.some(({ by }) =>
      by.some((piece) => {
        if (typeof piece === 'string') return false
        const { from, to } = 'for' in piece ? piece.for : piece
        return !(from >= 0 && from <= to && to <= words.length)
      }),
    ),
  )
  expect(outside.map(({ words }) => words)).toEqual([])
})

function sayIn(phrase: Phrase, words: string) {
  return sayAs(byNeed([{ ...phrase, needs: undefined }]), words)
}

const inSmallLetters = (edits: ReturnType<typeof sayAs>) => JSON.stringify(edits).toLowerCase()

/** Letters of paces and zones, names of hills, and nouns of German: "E 2M", "GA1", "up Box Hill", "Einlaufen 10 min". */
const CAPITALS = ['[EMTL]', '[TMIR]', '<strides>ST', 'GA ?', 'I(?<zone>', ' up [A-Z]', 'Einlaufen']

function dependsOnCapitals({ pattern: { source } }: Phrase): boolean {
  return CAPITALS.some((letters) => source.includes(letters))
}
