import type { Reader } from '../../mention.ts'
import type { Amount } from '../../tokens/amounts.ts'
import { readCount } from '../../tokens/numbers.ts'
import { type Match, skip } from '../../tokens/phrases.ts'
import { type Token, textAt } from '../../tokens/tokens.ts'
import { unitWords } from '../../tokens/words/unit-words.ts'
import { wordTable } from '../../tokens/words/word-table.ts'
import { readBeats } from '../figures/beats.ts'
import { readPace } from '../figures/paces.ts'
import { readPercent } from '../figures/percents.ts'
import { readPower } from '../figures/powers.ts'
import { readSession } from '../sessions.ts'
import { readSet } from './sets.ts'

/**
 * Which hour, mile or minutes of a whole, with how hard they are: "second hour at MP", "hour 2 tempo", "minutes 20-40 at tempo",
 * "from 60 to 90 min at 200 w". Without an effort it says only where something else is done.
 */
export const readNumberedHours: Reader = (tokens, at, before) => {
  const found = readOrdinal(tokens, at) ?? readHour(tokens, at) ?? readMinutes(tokens, at)
  if (!found || before.every(({ kind }) => kind !== 'amount')) return undefined
  const { amount, start } = found.value
  // "1st h easy, 2nd h 3x15 tempo": the set follows what comes before.
  const isNext = before.some((one) => one.kind === 'amount' && one.place === 'first') && start === HOUR_SECONDS
  if (isNext && readSet(tokens, skip(tokens, found.next, aims), []))
    return { value: { kind: 'filler' }, next: found.next }
  if (!isAimed(tokens, found.next)) return undefined
  return { value: { kind: 'amount', amount, place: 'middle', start }, next: found.next }
}

/** `start`: in seconds, or in the unit of the distance. */
type Stretch = { amount: Amount; start: number }

/** "second hour", "3rd km": one of them. */
function readOrdinal(tokens: readonly Token[], at: number): Match<Stretch> | undefined {
  const isFigure = tokens[at]?.kind === 'number' && suffixes.has(textAt(tokens, at + 1)) && tokens[at + 1]?.glued
  const nth = isFigure ? Number(textAt(tokens, at)) : ordinals[textAt(tokens, at)]
  const unit = at + (isFigure ? 2 : 1)
  const amount = nth ? oneOf(textAt(tokens, unit)) : undefined
  return nth && nth > 1 && amount
    ? { value: { amount, start: amount === HOUR ? (nth - 1) * HOUR_SECONDS : nth - 1 }, next: unit + 1 }
    : undefined
}

/** "hour 2", "hr two" */
function readHour(tokens: readonly Token[], at: number): Match<Stretch> | undefined {
  const isUnit = unitWords[textAt(tokens, at)] === 'hours' && textAt(tokens, at).length > 1 && !tokens[at]?.glued
  const nth = isUnit && tokens[at - 1]?.kind !== 'number' ? readCount(tokens, at + 1) : undefined
  if (!nth || nth.value > MAX_HOURS || unitWords[textAt(tokens, nth.next)]) return undefined
  return { value: { amount: HOUR, start: (nth.value - 1) * HOUR_SECONDS }, next: nth.next }
}

/** "minutes 20-40", "from 60 to 90 min" */
function readMinutes(tokens: readonly Token[], at: number): Match<Stretch> | undefined {
  const isMinutes = (index: number) => unitWords[textAt(tokens, index)] === 'minutes'
  const isFrom = textAt(tokens, at) === 'from'
  const isNamed = isMinutes(at) && tokens[at - 1]?.kind !== 'number'
  if (!isFrom && !isNamed) return undefined
  const figure = isFrom ? skip(tokens, at + 1, minuteWords) : at + 1
  const first = readCount(tokens, figure)
  const last = first && links.has(textAt(tokens, first.next)) ? readCount(tokens, first.next + 1) : undefined
  if (!first || !last || last.value <= first.value) return undefined
  const isInMinutes = isNamed || figure > at + 1 || isMinutes(last.next)
  const next = isMinutes(last.next) ? last.next + 1 : last.next
  const minutes = last.value - first.value
  return isInMinutes
    ? { value: { amount: { kind: 'time', seconds: minutes * 60 }, start: first.value * 60 }, next }
    : undefined
}

function isAimed(tokens: readonly Token[], at: number): boolean {
  const target = skip(tokens, at, aims, { most: 2 })
  return [readPercent, readPower, readBeats, readPace, readSession].some(
    (read) => read(tokens, target, []) !== undefined,
  )
}

function oneOf(word: string): Amount | undefined {
  const unit = unitWords[word]
  if (unit === 'hours') return HOUR
  return unit === 'kilometers' || unit === 'miles' ? { kind: 'distance', value: 1, unit } : undefined
}

const HOUR_SECONDS = 3600
const HOUR: Amount = { kind: 'time', seconds: HOUR_SECONDS }
// Nobody is out for longer (our choice).
const MAX_HOURS = 12
const suffixes = new Set(['nd', 'rd', 'th'])
const ordinals = wordTable({ second: 2, third: 3, fourth: 4, fifth: 5, sixth: 6 })
const minuteWords = new Set(['minute', 'minutes', 'min'])
const links = new Set(['-', 'to', 'until', 'till'])
const aims = new Set([':', 'at', '@', 'in', 'all', 'is', '='])
