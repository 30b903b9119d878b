import { backDown, isBackDown } from './back-down.ts'
import type { Token } from './lex.ts'
import { atomAt } from './lexicon.ts'
import type { Length, Unit } from './part.ts'

export type Scanned<Value> = { value: Value; next: number }

/** A length at a token: "5 min", "1h15", "2'30", "3:45", "half a mile", "8-10 km" (its lower end), or a bare figure. */
export function lengthAt(tokens: readonly Token[], at: number): Scanned<Length> | undefined {
  const token = tokens[at]
  if (!token) return undefined
  if (token.kind === 'clock') return clockAt(tokens, at, token)
  const quarters = quartersAt(tokens, at)
  if (quarters) return quarters
  if (token.kind === 'number') return figureAt(tokens, at, token.value)
  if (token.text === 'half') return halfAt(tokens, at)
  if (token.text === 'couple') return coupleAt(tokens, at)
  const hours = hourAndHalfAt(tokens, at)
  if (hours) return hours
  if ((token.text === 'an' || token.text === 'a' || token.text === 'one') && tokens[at + 1]) {
    const unit = atomAt(tokens, at + 1, 'unit')
    const word = tokens[at + 1]?.text
    if (
      !unit ||
      (word !== 'hour' &&
        word !== 'hr' &&
        word !== 'min' &&
        word !== 'mile' &&
        word !== 'minute' &&
        word !== 'km' &&
        word !== 'kilometer')
    )
      return undefined
    return { value: lengthOf(tokens, at, unit.next, 1, unit.atom.unit), next: unit.next }
  }
  return undefined
}

/** "an hour and a half", "hr and a half" */
function hourAndHalfAt(tokens: readonly Token[], at: number): Scanned<Length> | undefined {
  const start = /^(?:an|one)$/.test(tokens[at]?.text ?? '') ? at + 1 : at
  const said = tokens.slice(start, start + 4).map(({ text }) => text)
  if (!/^(?:hour|hr) (?:and|&|n) a half$/.test(said.join(' '))) return undefined
  return { value: lengthOf(tokens, at, start + 4, 1.5, 'h'), next: start + 4 }
}

/** "three quarters of an hour", "a quarter of an hour" */
function quartersAt(tokens: readonly Token[], at: number): Scanned<Length> | undefined {
  const said = tokens.slice(at, at + 5).map(({ text }) => text)
  if (!/^(?:3|three|a|1) quarters? of an hour$/.test(said.join(' '))) return undefined
  const quarters = said[0] === '3' || said[0] === 'three' ? 3 : 1
  return { value: lengthOf(tokens, at, at + 5, quarters * 15, 'min'), next: at + 5 }
}

function clockAt(tokens: readonly Token[], at: number, token: Token & { kind: 'clock' }): Scanned<Length> | undefined {
  const unit = unitAt(tokens, at + 1)
  // "6:20/8:00": paces
  if (tokens[at + 1]?.text === '/' && tokens[at + 2]?.kind === 'clock') return undefined
  const isTime = unit && (unit.unit === 'h' || unit.unit === 'min' || unit.unit === 's')
  const next = isTime ? unit.next : at + 1
  return {
    value: {
      ...spanOf(tokens, at, next),
      value: 0,
      clock: token.parts,
      ...(isTime && unit.unit !== 's' ? { unit: unit.unit } : {}),
    },
    next,
  }
}

/** "a couple of miles" */
function coupleAt(tokens: readonly Token[], at: number): Scanned<Length> | undefined {
  const start = tokens[at + 1]?.text === 'of' ? at + 2 : at + 1
  const unit = unitAt(tokens, start)
  return unit && { value: lengthOf(tokens, at, unit.next, 2, unit.unit), next: unit.next }
}

function halfAt(tokens: readonly Token[], at: number): Scanned<Length> | undefined {
  const from = ['a', 'an'].includes(tokens[at + 1]?.text ?? '') ? at + 2 : at + 1
  const unit = atomAt(tokens, from, 'unit')
  if (!unit || unit.atom.unit === 'm' || (tokens[from]?.text ?? '').length < 2) return undefined
  return { value: lengthOf(tokens, at, unit.next, 0.5, unit.atom.unit), next: unit.next }
}

