import type { Reader } from '../mention.ts'
import { indexList, matchPhrase, skip } from '../tokens/phrases.ts'
import { readAmount } from '../tokens/read-amount.ts'
import { textAt } from '../tokens/tokens.ts'
import { whereSaid } from '../tokens/where-said.ts'
import { mannerWords } from '../tokens/words/manner-words.ts'
import { foodWords, notePhrases, noteWords } from '../tokens/words/note-words.ts'
import { MINDED } from '../tokens/words/unsupported-words.ts'

const phrases = indexList(notePhrases)

/** "on the road", "high elbows": words that mean something else each by itself. */
export const readNotePhrase: Reader = whereSaid(new Set(phrases.keys()), (tokens, at) => {
  const found = matchPhrase(tokens, at, phrases)
  return found && minded(found.next)
})

/** "gel every 30 min", "60 g carbs per hour": the figures are no lengths. */
export const readEating: Reader = whereSaid(foodWords, (tokens, at) => {
  const grams = tokens[at]?.kind === 'number' && grammes.has(textAt(tokens, at + 1)) ? skip(tokens, at + 2, of) : at
  if (!foodWords.has(textAt(tokens, grams))) return undefined
  const often = skip(tokens, grams + 1, foodWords)
  const isOften = each.has(textAt(tokens, often))
  const length = isOften ? readAmount(tokens, often + 1) : undefined
  if (length) return minded(length.next)
  if (isOften && units.has(textAt(tokens, often + 1))) return minded(often + 2)
  return grams > at ? minded(grams + 1) : undefined
})

const words = indexList([noteWords, mannerWords].join())

/** "barefoot", and how a length is done that is no set: "seated", "big gear". */
export const readNoteWord: Reader = (tokens, at) => {
  const found = matchPhrase(tokens, at, words)
  return found && minded(found.next)
}

function minded(next: number): ReturnType<Reader> {
  return { value: { kind: 'unsupported', sentence: MINDED }, next }
}

const grammes = new Set(['g', 'gr', 'grams', 'gram', 'x'])
const of = new Set(['of'])
const each = new Set(['every', 'each', 'per', '/', 'an', 'a'])
const units = new Set(['hour', 'hr', 'h', 'lap', 'km', 'mile', 'k'])
