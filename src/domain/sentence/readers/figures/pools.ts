import { sports } from '../../../sports/registry.ts'
import type { DistanceUnit } from '../../../units/distance.ts'
import { poolBounds } from '../../../workout/swim.ts'
import type { Reader } from '../../mention.ts'
import { aNumber, readCount, readNumber } from '../../tokens/numbers.ts'
import { indexPhrases, matchPhrase, skip } from '../../tokens/phrases.ts'
import { startingWith } from '../../tokens/starting-with.ts'
import { textAt } from '../../tokens/tokens.ts'
import { unitWords } from '../../tokens/words/unit-words.ts'
import { isPartEnd } from '../plain-words.ts'

/** `pool 50m`, "25 yard pool", "olympic pool", "short course". */
export const readPool: Reader = startingWith(
  () => [aNumber, standardPools.keys(), poolWord],
  (tokens, at) => {
    const standard = matchPhrase(tokens, at, standardPools)
    if (standard) return { value: { kind: 'pool', ...standard.value }, next: skip(tokens, standard.next, poolWord) }
    const isPoolFirst = poolWord.has(textAt(tokens, at))
    const figure = readNumber(tokens, isPoolFirst ? skip(tokens, at + 1, linkWords, { most: 3 }) : at)
    const length = figure && poolLengthOf(figure.value.value)
    // "pool is 28 degrees"
    if (!length || warmth.has(textAt(tokens, figure.next))) return undefined
    const unitWord = unitWords[textAt(tokens, figure.next)]
    const unit = unitOf(unitWord)
    const end = unit ? figure.next + 1 : figure.next
    const value = { kind: 'pool', length, unit } as const
    // "1000 yards in a 25y"
    const isPlace = textAt(tokens, at - 2) === 'in' && articles.has(textAt(tokens, at - 1))
    const isEnd = isPartEnd(tokens, end) || textAt(tokens, end) === 'with'
    if (!isPoolFirst && unit && isPlace && isEnd) return { value, next: end }
    if (!isPoolFirst) return poolWord.has(textAt(tokens, end)) ? { value, next: end + 1 } : undefined
    // "pool 10 km" is a length to swim, and in "pool 10 x 100" the 10 is a count.
    const isOther = !unit && (unitWord !== undefined || textAt(tokens, end) === 'x')
    return isOther ? undefined : { value, next: end }
  },
)

/** "20 lengths of 50 m": the total and the pool. */
export const readPoolLengths: Reader = startingWith(
  () => [aNumber],
  (tokens, at) => {
    const times = readCount(tokens, at)
    if (!times || !['lengths', 'laps'].includes(textAt(tokens, times.next))) return undefined
    const link = times.next + 1
    const start = skip(tokens, link, ofEach)
    const figure = start > link ? readNumber(tokens, start) : undefined
    const pool = figure && poolLengthOf(figure.value.value)
    const unit = figure && unitOf(unitWords[textAt(tokens, figure.next)])
    if (!pool || !unit) return undefined
    return {
      value: { kind: 'amount', amount: { kind: 'distance', value: times.value * pool, unit }, pool },
      next: skip(tokens, figure.next + 1, poolWord),
    }
  },
)

function poolLengthOf(figure: number): number | undefined {
  return figure >= poolBounds.min && figure <= poolBounds.max ? figure : undefined
}

const ofEach = new Set(['of', 'x', 'in', 'a', '@', 'at'])

/** The unit of a pool: `m`, which may also be minutes, is metres here. */
function unitOf(unit: string | undefined): DistanceUnit | undefined {
  if (unit === 'yards') return 'yards'
  return unit === 'm' || unit === 'meters' ? 'meters' : undefined
}

const articles = new Set(['a', 'my', 'our'])
const warmth = new Set(['degrees', 'degree', 'deg', '°'])
const poolWord = new Set(['pool', "pool's"])
// "pool's only 25 m"
const linkWords = new Set(['length', 'of', 'is', '=', ':', 'only', 'just'])

const standardPools = indexPhrases<{ length: number; unit: DistanceUnit | undefined }>([
  [{ length: 50, unit: 'meters' }, 'olympic pool,olympic size pool,olympic sized pool,long course,lcm'],
  [{ length: 25, unit: 'meters' }, 'short course meters,scm'],
  [{ length: 25, unit: 'yards' }, 'short course yards,scy'],
  [{ length: 25, unit: undefined }, 'short course'],
])

/** The sport that is done in a pool. */
export const poolSport = sports.find(({ inPool }) => inPool)?.id
