import type { Length } from './part.ts'
import type { Phrase, PhraseOf } from './phrase.ts'

/**
 * Brackets around the pieces that a length is made of, where they fill it once or several times: "4x8 as 3 @ 95 + 1 @ 110",
 * "3x15 o/u 3 min 92% 2 min 104%", "40 min as 1 min @ 115 / 2 min @ 85".
 */
export function bracketPieces(said: readonly Phrase[]): Phrase[] {
  const phrases = withFigures(said)
  const placed: Phrase[] = []
  for (let at = 0; at < phrases.length; at += 1) {
    const phrase = phrases[at]
    if (!phrase) continue
    placed.push(phrase)
    const whole = phrase.is === 'length' ? phrase : undefined
    const found = whole && piecesOf(phrases, at, whole)
    // The parts of a whole are folded as they are.
    const run = found && (found.rounds > 1 || phrases[at - 1]?.is === 'count') ? found : undefined
    if (!run) continue
    placed.push(...phrases.slice(at + 1, run.start).filter(({ is }) => is === 'aim' || is === 'detail'))
    if (run.isBracketed) {
      // "(2 @ 95, 1 @ 105 x3)": how often they go into the whole is known.
      const inside = phrases.slice(run.start, run.end).filter(({ is }) => is !== 'count')
      placed.push(...inside.map((one, index) => (index === 0 && one.is === 'open' ? { ...one, isRounds: true } : one)))
    } else {
      const [first, last] = [phrases[run.start], phrases[run.end - 1]]
      placed.push(
        bracket('open', first?.from ?? 0),
        ...phrases.slice(run.start, run.end),
        bracket('close', last?.to ?? 0),
      )
    }
    at = withoutCount(phrases, run) - 1
  }
  return placed
}

/** Over-unders: a figure alone behind a time is how hard, "2 min 95 / 1 min 105". */
function withFigures(phrases: readonly Phrase[]): readonly Phrase[] {
  if (!phrases.some(({ is }) => is === 'over-under')) return phrases
  return phrases.map((one, index) => {
    const before = phrases[index - 1]
    const isFigure =
      one.is === 'length' &&
      one.length.unit === undefined &&
      !one.length.clock &&
      one.length.value >= LEAST_FIGURE &&
      before?.is === 'length' &&
      before.length.unit !== undefined
    if (!isFigure) return one
    const { value, from, to } = one.length
    return {
      is: 'aim',
      aim: { kind: 'percent', low: value, high: value, isBare: true, from, to },
      isAt: true,
      from,
      to,
    }
  })
}

const LEAST_FIGURE = 70

function bracket(is: 'open' | 'close', at: number): Phrase {
  return is === 'open' ? { is, isRounds: true, from: at, to: at } : { is, from: at, to: at }
}

/** `rounds`: how often the pieces go into the whole. */
type Run = { start: number; end: number; rounds: number; isBracketed: boolean }

function piecesOf(phrases: readonly Phrase[], at: number, { length: whole }: PhraseOf<'length'>): Run | undefined {
  const start = startOf(phrases, at + 1)
  if (!start) return undefined
  const isCounted = phrases[at - 1]?.is === 'count'
  if (!isCounted && !start.isSaid) return undefined
  if (phrases[start.at]?.is === 'open') return inBrackets(phrases, start.at, whole)
  const own = unitOf(phrases, start.at)
  let sum = 0
  let count = 0
  let best: Run | undefined
  let isPastSign = false
  for (let index = start.at; index < phrases.length; index += 1) {
    const phrase = phrases[index]
    if (phrase?.is === 'length') {
      sum += secondsOf(phrase.length, own ?? whole.unit) ?? Number.NaN
      count += 1
    }
    if (!phrase || !isOfPiece(phrase, count)) break
    if (phrase.is === 'sign' && phrase.sign === ',') {
      if (best) break
      isPastSign = true
    }
    const all = secondsOf(whole, whole.unit)
    if (all === undefined || Number.isNaN(sum)) break
    const rounds = all / sum
    const isWhole = Math.abs(rounds - Math.round(rounds)) < 0.001 || (rounds > 8 && !isCounted)
    if (sum > all * 1.001) break
    if (
      count > 1 &&
      isWhole &&
      phrase.is !== 'sign' &&
      phrase.is !== 'mark' &&
      !(phrase.is === 'detail' && phrases[index - 1]?.is === 'sign') &&
      !(isPastSign && rounds > 1.001 && rounds < 1.999)
    )
      best = { start: start.at, end: index + 1, rounds: Math.floor(rounds + 0.001), isBracketed: false }
  }
  return best
}

