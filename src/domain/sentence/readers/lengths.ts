import type { Meaning, Reader } from '../mention.ts'
import { type Amount, hasUnit, toAmount } from '../tokens/amounts.ts'
import { readCount, readNumber } from '../tokens/numbers.ts'
import { indexList, indexPhrases, matchPhrase, skip } from '../tokens/phrases.ts'
import { readAmount } from '../tokens/read-amount.ts'
import { textAt } from '../tokens/tokens.ts'
import { unitWords } from '../tokens/words/unit-words.ts'
import { LOST, WHICH_ENDS } from '../tokens/words/unsupported-words.ts'
import { isPartEnd } from './plain-words.ts'
import { readSession } from './sessions.ts'
import { hasSet } from './structure/behind-bouts.ts'
import { readSet } from './structure/sets.ts'
import { readStrides } from './structure/strides.ts'

/** The lower end of a range: "45-60 min", "between 8 and 10 km". */
export const readRange: Reader = (tokens, at) => {
  const isBetween = tokens[at]?.text === 'between'
  const start = at + (isBetween ? 1 : 0)
  const low = readAmount(tokens, start)
  if (!low) return undefined
  const link = textAt(tokens, low.next)
  if (!(link === '-' || link === 'to' || link === 'or' || (isBetween && link === 'and'))) return undefined
  const high = readAmount(tokens, low.next + 1)
  // "miles 8-11", "descend 1-4": neither is a length.
  if (link === '-' && low.value.kind === 'bare' && high?.value.kind === 'bare')
    return { value: { kind: 'unsupported', sentence: NO_UNIT }, next: high.next }
  if (!high || !hasUnit(high.value)) return undefined
  // "30-30s" is a pair.
  if (tokens[start]?.text === tokens[low.next + 1]?.text) return undefined
  // "30 mins or 1500m" are two lengths.
  if (hasUnit(low.value) && (low.value.kind === 'time') !== (high.value.kind === 'time')) return undefined
  const first = hasUnit(low.value) ? low.value : inUnitOf(low.value, high.value)
  // "cut from 60 to 40 min"
  const isFalling = first?.kind === 'time' && high.value.kind === 'time' && high.value.seconds < first.seconds
  const value = isFalling ? high.value : first
  return value && { value: { kind: 'amount', amount: value, isRange: true }, next: high.next }
}

function isLostWord(last: Meaning | undefined): boolean {
  return last?.kind === 'unsupported' && last.sentence === LOST
}

const LOST_WORD = { kind: 'unsupported', sentence: LOST } as const
const NO_UNIT = 'Say the unit of these figures, such as 45-60 min.'

function inUnitOf(low: Amount, high: Amount): Amount {
  if (low.kind !== 'bare') return low
  if (high.kind === 'distance' || high.kind === 'm' || high.kind === 's') return { ...high, value: low.value }
  if (high.kind === 'time' && high.isSeconds) return { ...high, seconds: low.value }
  const isHours = high.kind === 'time' && high.seconds >= 3600 && low.value < 6
  return { kind: 'time', seconds: low.value * (isHours ? 3600 : 60) }
}

/** A length, and where in the session it lies if that is said: "the last 20 min", "finish with 5 km". */
export const readLength: Reader = (tokens, at, before) => {
  const place = matchPhrase(tokens, at, places)
  // "finish with 4 strides"
  if (place && readStrides(tokens, place.next, before)) return { value: { kind: 'filler' }, next: place.next }
  const start = place && skip(tokens, place.next, articles)
  const placed = start === undefined ? undefined : (readLengthAt(tokens, start, before) ?? readUnit(tokens, start))
  // "run for the first 40 minutes of it"
  const isOfThing = place?.value === 'first' && textAt(tokens, (placed?.next ?? 0) - 1) === 'of'
  if (isOfThing && placed && textAt(tokens, placed.next) === 'it' && before.every(({ kind }) => kind !== 'amount'))
    return placed
  // "first 10 min easy then 20 min tempo": one after the other.
  const isInTurn = textAt(tokens, at) === 'first' && before.every(({ kind }) => kind === 'filler' || kind === 'sport')
  if (placed && isInTurn && isBeforeThen(tokens, placed.next)) return placed
  // In "last 20 at tempo" the unit is that of the whole.
  if (place && placed?.value.kind === 'amount')
    return { value: { ...placed.value, place: place.value }, next: placed.next }
  return readLengthAt(tokens, at, before)
}

