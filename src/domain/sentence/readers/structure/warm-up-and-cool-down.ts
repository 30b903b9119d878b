import { endWords } from '../../../text/words/part-words.ts'
import type { Meaning, Reader } from '../../mention.ts'
import { type Amount, hasUnit } from '../../tokens/amounts.ts'
import { indexPhrases, type Match, matchPhrase, skip } from '../../tokens/phrases.ts'
import { readAmount } from '../../tokens/read-amount.ts'
import { type Token, textAt } from '../../tokens/tokens.ts'
import { wordTable } from '../../tokens/words/word-table.ts'
import { readCadence } from '../figures/cadences.ts'
import { hasSet, isDirectlyBehindBouts } from './behind-bouts.ts'
import { matchBothEnds, readBothEnds } from './both-ends.ts'
import { readTimedWayBack } from './ways-back.ts'

type Part = 'warmup' | 'cooldown' | undefined

/** A warm-up or a cool-down, and its length if one is said: "10 min warm up", "warmup 1 km", "15 min wu", "10 min down". */
export const readWarmUpOrCoolDown: Reader = (tokens, at, before) => {
  if (readTimedWayBack(tokens, at, before)) return undefined
  const end = readBothEnds(tokens, at) ?? readWalkedEnd(tokens, at, before)
  if (end) return end
  const word = readPart(tokens, at)
  if (word) {
    const start = skipManner(tokens, skip(tokens, word.next, linkWords, { most: 2 }))
    // "wu 70-90 rpm"
    const amount = readCadence(tokens, start, []) ? undefined : (readLowEnd(tokens, start) ?? readAmount(tokens, start))
    // Before another such word the length is that one's, and before a sign it is of a set: "warm up 3 x 8 min".
    const belongsToIt = amount && !isOfNext(tokens, amount.next) && !isSignAt(tokens, amount.next)
    return belongsToIt ? found(word.value, amount.next, amount.value) : found(word.value, word.next)
  }
  const amount = readLowEnd(tokens, at) ?? readAmount(tokens, at)
  const after =
    amount &&
    (readInOrOut(tokens, at, amount.next, before) ??
      readToStartOrFinish(tokens, amount.next, before) ??
      readBehindLength(tokens, skip(tokens, amount.next, betweenWords, { most: 2 })))
  // "1h home trainer": nobody cools down first, except with what comes before: "10 min home after 5x1k".
  const isHome = after !== undefined && textAt(tokens, after.next - 1) === 'home'
  if (isHome && isFirstInSession(before) && textAt(tokens, after.next) !== 'after') return undefined
  // "400 warm up first"
  return amount && after ? found(after.value, skip(tokens, after.next, firstly), amount.value) : undefined
}

/** The index of the length behind a few words: "warm up on flat for 10-12 min", "cool down with an easy jog for 10 min". */
function skipManner(tokens: readonly Token[], at: number): number {
  const words = tokens.slice(at, at + MOST_WORDS)
  const link = words.findIndex(({ kind, text }) => kind !== 'word' || text === 'for')
  return words[link]?.text === 'for' && readAmount(tokens, at + link + 1) ? at + link + 1 : at
}

// "with a very easy jog for 10 min" (our choice).
const MOST_WORDS = 6

/** A walk before all other parts, or behind all of them: "walk 5 min, 8x(1 min run, 90 s walk), 5 min walk". */
function readWalkedEnd(tokens: readonly Token[], at: number, before: readonly Meaning[]): ReturnType<Reader> {
  // "run/walk for 40 min"
  const isManner = textAt(tokens, at - 1) === '/' || runs.has(textAt(tokens, at - 1))
  const isFirst = (walks.has(textAt(tokens, at)) && !isManner) || isOneOfTwoJogs(tokens, at)
  const amount = readAmount(tokens, isFirst ? skip(tokens, at + 1, linkWords) : at)
  if (!amount || !hasUnit(amount.value) || !(isFirst || walks.has(textAt(tokens, amount.next)))) return undefined
  const next = isFirst ? amount.next : amount.next + 1
  const named = isFirst ? undefined : readPart(tokens, next)
  if (named) return found(named.value, named.next, amount.value)
  const isBeforeSet = tokens[next]?.kind === 'number' && signs.has(textAt(tokens, next + 1))
  const isEnd =
    isBeforeSet || next >= tokens.length || clauseEnds.has(textAt(tokens, next)) || openings.has(textAt(tokens, next))
  const isMore = tokens.slice(next).some(({ kind }) => kind === 'number')
  if (isEnd && isMore && before.every((one) => isBeforeParts(one, amount.value, textAt(tokens, at - 1))))
    return found('warmup', next, amount.value)
  const isLast = isEnd && !isMore && hasSet(before) && !isDirectlyBehindBouts(before)
  return isLast ? found('cooldown', next, amount.value) : undefined
}

