import { sports } from '../../sports/registry.ts'
import { knownPhrases } from '../../text/grammar/phrase.ts'
import { indexWords, nearestWord } from './spelling.ts'
import type { Token } from './tokens.ts'
import { habitWords, otherPeople, participles, pastVerbs, raceNames, verbsOfOthers } from './words/aside-words.ts'
import { drillNames } from './words/drill-words.ts'
import { fillerWords } from './words/filler-words.ts'
import {
  bodyParts,
  breathHolds,
  injuries,
  signsBeforePart,
  signsBehindPart,
  signsOfInjury,
} from './words/injury-words.ts'
import { mannerWords } from './words/manner-words.ts'
import { magnitudeWords, numberWords, pluralNumberWords } from './words/number-words.ts'
import { remarkWords } from './words/remark-words.ts'
import { sessionWords } from './words/session-words.ts'
import { otherSports } from './words/sport-words.ts'
import { structureWords } from './words/structure-words.ts'
import { unitWords } from './words/unit-words.ts'
import { unsupportedWords, wordsBeforeFigure, wordsBehindFigure } from './words/unsupported-words.ts'

/** Replaces every mistyped word by the nearest known one. A word without a near one stays, and so does a name:
 * in a sentence of small letters a word with a capital one. */
export function correctSpelling(tokens: readonly Token[], sentence: string): Token[] {
  const hasNames = /\s\p{Ll}{2,}/u.test(sentence)
  return tokens.map((token, at) => {
    if (token.kind !== 'word' || known.has(token.text)) return token
    const nearest = nearestWord(token.text, worthMending)
    if (nearest === undefined) return token
    // "45 Minuten"
    const isUnit = unitWords[nearest] !== undefined
    return hasNames && !isUnit && isName(token, tokens[at - 1], tokens[at + 1], sentence)
      ? token
      : { ...token, text: nearest }
  })
}

/** Whether a word begins with a capital letter within a clause or before a place: "221 Baker Street" is no biker. */
function isName({ from }: Token, before: Token | undefined, next: Token | undefined, sentence: string): boolean {
  const isBegun = before !== undefined && (before.kind === 'number' || before.kind === 'word' || before.text === ',')
  return (isBegun || places.has(next?.text ?? '')) && /^\p{Lu}\p{Ll}/u.test(sentence.slice(from))
}

const places = new Set('loop road street lane climb hill pass park trail lake bridge reservoir'.split(' '))

/** Whether a word is one of those that readers know. */
export function isKnownWord(word: string): boolean {
  return known.has(word)
}

/** Whether a word is a known one that is mistyped. */
export function isNearKnownWord(word: string): boolean {
  return nearestWord(word, worthMending) !== undefined
}

const meaningfulWords = wordsIn(
  ...sports.map(({ sentence }) => sentence.words),
  ...Object.values(sessionWords),
  ...[unitWords, numberWords, pluralNumberWords, magnitudeWords].flatMap((words) => Object.keys(words)),
  structureWords,
)

// English words that are spelled nearly like a known one and must not be corrected.
const lookalikes =
  'ridge spring springs house mouse place hung ten tent stripes still tennis like likes biking lane line min kicks buy bench sim sims'

const known = new Set([
  ...meaningfulWords,
  // Its longer words are strokes, drills and equipment.
  ...wordsIn(...knownPhrases()),
  ...wordsIn(fillerWords, remarkWords, otherSports, lookalikes, mannerWords, ...drillNames),
  ...wordsIn(injuries, breathHolds, bodyParts, signsOfInjury, signsBehindPart, signsBeforePart),
  ...wordsIn(habitWords, pastVerbs, participles, otherPeople, verbsOfOthers, raceNames),
  ...wordsIn(...[unsupportedWords, wordsBeforeFigure, wordsBehindFigure].flatMap((words) => Object.values(words))),
])

const worthMending = indexWords(
  new Set([...meaningfulWords, ...wordsIn(fillerWords, ...knownPhrases())].filter((word) => word.length >= 4)),
)

/** The words of lists that are separated by commas, lines or spaces. */
function wordsIn(...lists: readonly string[]): string[] {
  return lists.flatMap((list) => [...list.matchAll(/[^\s,]+/g)].map(([word]) => word))
}