/** Whether "then" comes before the next figure. */
function isBeforeThen(tokens: Parameters<Reader>[0], at: number): boolean {
  const next = tokens.findIndex(({ kind, text }, index) => index >= at && (kind === 'number' || text === 'then'))
  return textAt(tokens, next) === 'then'
}

/** A unit alone is one of it: "last km", "1st hr". */
function readUnit(tokens: Parameters<Reader>[0], at: number): ReturnType<Reader> {
  const unit = unitWords[textAt(tokens, at)]
  if (unit !== 'hours' && unit !== 'kilometers' && unit !== 'miles') return undefined
  return { value: { kind: 'amount', amount: toAmount(1, unit) }, next: at + 1 }
}

const places = indexPhrases<'first' | 'last'>([
  ['last', 'last,final,finish with,finishing with,finish the last,ending with,end with,finishing'],
  ['first', 'first,starting with,start with,opening,1 st'],
])
const articles = new Set(['the', 'a', 'an', 'last', 'final'])

function readLengthAt(tokens: Parameters<Reader>[0], at: number, before: Parameters<Reader>[2]): ReturnType<Reader> {
  const named = matchPhrase(tokens, at, races)
  if (named) return { value: { kind: 'amount', amount: named.value }, next: named.next }
  const found = readSplitAmount(tokens, at) ?? readAmount(tokens, at)
  // "all in one run"
  if (!found || (found.value.kind === 'bare' && textAt(tokens, at) === 'one')) return undefined
  const isOpen = textAt(tokens, found.next) === '+' && tokens[found.next]?.glued && isPartEnd(tokens, found.next + 1)
  if (found.value.kind === 'bare' && isOpen)
    return { value: { kind: 'unsupported', sentence: NO_UNIT }, next: found.next + 1 }
  // "rest 3 min after 5"
  if (found.value.kind === 'bare' && counting.has(textAt(tokens, at - 1)))
    return { value: { kind: 'unsupported', sentence: NO_UNIT }, next: found.next }
  // "6x400 on 3": no length, whatever it is.
  if (found.value.kind === 'bare' && textAt(tokens, at - 1) === 'on' && before.at(-2)?.kind === 'set')
    return { value: { kind: 'unsupported', sentence: NO_UNIT }, next: found.next }
  // "six seven lol": a row of number words is no length.
  const isInWord = found.value.kind === 'bare' && tokens[at]?.kind === 'word' && found.next === at + 1
  const isRow = readCount(tokens, found.next) !== undefined && tokens[found.next]?.kind === 'word'
  if (isInWord && (isRow || isLostWord(before.findLast(({ kind }) => kind !== 'filler'))))
    return { value: LOST_WORD, next: found.next }
  // "3x10 min threshold, plus 15+10": which of both is which is not said.
  const sum =
    textAt(tokens, found.next) === '+' && tokens[found.next]?.glued ? readAmount(tokens, found.next + 1) : undefined
  const isSum = sum?.value.kind === 'bare' && tokens[found.next + 1]?.glued && isPartEnd(tokens, sum.next)
  if (found.value.kind === 'bare' && isSum && hasSet(before))
    return { value: { kind: 'unsupported', sentence: WHICH_ENDS }, next: sum.next }
  // "3 times per set"
  if (found.value.kind === 'bare' && timesWords.has(textAt(tokens, found.next)))
    return { value: { kind: 'unsupported', sentence: NO_BOUT }, next: found.next + 1 }
  if (found.value.kind === 'bare' && isCountAlone(tokens, found.next))
    return { value: { kind: 'unsupported', sentence: NO_BOUT }, next: found.next + 1 }
  // "200s: 10 of, …"
  if (found.value.kind === 'bare' && textAt(tokens, found.next) === 'of' && isPartEnd(tokens, found.next + 1))
    return { value: { kind: 'unsupported', sentence: NO_BOUT }, next: found.next + 1 }
  const isAimed = ['@', 'at'].includes(textAt(tokens, at - 1))
  const ending = matchPhrase(tokens, found.next, endings)
  if (ending) return { value: { kind: 'amount', amount: found.value, place: 'last' }, next: ending.next }
  // "10 min each @ 55, 65, 75 %"
  const isEach = textAt(tokens, found.next) === 'each' && found.value.kind !== 'bare'
  const end = skip(tokens, found.next, fillersBehind)
  // "60 minutes long" is a length; in "60 minutes long run" the word names the session.
  const isLong = tokens[end]?.text === 'long' && tokens[end + 1]?.kind !== 'word'
  // "22 long" is 22 of any unit, and "22 long run" is not as short as 22 minutes.
  const bareLong = found.value.kind === 'bare' && textAt(tokens, end) === 'long' ? found.value.value : undefined
  if (bareLong !== undefined && (isLong || bareLong < SHORTEST_LONG_MINUTES))
    return { value: { kind: 'unsupported', sentence: NO_UNIT }, next: end }
  return {
    value: { kind: 'amount', amount: found.value, ...(isAimed ? { isAimed } : {}), ...(isEach ? { isEach } : {}) },
    next: isLong ? end + 1 : end,
  }
}