function figureAt(tokens: readonly Token[], at: number, first: number): Scanned<Length> | undefined {
  const range = tokens[at + 1]
  const upper = tokens[at + 2]
  // "8-10 min"
  if (
    (range?.text === '-' || range?.text === 'to') &&
    upper?.kind === 'number' &&
    upper.value > first &&
    upper.value <= first * WIDEST
  ) {
    const unit = unitAt(tokens, at + 3)
    const isPlain = range.text === '-' || unit !== undefined
    if (isPlain && tokens[at + 3]?.text !== '-' && !(range.text === '-' && tokens[at + 3]?.text === 'x'))
      return {
        value: { ...lengthOf(tokens, at, unit?.next ?? at + 3, first, unit?.unit), isLow: true, high: upper.value },
        next: unit?.next ?? at + 3,
      }
  }
  // "1½ miles"
  const isSign = tokens[at + 1]?.kind === 'number' && tokens[at + 1]?.text === '½'
  // "4 and a half min"
  const isSaid = /^(?:and|&|n) a half$/.test([1, 2, 3].map((step) => tokens[at + step]?.text).join(' '))
  const isHalf = isSign || (isSaid && unitAt(tokens, at + 4) !== undefined)
  const half = isHalf ? 0.5 : 0
  const behind = behindIsh(tokens, isSign ? at + 2 : isHalf ? at + 4 : at + 1)
  const value = first + half
  const unit = unitAt(tokens, behind) ?? unitOfEasy(tokens, at, behind)
  if (!unit) return { value: lengthOf(tokens, at, behind, value, undefined), next: behind }
  // "every 10 min 20 s hard": two lengths.
  const isTwo =
    tokens[at - 1]?.text === 'every' &&
    tokens[unit.next]?.from !== tokens[unit.next - 1]?.to &&
    tokens[unit.next + 2] !== undefined &&
    unit.unit !== 'h'
  // "last 10 min 30 s on 30 s off": two lengths.
  const isBeforePair = unitAt(tokens, unit.next + 1)?.unit === 's' && tokens[unit.next + 2]?.text === 'on'
  const more =
    isTwo || isBeforePair || arePieces(tokens, unit.next) ? undefined : compoundAt(tokens, unit.next, unit.unit)
  if (more) {
    const seconds = (unit.unit === 'h' ? value * 3600 : value * 60) + more.seconds
    return { value: lengthOf(tokens, at, more.next, seconds, 's'), next: more.next }
  }
  return { value: lengthOf(tokens, at, unit.next, value, unit.unit), next: unit.next }
}

/** The index behind "ish" before a unit: "2ish min", "10-ish km". */
function behindIsh(tokens: readonly Token[], at: number): number {
  const next = tokens[at]?.text === '-' ? at + 1 : at
  return tokens[next]?.text === 'ish' && unitAt(tokens, next + 1) ? next + 1 : at
}

/** "10 min 15 s @ 150% 15 s @ 50%": seconds by turns within the minutes. */
function arePieces(tokens: readonly Token[], at: number): boolean {
  if (tokens[at]?.kind !== 'number') return false
  const first = unitAt(tokens, at + 1)
  if (first?.unit !== 's') return false
  const figure = /^(?:@|at)$/.test(tokens[first.next]?.text ?? '') ? first.next + 1 : first.next
  const isAim = tokens[figure]?.kind === 'number' && /^[%w]$/.test(tokens[figure + 1]?.text ?? '')
  return isAim && tokens[figure + 2]?.kind === 'number' && unitAt(tokens, figure + 3)?.unit === 's'
}

/** The unit of "2E" of the plans of Daniels: miles, or km where one of them says so. */
function unitOfEasy(tokens: readonly Token[], at: number, behind: number): { unit: Unit; next: number } | undefined {
  const [figure, letter] = [tokens[at], tokens[behind]]
  if (
    letter?.raw !== 'E' ||
    figure?.kind !== 'number' ||
    figure.value > MOST_EASY ||
    letter.from !== tokens[behind - 1]?.to ||
    tokens.some(isOfMinutes)
  )
    return undefined
  const isKm = tokens.some((one, index) => one.raw === 'E' && tokens[index + 1]?.text === 'km')
  return { unit: isKm ? 'km' : 'mi', next: behind }
}

/** "20E", "10T": further than miles of a plan go. */
function isOfMinutes(token: Token, at: number, tokens: readonly Token[]): boolean {
  const letter = tokens[at + 1]
  if (token.kind !== 'number' || letter?.from !== token.to) return false
  return (letter.raw === 'E' && token.value > MOST_EASY) || (letter.raw === 'T' && token.value >= LEAST_MINUTES_OF_T)
}

const LEAST_MINUTES_OF_T = 7

// Miles of a part of a session.
const MOST_EASY = 15

/** "session 3 - 20 min easy": so much more is no end of a range. */
const WIDEST = 4

/** The minutes behind hours, or the seconds behind minutes. */
function compoundAt(tokens: readonly Token[], at: number, unit: Unit): { seconds: number; next: number } | undefined {
  const start = tokens[at]?.text === 'and' || tokens[at]?.text === '&' ? at + 1 : at
  const token = tokens[start]
  if (token?.kind !== 'number' || token.value >= 60 || !Number.isInteger(token.value)) return undefined
  const behind = unitAt(tokens, start + 1)
  const isGlued = start === at && tokens[at - 1]?.to === token.from
  if (unit === 'h') {
    if (behind?.unit === 'min' || behind?.unit === 'm') {
      const deeper = compoundAt(tokens, behind.next, 'min')
      return { seconds: token.value * 60 + (deeper?.seconds ?? 0), next: deeper?.next ?? behind.next }
    }
    return !behind && (isGlued || isEnd(tokens[start + 1])) && token.value >= 5
      ? { seconds: token.value * 60, next: start + 1 }
      : undefined
  }
  if (unit === 'min' || unit === 'm') {
    if (behind?.unit === 's' && token.value < 60) return { seconds: token.value, next: behind.next }
    return !behind && isGlued && token.value >= 5 ? { seconds: token.value, next: start + 1 } : undefined
  }
  return undefined
}