/** Whether a meaning can stand before the first part: a word, or the length of the whole, "half hr. 5 min walk". */
function isBeforeParts(one: Meaning, first: Amount, sign: string): boolean {
  const isWhole =
    one.kind === 'amount' &&
    one.amount.kind === 'time' &&
    first.kind === 'time' &&
    one.amount.seconds >= MIN_SHARE * first.seconds &&
    (sign === '.' || sign === ':')
  return isWhole || one.kind === 'filler' || one.kind === 'sport' || one.kind === 'punctuation'
}

// Of the first walk: a shorter length is a part beside it (our choice).
const MIN_SHARE = 4
const openings = new Set(['then', '('])

/** "jog 2k, 6x1k with 2 min rest, jog 2k": one jog says no more than how the session is run. */
function isOneOfTwoJogs(tokens: readonly Token[], at: number): boolean {
  const isJog = (index: number) => textAt(tokens, index) === 'jog' && readAmount(tokens, index + 1) !== undefined
  return isJog(at) && tokens.filter((_, index) => isJog(index)).length > 1
}

const walks = new Set(['walk', 'walking'])
const runs = new Set(['run', 'jog'])

/** Whether a sign of a set or of a pair stands at an index; a stroke with a space before it divides two parts. */
function isSignAt(tokens: readonly Token[], at: number): boolean {
  return signs.has(textAt(tokens, at)) || (textAt(tokens, at) === '/' && tokens[at]?.glued === true)
}

/** The lower end of a range of times: "15-20 min warm up". */
function readLowEnd(tokens: readonly Token[], at: number): ReturnType<typeof readAmount> {
  const [low, link] = [tokens[at], textAt(tokens, at + 1)]
  if (low?.kind !== 'number' || tokens[at + 2]?.kind !== 'number' || !['-', 'to'].includes(link)) return undefined
  const high = readAmount(tokens, at + 2)
  const share = Number(low.text) / Number(textAt(tokens, at + 2))
  if (!(share <= 1)) return undefined
  if (high?.value.kind === 'distance')
    return { value: { ...high.value, value: high.value.value * share }, next: high.next }
  if (high?.value.kind !== 'time') return undefined
  return { value: { ...high.value, seconds: high.value.seconds * share }, next: high.next }
}

/** Whether a length is that of the part behind it; in "wu 15 cd 10" each has its own behind it. */
function isOfNext(tokens: readonly Token[], at: number): boolean {
  const next = readPart(tokens, at)
  const amount = next && readAmount(tokens, skip(tokens, next.next, linkWords, { most: 2 }))
  return next !== undefined && (!amount || ['x', '*', '/'].includes(textAt(tokens, amount.next)))
}

function found(part: Part, next: number, amount?: NonNullable<ReturnType<typeof readAmount>>['value']) {
  return { value: { kind: 'warm-up or cool-down', part, ...(amount ? { amount } : {}) } as const, next }
}

/** The word for a warm-up, a cool-down or both, without a length. */
export function readEnd(tokens: readonly Token[], at: number): Match<unknown> | undefined {
  return matchBothEnds(tokens, at) ?? readPart(tokens, at)
}

function readPart(tokens: readonly Token[], at: number): Match<Part> | undefined {
  return matchPhrase(tokens, at, words)
}

function isFirstInSession(before: readonly Meaning[]): boolean {
  return before.every(({ kind }) => ['filler', 'punctuation', 'session', 'sport'].includes(kind))
}

