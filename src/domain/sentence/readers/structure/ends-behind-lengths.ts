import type { Meaning } from '../../mention.ts'
import { indexPhrases, type Match, matchPhrase, skip } from '../../tokens/phrases.ts'
import { type Token, textAt } from '../../tokens/tokens.ts'
import { wordTable } from '../../tokens/words/word-table.ts'
import { hasSet } from './behind-bouts.ts'
import { clauseEnds, type End, readEndWord, signs } from './end-words.ts'

/**
 * The word behind a length that makes it a warm-up or a cool-down: "10 min easy to start", "10 min out", "10 min down". The
 * length begins at `start` and ends before `at`.
 */
export function readEndBehind(
  tokens: readonly Token[],
  start: number,
  at: number,
  before: readonly Meaning[],
): Match<End> | undefined {
  return (
    readInOrOut(tokens, start, at, before) ??
    readToStartOrFinish(tokens, at, before) ??
    readBehindLength(tokens, skip(tokens, at, betweenWords, { most: 2 }))
  )
}

const betweenWords = new Set(['of', 'easy', 'as', 'for', 'to', 'a', 'the', 'jog', 'spin', 'prog', 'progressive'])

/** Whether nothing was read yet but words beside the first part. */
export function isFirstInSession(before: readonly Meaning[]): boolean {
  return before.every(({ kind }) => ['filler', 'punctuation', 'session', 'sport'].includes(kind))
}

/** "10:00 in, 9x3:00/1:00, 10:00 out": the ends around a set, where both are said. */
function readInOrOut(
  tokens: readonly Token[],
  start: number,
  at: number,
  before: readonly Meaning[],
): Match<End> | undefined {
  const isEndOfPart = (index: number) => {
    const end = skip(tokens, index, sportNouns)
    return isPartEnd(tokens, end) || textAt(tokens, end) === '/'
  }
  const isOneOf = (word: string, from: number, to: number) =>
    tokens.slice(from, to).some(({ text }, ahead) => text === word && isEndOfPart(from + ahead + 1))
  const [isIn, isOut] = ['in', 'out'].map((word) => textAt(tokens, at) === word && isEndOfPart(at + 1))
  const isSetBehind = tokens.slice(at).some(({ kind, text }) => kind === 'rungs' || signs.has(text))
  if (isIn && !hasSet(before) && isSetBehind && isOneOf('out', at + 1, tokens.length))
    return { value: 'warmup', next: at + 1 }
  // "5x6 min, 20 min in / 15 min out"
  if (isIn && hasSet(before) && isOneOf('out', at + 1, at + FAR)) return { value: 'warmup', next: at + 1 }
  if (isOut && hasSet(before) && isOneOf('in', 0, start)) return { value: 'cooldown', next: at + 1 }
  return undefined
}

/** Whether a part of the session ends before an index. */
export function isPartEnd(tokens: readonly Token[], at: number): boolean {
  return tokens[at] === undefined || clauseEnds.has(textAt(tokens, at))
}

/** "5 km easy to start, 5x1k", "5x1k, 10 min easy to finish": easy time around a set. */
function readToStartOrFinish(tokens: readonly Token[], at: number, before: readonly Meaning[]): Match<End> | undefined {
  const to = skip(tokens, at, easyWords)
  const place = textAt(tokens, to) === 'to' ? textAt(tokens, to + 1) : ''
  const next = to + 2
  if (!isPartEnd(tokens, next)) return undefined
  const isBeforeSet = tokens.slice(next).some(({ text }) => signs.has(text))
  if (starts.has(place) && isFirstInSession(before) && isBeforeSet) return { value: 'warmup', next }
  return finishes.has(place) && hasSet(before) ? { value: 'cooldown', next } : undefined
}

// In tokens: both ends are said side by side.
const FAR = 6
/** Words for how an end is done. */
export const easyWords = new Set(['easy', 'ez'])
const sportNouns = new Set(['run', 'ride', 'bike', 'swim'])
const starts = new Set(['start', 'begin'])
const finishes = new Set(['finish', 'end', 'close'])

/** The part behind a length, where short words are enough: "10 min down". */
function readBehindLength(tokens: readonly Token[], at: number): Match<End> | undefined {
  // "8:00 down to 7:00", "90 min up and down"
  const isUpAndDown =
    textAt(tokens, at) === 'up' && ['and', '&'].includes(textAt(tokens, at + 1)) && textAt(tokens, at + 2) === 'down'
  const isOther = textAt(tokens, at + 1) === 'to' || isUpAndDown
  const short = isOther ? undefined : matchPhrase(tokens, at, shortWords)
  return readEndWord(tokens, at) ?? short ?? readBeforeOrAfter(tokens, at)
}

/** "10 min easy after" at the end of a clause or before a set; "90 s after each" is a rest, and "before breakfast" a time of day. */
function readBeforeOrAfter(tokens: readonly Token[], at: number): Match<End> | undefined {
  // "faster than the one before"
  const part = textAt(tokens, at - 1) === 'one' ? undefined : places[textAt(tokens, at)]
  const isLast = tokens[at + 1] === undefined || clauseEnds.has(textAt(tokens, at + 1))
  const isBeforeSet = part === 'warmup' && tokens[at + 1]?.kind === 'number' && signs.has(textAt(tokens, at + 2))
  return part && (isLast || isBeforeSet) ? { value: part, next: at + 1 } : undefined
}

const places = wordTable<'warmup' | 'cooldown'>({
  ...{ before: 'warmup', after: 'cooldown', afterwards: 'cooldown' },
})
const shortWords = indexPhrases<End>([
  ['cooldown', 'down,home,cool,cooling'],
  ['warmup', 'warm,up'],
])
