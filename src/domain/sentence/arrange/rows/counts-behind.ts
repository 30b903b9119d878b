import { toMetres } from '../../../units/distance.ts'
import { openingOf } from '../../readers/structure/brackets.ts'
import type { Amount } from '../../tokens/amounts.ts'
import { readCount } from '../../tokens/numbers.ts'
import { type Token, textAt } from '../../tokens/tokens.ts'
import { unitWords } from '../../tokens/words/unit-words.ts'
import type { Edit } from '../arranged.ts'
import {
  efforts,
  type Item,
  type ItemLength,
  isEnd,
  isHeadedEnd,
  isTime,
  itemsOf,
  itemsOfAll,
  wordsOf,
} from '../items.ts'
import { type Count, moves, signs, wrapRow } from './wrap-row.ts'

/**
 * A count behind a row, before its brackets: "1k, 30s, 500, x4", "100 easy 100 hard x 6", "(500, 90 s, 300) x 4", "3 min hard,
 * 2 min easy. repeat five times". Joined to a length without a comma it is of what has no comma, else of all since the last
 * full stop, colon, "then" or warm-up. A count of one length is read where it stands.
 */
export function countFirst(tokens: readonly Token[]): Edit[] {
  const items = itemsOfAll(tokens)
  for (const [at, item] of items.entries()) {
    const count = countIn(tokens, item)
    const row = count && rowOf(tokens, items, at, count)
    if (row) return wrapRow(tokens, row, count)
  }
  return []
}

/** The last count of an item with no figure behind it. */
function countIn(tokens: readonly Token[], { from, to }: Item): Count | undefined {
  for (let at = to - 1; at >= from; at -= 1) {
    const count = countAt(tokens, at)
    if (!count) continue
    const start = backOver(tokens, at, from)
    const isLast = tokens
      .slice(count.to, to)
      .every(({ kind, text }) => (kind === 'word' || text === '/') && !unitWords[text])
    if (isLast && count.times >= 2 && count.times <= MAX_TIMES) return { ...count, from: start, end: to }
  }
  return undefined
}

const MAX_TIMES = 60

/** The index of the words before a count: "all x3", "repeat this cycle 5 times", "do it twice", "for 5 rounds". */
function backOver(tokens: readonly Token[], at: number, from: number): number {
  let start = at
  while (start > from && leadWords.has(textAt(tokens, start - 1))) start -= 1
  return start
}

const leadWords = new Set(
  'repeat repeated do it all this that the whole lot of cycle block set sequence for and x run go through these everything'.split(
    ' ',
  ),
)

function countAt(tokens: readonly Token[], at: number): Count | undefined {
  const text = textAt(tokens, at)
  const again = againWords[text]
  if (again) {
    const isOnce = again === 1
    const isMeant = isOnce
      ? textAt(tokens, at - 1) === 'repeat'
      : textAt(tokens, at - 1) !== 'repeat' && !isDayOrMore(textAt(tokens, at + 1))
    return isMeant ? { from: at, to: skipThrough(tokens, at + 1), times: isOnce ? 2 : again } : undefined
  }
  const isSign = signs.has(text)
  const times = isSign ? readCount(tokens, at + 1) : readCount(tokens, at)
  if (!times) return undefined
  const behind = textAt(tokens, times.next)
  if (isSign) {
    const isLength = unitWords[behind] !== undefined || times.value > MAX_TIMES || signs.has(behind) || behind === '('
    // "3x8"
    if (tokens[at - 1]?.kind === 'number') return undefined
    if (isLength) return undefined
    const to = countWords.has(behind) ? times.next + 1 : times.next
    const next = signThroughWords.has(textAt(tokens, to)) ? to + 1 : to
    return { from: at, to: next, times: times.value, isThrough: next > to }
  }
  const isCounted = behind === 'times' || (countWords.has(behind) && ['for', 'repeat'].includes(textAt(tokens, at - 1)))
  // "2-4-2 min, 3 times 13 min": the count of what follows.
  const isAhead = tokens[times.next + 1]?.kind === 'number'
  if (!isCounted || isAhead || isDayOrMore(textAt(tokens, times.next + 1))) return undefined
  return { from: at, to: skipThrough(tokens, times.next + 1), times: times.value }
}

function skipThrough(tokens: readonly Token[], at: number): number {
  return throughWords.has(textAt(tokens, at)) ? at + 1 : at
}

