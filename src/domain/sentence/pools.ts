import type { DistanceUnit } from '../units/distance.ts'
import type { Reader } from './mention.ts'
import { numberAt } from './numbers.ts'
import { past, phraseAt, phrasesOf } from './phrases.ts'
import { unitWords } from './words/unit-words.ts'

/** `pool 50m`, "25 yard pool", "olympic pool", "short course". */
export const poolAt: Reader = (tokens, at) => {
  const named = phraseAt(tokens, at, courses)
  if (named) return { value: { of: 'pool', ...named.value }, next: past(tokens, named.next, pool) }
  const isFirst = tokens[at]?.text === 'pool'
  const start = isFirst ? past(tokens, past(tokens, at + 1, links), links) : at
  const length = numberAt(tokens, start)
  if (!length || length.value.value < 10 || length.value.value > 100) return undefined
  const unit = unitWords[tokens[length.next]?.text ?? '']
  const isUnit = unit === 'm' || unit === 'meters' || unit === 'yards'
  const end = length.next + (isUnit ? 1 : 0)
  if (isFirst ? unit !== undefined && !isUnit : tokens[end]?.text !== 'pool') return undefined
  if (isFirst && !isUnit && tokens[length.next]?.text === 'x') return undefined
  const value = { of: 'pool', length: length.value.value, unit: unitOf(unit) } as const
  return { value, next: isFirst ? end : end + 1 }
}

function unitOf(unit: string | undefined): DistanceUnit | undefined {
  if (unit === 'yards') return 'yards'
  return unit === 'm' || unit === 'meters' ? 'meters' : undefined
}

const pool = new Set(['pool'])
const links = new Set(['length', 'of', 'is', '=', ':'])

type Course = { length: number; unit: DistanceUnit | undefined }
const courses = phrasesOf<Course>([
  ...['olympic pool', 'olympic size pool', 'olympic sized pool', 'long course', 'lcm'].map(
    (phrase) => [phrase, { length: 50, unit: 'meters' } as Course] as const,
  ),
  ['short course meters', { length: 25, unit: 'meters' }],
  ['scm', { length: 25, unit: 'meters' }],
  ['short course yards', { length: 25, unit: 'yards' }],
  ['scy', { length: 25, unit: 'yards' }],
  ['short course', { length: 25, unit: undefined }],
])
