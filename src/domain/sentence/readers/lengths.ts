import { parseClock } from '../../text/grammar/numeral.ts'
import type { Reader } from '../mention.ts'
import { type Amount, hasUnit, toAmount } from '../tokens/amounts.ts'
import { readNumber } from '../tokens/numbers.ts'
import { indexList, indexPhrases, matchPhrase, skip } from '../tokens/phrases.ts'
import { readAmount } from '../tokens/read-amount.ts'
import { textAt } from '../tokens/tokens.ts'
import { unitWords } from '../tokens/words/unit-words.ts'
import { readNoLength } from './figures-without-a-length.ts'
import { NO_UNIT } from './ranges-of-lengths.ts'
import { readSession } from './sessions.ts'
import { readStrides } from './structure/strides.ts'

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
  // "first 30 min z1, second 30 min z2": what follows the first.
  const isNext = ordinals.has(textAt(tokens, at)) && tokens.slice(0, at).some(({ text }) => text === 'first')
  const next = isNext ? readLengthAt(tokens, at + 1, before) : undefined
  if (next?.value.kind === 'amount' && hasUnit(next.value.amount)) return next
  return readLengthAt(tokens, at, before)
}

const ordinals = new Set(['second', 'third', 'fourth'])

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
  if (isOneOfTwoPaces(tokens, at)) return undefined
  const named = matchPhrase(tokens, at, races)
  if (named) return { value: { kind: 'amount', amount: named.value }, next: named.next }
  const found = readSplitAmount(tokens, at) ?? readAmount(tokens, at)
  // "all in one run"
  if (!found || (found.value.kind === 'bare' && textAt(tokens, at) === 'one')) return undefined
  const none = readNoLength(tokens, at, found, before)
  if (none) return none
  // "@ 60 or 70"
  const isAimed =
    aims.has(textAt(tokens, at - 1)) || (textAt(tokens, at - 1) === 'or' && aims.has(textAt(tokens, at - 3)))
  const ending = matchPhrase(tokens, found.next, endings)
  if (ending) return { value: { kind: 'amount', amount: found.value, place: 'last' }, next: ending.next }
  // "10 min each @ 55, 65, 75 %"
  const isEach = textAt(tokens, found.next) === 'each' && found.value.kind !== 'bare'
  const end = skipBehind(tokens, found.next)
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

/** "3:35/4:30": the paces of a bout and its float, and no hours. */
function isOneOfTwoPaces(tokens: Parameters<Reader>[0], at: number): boolean {
  const start = textAt(tokens, at - 1) === '/' ? at - 2 : at
  const [first, second] = [tokens[start], tokens[start + 2]]
  if (first?.kind !== 'clock' || second?.kind !== 'clock' || textAt(tokens, start + 1) !== '/') return false
  const [fast = 0, slow = 0] = [first, second].map(({ text }) => parseClock(text) ?? 0)
  return fast >= FASTEST_PACE && slow > fast && slow <= fast * MOST_SLOWER
}

// In seconds of a kilometre, and as a share of it (our choice).
const FASTEST_PACE = 150
const MOST_SLOWER = 1.6
// Fewer before a long run are kilometres or miles (our choice).
const SHORTEST_LONG_MINUTES = 40

/** A figure whose unit stands behind the name of a session: "5 easy miles". Both are read again after it. */
function readSplitAmount(tokens: Parameters<Reader>[0], at: number): ReturnType<typeof readAmount> {
  const figure = readNumber(tokens, at)
  const kind = figure && readSession(tokens, figure.next, [])
  const unit = kind && unitWords[textAt(tokens, kind.next)]
  if (!unit || tokens[kind.next]?.text.length === 1) return undefined
  return { value: toAmount(figure.value.value, unit), next: figure.next }
}

/** Skips "ish", "or so" and "of", but not the "or" of "1 h or 1.5". */
function skipBehind(tokens: Parameters<Reader>[0], at: number): number {
  const next = skip(tokens, at, fillersBehind)
  const isChoice =
    next > at && textAt(tokens, next - 1) === 'or' && !['so', 'thereabouts'].includes(textAt(tokens, next))
  return isChoice ? next - 1 : next
}

// "15 @ end"
const endings = indexList('at end,@ end,at the end,@ the end,to finish,to end,to close,at finish,at the finish')
const aims = new Set(['@', 'at'])
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
