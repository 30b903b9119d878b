import type { Amount } from '../../tokens/amounts.ts'
import { readCount } from '../../tokens/numbers.ts'
import { type Match, skip } from '../../tokens/phrases.ts'
import { readAmount } from '../../tokens/read-amount.ts'
import { type Token, textAt } from '../../tokens/tokens.ts'
import { unitWords } from '../../tokens/words/unit-words.ts'
import { wordTable } from '../../tokens/words/word-table.ts'

export type Place = 'first' | 'next' | 'last'

/**
 * Which of the repetitions are meant: the indexes of some, all others, or a length of each of them. `isOfEach`: "the last 50 of
 * each". A bare figure may count repetitions or be a length.
 */
export type Selector =
  | { kind: 'some'; indexes: readonly number[] }
  | { kind: 'others' }
  | { kind: 'counted'; place: Place; amount: Amount; isHalf?: boolean; isOfEach: boolean }

/** Words without which nothing is selected. */
export const selectorWords: ReadonlySet<string> = new Set([
  ...[
    'first',
    'last',
    'final',
    'opening',
    'closing',
    'middle',
    'every',
    'st',
    'nd',
    'rd',
    'th',
    '#',
    'reps',
    'numbers',
  ],
  ...['odd', 'odds', 'even', 'evens', 'third', 'fourth', 'fifth', '-', 'to', 'half', 'alternate', 'alternating'],
])

/** Reads "the first three ones", "last", "3rd and 5th", "1-3", "every third", "odds", "the others", "last 50 of each". */
export function readSelector(
  tokens: readonly Token[],
  at: number,
  { times, bout }: { times: number; bout: Amount },
  done: number,
): Match<Selector> | undefined {
  const start = skip(tokens, at, articles, { most: 2 })
  return (
    readAllBut(tokens, start, times) ??
    readHalf(tokens, start, bout) ??
    readEveryNth(tokens, start, times) ??
    readSides(tokens, start, times) ??
    readNumbers(tokens, start, times, done) ??
    readOrdinals(tokens, start, times) ??
    readPlace(tokens, start, done) ??
    readMiddle(tokens, start, times) ??
    readOthers(tokens, start)
  )
}

/** "all but the last", "all except the first two" */
function readAllBut(tokens: readonly Token[], at: number, times: number): Match<Selector> | undefined {
  if (textAt(tokens, at) !== 'all' || !['but', 'except'].includes(textAt(tokens, at + 1))) return undefined
  const start = skip(tokens, at + 2, articles)
  const left = readOrdinals(tokens, start, times) ?? readPlace(tokens, start, 0)
  if (!left || left.value.kind === 'others') return undefined
  const count = left.value.kind === 'counted' && left.value.amount.kind === 'bare' ? left.value.amount.value : undefined
  if (left.value.kind === 'counted' && (count === undefined || count >= times)) return undefined
  const isLast = left.value.kind === 'counted' && left.value.place === 'last'
  const out =
    left.value.kind === 'some' ? left.value.indexes : isLast ? range(times - (count ?? 0), times) : range(0, count ?? 0)
  return {
    value: { kind: 'some', indexes: range(0, times).filter((index) => !out.includes(index)) },
    next: left.next,
  }
}

/** "first half", "second half of each" */
function readHalf(tokens: readonly Token[], at: number, bout: Amount): Match<Selector> | undefined {
  const word = textAt(tokens, at)
  const ordinal = readOrdinal(tokens, at)
  const half = ordinal?.next ?? at + 1
  const isSecond = ordinal?.value === 2 || endings.has(word) || word === 'other'
  const amount = halfOf(bout)
  if (!(isSecond || ordinal?.value === 1) || textAt(tokens, half) !== 'half' || !amount) return undefined
  const next = skipNouns(tokens, half + 1)
  const isOfEach = tokens.slice(half + 1, next).some(({ text }) => text === 'each' || text === 'every')
  return {
    value: { kind: 'counted', place: isSecond ? 'last' : 'first', amount, isHalf: true, isOfEach },
    next,
  }
}