function isDayOrMore(word: string): boolean {
  return ['a', 'per', 'more', 'as', 'week', 'this', 'the', 'my', 'of'].includes(word)
}

const againWords: Record<string, number> = { once: 1, twice: 2, thrice: 3 }
const countWords = new Set(['times', 'rounds', 'sets', 'goes', 'cycles'])
const signThroughWords = new Set(['through', 'thru'])
const throughWords = new Set(['through', 'thru', 'over'])

/** The tokens that a count is of. */
function rowOf(
  tokens: readonly Token[],
  items: readonly Item[],
  at: number,
  count: Count,
): { from: number; to: number } | undefined {
  const item = items[at]
  if (!item) return undefined
  if (textAt(tokens, count.from - 1) === ')') {
    const opened = openingOf(tokens, count.from - 2)
    // "4x(2 min 95 %, 1 min 105 %) x 3"
    const isCounted = opened !== undefined && signs.has(textAt(tokens, opened - 1))
    if (opened !== undefined && isCounted && opened - 2 >= item.from) return { from: opened - 2, to: count.from }
    if (opened === undefined || /^(?:of|.*\d)$/.test(textAt(tokens, opened - 1))) return undefined
    const inner = itemsOf(tokens, opened + 1, count.from - 1)
    const isRow = inner.length > 1 || (inner[0]?.lengths.length ?? 0) > 1
    return isRow ? { from: opened, to: count.from } : undefined
  }
  const own = item.lengths.filter(({ next }) => next <= count.from)
  if (own.length > 1)
    return !/\bwalk\b/.test(wordsOf(tokens, item.from, count.from)) && isPlainRow(tokens, item.from, count.from)
      ? { from: startOf(tokens, item, own), to: count.from }
      : undefined
  if (own.length === 1 && !count.isThrough && !isEasyItem(tokens, item.from, count.from)) return undefined
  // "3x(1 min hard, 1 min easy), 1000/500/300 x4": figures that are read together.
  if (own.length === 0 && tokens.slice(item.from, count.from).some(({ text }) => /\d/.test(text))) return undefined
  return rowBefore(tokens, items, at, count, own.length)
}

