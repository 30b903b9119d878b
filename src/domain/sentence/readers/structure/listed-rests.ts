import type { Meaning, Reader } from '../../mention.ts'
import { type Amount, hasUnit, toAmount } from '../../tokens/amounts.ts'
import { type Match, skip } from '../../tokens/phrases.ts'
import { readAmount } from '../../tokens/read-amount.ts'
import { type Token, textAt } from '../../tokens/tokens.ts'
import { hasSet, isDirectlyBehindBouts, isShort } from './behind-bouts.ts'

/**
 * One rest for each set before, or behind each rung: "3x1600, 2x800, 4x200 … 400j/400j/200j", "rests 2 min / 90 s", "3/2/1 min
 * jogs". Undefined if no word says that they are rests.
 */
export const readListedRests: Reader = (tokens, at, before) => {
  if (!hasSet(before)) return undefined
  const start = restWords.has(textAt(tokens, at)) ? skip(tokens, at + 1, links, { most: 2 }) : at
  // "@ 5k / 1' float": the first is a target.
  const list = ['@', 'at'].includes(textAt(tokens, at - 1)) ? undefined : readList(tokens, start)
  if (!list || list.value.rests.length < 2) return undefined
  // "jog 1/2 the distance"
  if (shareWords.has(textAt(tokens, list.next))) return undefined
  const refusal = { kind: 'unsupported', sentence: LISTED_RESTS } as const
  // "rest 3/2": in minutes or seconds.
  if (list.value.isUnclear) return start > at ? { value: refusal, next: list.next } : undefined
  const named = skip(tokens, skip(tokens, list.next, manners), restWords, { most: 2 })
  const isNamed = named > list.next && restWords.has(textAt(tokens, named - 1))
  // "1/2/3/2/1 min off 5 min": the rest of a ladder stands behind it.
  if (isNamed && textAt(tokens, named - 1) === 'off' && tokens[named]?.kind === 'number') return undefined
  // "1200/800/400 w 3'/2'"
  const isWith =
    withWords.has(textAt(tokens, at - (textAt(tokens, at - 1) === '/' ? 2 : 1))) && isDirectlyBehindBouts(before)
  const areBrief = list.value.rests.every((one) => one.kind !== 'distance' && one.kind !== 'bare' && isShort(one))
  const isSaid = isWith && areBrief && isOneForEach(list.value.rests.length, before)
  if (!(start > at || isNamed || list.value.isJog || isSaid)) return undefined
  const next = isNamed ? named : list.next
  const rests = list.value.rests.map((one) => inMetres(one, list.value.isJog || isJogged(tokens, at, next)))
  if (!isOneForEach(rests.length, before)) return { value: refusal, next }
  const [rest] = rests
  return rest && { value: { kind: 'rest', rest, listed: rests }, next }
}

/** For a list of rests: which sets they are of is not said. */
export const LISTED_RESTS = 'Write each set out with its rest, such as 4x100 20 s rest, 3x200 30 s rest.'

/** Whether there are as many sets without a rest, or rungs with as many gaps. */
function isOneForEach(count: number, before: readonly Meaning[]): boolean {
  const sets = before.filter((one) => (one.kind === 'set' && !one.rest) || one.kind === 'rungs')
  const [only] = sets
  if (before.some(({ kind }) => kind === 'rest' || kind === 'send-off' || kind === 'sets of')) return false
  if (only?.kind === 'rungs' && sets.length === 1)
    return count === only.values.length - 1 || count === only.values.length
  return sets.length === count
}

/** `isUnclear`: no unit was said, and the figures are small. */
type List = { rests: Amount[]; isJog: boolean; isUnclear: boolean }

/** "400j/400j/200j", "2 min / 90 s", "3/2/1 min" */
function readList(tokens: readonly Token[], at: number): Match<List> | undefined {
  const rests: Amount[] = []
  let isJog = false
  let next = at
  for (;;) {
    const figures = valuesAt(tokens, next)
    if (!figures) return undefined
    rests.push(...figures.value)
    next = figures.next
    if (textAt(tokens, next) === 'j') {
      isJog = true
      next += 1
    }
    const isListed = textAt(tokens, next) === '/' || isLastByComma(tokens, next)
    if (!isListed || !valuesAt(tokens, next + 1)) break
    next += 1
  }
  const last = rests.at(-1)
  const areLarge = rests.every((one) => one.kind !== 'bare' || one.value >= MIN_BARE)
  if (!last) return undefined
  const isUnclear = !(hasUnit(last) || isJog || areLarge)
  return { value: { rests: rests.map((one) => inUnitOf(one, last)), isJog, isUnclear }, next }
}

/** Whether a comma stands before the last figure of a sentence: "r: 30, 15". */
function isLastByComma(tokens: readonly Token[], at: number): boolean {
  return textAt(tokens, at) === ',' && tokens[at + 1]?.kind === 'number' && tokens[at + 2] === undefined
}

/** The figures of one token: "400/300/200" is a single one. */
function valuesAt(tokens: readonly Token[], at: number): Match<Amount[]> | undefined {
  const token = tokens[at]
  if (token?.kind === 'rungs' && token.text.includes('/'))
    return {
      value: [...token.text.matchAll(/\d+/g)].map(([digits]) => ({ kind: 'bare', value: Number(digits) })),
      next: at + 1,
    }
  const amount = token?.kind === 'number' || token?.kind === 'clock' ? readAmount(tokens, at) : undefined
  return amount && { value: [amount.value], next: amount.next }
}

function inUnitOf(amount: Amount, last: Amount): Amount {
  if (amount.kind !== 'bare' || last.kind === 'bare' || last.kind === 'clock') return amount
  if (last.kind === 'time') return toAmount(amount.value, last.isSeconds ? 'seconds' : 'minutes')
  return { ...last, value: amount.value }
}

/** A jog of a figure without a unit is in metres. */
function inMetres(amount: Amount, isJog: boolean): Amount {
  return isJog && amount.kind === 'bare' && amount.value >= MIN_JOG
    ? { kind: 'distance', value: amount.value, unit: 'meters' }
    : amount
}

function isJogged(tokens: readonly Token[], from: number, to: number): boolean {
  return tokens.slice(from, to).some(({ text }) => jogs.has(text))
}

// Smaller figures without a unit may be anything (our choice).
const MIN_BARE = 10
const MIN_JOG = 50
const jogs = new Set(['jog', 'jogs', 'jogging', 'float', 'walk'])
const restWords = new Set([...jogs, 'rest', 'rests', 'recovery', 'recoveries', 'rec', 'r', 'ri', 'off'])
const withWords = new Set(['w', 'with'])
const links = new Set([':', '=', 'of', 'is', 'are'])
const manners = new Set(['easy', 'ez', 'of'])
const shareWords = new Set(['the', 'of', 'lap', 'laps', 'distance', 'time', 'mile', 'as'])