function halfOf(bout: Amount): Amount | undefined {
  if (bout.kind === 'time') return { kind: 'time', seconds: bout.seconds / 2 }
  return bout.kind === 'clock' ? undefined : { ...bout, value: bout.value / 2 }
}

/** "every third one", "every other", "every 4th" */
function readEveryNth(tokens: readonly Token[], at: number, times: number): Match<Selector> | undefined {
  if (textAt(tokens, at) !== 'every' && textAt(tokens, at) !== 'each') return undefined
  const nth = textAt(tokens, at + 1) === 'other' ? { value: 2, next: at + 2 } : readOrdinal(tokens, at + 1)
  if (!nth || nth.value < 2 || nth.value > times) return undefined
  const indexes = range(0, times).filter((index) => (index + 1) % nth.value === 0)
  return { value: { kind: 'some', indexes }, next: skipNouns(tokens, nth.next) }
}

function readSides(tokens: readonly Token[], at: number, times: number): Match<Selector> | undefined {
  const word = textAt(tokens, at)
  const side = ['odd', 'odds'].includes(word) ? 0 : ['even', 'evens'].includes(word) ? 1 : undefined
  if (side === undefined) return undefined
  const indexes = range(0, times).filter((index) => index % 2 === side)
  return { value: { kind: 'some', indexes }, next: skipNouns(tokens, at + 1) }
}

/** "3rd", "2nd and 4th", "first and last": single repetitions. */
function readOrdinals(tokens: readonly Token[], at: number, times: number): Match<Selector> | undefined {
  const indexes: number[] = []
  let next = at
  for (;;) {
    const isNumber = textAt(tokens, next) === '#' || textAt(tokens, next) === 'number'
    const figure = isNumber ? readCount(tokens, next + 1) : undefined
    const one =
      figure ?? (endings.has(textAt(tokens, next)) ? { value: times, next: next + 1 } : readOrdinal(tokens, next))
    if (!one || one.value > times) break
    indexes.push(one.value - 1)
    next = one.next
    const joint = skip(tokens, next, listJoints)
    const isMore = joint > next && (readOrdinal(tokens, joint) || endings.has(textAt(tokens, joint)))
    if (!isMore) break
    next = joint
  }
  // "first 3", "last 200" and "second two" are more than one.
  const isMany =
    !ones.has(textAt(tokens, next)) && (readAmount(tokens, next) || unitWords[textAt(tokens, next)] !== undefined)
  const isAlone = indexes.length > 0 && !isMany
  return isAlone ? { value: { kind: 'some', indexes }, next: skipNouns(tokens, next) } : undefined
}

/** "first 3", "last two reps", "next 200", "last 50 of each" */
function readPlace(tokens: readonly Token[], at: number, done: number): Match<Selector> | undefined {
  const ordinal = readOrdinal(tokens, at)
  const word = textAt(tokens, at)
  const place: Place | undefined =
    ordinal?.value === 1 || word === 'opening'
      ? 'first'
      : endings.has(word)
        ? 'last'
        : (ordinal && ordinal.value <= 4) || ((word === 'next' || word === 'other') && done > 0)
          ? 'next'
          : undefined
  const amount = place && readLengthOf(tokens, ordinal?.next ?? at + 1)
  if (!place || !amount) return undefined
  const nouns = skipNouns(tokens, amount.next)
  const isOfEach = tokens.slice(amount.next, nouns).some(({ text }) => text === 'each' || text === 'every')
  return {
    value: { kind: 'counted', place, amount: amount.value, isOfEach },
    next: nouns,
  }
}

/** An amount, or one of a unit: "last minute". */
function readLengthOf(tokens: readonly Token[], at: number): Match<Amount> | undefined {
  const word = textAt(tokens, at)
  const one = unitAlone.get(word)
  return one ? { value: one, next: at + 1 } : readAmount(tokens, at)
}

