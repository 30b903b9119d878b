import type { DistanceUnit } from '../../../units/distance.ts'
import type { DraftRequest } from '../../request/draft-request.ts'
import type { Span } from '../../result.ts'
import type { Length } from '../part.ts'
import type { Phrase } from '../phrase.ts'
import { isMark, isSign, lengthOf } from './lengths-of-a-swim.ts'

/** Where the length of the pool is said: the phrases from `from` up to `to`. `isOdd`: no pool is so long. */
export type Pool = { from: number; to: number; length: Length; isOdd?: boolean }

/** "25 m pool", "pool 50 m", "pool length 33 m", "(25 m)" behind lengths, "in a 25 yard". */
export function findPool(phrases: readonly Phrase[], text: string): Pool | undefined {
  for (const [at, phrase] of phrases.entries()) {
    const length = lengthOf(phrase)
    if (!length || length.clock || length.high !== undefined) continue
    const [before, next] = [phrases[at - 1], phrases[at + 1]]
    const isInBounds = length.value >= LEAST && length.value <= MOST
    if (isPool(next, text) && isInBounds && isOfPool(length)) {
      const start = isMark(before, 'in', 'of') || isSign(before, ',') ? at - 1 : at
      return { from: start, to: at + 2, length: withUnit(length) }
    }
    if (isPool(before, text) && isOfPool(length) && (length.unit !== undefined || USUAL.has(length.value))) {
      const start = isMark(phrases[at - 2], 'in') || isSign(phrases[at - 2], ',') ? at - 2 : at - 1
      const isOdd = !isInBounds && (length.value < LEAST || (length.value <= MOST_ODD && length.value % 25 !== 0))
      if (isInBounds || isOdd) return { from: start, to: at + 1, length: withUnit(length), ...(isOdd ? { isOdd } : {}) }
    }
    if (!isInBounds) continue
    // "20 lengths of 25 m"
    if (isMark(before, 'of', 'at') && isMark(phrases[at - 2], 'laps') && isOfPool(length))
      return { from: at - 1, to: at + 1, length: withUnit(length) }
    if (before?.is === 'open' && next?.is === 'close' && isMark(phrases[at - 2], 'laps'))
      return { from: at - 1, to: at + 2, length: withUnit(length) }
    const isPlace = isMark(before, 'in') && (!next || isSign(next, ',', ';', '.', ':'))
    if (isPlace && USUAL.has(length.value) && (isBare(length) ? isMark(phrases[at - 2], 'laps') : isOfPool(length)))
      return { from: at - 1, to: at + 1, length: withUnit(length) }
  }
  return undefined
}

// Metres or yards.
const [LEAST, MOST, MOST_ODD] = [10, 100, 250]
const USUAL = new Set([20, 25, 33, 50])

function isPool(phrase: Phrase | undefined, text: string): boolean {
  return phrase?.is === 'sport' && /\bpool$/i.test(text.slice(phrase.from, phrase.to))
}

function isOfPool({ unit }: Length): boolean {
  return unit === undefined || unit === 'm' || unit === 'meters' || unit === 'yd'
}

function withUnit(length: Length): Length {
  return length.unit === 'm' ? { ...length, unit: 'meters' } : length
}

function isBare({ unit, clock }: Length): boolean {
  return unit === undefined && !clock
}

/** The pool that is said by its name, "scy", or by its length. */
export function poolOf(phrases: readonly Phrase[], text: string): (Span & { length: Length }) | undefined {
  const said = phrases.filter(({ is }) => is !== 'filler')
  const found = findPool(said, text)
  if (found)
    return { from: said[found.from]?.from ?? 0, to: said[found.to - 1]?.to ?? text.length, length: found.length }
  for (const { is, from, to } of said) {
    const known = is === 'sport' ? NAMED[text.slice(from, to).toLowerCase()] : undefined
    if (known) return { from, to, length: { ...known, from, to } }
  }
  return undefined
}

const NAMED: Readonly<Record<string, Pick<Length, 'value' | 'unit'>>> = {
  scy: { value: 25, unit: 'yd' },
  scm: { value: 25, unit: 'meters' },
  lcm: { value: 50, unit: 'meters' },
}

/** Fills the pool in which lengths are counted, of which nobody said how long it is. */
export function assumePool(draft: DraftRequest, length: number, swum: DistanceUnit): void {
  draft.asked.poolLength = length
  const reading = `Pool of ${length} ${draft.asked.durationUnit ?? swum}`
  draft.addInferred('poolLength', reading, 'Lengths are counted, and no pool was said.')
}

/** Fills the length of the pool; whether it counts in the unit of the swim. */
export function fillPool(draft: DraftRequest, pool: Span & { length: Length }, swum: DistanceUnit): boolean {
  const { value, unit } = pool.length
  const own = unit === 'yd' ? 'yards' : unit === 'meters' ? 'meters' : undefined
  const counted = draft.asked.durationUnit ?? swum
  if (own && own !== counted) return false
  draft.asked.poolLength = value
  draft.addFound('poolLength', `Pool of ${value} ${counted}`, pool)
  return true
}
