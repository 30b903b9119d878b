import { isKnownWord } from '../../tokens/vocabulary.ts'
import type { Phrase } from '../phrase.ts'

/** Words that phrases are found by, with two letters swapped or one missing: "in the middel", "wiht". */
export const swappedLetters: Phrase = {
  pattern: /\b(?<word>[a-z]{3,7})\b/dgi,
  by: (span) => {
    const word = span('word')
    const typed = word?.words.toLowerCase() ?? ''
    if (!word || MISTYPED.get(typed) === undefined || isKnownWord(typed)) return undefined
    return [{ words: MISTYPED.get(typed) ?? '', for: word }]
  },
}

const WORDS = 'run the easy with then each every first middle between before after'.split(' ')

const MISTYPED = new Map([
  ['eazy', 'easy'],
  ...WORDS.flatMap((word) => formsOf(word).map((typed) => [typed, word] as const)).filter(
    ([typed]) => !WORDS.includes(typed),
  ),
])

/** A word with two neighbours of its letters swapped, with one of two alike, or without its only vowel. */
function formsOf(word: string): string[] {
  const swapped = Array.from(
    word.slice(1),
    (letter, at) => `${word.slice(0, at)}${letter}${word[at]}${word.slice(at + 2)}`,
  )
  return [...swapped, word.replace(/(.)\1/, '$1'), ...(word.length === 4 ? [word.replace(/(?<=^.)[aeiou]/, '')] : [])]
}
