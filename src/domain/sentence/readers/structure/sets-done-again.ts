import type { Meaning, Reader } from '../../mention.ts'
import { readCount } from '../../tokens/numbers.ts'
import { skip } from '../../tokens/phrases.ts'
import { type Token, textAt } from '../../tokens/tokens.ts'
import { unitWords } from '../../tokens/words/unit-words.ts'
import { wordTable } from '../../tokens/words/word-table.ts'
import { isPair } from './on-and-off.ts'
import { readSet } from './sets.ts'

/** "repeat 5 times", "repeat x4": all parts before are done so often. */
export function readRepeated(tokens: readonly Token[], at: number): ReturnType<Reader> {
  if (!repeatWords.has(textAt(tokens, at))) return undefined
  const start = skip(tokens, at + 1, repeatLinks, { most: 3 })
  const again = againWords[textAt(tokens, start)]
  // "repeat twice more", "repeat once": "repeat twice" alone may be two or three in all.
  if (again) {
    const isMore = textAt(tokens, start + 1) === 'more'
    const next = start + (isMore ? 2 : 1)
    return isMore || again === 1
      ? { value: { kind: 'sets of', times: again + 1, holds: 'all' }, next }
      : { value: { kind: 'unsupported', sentence: SAY_TIMES }, next }
  }
  const times = readCount(tokens, start)
  const next = times && skip(tokens, times.next, timesWords)
  if (!times || !next) return undefined
  if (next === times.next && textAt(tokens, start - 1) !== 'x')
    // "5x400, repeat 2": twice in all, or twice more.
    return unitWords[textAt(tokens, next)] || readSet(tokens, start, [])
      ? undefined
      : { value: { kind: 'unsupported', sentence: SAY_TIMES }, next }
  return { value: { kind: 'sets of', times: times.value, holds: 'all' }, next }
}
const repeatWords = new Set(['repeat', 'repeated'])
const againWords = wordTable({ once: 1, twice: 2, thrice: 3 })
const SAY_TIMES = 'Say how often in all, such as repeat x2.'
const repeatLinks = new Set(['this', 'that', 'it', 'all', 'x', 'the', 'whole', 'block', 'set', ':'])
const timesWords = new Set(['times', 'x', 'rounds', 'sets'])

/** "200 pull, 4x50 kick, twice through" */
export function readThrough(tokens: readonly Token[], at: number, before: readonly Meaning[]): ReturnType<Reader> {
  const word = againWords[textAt(tokens, at)]
  const count = word === undefined ? readCount(tokens, at) : { value: word, next: at + 1 }
  const start = count && skip(tokens, count.next, timesWords)
  const through = start ? skip(tokens, start, throughWords) : 0
  if (!count || through === start || (word === undefined && start === count.next)) return undefined
  if (!before.some(({ kind }) => kind === 'set' || kind === 'amount' || kind === 'rungs')) return undefined
  return { value: { kind: 'sets of', times: count.value, holds: 'all' }, next: through }
}

const throughWords = new Set(['through', 'thru'])

/** "10x40/20 x 3 sets", "10x40/20, 3 rounds": the set before is done so often. */
export function readSetsBehind(tokens: readonly Token[], at: number, before: readonly Meaning[]): ReturnType<Reader> {
  const sign = skip(tokens, at, timesSign)
  const times = readCount(tokens, sign)
  const isNamed =
    times !== undefined && setWords.has(textAt(tokens, times.next)) && textAt(tokens, times.next + 1) !== 'of'
  // "8x20s/10s x2", "100-200-100 x 2"
  const isSigned =
    times !== undefined && sign > at && !unitWords[textAt(tokens, times.next)] && times.value <= MAX_SIGNED_SETS
  if (!isNamed && !isSigned) return undefined
  const last = before.findLast(({ kind }) => !besideSet.has(kind))
  if (last?.kind !== 'set' && last?.kind !== 'rungs') return undefined
  const holds = isPair(last) || before.filter(isPair).length > 1 ? 'all' : 'last'
  return { value: { kind: 'sets of', times: times.value, holds }, next: times.next + (isNamed ? 1 : 0) }
}

// "6x1min 120% / 1 min 55%, x2"
const besideSet = new Set<Meaning['kind']>([
  'filler',
  'session',
  'punctuation',
  'link',
  'rest',
  'percent',
  'power',
  'pace',
  'zone',
])

// More are repetitions (our choice).
export const MAX_SIGNED_SETS = 6

const timesSign = new Set(['x', '*'])

export const setWords = new Set(['sets', 'rounds', 'series', 'blocks'])

/** What stands before the count of what is done again, or is that count. */
export const againSigns = new Set([...repeatWords, ...Object.keys(againWords), ...timesSign])