/** "10:00 in, 9x3:00/1:00, 10:00 out": the ends around a set, where both are said. */
function readInOrOut(
  tokens: readonly Token[],
  start: number,
  at: number,
  before: readonly Meaning[],
): Match<Part> | undefined {
  const isEndOfPart = (index: number) => isPartEnd(tokens, skip(tokens, index, sportNouns))
  const isOneOf = (word: string, from: number, to: number) =>
    tokens.slice(from, to).some(({ text }, ahead) => text === word && isEndOfPart(from + ahead + 1))
  const [isIn, isOut] = ['in', 'out'].map((word) => textAt(tokens, at) === word && isEndOfPart(at + 1))
  const isSetBehind = tokens.slice(at).some(({ kind, text }) => kind === 'rungs' || signs.has(text))
  if (isIn && !hasSet(before) && isSetBehind && isOneOf('out', at + 1, tokens.length))
    return { value: 'warmup', next: at + 1 }
  if (isOut && hasSet(before) && isOneOf('in', 0, start)) return { value: 'cooldown', next: at + 1 }
  return undefined
}

function isPartEnd(tokens: readonly Token[], at: number): boolean {
  return tokens[at] === undefined || clauseEnds.has(textAt(tokens, at))
}

/** "5 km easy to start, 5x1k", "5x1k, 10 min easy to finish": easy time around a set. */
function readToStartOrFinish(
  tokens: readonly Token[],
  at: number,
  before: readonly Meaning[],
): Match<Part> | undefined {
  const to = skip(tokens, at, easyWords)
  const place = textAt(tokens, to) === 'to' ? textAt(tokens, to + 1) : ''
  const next = to + 2
  if (!isPartEnd(tokens, next)) return undefined
  const isBeforeSet = tokens.slice(next).some(({ text }) => signs.has(text))
  if (starts.has(place) && isFirstInSession(before) && isBeforeSet) return { value: 'warmup', next }
  return finishes.has(place) && hasSet(before) ? { value: 'cooldown', next } : undefined
}

const easyWords = new Set(['easy', 'ez'])
const sportNouns = new Set(['run', 'ride', 'bike', 'swim'])
const starts = new Set(['start', 'begin'])
const finishes = new Set(['finish', 'end', 'close'])

/** The part behind a length, where short words are enough: "10 min down". */
function readBehindLength(tokens: readonly Token[], at: number): Match<Part> | undefined {
  // "8:00 down to 7:00"
  const short = textAt(tokens, at + 1) === 'to' ? undefined : matchPhrase(tokens, at, shortWords)
  return readPart(tokens, at) ?? short ?? readBeforeOrAfter(tokens, at)
}

/** "10 min easy after" at the end of a clause or before a set; "90 s after each" is a rest, and "before breakfast" a time of day. */
function readBeforeOrAfter(tokens: readonly Token[], at: number): Match<Part> | undefined {
  // "faster than the one before"
  const part = textAt(tokens, at - 1) === 'one' ? undefined : places[textAt(tokens, at)]
  const isLast = tokens[at + 1] === undefined || clauseEnds.has(textAt(tokens, at + 1))
  const isBeforeSet = part === 'warmup' && tokens[at + 1]?.kind === 'number' && signs.has(textAt(tokens, at + 2))
  return part && (isLast || isBeforeSet) ? { value: part, next: at + 1 } : undefined
}

const places = wordTable<'warmup' | 'cooldown'>({
  ...{ before: 'warmup', after: 'cooldown', afterwards: 'cooldown' },
})
const clauseEnds = new Set([',', ';', '.', '+', 'and', '\n'])
const signs = new Set(['x', '*'])

const words = indexPhrases<Part>([
  ['warmup', [...endWords.warmup, 'warm ups,warming up,w / u,beforehand'].join()],
  ['cooldown', [...endWords.cooldown, 'warmdown,cooling down,wind down,winding down,c / d,w / d'].join()],
  [undefined, 'warm cool'],
])
const shortWords = indexPhrases<Part>([
  ['cooldown', 'down,home,cool,cooling'],
  ['warmup', 'warm,up'],
])
const firstly = new Set(['first', 'beforehand'])
const linkWords = new Set(['of', 'for', ':', 'is', '=', '('])
const betweenWords = new Set(['of', 'easy', 'as', 'for', 'to', 'a', 'the', 'jog', 'spin'])
