import { expect, test } from 'vitest'
import { meaningInSmallLetters } from '#tests/support/sentences/meaning-in-small-letters.ts'
import { sentencesOfTables } from '#tests/support/sentences/of-tables.ts'
import { isKnownWord } from '../tokens/vocabulary.ts'

/** A single capital letter is a pace, a mile or a zone to a coach: "E 2M, 20min T". */
const LETTERS = /(?<![A-Za-z'])[A-Z](?![A-Za-z'])|\bE\d|\bST\b/
/** With capitals their words are names, or they are no whole sentence of anybody. */
const NAMES = ['Box Hill', 'Minuten Esay', 'as 75 max off 60']
/** The words that begin with a capital in half of the sentences, and in the drill in all: the odd ones or the even ones. */
const HALVES = [0, 1]

/** The drill reads each of some ten thousand sentences three times. */
const LIMIT_MS = 600_000

test(
  'every second known word may begin with a capital',
  () => {
    const others = sentencesOfTables().flatMap((sentence, at) => {
      if (LETTERS.test(sentence) || NAMES.some((name) => sentence.includes(name))) return []
      const [meaning, ...inCapitals] = [
        sentence,
        ...HALVES.filter((half) => process.env.DRILL === '1' || at % 2 === half).map((half) =>
          withCapitals(sentence, half),
        ),
      ].map((words) => meaningInSmallLetters(words).join('\n'))
      return inCapitals.every((one) => one === meaning) ? [] : [sentence]
    })
    expect(others).toEqual([])
  },
  LIMIT_MS,
)

/** The sentence with a capital at every second of its known words. */
function withCapitals(sentence: string, half: number): string {
  let count = half
  return sentence.replace(/(?<!\p{L})\p{Ll}{2,}(?!\p{L})/gu, (word) => {
    if (!isKnownWord(word)) return word
    count += 1
    return count % 2 === 1 ? word.slice(0, 1).toUpperCase() + word.slice(1) : word
  })
}