/** "2x10 min 15 s @ 150% 15 s @ 50%", "3x12 min 2 min 200w 1 min 260w": right behind the time that they fill, by turns. */
function areShortPieces(phrases: readonly Phrase[], from: number): boolean {
  const [one, aim, other] = phrases.slice(from, from + 3)
  const isShort = (phrase: Phrase | undefined) =>
    phrase?.is === 'length' && phrase.length.unit === 's' && phrase.length.value <= MOST_SHORT
  const at = aim?.is === 'mark' ? phrases.slice(from + 1, from + 4) : [undefined, aim, other]
  if (at[1]?.is !== 'aim') return false
  if (isShort(one) && isShort(at[2])) return true
  const said = phrases.slice(from).filter((phrase) => !(phrase.is === 'mark' && phrase.mark === 'at'))
  const [first, hard, second, easy] = said
  return (
    first?.is === 'length' &&
    hard?.is === 'aim' &&
    second?.is === 'length' &&
    easy?.is === 'aim' &&
    isFigure(hard) &&
    isFigure(easy)
  )
}

function isFigure({ aim }: PhraseOf<'aim'>): boolean {
  return aim.kind === 'percent' || aim.kind === 'power'
}

const MOST_SHORT = 90

/** Where the pieces begin: behind "as", "of", "=", "o/u" or a colon, or in a bracket. */
function startOf(phrases: readonly Phrase[], from: number): { at: number; isSaid: boolean } | undefined {
  let isSaid = false
  for (let index = from; index < phrases.length; index += 1) {
    const phrase = phrases[index]
    if (!phrase) return undefined
    if (phrase.is === 'open') return { at: index, isSaid }
    if (phrase.is === 'length') return isSaid || areShortPieces(phrases, from) ? { at: index, isSaid } : undefined
    if (phrase.is === 'over-under') isSaid = true
    else if (
      phrase.is === 'mark' &&
      (phrase.mark === 'as' || phrase.mark === 'of' || phrase.mark === 'alternate' || phrase.mark === 'equal')
    )
      isSaid = true
    else if (phrase.is === 'sign' && phrase.sign === ':') isSaid = true
    else if (
      !(
        phrase.is === 'filler' ||
        phrase.is === 'aim' ||
        phrase.is === 'detail' ||
        (phrase.is === 'sign' && isSaid && (phrase.sign === '-' || phrase.sign === ','))
      )
    )
      return undefined
  }
  return undefined
}

function isOfPiece(phrase: Phrase, count: number): boolean {
  if (phrase.is === 'length' || phrase.is === 'filler' || phrase.is === 'aim' || phrase.is === 'rest word') return true
  if (phrase.is === 'rest') return false
  if (phrase.is === 'detail') return !phrase.detail.isLimit
  if (phrase.is === 'mark')
    return ['at', 'hold', 'and', 'plus', 'in', 'of', 'then', 'alternate', 'to'].includes(phrase.mark)
  return phrase.is === 'sign' && count > 0 && ['/', '+', ',', '>', '-'].includes(phrase.sign)
}

function inBrackets(phrases: readonly Phrase[], open: number, whole: Length): Run | undefined {
  const close = phrases.findIndex((one, index) => index > open && one.is === 'close')
  if (close < 0) return undefined
  const inside = phrases.slice(open + 1, close)
  if (inside.some(({ is }) => is === 'open' || is === 'pair')) return undefined
  const counts = inside.filter((one): one is PhraseOf<'count'> => one.is === 'count')
  const own = unitOf(phrases, open)
  const sum = inside.reduce(
    (all, one) => all + (one.is === 'length' ? (secondsOf(one.length, own ?? whole.unit) ?? Number.NaN) : 0),
    0,
  )
  const all = secondsOf(whole, whole.unit)
  if (all === undefined || !(sum > 0) || inside.filter(({ is }) => is === 'length').length < 2) return undefined
  const rounds = all / sum
  const isCounted =
    counts.length === 0 ||
    (counts.length === 1 && counts[0] === inside.at(-1) && counts[0]?.times === Math.round(rounds))
  if (!isCounted || Math.abs(rounds - Math.round(rounds)) >= 0.001) return undefined
  return { start: open, end: close + 1, rounds: Math.round(rounds), isBracketed: true }
}

function unitOf(phrases: readonly Phrase[], start: number): Length['unit'] {
  for (const phrase of phrases.slice(start, start + 12))
    if (phrase.is === 'length' && phrase.length.unit) return phrase.length.unit
  return undefined
}

/** Behind pieces, a count that only says how often they go into the whole is left out: "4x9 (2 @ 95 + 1 @ 105) x3". */
function withoutCount(phrases: readonly Phrase[], { end, rounds }: Run): number {
  const close = phrases[end]?.is === 'close' ? 1 : 0
  const count = phrases[end + close]
  return count?.is === 'count' && count.isBehind && count.times === rounds && rounds > 1 && close === 0 ? end + 1 : end
}

function secondsOf({ value, unit, clock }: Length, own: Length['unit']): number | undefined {
  if (clock) return clock.length === 2 ? (clock[0] ?? 0) * 60 + (clock[1] ?? 0) : undefined
  const is = unit ?? own ?? 'min'
  if (is === 's') return value
  if (is === 'h') return value * 3600
  if (is === 'min' || is === 'm') return value * 60
  // Distances are compared by their metres.
  if (unit === undefined && value >= 100) return value
  return is === 'km' ? value * 1000 : is === 'mi' ? value * 1609.344 : value
}
