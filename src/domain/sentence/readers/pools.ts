import type { DistanceUnit } from '../../units/distance.ts'
import { poolBounds } from '../../workout/swim.ts'
import { readCount, readNumber } from '../tokens/numbers.ts'
import { indexPhrases, matchPhrase, skip } from '../tokens/phrases.ts'
import { textAt } from '../tokens/tokens.ts'
import { unitWords } from '../tokens/words/unit-words.ts'
import type { Reader } from './mention.ts'

/** `pool 50m`, "25 yard pool", "olympic pool", "short course". */
export const readPool: Reader = (tokens, at) => {
  const named = matchPhrase(tokens, at, courses)
  if (named) return { value: { kind: 'pool', ...named.value }, next: skip(tokens, named.next, pool) }
  const isFirst = tokens[at]?.text === 'pool'
  const start = isFirst ? skip(tokens, at + 1, linkWords, { most: 2 }) : at
  const length = readNumber(tokens, start)
  if (!length || length.value.value < poolBounds.min || length.value.value > poolBounds.max) return undefined
  const unit = unitWords[textAt(tokens, length.next)]
  const isUnit = unit === 'm' || unit === 'meters' || unit === 'yards'
  const end = length.next + (isUnit ? 1 : 0)
  if (isFirst ? unit !== undefined && !isUnit : tokens[end]?.text !== 'pool') return undefined
  if (isFirst && !isUnit && tokens[length.next]?.text === 'x') return undefined
  const value = { kind: 'pool', length: length.value.value, unit: unitOf(unit) } as const
  return { value, next: isFirst ? end : end + 1 }
}

/** "20 lengths of 50 m": the total and the pool. */
export const readPoolLengths: Reader = (tokens, at) => {
  const times = readCount(tokens, at)
  if (!times || !['lengths', 'laps'].includes(textAt(tokens, times.next))) return undefined
  const start = skip(tokens, times.next + 1, ofEach)
  const length = readNumber(tokens, start)
  const unit = unitOf(unitWords[textAt(tokens, length?.next ?? -1)])
  if (!length || !unit || start === times.next + 1 || length.value.value < 10 || length.value.value > 100)
    return undefined
  const value = times.value * length.value.value
  return {
    value: { kind: 'amount', amount: { kind: 'distance', value, unit }, pool: length.value.value },
    next: skip(tokens, length.next + 1, pool),
  }
}

const ofEach = new Set(['of', 'x', 'in', 'a', '@', 'at'])

function unitOf(unit: string | undefined): DistanceUnit | undefined {
  if (unit === 'yards') return 'yards'
  return unit === 'm' || unit === 'meters' ? 'meters' : undefined
}

const pool = new Set(['pool'])
const linkWords = new Set(['length', 'of', 'is', '=', ':'])

type Course = { length: number; unit: DistanceUnit | undefined }
const courses = indexPhrases<Course>([
  ...['olympic pool', 'olympic size pool', 'olympic sized pool', 'long course', 'lcm'].map(
    (phrase) => [phrase, { length: 50, unit: 'meters' } as Course] as const,
  ),
  ['short course meters', { length: 25, unit: 'meters' }],
  ['scm', { length: 25, unit: 'meters' }],
  ['short course yards', { length: 25, unit: 'yards' }],
  ['scy', { length: 25, unit: 'yards' }],
  ['short course', { length: 25, unit: undefined }],
])
