import { sports } from '../../sports/registry.ts'
import { nearestWord } from './spelling.ts'
import type { Token } from './tokens.ts'
import { fillerWords } from './words/filler-words.ts'
import { magnitudeWords, numberWords, pluralNumberWords } from './words/number-words.ts'
import { sessionWords } from './words/session-words.ts'
import { otherSports } from './words/sport-words.ts'
import { structureWords } from './words/structure-words.ts'
import { unitWords } from './words/unit-words.ts'
import { unsupportedUnits, unsupportedWords } from './words/unsupported-words.ts'

/** Replaces every mistyped word by the nearest known one. A word without a near one stays. */
export function correctSpelling(tokens: readonly Token[]): Token[] {
  return tokens.map((token) => {
    if (token.kind !== 'word' || known.has(token.text)) return token
    const nearest = nearestWord(token.text, worthMending)
    return nearest === undefined ? token : { ...token, text: nearest }
  })
}

const meaningfulWords = [
  ...sports.flatMap(({ sentence }) => sentence.words),
  ...Object.values(sessionWords).flat(),
  ...Object.keys(unitWords),
  ...[numberWords, pluralNumberWords, magnitudeWords].flatMap((words) => Object.keys(words)),
  ...structureWords,
].flatMap((phrase) => phrase.split(' '))

// English words that are spelled nearly like a known one and must not be corrected.
const lookalikes = 'spring springs house mouse place hung ten tent stripes still tennis like likes biking lane line min'

const known = new Set([
  ...meaningfulWords,
  ...fillerWords,
  ...otherSports.flatMap((phrase) => phrase.split(' ')),
  ...unsupportedWords.flatMap(({ words }) => words).flatMap((phrase) => phrase.split(' ')),
  ...unsupportedUnits
    .flatMap(({ after = [], before = [] }) => [...after, ...before])
    .flatMap((phrase) => phrase.split(' ')),
  ...lookalikes.split(' '),
])

const worthMending = [...new Set([...meaningfulWords, ...fillerWords])].filter((word) => word.length >= 4)
