import { toMetres } from '../../../units/distance.ts'
import type { Reader } from '../../mention.ts'
import type { Target } from '../../said-figures.ts'
import { type Amount, secondsOfClock } from '../../tokens/amounts.ts'
import { readNumber } from '../../tokens/numbers.ts'
import { indexList, matchPhrase, skip } from '../../tokens/phrases.ts'
import { readAmount } from '../../tokens/read-amount.ts'
import { type Token, textAt } from '../../tokens/tokens.ts'
import { whereSaid } from '../../tokens/where-said.ts'
import { setToDivide } from './last-set.ts'

/**
 * Targets that get harder from the first repetition of a set to the last, in even steps: "5 x 1 mile from 7:00 to 6:20", "4x6 min
 * building from 240 to 280 w". Two paces without "from" are a range.
 */
export const readFallingTargets: Reader = whereSaid(new Set(['from', 'starting', 'start']), (tokens, at, before) => {
  const set = setToDivide(before)
  const start = matchPhrase(tokens, at, starts)
  if (!set || !start || set.times < MIN_TIMES || before.some(({ kind }) => kind === 'sets of')) return undefined
  const paces = readPaces(tokens, start.next)
  if (paces) {
    // "8x400 from 1:40 to 1:26": the times of the bouts.
    const metres = paces.per === undefined && paces.slow < FASTEST_PACE_SECONDS ? metresOf(set.bout) : undefined
    const share = metres ? 1000 / metres : 1
    if (paces.slow < FASTEST_PACE_SECONDS && !metres) return undefined
    const values = stepsBetween(paces.slow * share, paces.fast * share, set.times).map(Math.round)
    const targets = values.map((seconds): Target => ({ kind: 'pace', seconds, per: metres ? 'km' : paces.per }))
    return { value: { kind: 'targets', targets }, next: paces.next }
  }
  const figures = readRising(tokens, start.next)
  if (!figures) return undefined
  const values = stepsBetween(figures.low, figures.high, set.times).map(Math.round)
  const targets = values.map(
    (value): Target =>
      figures.isPower
        ? { kind: 'power', watts: value, isLabelled: false }
        : { kind: 'percent', low: value, high: value },
  )
  return { value: { kind: 'targets', targets }, next: figures.next }
})

/** The metres of a bout of the track. */
function metresOf(bout: Amount): number | undefined {
  if (bout.kind === 'distance') return bout.unit === 'yards' ? undefined : toMetres(bout.value, bout.unit)
  return (bout.kind === 'bare' || bout.kind === 'm') && bout.value >= 200 ? bout.value : undefined
}

// Nobody runs a kilometre faster (our choice).
const FASTEST_PACE_SECONDS = 140
// Two bouts can as well be a range (our choice).
const MIN_TIMES = 3

/** "7:00 down to 6:20/mi" */
function readPaces(tokens: readonly Token[], at: number) {
  const slow = clockAt(tokens, at)
  const link = slow && matchPhrase(tokens, slow.next, links)
  const fast = link && clockAt(tokens, skip(tokens, link.next, aims))
  if (!slow || !fast || fast.seconds >= slow.seconds) return undefined
  return { slow: slow.seconds, fast: fast.seconds, per: fast.per ?? slow.per, next: fast.next }
}

function clockAt(tokens: readonly Token[], at: number) {
  const clock = tokens[at]?.kind === 'clock' ? readAmount(tokens, at) : undefined
  if (clock?.value.kind !== 'clock' || clock.value.parts.length > 2) return undefined
  const isPer = perSigns.has(textAt(tokens, clock.next))
  const word = isPer ? textAt(tokens, clock.next + 1) : ''
  const per = kilometres.has(word) ? ('km' as const) : miles.has(word) ? ('mile' as const) : undefined
  const next = per ? clock.next + 2 : skip(tokens, clock.next, paceWords)
  return { seconds: secondsOfClock(clock.value.parts), per, next }
}

/** "240 to 280 w", "85% to 95%" */
function readRising(tokens: readonly Token[], at: number) {
  const low = readNumber(tokens, at)
  const first = low && skip(tokens, low.next, unitWords)
  const link = first === undefined ? undefined : matchPhrase(tokens, first, links)
  const high = link && readNumber(tokens, link.next)
  const unit = high ? textAt(tokens, high.next) : ''
  if (!low || !high || !unitWords.has(unit) || high.value.value <= low.value.value) return undefined
  const next = skip(tokens, high.next + 1, ftp, { most: 2 })
  return { low: low.value.value, high: high.value.value, isPower: unit !== '%', next }
}

function stepsBetween(first: number, last: number, times: number): number[] {
  return Array.from({ length: times }, (_, at) => first + ((last - first) * at) / (times - 1))
}

const starts = indexList('from,starting at,starting from,start at,start @,starting @')
const links = indexList('to,down to,up to,finishing at,ending at,finish at,and finish at,and finishing at,-')
const aims = new Set(['@', 'at'])
const perSigns = new Set(['/', 'per', 'a'])
const kilometres = new Set(['k', 'km', 'kilometer', 'kilometre'])
const miles = new Set(['mi', 'mile', 'm'])
const paceWords = new Set(['pace'])
const unitWords = new Set(['w', 'watts', '%'])
const ftp = new Set(['of', 'ftp'])
