import type { Token } from '../lex.ts'
import type { Phrase } from '../phrase.ts'

/**
 * Whether a figure may be something else than what its phrase says: one below zero, an ordinal ("5th km"), or one without a unit
 * beside words that are not known ("16 week plan", "5x5 glorp", "30 jkl").
 */
export function hasFigureInDoubt(phrases: readonly Phrase[], tokens: readonly Token[], text: string): boolean {
  return (
    tokens.some(
      (token, at) =>
        isNegative(token, text) ||
        isOrdinal(token, tokens[at + 1], phrases) ||
        isOfHeading(token, tokens[at - 1], phrases),
    ) ||
    phrases.some(
      (phrase, at) =>
        isBareBesideUnknown(phrase, beside(phrases, at, -1), beside(phrases, at, 1), text) ||
        isSaidTwice(phrase, phrases[at + 1]) ||
        isNothing(phrase, text) ||
        isOpenTime(phrase, phrases[at + 1]),
    )
  )
}

/** "6x30 30 s", "10 10 min": a figure that was typed twice. */
function isSaidTwice(phrase: Phrase, next: Phrase | undefined): boolean {
  if (phrase.is !== 'length' || (next?.is !== 'length' && next?.is !== 'count')) return false
  const value = next.is === 'count' ? next.times : next.length.value
  return phrase.length.clock === undefined && phrase.length.value === value
}

/** "session 3 - 8 km", "week 12:" */
function isOfHeading({ kind, from }: Token, before: Token | undefined, phrases: readonly Phrase[]): boolean {
  if (phrases.some((one) => one.is === 'detail' && one.from < from && one.to > from)) return false
  return kind === 'number' && /^(?:session|week|wk|day|stage|phase|lesson|month|block)$/.test(before?.text ?? '')
}

/** "4 min 30 hard": minutes with seconds, or two lengths. */
function isOpenTime(phrase: Phrase, next: Phrase | undefined): boolean {
  if (phrase.is !== 'length' || next?.is !== 'length' || phrase.length.unit !== 'min') return false
  return next.length.unit === undefined && !next.length.clock && next.length.value < 60
}

/** A length of 0 outside a rest. */
function isNothing(phrase: Phrase, text: string): boolean {
  if (phrase.is === 'rest')
    return (
      phrase.rest.length?.value === 0 && !phrase.rest.length.clock && !/\p{L}/u.test(text.slice(phrase.from, phrase.to))
    )
  const isLength = phrase.is === 'length' || phrase.is === 'send-off'
  return isLength && phrase.length.value === 0 && phrase.length.clock === undefined
}

/** "-5 x 400", "rest -90s": no range, and no dash between words. */
function isNegative({ kind, from }: Token, text: string): boolean {
  if ((kind !== 'number' && kind !== 'clock') || !/[-–−]/.test(text[from - 1] ?? '')) return false
  const before = text.slice(0, from - 1)
  return /(?:^|[\s@(x])$/i.test(before) && !OFFSET_BEFORE.test(before)
}

/** "MP -5 s" is faster than marathon pace; "10 min wu -20 min" is a row. */
const OFFSET_BEFORE = /(?:p|pace|css|threshold|min|km|[mskh\d'"%)])\s+$/i

function isOrdinal(token: Token, next: Token | undefined, phrases: readonly Phrase[]): boolean {
  if (token.kind !== 'number' || !next || next.from !== token.to || !/^(?:st|nd|rd|th)$/.test(next.text)) return false
  const isRead = ({ is }: Phrase) => ['selector', 'stretch', 'nth', 'mark', 'detail', 'pieces'].includes(is)
  return !phrases.some((one) => isRead(one) && one.from <= token.from && one.to >= next.to)
}

/** The phrase beside another one, over brackets. */
function beside(phrases: readonly Phrase[], at: number, step: 1 | -1): Phrase | undefined {
  const one = phrases[at + step]
  return one && (one.is === 'open' || one.is === 'close') ? beside(phrases, at + step, step) : one
}

function isBareBesideUnknown(
  phrase: Phrase,
  before: Phrase | undefined,
  behind: Phrase | undefined,
  text: string,
): boolean {
  const isBare =
    (phrase.is === 'length' && phrase.length.unit === undefined && !phrase.length.clock) ||
    (phrase.is === 'aim' && phrase.aim.kind === 'percent' && phrase.aim.isBare === true) ||
    phrase.is === 'count'
  if (!isBare) return false
  const isBeside = (one: Phrase | undefined) => one?.is === 'unknown' && /[\p{L}\d]/u.test(text.slice(one.from, one.to))
  return isBeside(behind) || (phrase.is !== 'count' && isBeside(before))
}
