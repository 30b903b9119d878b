import type { Span } from '../result.ts'
import type { Amount } from '../tokens/amounts.ts'
import { oncePerList } from '../tokens/once-per-list.ts'
import { readAmount } from '../tokens/read-amount.ts'
import { type Token, textAt } from '../tokens/tokens.ts'

/** A length of an item: its place among the tokens, and the index of the token behind it. */
export type ItemLength = { at: number; next: number; amount: Amount }

/**
 * What stands between two marks or "then": `from` and `to` are indexes of tokens. `break`: what separates it from the item
 * before, `soft` for a comma, a plus or a slash.
 */
export type Item = { from: number; to: number; break: 'none' | 'soft' | 'hard'; lengths: ItemLength[] }

/** The items of a row of tokens; what is in brackets belongs to one item. */
export function itemsOf(tokens: readonly Token[], from = 0, to = tokens.length): Item[] {
  const items: Item[] = []
  let start = from
  let separator: Item['break'] = 'none'
  let depth = 0
  for (let at = from; at <= to; at += 1) {
    const text = at < to ? textAt(tokens, at) : ''
    if (text === '(') depth += 1
    if (text === ')') depth -= 1
    const found = at === to ? 'hard' : depth > 0 ? undefined : separatorAt(tokens, at)
    if (!found) continue
    if (at > start) {
      items.push({ from: start, to: at, break: separator, lengths: lengthsIn(tokens, start, at) })
      separator = found
    } else if (found === 'hard') separator = 'hard'
    start = at + 1
  }
  return items
}

/** The items of a whole sentence: most rules ask for them, and few change it. */
export const itemsOfAll = oncePerList((tokens: readonly Token[]): readonly Item[] => itemsOf(tokens))

function separatorAt(tokens: readonly Token[], at: number): Item['break'] | undefined {
  const token = tokens[at]
  if (!token) return undefined
  // ":40" is a time.
  if (token.text === ':' && tokens[at + 1]?.glued && /^\d\d$/.test(textAt(tokens, at + 1))) return undefined
  if (hardMarks.has(token.text)) return 'hard'
  // "6x400 followed by 2 min hard, 1 min easy"
  if (token.text === 'followed' || (token.text === 'by' && textAt(tokens, at - 1) === 'followed')) return 'hard'
  // "z1/z2" is one word, "400 / 300" is a row.
  const isSpaced = !token.glued && tokens[at + 1]?.glued === false
  if (token.text === ',' || (softMarks.has(token.text) && isSpaced)) return 'soft'
  return undefined
}

const hardMarks = new Set([';', ':', '.', '\n', 'then', 'into', '!', '?'])
const softMarks = new Set(['+', '/', '-', '&'])

/** The lengths among tokens: no targets, no counts. */
function lengthsIn(tokens: readonly Token[], from: number, to: number): ItemLength[] {
  const lengths: ItemLength[] = []
  for (let at = from; at < to; ) {
    const length = lengthAt(tokens, at)
    // The full stop of "3 min." can end the item, too.
    if (length && length.next <= to + 1) lengths.push({ ...length, next: Math.min(length.next, to) })
    at = length ? length.next : at + 1
  }
  return lengths
}

/** A length at an index. */
function lengthAt(tokens: readonly Token[], at: number): ItemLength | undefined {
  const token = tokens[at]
  // Words as units, "mile", are too many other things.
  if (!token || (token.kind === 'word' ? !spoken.has(token.text) : !/[\d½¼¾]/.test(token.text))) return undefined
  const found = token.kind === 'rungs' ? undefined : readAmount(tokens, at)
  if (!found || found.value.kind === 'clock') return undefined
  // "3 min. x4"
  const isStopped = textAt(tokens, found.next - 1) === '.'
  const [before, behind] = [textAt(tokens, at - 1), isStopped ? '.' : textAt(tokens, found.next)]
  // "4 min w/ 90 s rest" is in no watts.
  const isWith = behind === 'w' && textAt(tokens, found.next + 1) === '/'
  // "3 min ftp" is a length and its target.
  const isAimed = behind === 'ftp' && found.value.kind === 'time'
  const named = before === ':' || before === '=' || before === 'is' ? textAt(tokens, at - 2) : before
  if (thresholds.has(named) && found.value.kind === 'bare') return undefined
  if (beforeTargets.has(before) || (behindTargets.has(behind) && !isAimed && !isWith)) return undefined
  // "300/150" is one figure, in "200 free/100 back" a length follows.
  const isJoined = (before === '/' || before === '-') && token.glued && tokens[at - 2]?.kind !== 'word'
  if (isJoined) return undefined
  if (found.value.kind === 'bare' && !isSign(before) && !isBareLength(found.value.value, behind)) return undefined
  return { at, next: found.next, amount: found.value }
}

const spoken = new Set(
  'a an one two three four five six seven eight nine ten fifteen twenty thirty forty sixty ninety half mile'.split(' '),
)

/** Without a unit: metres, or minutes that say how hard they are. */
function isBareLength(value: number, behind: string): boolean {
  return (value >= MIN_BARE_METRES && value <= MAX_BARE_METRES && value % 25 === 0) || efforts.has(behind)
}

const MIN_BARE_METRES = 50
const POOL = 25
const MAX_BARE_METRES = 5000
const beforeTargets = new Set(
  '@ at in on from to by under below above over than rpe z zone level ~ until till per # every'.split(' '),
)
const thresholds = new Set(['ftp', 'css', 'threshold'])
const behindTargets = new Set(
  '% w watt watts bpm rpm kph kmh mph pace effort speed x * times sets rounds lots of reps repeats races race ftp css'.split(
    ' ',
  ),
)
export const efforts = new Set(
  'easy hard fast steady slow moderate mod max jog walk tempo threshold z zone on off float strong sprint recovery ez'.split(
    ' ',
  ),
)

/** Whether a text multiplies: "4x". */
export function isSign(text: string): boolean {
  return text === 'x' || text === '*'
}

export function isTime(amount: Amount): boolean {
  return amount.kind === 'time' || (amount.kind === 's' && amount.value <= MAX_SECONDS)
}

export function isDistance(amount: Amount): boolean {
  return (
    amount.kind === 'distance' ||
    (amount.kind === 'm' && amount.value >= MIN_BARE_METRES) ||
    (amount.kind === 'bare' && (amount.value >= MIN_BARE_METRES || amount.value === POOL)) ||
    amount.kind === 'laps'
  )
}

// "100s" are hundreds (our choice).
const MAX_SECONDS = 90

/** The characters of tokens. */
export function spanOf(tokens: readonly Token[], from: number, to: number): Span {
  return { from: tokens[from]?.from ?? 0, to: tokens[to - 1]?.to ?? 0 }
}

/** The words of tokens, separated by spaces. */
export function wordsOf(tokens: readonly Token[], from: number, to: number): string {
  return tokens
    .slice(from, to)
    .map(({ text }) => text)
    .join(' ')
}

/** Whether an item is a warm-up, a cool-down, strides or the length of the whole. */
export function isEnd(tokens: readonly Token[], { from, to }: Item): boolean {
  return /\b(?:warm|wu|w (?:\/ )?u|warmup|cool|cd|c (?:\/ )?d|down|sd|total|strides?)\b/.test(wordsOf(tokens, from, to))
}

/** Whether an item is the length of an end whose name stands before it: "warm-up: 10 min". */
export function isHeadedEnd(tokens: readonly Token[], items: readonly Item[], index: number): boolean {
  const heading = items[index - 1]
  return heading !== undefined && heading.lengths.length === 0 && isEnd(tokens, heading)
}