function isEnd(token: Token | undefined): boolean {
  return !token || /^[,;.:)]$|^(?:bike|ride|run|easy|z|spin|turbo|with|w)$/.test(token.text)
}

export function unitAt(tokens: readonly Token[], at: number): { unit: Unit; next: number } | undefined {
  const found = atomAt(tokens, at, 'unit')
  if (!found) return undefined
  const token = tokens[at]
  const { unit } = found.atom
  // "1:30 HR cap 148": the heart rate.
  if (token?.text === 'hr' && isOfHeart(tokens[at + 1])) return undefined
  // "5 m/d": a letter that belongs to the next word.
  if (
    token &&
    token.text.length === 1 &&
    token.kind === 'word' &&
    tokens[at + 1]?.text === '/' &&
    tokens[at + 2]?.kind === 'word'
  ) {
    if (tokens[at + 1]?.from === token.to && /^(?:d|u|t)$/.test(tokens[at + 2]?.text ?? '')) return undefined
  }
  // "10M": miles.
  if (token?.raw === 'M' && tokens[at - 1]?.kind === 'number') {
    const before = tokens[at - 1]
    if (before?.kind === 'number' && before.value <= MOST_MILES) return { unit: 'mi', next: found.next }
  }
  return { unit, next: found.next }
}

function isOfHeart(next: Token | undefined): boolean {
  if (next?.kind === 'number') return next.value >= 100 && next.value <= 210
  return /^(?:cap|capped|max|limit|ceiling|under|below|<|not|no)$/.test(next?.text ?? '')
}

const MOST_MILES = 31

export function lengthOf(
  tokens: readonly Token[],
  at: number,
  next: number,
  value: number,
  unit: Unit | undefined,
): Length {
  return { ...spanOf(tokens, at, next), value, ...(unit ? { unit } : {}) }
}

export function spanOf(tokens: readonly Token[], at: number, next: number): { from: number; to: number } {
  return { from: tokens[at]?.from ?? 0, to: tokens[Math.max(at, next - 1)]?.to ?? 0 }
}

/** A row of at least three lengths with one sign between them: "400-800-400", "5,4,3,2,1 min", "3k/2k/1k". */
export function rungsAt(tokens: readonly Token[], at: number): Scanned<Length[]> | undefined {
  for (const sign of ['-', '/', ',', '+']) {
    const lengths: Length[] = []
    let index = at
    for (;;) {
      const token = tokens[index]
      if (token?.kind !== 'number') break
      const unit = unitAt(tokens, index + 1)
      const next = unit?.next ?? index + 1
      lengths.push(lengthOf(tokens, index, next, token.value, unit?.unit))
      index = next
      if (tokens[index]?.text !== sign || tokens[index + 1]?.kind !== 'number') break
      const behind = tokens[index + 2]?.text
      if (
        (behind === 'x' && !isCountBehind(tokens, index + 2)) ||
        behind === '%' ||
        (behind === 'w' && tokens[index + 3]?.text !== '/')
      )
        return undefined
      index += 1
    }
    const areBare = lengths.slice(0, -1).every(({ unit }) => unit === undefined)
    const isRow = lengths.length >= 3 && (sign !== '+' || areBare) && (sign !== ',' || areBare)
    if (!isRow) continue
    const after = tokens[index]?.text
    if (
      after === '%' ||
      (after === 'w' && tokens[index + 1]?.text !== '/' && tokens[index]?.from === tokens[index - 1]?.to) ||
      after === 'bpm' ||
      after === 'rpm' ||
      (after === 'x' && !isCountBehind(tokens, index))
    )
      return undefined
    const last = lengths.at(-1)?.unit ?? lengths[0]?.unit
    const row = lengths.map((one) =>
      one.unit || !last ? one : { ...one, unit: isMetres(one, last) ? ('meters' as const) : last },
    )
    const isRising = row.every((one, rung) => rung === 0 || one.value > (row[rung - 1]?.value ?? 0))
    return { value: isRising && isBackDown(tokens, index) ? backDown(row) : row, next: index }
  }
  return undefined
}

/** "3-2-1 min x 4", "400/300/200 x3 sets": how often all of them are done. */
function isCountBehind(tokens: readonly Token[], at: number): boolean {
  const [count, end] = [tokens[at + 1], tokens[at + 2]]
  if (count?.kind !== 'number' || count.value > MOST_ROUNDS) return false
  return !end || /^(?:[,;.)@]|at|sets?|rounds?|with|w)$/.test(end.text)
}

const MOST_ROUNDS = 10

/** "2k/1k/500": a figure from 100 on beside kilometers or miles. */
function isMetres({ value }: Length, unit: Unit): boolean {
  return value >= 100 && (unit === 'km' || unit === 'mi')
}
