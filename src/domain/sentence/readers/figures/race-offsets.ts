import type { Race } from '../../../sports/races.ts'
import type { Meaning, Reader } from '../../mention.ts'
import { readNumber } from '../../tokens/numbers.ts'
import { indexList, type Match, matchPhrase, skip } from '../../tokens/phrases.ts'
import { type Token, textAt } from '../../tokens/tokens.ts'
import { whereSaid } from '../../tokens/where-said.ts'
import { wordTable } from '../../tokens/words/word-table.ts'
import { readSession } from '../sessions.ts'

/**
 * A pace some seconds from that of a race or from threshold pace: "HMP -5s", "MP + 10-15 sec/mi", "10 s slower than 10k
 * pace", "threshold pace plus 5".
 */
export const readRaceOffset: Reader = whereSaid(
  new Set(['+', '-', 'plus', 'minus', 'slower', 'faster', 'quicker']),
  (tokens, at: number): ReturnType<Reader> => readSigned(tokens, at) ?? readCompared(tokens, at),
)

/** "HMP -5s", "5k pace + 3 s/km" */
function readSigned(tokens: readonly Token[], at: number): ReturnType<Reader> {
  const base = readBase(tokens, at)
  const sign = base && directions[textAt(tokens, base.next)]
  if (!base || !sign) return undefined
  const seconds = readSeconds(tokens, base.next + 1)
  if (!seconds) return undefined
  const end = endOfUnit(tokens, seconds.next)
  // "MP + 2 mi easy", "tempo - 10 min": the next part.
  const isPart = !end.isSaid && (hasMore(tokens, end.next) || base.value === 'threshold')
  if (isPart) return undefined
  return { value: changedPace(base.value, sign, seconds.value, end.per), next: end.next }
}

/** "10-15 s/km slower than MP" */
function readCompared(tokens: readonly Token[], at: number): ReturnType<Reader> {
  const seconds = readSeconds(tokens, skip(tokens, skip(tokens, at, signs), about))
  if (!seconds) return undefined
  const end = endOfUnit(tokens, seconds.next)
  const sign = end.isSaid ? directions[textAt(tokens, end.next)] : undefined
  const isThan = sign !== undefined && textAt(tokens, end.next).length > 4 && textAt(tokens, end.next + 1) === 'than'
  const base = isThan ? readBase(tokens, skip(tokens, end.next + 2, whose, { most: 2 })) : undefined
  return base && sign ? { value: changedPace(base.value, sign, seconds.value, end.per), next: base.next } : undefined
}

function changedPace(
  of: Race | 'threshold',
  sign: number,
  [low, high]: readonly [number, number],
  per: 'km' | 'mile' | undefined,
): Meaning {
  const ends = [sign * low, sign * high] as const
  return { kind: 'changed pace', of, low: Math.min(...ends), high: Math.max(...ends), ...(per ? { per } : {}) }
}

/** A race, or threshold pace. */
function readBase(tokens: readonly Token[], at: number): Match<Race | 'threshold'> | undefined {
  const found = readSession(tokens, at, [])
  if (!found) return undefined
  const { value, next } = found
  if (value.kind === 'race pace') return value.race ? { value: value.race, next } : undefined
  const isThreshold = value.kind === 'session' && value.session === 'threshold' && textAt(tokens, at) !== 'ftp'
  return isThreshold ? { value: 'threshold', next: skip(tokens, next, paceWord) } : undefined
}

/** Seconds, or a range of them; more than a minute is no small change. */
function readSeconds(tokens: readonly Token[], at: number): Match<readonly [number, number]> | undefined {
  const first = secondsAt(tokens, at)
  if (!first) return undefined
  const isRange = ['-', 'to'].includes(textAt(tokens, first.next))
  const second = isRange ? secondsAt(tokens, first.next + 1) : undefined
  return second
    ? { value: [first.value, second.value], next: second.next }
    : { value: [first.value, first.value], next: first.next }
}

function secondsAt(tokens: readonly Token[], at: number): Match<number> | undefined {
  // ":10"
  const figure = readNumber(tokens, textAt(tokens, at) === ':' ? at + 1 : at)
  return figure && figure.value.value > 0 && figure.value.value <= MAX_SECONDS
    ? { value: figure.value.value, next: figure.next }
    : undefined
}

/** The unit behind the seconds, and the distance that they are per. */
function endOfUnit(tokens: readonly Token[], at: number): { next: number; isSaid: boolean; per?: 'km' | 'mile' } {
  const unit = skip(tokens, at, secondWords)
  const start = skip(tokens, unit, perWords)
  const per = start > unit ? lengths[textAt(tokens, start)] : undefined
  return per ? { next: start + 1, isSaid: unit > at, per } : { next: unit, isSaid: unit > at }
}

/** Whether a word or a figure follows that makes the figure before one of something else: "MP + 2 mi", "10k + 4 strides". */
function hasMore(tokens: readonly Token[], at: number): boolean {
  const token = tokens[at]
  if (!token || token.kind === 'mark') return token?.text === '*' || token?.text === "'" || token?.text === '%'
  return !matchPhrase(tokens, at, followers)
}

const MAX_SECONDS = 60
const directions = wordTable({ '+': 1, plus: 1, slower: 1, '-': -1, minus: -1, faster: -1, quicker: -1 })
const secondWords = new Set(['s', 'sec', 'secs', 'second', 'seconds', '"'])
const perWords = new Set(['/', 'per', 'a'])
const lengths = wordTable<'km' | 'mile'>({
  ...{ km: 'km', k: 'km', kilometer: 'km', kilometre: 'km' },
  ...{ mi: 'mile', mile: 'mile', m: 'mile' },
})
const signs = new Set(['at', '@', 'run', 'do'])
const about = new Set(['about', 'around', '~'])
const whose = new Set(['my', 'your', 'goal', 'current', 'the'])
const paceWord = new Set(['pace'])
const followers = indexList('w,with,off,then,on,and,jog,rest,run')