// Fewer before a long run are kilometres or miles (our choice).
const SHORTEST_LONG_MINUTES = 40

/** Whether a sign of multiplication ends a part of the sentence: "800s 10x". */
function isCountAlone(tokens: Parameters<Reader>[0], at: number): boolean {
  const isSign = ['x', '*'].includes(textAt(tokens, at)) && tokens[at]?.glued === true
  return isSign && isPartEnd(tokens, at + 1)
}

const NO_BOUT = 'Say what is done so often, such as 10x800 m.'

/** A figure whose unit stands behind the name of a session: "5 easy miles". Both are read again after it. */
function readSplitAmount(tokens: Parameters<Reader>[0], at: number): ReturnType<typeof readAmount> {
  const figure = readNumber(tokens, at)
  const kind = figure && readSession(tokens, figure.next, [])
  const unit = kind && unitWords[textAt(tokens, kind.next)]
  if (!unit || tokens[kind.next]?.text.length === 1) return undefined
  return { value: toAmount(figure.value.value, unit), next: figure.next }
}

const timesWords = new Set(['times'])
const counting = new Set(['after', 'every', 'until', 'till', 'til', 'per', 'than', 'be', 'make', 'makes'])
// "15 @ end"
const endings = indexList('at end,@ end,at the end,@ the end,to finish,to end,to close,at finish,at the finish')
const fillersBehind = new Set(['ish', 'or', 'of'])

const races = indexPhrases<Amount>([
  [
    { kind: 'distance', value: 21.1, unit: 'kilometers' },
    'half marathon distance,half marathon,½ marathon distance,½ marathon,1 / 2 marathon',
  ],
  [{ kind: 'distance', value: 42.2, unit: 'kilometers' }, 'marathon distance'],
  [{ kind: 'distance', value: 100, unit: 'kilometers' }, 'metric century'],
  [{ kind: 'distance', value: 100, unit: 'miles' }, 'century'],
])

/** A negative figure: `-5 km`. */
export const readNegative: Reader = (tokens, at) => {
  const figure = tokens[at + 1]
  const isMinus = tokens[at]?.text === '-' && figure?.glued && (figure.kind === 'number' || figure.kind === 'clock')
  if (!isMinus || tokens[at]?.glued) return undefined
  const set = readSet(tokens, at + 1, [])
  // At the beginning of a line it is the dash of a list.
  if (set && (at === 0 || isPartEnd(tokens, at - 1) || ['\n', ':'].includes(textAt(tokens, at - 1)))) return undefined
  if (set) return { value: { kind: 'unsupported', sentence: 'A count must be above 0.' }, next: set.next }
  const amount = readAmount(tokens, at + 1)
  return amount && { value: { kind: 'unsupported', sentence: 'A length must be above 0.' }, next: amount.next }
}
