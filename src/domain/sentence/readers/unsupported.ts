import { sports } from '../../sports/registry.ts'
import type { Reader } from '../mention.ts'
import { readNumber } from '../tokens/numbers.ts'
import { indexPhrases, matchPhrase, skip } from '../tokens/phrases.ts'
import { readAmount } from '../tokens/read-amount.ts'
import { textAt } from '../tokens/tokens.ts'
import { otherSports } from '../tokens/words/sport-words.ts'
import { CHANGES, unsupportedWords, wordsBeforeFigure, wordsBehindFigure } from '../tokens/words/unsupported-words.ts'
import { lastSet } from './structure/last-set.ts'

/** Figures that fill no field: "300 tss", "at 6 am", "3 times a week". */
export const readUnsupportedFigure: Reader = (tokens, at) => {
  const named = matchPhrase(tokens, at, unitsBefore)
  if (named) {
    const start = skip(tokens, named.next, linkWords, { most: 2 })
    const figure = readNumber(tokens, start)
    // "hr 45min" is by heart rate, for 45 minutes.
    if (figure && readAmount(tokens, start)?.value.kind !== 'time')
      return unsupported(named.value, rangeEnd(tokens, figure.next))
  }
  const start = tokens[at]?.kind === 'clock' ? { next: at + 1 } : readNumber(tokens, at)
  if (!start) return undefined
  const end = rangeEnd(tokens, start.next)
  const unit = matchPhrase(tokens, skip(tokens, end, signs), unitsAfter) ?? matchPhrase(tokens, end, unitsAfter)
  return unit && unsupported(unit.value, unit.next)
}

/** Words that no field can hold, and sports without sessions. */
export const readUnsupportedWord: Reader = (tokens, at, before) => {
  // "build me a workout" says nothing, "4x25 build" does.
  const word = matchPhrase(tokens, at, words) ?? (lastSet(before) ? matchPhrase(tokens, at, changes) : undefined)
  return word && unsupported(word.value, word.next)
}

function unsupported(sentence: string, next: number): ReturnType<Reader> {
  return { value: { kind: 'unsupported', sentence }, next }
}

/** The index behind the second figure of a range: `88-94 %`. */
function rangeEnd(tokens: Parameters<Reader>[0], at: number): number {
  const end = skip(tokens, at, signs)
  if (!['-', 'to'].includes(textAt(tokens, end))) return at
  return readNumber(tokens, end + 1)?.next ?? at
}

// British English has no comma before "and".
const ownSports = new Intl.ListFormat('en-GB').format(sports.map(({ label }) => label.toLowerCase()))

const unitsBefore = indexPhrases(Object.entries(wordsBeforeFigure))
const unitsAfter = indexPhrases(Object.entries(wordsBehindFigure))
const words = indexPhrases([
  ...Object.entries(unsupportedWords),
  [`There are sessions for ${ownSports}.`, otherSports] as const,
])
const changes = indexPhrases([[CHANGES, 'build,builds,building,descend,des,desc,ascend']])
const linkWords = new Set(['of', 'is', '=', ':', 'at', '@'])
const signs = new Set(['~', '+'])