/** The row back to a hard break or a warm-up; over one more full stop if nothing but a length stands behind it. */
function rowBefore(
  tokens: readonly Token[],
  items: readonly Item[],
  at: number,
  count: Count,
  own: number,
): { from: number; to: number } | undefined {
  let first = own > 0 ? at : at + 1
  let lengths = own
  for (let index = at; index >= 0; index -= 1) {
    const item = items[index]
    if (!item) break
    if (index < at && own > 0 && lengths > 1 && isBesidePair(tokens, items, index, at)) break
    if (index < at || own > 0) {
      if (isEnd(tokens, item) || (index < at && item.lengths.length === 0)) break
      // "warm-up: 10 min, 40s/20s, 5 times"
      if (index < at && isHeadedEnd(tokens, items, index)) break
      lengths += index < at ? item.lengths.length : 0
      first = index
    }
    // The break before the count itself is none.
    if (item.break === 'hard' && !(index === at && own === 0) && lengths > 1) break
  }
  // "20 min easy, 5 min hard, 5 min easy x 3": a row ends easily or begins so, not both.
  const [head, last] = [items[first], own > 0 ? items[at] : items[at - 1]]
  if (
    head?.lengths.length === 1 &&
    lengths > 2 &&
    isEasyItem(tokens, head.from, head.to) &&
    last &&
    isEasyItem(tokens, last.from, Math.min(last.to, count.from))
  ) {
    lengths -= 1
    first += 1
  }
  const [start, end] = [items[first], own > 0 ? undefined : items[at - 1]]
  if (!start || lengths < 2) return undefined
  const to = end ? end.to : count.from
  const row = items.slice(first, items.findIndex((one) => one.to >= to) + 1)
  const all = row.flatMap((one) => one.lengths.filter(({ next }) => next <= to))
  if (isMovedPair(tokens, all) && row.length === 1) return undefined
  // "400 / 800 / 400, x2" are rungs, and of "6 x 1 min 120 %, 1 min 55 %, x2" the second is the rest.
  const areRungs = row.every((one) => one.lengths.length === 1 && one.to - one.from === 1)
  const isTimedSet = all.some(({ at: place, amount }) => signs.has(textAt(tokens, place - 1)) && isTime(amount))
  // "15 s 150 % / 15 s 50 % x 20, twice" has two counts.
  if (/ [x*] \d+(?: ,|$)/.test(wordsOf(tokens, start.from, to))) return undefined
  if ((areRungs && /\//.test(wordsOf(tokens, start.from, to))) || isTimedSet) return undefined
  return isPlainRow(tokens, start.from, to) ? { from: startOf(tokens, start, all), to } : undefined
}

/**
 * Whether an item is none of the row that ends at `at`, because that is a pair: "4x1k z3, 5 min hard / 2 min jog x 9". A slash or a
 * plus holds a pair together; a set before a hard and an easy part is not of them, nor is a length that does not say how hard it is,
 * or is much longer: "20 min steady, 30 s hard, 30 s easy x10".
 */
function isBesidePair(tokens: readonly Token[], items: readonly Item[], index: number, at: number): boolean {
  const [item, next, hard, easy] = [items[index], items[index + 1], items[at - 1], items[at]]
  if (!item || !next || !hard || !easy) return false
  const joint = textAt(tokens, easy.from - 1)
  if (closeMarks.has(joint)) return textAt(tokens, next.from - 1) !== joint
  const isTurn =
    isEasyItem(tokens, easy.from, easy.to) && tokens.slice(hard.from, hard.to).some(({ text }) => hardWords.has(text))
  if (!isTurn) return false
  if (item.lengths.some((length) => signs.has(textAt(tokens, length.at - 1)))) return true
  const isAimed = tokens.slice(item.from, item.to).some(({ text }) => efforts.has(text))
  const [own, first, second] = [item, hard, easy].map(({ lengths: [length] }) => length && sizeOf(length.amount))
  const isAlike = own && first && second && own.isTime === first.isTime && first.isTime === second.isTime
  return !isAimed || !isAlike || own.size >= MOST_TIMES_AS_LONG * (first.size + second.size)
}

// An item as long as several turns is none of them (our choice).
const MOST_TIMES_AS_LONG = 3

/** Seconds, or metres. */
function sizeOf(amount: Amount): { isTime: boolean; size: number } {
  if (amount.kind === 'time') return { isTime: true, size: amount.seconds }
  if (amount.kind === 'distance') return { isTime: false, size: toMetres(amount.value, amount.unit) }
  return { isTime: isTime(amount), size: 'value' in amount ? amount.value : 0 }
}

const closeMarks = new Set(['/', '+', '&'])
const hardWords = new Set(['hard', 'fast', 'quick'])

/** Where a row begins: at its first length, or at how it is moved, "run 90 s walk 90 s". */
function startOf(tokens: readonly Token[], { from }: Item, [first, second]: readonly ItemLength[]): number {
  if (!first) return from
  const isMoved = (at: number) => moves.has(textAt(tokens, at - 1))
  // "4 x (1 min hard, 1 min easy), 10 min steady, do it twice"
  if (textAt(tokens, first.at - 1) === '(' && signs.has(textAt(tokens, first.at - 2)) && first.at - 3 >= from)
    return first.at - 3
  // "4x25 fast"
  const counted = first.at - 2 >= from && signs.has(textAt(tokens, first.at - 1)) ? first.at - 2 : first.at
  if (isMoved(first.at) && (!second || isMoved(second.at))) return first.at - 1
  // "hard 2', easy 1'"
  return efforts.has(textAt(tokens, counted - 1)) && counted > from ? counted - 1 : counted
}

/** "run 3 min jog 1 min" */
function isMovedPair(tokens: readonly Token[], lengths: readonly ItemLength[]): boolean {
  const isMoved = (at: number) => moves.has(textAt(tokens, textAt(tokens, at - 1) === 'for' ? at - 2 : at - 1))
  return lengths.length === 2 && lengths.every(({ at }) => isMoved(at))
}

/** Pairs of words that other readers know better: on and off, runs and walks. */
function isPlainRow(tokens: readonly Token[], from: number, to: number): boolean {
  const words = wordsOf(tokens, from, to)
  return !/\bon\b(?! (?:\d|:))|\boff\b/.test(words)
}

function isEasyItem(tokens: readonly Token[], from: number, to: number): boolean {
  const words = tokens.slice(from, to).map(({ text }) => text)
  return words.some((text) => easyWords.has(text)) && words.every((text) => !efforts.has(text) || easyWords.has(text))
}

const easyWords = new Set(['easy', 'ez', 'jog', 'rest', 'recovery', 'rec', 'float', 'slow', 'walk'])