/** "middle two" */
function readMiddle(tokens: readonly Token[], at: number, times: number): Match<Selector> | undefined {
  if (textAt(tokens, at) !== 'middle') return undefined
  const count = readCount(tokens, at + 1)
  const many = count?.value ?? 1
  const start = (times - many) / 2
  if (many >= times || !Number.isInteger(start)) return undefined
  const next = skipNouns(tokens, count?.next ?? at + 1)
  return next > at + 1 ? { value: { kind: 'some', indexes: range(start, start + many) }, next } : undefined
}

/** "1-3", "1 to 3", "reps 4, 5": in the order of doing, or with a noun before them. */
function readNumbers(tokens: readonly Token[], at: number, times: number, done: number): Match<Selector> | undefined {
  const start = skip(tokens, at, numberNouns)
  const from = readCount(tokens, start)
  const isRange = from && ['-', 'to', 'through'].includes(textAt(tokens, from.next))
  const to = isRange ? readCount(tokens, from.next + 1) : undefined
  if (from && to) {
    const isInOrder = start > at || from.value === done + 1
    if (!isInOrder || to.value > times || to.value <= from.value) return undefined
    return { value: { kind: 'some', indexes: range(from.value - 1, to.value) }, next: skipNouns(tokens, to.next) }
  }
  if (!from || start === at) return undefined
  const indexes: number[] = []
  let next = start
  for (;;) {
    const one = readCount(tokens, next)
    if (!one || one.value > times) return undefined
    indexes.push(one.value - 1)
    next = skip(tokens, one.next, listJoints, { most: 2 })
    if (next === one.next || !readCount(tokens, next)) return { value: { kind: 'some', indexes }, next: one.next }
  }
}

/** "the others", "remaining ones", "the rest" */
function readOthers(tokens: readonly Token[], at: number): Match<Selector> | undefined {
  const word = textAt(tokens, at)
  if (!others.has(word)) return undefined
  const next = skip(tokens, at + 1, otherNouns, { most: 2 })
  return { value: { kind: 'others' }, next: word === 'other' && next === at + 1 ? at : next }
}

function readOrdinal(tokens: readonly Token[], at: number): Match<number> | undefined {
  const word = ordinalWords[textAt(tokens, at)]
  if (word !== undefined) return { value: word, next: at + 1 }
  const isOrdinal = tokens[at]?.kind === 'number' && suffixes.has(textAt(tokens, at + 1)) && tokens[at + 1]?.glued
  const value = Number(textAt(tokens, at))
  return isOrdinal && Number.isInteger(value) && value > 0 ? { value, next: at + 2 } : undefined
}

function skipNouns(tokens: readonly Token[], at: number): number {
  return skip(tokens, at, nouns, { most: 4 })
}

function range(from: number, to: number): number[] {
  return Array.from({ length: to - from }, (_, ahead) => from + ahead)
}

const articles = new Set(['the', 'my', 'on', 'for'])
const endings = new Set(['last', 'final', 'closing'])
const suffixes = new Set(['st', 'nd', 'rd', 'th'])
const ordinalWords = wordTable({
  ...{ first: 1, second: 2, third: 3, fourth: 4, fifth: 5, sixth: 6, seventh: 7, eighth: 8, ninth: 9, tenth: 10 },
})
const unitAlone: ReadonlyMap<string, Amount> = new Map<string, Amount>([
  ['minute', { kind: 'time', seconds: 60 }],
  ['min', { kind: 'time', seconds: 60 }],
  ['km', { kind: 'distance', value: 1, unit: 'kilometers' }],
  ['k', { kind: 'distance', value: 1, unit: 'kilometers' }],
  ['mile', { kind: 'distance', value: 1, unit: 'miles' }],
])
const nouns = new Set(
  'one ones rep reps repeat repeats repetition repetitions interval intervals bout bouts effort efforts round rounds swim swims of them each every these x set'.split(
    ' ',
  ),
)
const ones = new Set(['one', 'ones'])
const numberNouns = new Set(['reps', 'rep', 'numbers', 'number', 'nos', 'intervals', '#'])
const listJoints = new Set(['and', '&', ',', '+'])
const others = new Set(['others', 'other', 'rest', 'remaining', 'remainder'])
const otherNouns = new Set([...nouns, 'two', 'three', 'four', 'five', 'six'])
